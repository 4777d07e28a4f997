screen-pass = passer
