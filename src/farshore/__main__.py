"""`python -m farshore` is the command `farshore`."""

import sys

from farshore.cli import main

if __name__ == "__main__":
    sys.exit(main())
