"""`python -m golazo` is the command `golazo`."""

from golazo.terminal import main

if __name__ == "__main__":
    main()
