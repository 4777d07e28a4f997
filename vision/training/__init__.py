"""Makes the reader's weights: draws scenes, trains the finder and the crop net, writes ONNX. Imported by nothing."""
