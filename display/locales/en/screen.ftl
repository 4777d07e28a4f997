screen-pass = pass
