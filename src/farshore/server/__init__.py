"""The server: tables, their store, and the lines to those who play."""

import sys

# structlog looks for rich and takes a tenth of a second to load it. It would draw tracebacks with the values of all
# variables, secrets among them, which we do not want anyway.
if "structlog" not in sys.modules and "rich" not in sys.modules:
    sys.modules["rich"] = None  # type: ignore[assignment]
    try:
        import structlog  # noqa: F401
    finally:
        del sys.modules["rich"]
