"""Starts a table on this machine: python3 run.py [--compiled] [--port N] [--no-browser] [more of `farshore serve`].

The first start makes .venv and installs Farshore into it; later ones start at once. With --compiled, rules and bots are
compiled first where there is a C++ compiler, and again only when their source changed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / ("python.exe" if os.name == "nt" else "python")
PIP = SCRIPTS / ("pip.exe" if os.name == "nt" else "pip")
NOTE = VENV / "farshore-installed"
COMPILED = ROOT / ".compiled"
CURRENT_PIP = "pip>=26,<27"
SERVER = "server"
"""What the page needs beside the rules; `test` brings it too."""
MADE_FROM = ("pyproject.toml", "constraints.txt", "build_page.py", "hatch_build.py", "research/pyproject.toml")


def stop(message: str) -> None:
    """Ends with one line that says what to do."""
    sys.exit(f"{Path(sys.argv[0]).name}: {message}")


def check_python() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036  (whoever meets this has an older one)
        stop(f"Farshore needs Python 3.11 or newer; this is {sys.version_info[0]}.{sys.version_info[1]}.")


def fingerprint(extras: str) -> str:
    """A hash of everything that an installation depends on: requirements and the page's sources."""
    import build_page

    digest = sha256(f"{extras}\n{sys.version}\n{ROOT}\n{build_page.fingerprint()}\n".encode())
    for name in MADE_FROM:
        if (ROOT / name).exists():
            digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def installed(extras: str) -> bool:
    """Whether .venv already holds this version, with these extras or more."""
    import build_page

    noted = NOTE.read_text().split() if NOTE.exists() and PYTHON.exists() else []
    return fingerprint(extras) in noted and build_page.is_built()


def prepare(extras: str = SERVER) -> None:
    """Makes .venv and installs Farshore into it, unless that was done."""
    check_python()
    if installed(extras):
        return
    make_venv()
    print(f"Installing Farshore into .venv, once, in a minute or two: pip install --editable .[{extras}]", flush=True)
    install(extras)
    notes = {fingerprint(extras), fingerprint(SERVER)}
    try:
        NOTE.write_text("\n".join(sorted(notes)))
    except OSError as error:
        stop(f"cannot write to {VENV}: {error.strerror}.")


def make_venv() -> None:
    """An environment of our own, so that nothing else on this machine changes; one half made is completed."""
    if PYTHON.exists() and PIP.exists():
        return
    try:
        import ensurepip  # noqa: F401
        import venv
    except ImportError:
        stop(f"this Python has no venv module; on Debian or Ubuntu: apt install python3-venv ({sys.executable}).")
    try:
        venv.create(VENV, symlinks=os.name != "nt", with_pip=True)  # as `python -m venv` does
    except OSError as error:
        stop(f"cannot make the folder {VENV}: {error.strerror}. Is this a read-only place?")
    except subprocess.CalledProcessError:
        stop("making .venv failed; on Debian or Ubuntu: apt install python3-venv.")
    upgrade_pip()


def upgrade_pip() -> None:
    """Replace the pip that came with this Python by a current one. Without the network the old one does."""
    command = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input", "--upgrade"]
    subprocess.run([*command, CURRENT_PIP], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)


def install(extras: str) -> None:
    """Farshore as it lies here (edits count at once), with the versions that were tried together."""
    command = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]
    command += ["--constraint", str(ROOT / "constraints.txt"), "--editable", f"{ROOT}[{extras}]"]
    if extras != SERVER:  # tests need the research tools; players do not
        command += ["--editable", str(ROOT / "research")]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        stop(why_pip_failed(done.stdout))


def why_pip_failed(output: str) -> str:
    """The likeliest reason, in one line."""
    lower = output.lower()
    if "read-only file system" in lower or "permission denied" in lower:
        return f"cannot write to {ROOT}: it is read-only or belongs to somebody else."
    if any(sign in lower for sign in ("connection", "name resolution", "retrying", "timed out", "enotfound")):
        return "installing needs the network once, and it cannot be reached; run this again when it can."
    if "no space left" in lower:
        return "the disk is full."
    return "installing failed; the lines above say why."


def compiled() -> bool:
    """Compiles rules and bots into .compiled, unless that was done; if it cannot be, one line says why."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    asked = [
        str(PYTHON),
        "-c",
        "from farshore.compiled import compiled_modules; raise SystemExit(not compiled_modules())",
    ]
    fresh = subprocess.run(asked, env={**environment, "FARSHORE_COMPILED": str(COMPILED)}, check=False)
    if fresh.returncode == 0:
        return True
    install_cython = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]
    install_cython += ["--constraint", str(ROOT / "constraints.txt"), "Cython"]
    asked = [str(PYTHON), "-c", "import Cython"]
    if subprocess.run(asked, stderr=subprocess.DEVNULL, check=False).returncode:
        subprocess.run(install_cython, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    command = [str(PYTHON), "-m", "farshore.compiling", str(COMPILED)]
    return subprocess.run(command, env={**environment, "FARSHORE_COMPILED": "0"}, check=False).returncode == 0


def main() -> int:
    """Installs if needed, then becomes `farshore serve`."""
    prepare()
    words = [word for word in sys.argv[1:] if word != "--compiled"]
    if len(words) < len(sys.argv[1:]):
        compiled()
    arguments = [str(PYTHON), "-m", "farshore", "serve", "--browser", *words]
    if os.name != "nt":
        os.execv(arguments[0], arguments)
    return subprocess.call(arguments)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
