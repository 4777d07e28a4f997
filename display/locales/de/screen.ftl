screen-pass = passen
