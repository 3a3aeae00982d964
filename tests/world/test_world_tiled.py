"""From Tiled's files to plain maps, and what is said of a file with a fault."""

from __future__ import annotations

from pathlib import Path

import pytest
from world.small_maps import GATE, HUT, YARD, hut_places, small_atlas, thing, write_map, write_maps, yard_places

from game.content import ContentError
from game.world import read_atlas
from game.world.tiled import read_map
from game.world.tilemap import Door, Post, Spawn, Spot


def fault(folder: Path, ground: str = "..", places: tuple[str, ...] = (), props: str = "") -> str:
    with pytest.raises(ContentError) as caught:
        read_map(write_map(folder, "odd", ground, list(places), props))
    (problem,) = caught.value.problems
    assert (problem.file, problem.line) == ("odd.tmx", 1)
    return problem.message


def faults(folder: Path) -> list[str]:
    with pytest.raises(ContentError) as caught:
        read_atlas(folder)
    return [str(problem) for problem in caught.value.problems]


def without(place: str, name: str) -> str:
    """A place without one of its properties."""
    head, _, tail = place.partition(f'<property name="{name}"')
    return head + tail.partition("/>")[2]


def test_a_map_is_plain_data(tmp_path: Path) -> None:
    yard = small_atlas(tmp_path).maps["yard"]
    assert (yard.id, yard.title, yard.width, yard.height, yard.tile_size) == ("yard", "the yard", 5, 5, 16)
    assert [layer.name for layer in yard.layers] == ["ground"]
    assert yard.layers[0].cells[3] == (1, 1, 2, 1, 1)
    assert yard.solid == {(0, 0), (1, 0), (3, 0), (4, 0), (0, 1), (1, 1), (3, 1), (4, 1), (2, 3)}
    assert yard.spots == {
        "north_gate": Spot("north_gate", (2, 0), "the gate", "It is shut.", "gate_open", "It is open."),
        "stall": Spot("stall", (2, 4), "the stall"),
    }
    assert yard.spawns == {"start": Spawn((0, 2), "right"), "from_hut": Spawn((4, 3), "left")}
    assert yard.posts == (Post("merchant", "stall", Spawn((2, 4), "up")),)
    assert yard.doors == {(4, 4): Door((4, 4), "hut", "door")}
    assert yard.signs == {(0, 3): "Fresh fish, old jokes."}


def test_a_map_without_a_title_is_called_after_its_file(tmp_path: Path) -> None:
    assert small_atlas(tmp_path).maps["hut"].title == "hut"


def test_tiles_know_their_pictures_and_their_animation(tmp_path: Path) -> None:
    images = small_atlas(tmp_path).maps["yard"].images
    assert [(images[gid].x, images[gid].width) for gid in (1, 2, 4)] == [(0, 16), (16, 16), (48, 16)]
    assert images[1].image.name == "ground.png"
    assert (images[11].image.name, images[11].height) == ("gate_shut.png", 20)
    assert [(frame.x, seconds) for frame, seconds in images[3].frames] == [(32, 0.25), (48, 0.5)]


def test_a_mirrored_tile_is_the_tile(tmp_path: Path) -> None:
    assert read_map(write_map(tmp_path, "odd", "X.", [])).layers[0].cells == ((1, 1),)


def test_a_rectangle_is_every_tile_below_it(tmp_path: Path) -> None:
    wide = thing("door", "wide", 1, 0, (2, 1), to_map="odd", to_spawn="in")
    assert set(read_map(write_map(tmp_path, "odd", "....", [wide])).doors) == {(1, 0), (2, 0)}


def test_the_older_name_of_the_class_is_read_too(tmp_path: Path) -> None:
    place = thing("spawn", "start", 0, 0).replace("class=", "type=")
    assert read_map(write_map(tmp_path, "odd", "..", [place])).spawns == {"start": Spawn((0, 0), "down")}


def test_a_door_may_need_things_and_says_what_it_refuses(tmp_path: Path) -> None:
    needs = {"needs": "lantern, rope", "refuses": "It is black in there."}
    door = thing("door", "hole", 1, 0, (1, 1), to_map="odd", to_spawn="in", **needs)
    dark = '<properties><property name="dark" value="true"/></properties>'
    odd = read_map(write_map(tmp_path, "odd", "...", [door], head=dark))
    assert odd.dark
    assert odd.doors[1, 0] == Door((1, 0), "odd", "in", ("lantern", "rope"), "It is black in there.")
    carried: list[dict[str, int]] = [{}, {"lantern": 1}, {"lantern": 1, "rope": 0}, {"lantern": 1, "rope": 2}]
    assert [odd.doors[1, 0].barred(items) for items in carried] == [True, True, True, False]


