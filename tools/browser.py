"""Find Chromium for the browser tests, or install Debian's."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """Chromium's path; CARAVANSARY_CHROMIUM names another one."""
    named = os.environ.get("CARAVANSARY_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def install() -> bool:
    """Install chromium with apt unless there is one."""
    if find():
        return True
    if not shutil.which("apt-get"):
        print("This system has no apt-get: install Chromium by hand or set CARAVANSARY_CHROMIUM", file=sys.stderr)
        return False
    sudo = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    env = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    wait = ["-o", "DPkg::Lock::Timeout=300"]
    steps = (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-dejavu-core"])
    return all(subprocess.call([*sudo, "apt-get", *wait, *step], env=env) == 0 for step in steps) and find() is not None
