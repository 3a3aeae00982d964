"""Start Emberwick: play, run scripts, test (`python3 main.py --help`).

Every Python since 2.7 can read this file, so that an old one says what it lacks
instead of failing on newer syntax; everything else lives in `game/`.
"""

import os
import sys

NEEDED = (3, 11)


def start():
    if sys.version_info < NEEDED:
        sys.stderr.write(
            "Emberwick needs Python %d.%d or newer and this is Python %d.%d: "
            "install one from https://www.python.org/downloads/ and start main.py with it.\n"
            % (NEEDED + tuple(sys.version_info[:2]))
        )
        return 3
    here = os.path.dirname(os.path.abspath(__file__))
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        from game.setup import main

        return main(sys.argv[1:])
    except KeyboardInterrupt:
        import signal

        signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C would be seen as a traceback
        return 130


if __name__ == "__main__":
    sys.exit(start())
