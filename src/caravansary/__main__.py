"""`python -m caravansary` is the command `caravansary`."""

from caravansary.cli import main

if __name__ == "__main__":
    main()