class TestGate:
    def test_blocks_until_its_flag_is_set(self, tmp_path: Path) -> None:
        yard = small_atlas(tmp_path).maps["yard"]
        assert (2, 0) in yard.blocked({})
        assert (2, 0) not in yard.blocked({"gate_open": True})
        assert (2, 0) in yard.blocked({"gate_open": False})

    def test_shows_what_stands_there_now(self, tmp_path: Path) -> None:
        (gate,) = small_atlas(tmp_path).maps["yard"].props
        assert [gate.shown(flags).name for flags in ({}, {"gate_open": True})] == ["gate_shut", "gate_open"]

    def test_is_shut_all_the_same_while_another_flag_stands_against_it(self, tmp_path: Path) -> None:
        unless = GATE.replace("</properties>", '<property name="unless" value="night"/></properties>')
        sights = {"label": "the gate", "sight": "Shut.", "flag": "gate_open", "sight_when_set": "Open."}
        places = [thing("spot", "gate", 0, 0, unless="night", **sights)]
        yard = read_map(write_map(tmp_path, "odd", "...", places, unless))
        by_day, by_night = {"gate_open": True}, {"gate_open": True, "night": True}
        assert [(2, 0) in yard.blocked(flags) for flags in (by_day, by_night, by_day)] == [False, True, False]
        assert [yard.spots["gate"].seen(flags) for flags in (by_day, by_night)] == ["Open.", "Shut."]

    def test_is_seen_as_it_is(self, tmp_path: Path) -> None:
        spot = small_atlas(tmp_path).maps["yard"].spots["north_gate"]
        assert [spot.seen(flags) for flags in ({}, {"gate_open": True})] == ["It is shut.", "It is open."]


@pytest.mark.parametrize(
    ("place", "said"),
    [
        (thing("spwan", "start", 0, 0),
         "object 0 in `places` has the class `spwan`: use spawn, spot, character, door, sign, bed"),
        (thing("spawn", "start", 0, 0, facing="north"), "`start` faces `north`: use up, down, left, right"),
        (thing("character", "guard", 0, 0, facing="west", spot="gate"),
         "`guard` faces `west`: use up, down, left, right"),
        (thing("spot", "market", 1, 0), "spot `market` (object 100) needs the property `label`"),
        (thing("door", "out", 1, 0, (1, 1), to_map="town"), "door `out` (object 100) needs the property `to_spawn`"),
        (thing("door", "out", 1, 0, (1, 1), to_spawn="in"), "door `out` (object 100) needs the property `to_map`"),
        (thing("sign", "board", 1, 0, (1, 1)), "sign `board` (object 100) needs the property `text`"),
        (thing("sign", "board", 1, 0, (1, 1), text=""), "sign `board` (object 100) needs the property `text`"),
        (thing("spawn", "", 1, 0), "spawn object 100 needs a name"),
    ],
)  # fmt: skip
def test_a_place_with_a_fault(tmp_path: Path, place: str, said: str) -> None:
    assert fault(tmp_path, places=(place,)) == said


def test_two_of_one_name(tmp_path: Path) -> None:
    twice = (thing("spot", "market", 0, 0, label="a"), thing("spot", "market", 1, 0, label="b"))
    assert fault(tmp_path, places=twice) == "two spot objects are named `market`: rename one"


def test_a_tile_that_no_tileset_has(tmp_path: Path) -> None:
    assert fault(tmp_path, ".?") == "layer ground uses tile 9, which no tileset has"


@pytest.mark.parametrize(
    ("prop", "said"),
    [
        (GATE.replace('"gate_open"/></p', '"portcullis"/></p'),
         "prop object 50 wants `portcullis` when set, and no tileset has it"),
        (without(GATE, "flag"), "prop object 50 has `prop_when_set` and needs the property `flag`"),
        (GATE.replace('gid="11"', 'gid="13"'), "prop object 50 shows a tile without a `name`: set it in the tileset"),
        (GATE.replace('gid="11"', 'gid="99"'), "prop object 50 shows a tile without a `name`: set it in the tileset"),
    ],
)  # fmt: skip
def test_a_prop_with_a_fault(tmp_path: Path, prop: str, said: str) -> None:
    assert fault(tmp_path, props=prop) == said


