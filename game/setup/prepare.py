"""Makes `.venv`, or mends it, until a command has all it needs."""

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from game.setup import environment, install, requirements, sentences
from game.setup.environment import Needs
from game.setup.install import Workshop
from game.setup.lock import locked
from game.setup.progress import Progress


def prepare(folder: Path, needs: Needs, every: Iterable[Needs], environ: Mapping[str, str]) -> None:
    """Returns when the environment in `folder` is ready for `needs`; raises SetupError when it cannot be.

    `every` is what any command may need: what happens to be there as well gets its stamp too.
    """
    progress = Progress(sys.stderr)
    root = folder.parent
    done = ""
    try:
        _clear_the_way(folder)
        with locked(folder / environment.LOCK, lambda: progress.stage("Another start is setting up: waiting")) as lock:
            if not environment.is_ready(folder, needs):
                shop = Workshop(folder, install.clean_environ(environ), progress, lock)
                shop.log.write_text("", encoding="utf-8")
                if _bring_up_to_date(shop, needs):
                    done = f"Emberwick is set up, after {progress.seconds:.0f} s."
                environment.write_stamps(folder, [one for one in every if _is_there(folder, one)])
    except OSError as error:
        raise sentences.for_os_error(error, root) from error
    finally:
        progress.end(done)


def _clear_the_way(folder: Path) -> None:
    """Before anything is written: takes a link that leads nowhere away, and stops at what is not ours to touch."""
    if folder.is_symlink() and not folder.exists():
        folder.unlink(missing_ok=True)
    if folder.exists() and not (folder.is_dir() and environment.may_be_cleared(folder)):
        raise sentences.not_an_environment(folder)


def _bring_up_to_date(shop: Workshop, needs: Needs) -> bool:
    """Whether anything had to be made or installed."""
    folder = shop.folder
    usable = environment.is_usable(folder)
    if not usable:
        environment.begin(folder)
        environment.sign(folder)
        shop.progress.stage("Setting up Emberwick, once: making .venv")
        environment.clear(folder)
        install.make_environment(shop)
    again = usable and environment.is_unfinished(folder)
    wanted = requirements.read(needs.files)
    missing = requirements.unmet(wanted, _installed(folder))
    if missing or again:
        environment.begin(folder)
        shop.progress.stage(f"Fetching packages: {len(missing) or len(wanted)}, and those that they need")
        install.install(shop, needs, remove=requirements.rivals(wanted, _installed(folder)), again=again)
        _check(shop, wanted)
    return bool(missing) or again or not usable


def _check(shop: Workshop, wanted: list[requirements.Requirement]) -> None:
    left = requirements.unmet(wanted, _installed(shop.folder))
    if left:
        with shop.log.open("a", encoding="utf-8") as log:
            log.writelines(f"After the installation: {line}\n" for line in left)
        raise sentences.failed("Packages are still missing after their installation", shop.log)


def _is_there(folder: Path, needs: Needs) -> bool:
    if not all(file.exists() for file in needs.files):
        return False
    return not requirements.unmet(requirements.read(needs.files), _installed(folder))


def _installed(folder: Path) -> requirements.Installed:
    return requirements.installed_in([str(site) for site in environment.site_packages(folder)])
