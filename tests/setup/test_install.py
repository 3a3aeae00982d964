"""What pip and uv are started with."""

from game.setup.install import clean_environ


def test_what_leads_elsewhere_is_left_out_and_the_index_kept() -> None:
    environ = {"PYTHONHOME": "/x", "PIP_TARGET": "/y", "PIP_USER": "1", "PIP_CERT": "/c", "HOME": "/h"}
    assert clean_environ(environ) == {"PIP_CERT": "/c", "HOME": "/h"}


def test_uv_gets_the_index_that_pip_has() -> None:
    environ = {"PIP_INDEX_URL": "https://index.example/simple", "PIP_FIND_LINKS": "", "UV_INDEX": "kept"}
    cleaned = clean_environ(environ)
    assert cleaned["UV_DEFAULT_INDEX"] == "https://index.example/simple"
    assert cleaned["UV_INDEX"] == "kept"
    assert "UV_FIND_LINKS" not in cleaned


def test_uv_separates_folders_by_commas() -> None:
    assert clean_environ({"PIP_FIND_LINKS": "/a /b"})["UV_FIND_LINKS"] == "/a,/b"


def test_a_setting_of_uv_wins_over_one_of_pip() -> None:
    environ = {"PIP_INDEX_URL": "https://pip.example", "UV_DEFAULT_INDEX": "https://uv.example"}
    assert clean_environ(environ)["UV_DEFAULT_INDEX"] == "https://uv.example"
