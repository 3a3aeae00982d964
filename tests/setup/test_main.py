"""main.py before the set-up: the version of Python."""

import ast
import importlib.util
from types import ModuleType

import pytest

from tests.setup.game_copy import REPO

# Python 2.7 and 3.0 stumble over these when they read the file.
NEWER = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.AsyncFunctionDef, ast.Match, ast.Nonlocal, ast.YieldFrom)


@pytest.fixture
def main() -> ModuleType:
    spec = importlib.util.spec_from_file_location("emberwick_main", REPO / "main.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_old_pythons_can_read_it() -> None:
    source = (REPO / "main.py").read_bytes()
    assert source.isascii()
    for node in ast.walk(ast.parse(source)):
        assert not isinstance(node, NEWER)
        assert not (isinstance(node, ast.FunctionDef) and (node.returns or node.args.kwonlyargs))
        assert not (isinstance(node, ast.arg) and node.annotation)


def test_an_old_python_says_which_one_is_needed(
    main: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(main.sys, "version_info", (3, 8, 10))
    assert main.start() == 3
    said = capsys.readouterr().err
    assert "needs Python 3.11 or newer and this is Python 3.8:" in said
    assert said.count("\n") == 1