@pytest.mark.parametrize("text", ["", "<map", "<map/>", "no map at all", '<?xml version="1.0"?><tileset/>', "{}"])
def test_what_is_no_map_says_so(tmp_path: Path, text: str) -> None:
    (tmp_path / "odd.tmx").write_text(text, encoding="utf-8")
    with pytest.raises(
        ContentError, match=r"^odd\.tmx:1: is no map that can be read \(.*\): open and save it in Tiled"
    ):
        read_map(tmp_path / "odd.tmx")


def test_a_tileset_that_is_not_there(tmp_path: Path) -> None:
    path = write_map(tmp_path, "odd", "..", [])
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("<layer", '<tileset firstgid="90" source="gone.tsx"/><layer'), encoding="utf-8")
    with pytest.raises(ContentError, match=r"odd\.tmx:1: is no map that can be read \(FileNotFoundError: .*gone\.tsx"):
        read_map(path)


def test_an_infinite_map(tmp_path: Path) -> None:
    path = write_map(tmp_path, "odd", "..", [])
    text = path.read_text(encoding="utf-8").replace('infinite="0"', 'infinite="1"')
    text = text.replace("1,1", '<chunk x="0" y="0" width="2" height="1">1,1</chunk>')
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match=r"odd\.tmx:1: is an infinite map"):
        read_map(path)


class TestAtlas:
    def test_knows_where_everything_is(self, tmp_path: Path) -> None:
        atlas = small_atlas(tmp_path)
        assert (atlas.start_map, atlas.start.tile) == ("yard", (0, 2))
        found = atlas.spot("desk")
        assert found is not None
        assert (found[0].id, found[1].label) == ("hut", "the desk")
        assert atlas.spot("castle") is None
        assert {(post.who, place) for place, post in atlas.posts()} == {("merchant", "yard"), ("professor", "hut")}

    def test_a_door_to_nowhere(self, tmp_path: Path) -> None:
        write_maps(tmp_path)
        write_map(tmp_path, "yard", YARD, [p.replace('"hut"', '"cellar"') for p in yard_places()])
        assert faults(tmp_path) == ["yard.tmx:1: a door leads to the map `cellar`, which is not there"]

    def test_a_door_to_no_spawn(self, tmp_path: Path) -> None:
        write_maps(tmp_path)
        write_map(tmp_path, "hut", HUT, [p.replace('"from_hut"', '"roof"') for p in hut_places()])
        assert faults(tmp_path) == ["hut.tmx:1: a door leads to the spawn `roof` of `yard`, which is not there"]

    def test_a_spot_in_two_places(self, tmp_path: Path) -> None:
        write_maps(tmp_path)
        write_map(tmp_path, "hut", HUT, [p.replace('"desk"', '"stall"') for p in hut_places()])
        assert faults(tmp_path) == ["hut.tmx:1: `stall` stands here and on `yard` too"]

    def test_somebody_at_a_spot_of_another_map(self, tmp_path: Path) -> None:
        write_maps(tmp_path)
        write_map(tmp_path, "hut", HUT, [p.replace('value="desk"', 'value="stall"') for p in hut_places()])
        assert faults(tmp_path) == [
            "hut.tmx:1: `professor` stands at the spot `stall`, which is not on this map",
        ]

    def test_no_start_and_two_starts(self, tmp_path: Path) -> None:
        write_maps(tmp_path)
        write_map(tmp_path, "yard", YARD, [p.replace('"start"', '"begin"') for p in yard_places()])
        assert [text.partition(": ")[2] for text in faults(tmp_path)] == [
            "exactly one spawn named `start` is needed, not 0"
        ]
        write_map(tmp_path, "yard", YARD, yard_places())
        write_map(tmp_path, "hut", HUT, [*hut_places(), thing("spawn", "start", 2, 1)])
        assert [text.partition(": ")[2] for text in faults(tmp_path)] == [
            "exactly one spawn named `start` is needed, not 2"
        ]

    def test_a_folder_without_maps(self, tmp_path: Path) -> None:
        assert len(faults(tmp_path)) == 1
