"""Serve the documentation while it is written, or build it."""

import argparse
import os
import subprocess
import sys

from tools import ROOT

BUILD = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", "build/site"]
SERVE = [sys.executable, "-m", "mkdocs", "serve"]


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev docs", description=__doc__)
    parser.add_argument("--build", action="store_true", help="build into build/site and fail on any warning")
    options = parser.parse_args()
    env = dict(os.environ, NO_MKDOCS_2_WARNING="1")
    sys.exit(subprocess.call(BUILD if options.build else SERVE, cwd=ROOT, env=env))


if __name__ == "__main__":
    main()
