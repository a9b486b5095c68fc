"""The companion without a network: dice, scoreboard, a championship, two devices put together, paper."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from golazo.games.masters_of_football.rules.calendar import MATCHDAYS, fixtures
from golazo.games.masters_of_football.rules.standings import ranked
from tests.web.looking import look
from tests.web.people import SIZES, Person, served
from tests.web.test_pages import LANGUAGES

PAIRS = [pair for matchday in range(MATCHDAYS) for pair in fixtures(matchday, 0)]
# Two teams end level on points and are parted by goal difference.
GOALS = [(2, 1), (0, 0), (1, 1), (3, 2), (0, 1), (2, 2), (1, 0), (1, 1), (2, 0), (0, 0), (1, 2), (1, 0)]
TEAMS = ("Casuals", "Corinthians", "Wanderers", "Rovers")


def cut_off(person: Person, path: str) -> None:
    """Open a page, let the service worker take what it keeps, and cut the network."""
    person.go(path)
    person.page.wait_for_selector("main h1")
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    person.context.set_offline(True)
    person.page.reload()
    person.page.wait_for_selector("main h1")
    assert person.page.evaluate("fetch('/healthz').then(() => 'there', () => 'gone')") == "gone"


@pytest.fixture
def devices(browser: Browser, tmp_path: Path) -> Iterator[tuple[Person, Person]]:
    """Two devices that opened the companion once; then the server is gone for good."""
    with served(tmp_path / "data") as address:
        pair = Person(browser, address), Person(browser, address, viewport=SIZES["phone"])
        for person in pair:
            cut_off(person, "/companion")
    yield pair
    for person in pair:
        assert not person.errors
        person.context.close()


def type_result(page: Page, match: int, goals: tuple[int, int]) -> None:
    line = page.locator(".match-line").nth(match)
    for side in (0, 1):
        line.locator(".goals input").nth(side).fill(str(goals[side]))


def shown_table(page: Page) -> list[tuple[str, int]]:
    rows = page.locator(".league-table tbody tr")
    return [
        (
            rows.nth(place).locator("th").inner_text().strip(),
            int(rows.nth(place).locator("td").last.inner_text()),
        )
        for place in range(rows.count())
    ]


def begin_championship(page: Page) -> None:
    page.click("a[href='/companion/pads']")
    page.wait_for_selector(".pad-kinds")
    for place, name in enumerate(TEAMS):
        page.locator(".pad-names input").nth(place).fill(name)
    page.click("form button[type=submit]")
    page.wait_for_selector(".match-line")
    assert page.locator(".match-line").count() == len(PAIRS)


def saved(page: Page, button: str, folder: Path, name: str) -> Path:
    with page.expect_download() as download:
        page.get_by_role("button", name=button).click()
    path = folder / name
    download.value.save_as(path)
    return path


def test_a_championship_of_two_devices_without_a_network(devices: tuple[Person, Person], tmp_path: Path) -> None:
    one, other = devices[0].page, devices[1].page
    begin_championship(one)
    # On paper, a table that has not begun is empty and has no mark of where one types.
    one.locator(".goals input").first.focus()
    one.emulate_media(media="print")
    style = "(each, name) => getComputedStyle(each)[name]"
    assert one.locator(".league-table .points").last.evaluate(style, "color") == "rgba(0, 0, 0, 0)"
    assert one.locator(".goals input").first.evaluate(style, "outlineStyle") == "none"
    one.emulate_media(media="null")
    for match in range(4):
        type_result(one, match, GOALS[match])
    file = saved(one, "Save (JSON)", tmp_path, "first.json")

    # The second device takes the pad over and types the later half, and one result of the first half otherwise.
    other.click("a[href='/companion/pads']")
    other.set_input_files("input[type=file]", file)
    other.wait_for_selector(".match-line")
    for match in range(6, len(PAIRS)):
        type_result(other, match, GOALS[match])
    type_result(other, 0, (4, 4))
    file = saved(other, "Save (JSON)", tmp_path, "second.json")

    # Meanwhile the first goes on, and corrects that result back later.
    for match in (4, 5):
        type_result(one, match, GOALS[match])
    type_result(one, 0, (9, 9))
    type_result(one, 0, GOALS[0])
    one.set_input_files(".pad-tools input[type=file]", file)
    said = one.locator(".pad-tools .good").inner_text()
    for part in ("6 new entries", "1 differed", "Casuals – Rovers: here 2:1", "in the file 4:4", "newer and stays"):
        assert part in said

    # All twelve results, none lost, none twice; the table is the game's own.
    results = [[*pair, *goals] for pair, goals in zip(PAIRS, GOALS, strict=True)]
    places = ranked(range(4), results, [])
    assert shown_table(one) == [(TEAMS[place.row.team], place.row.points) for place in places]
    entries = json.loads(saved(one, "Save (JSON)", tmp_path, "both.json").read_text())["pad"]["entries"]
    assert sum(key.startswith("result ") for key in entries) == len(PAIRS)
    level = [place for place in places if place.above_by not in ("", "points")]
    assert one.locator(".tie-breaks li").count() == len(level) > 0
    assert TEAMS[level[0].row.team] in one.locator(".tie-breaks li").first.inner_text()

    # Put together the other way round it comes out the same.
    other.set_input_files(".pad-tools input[type=file]", tmp_path / "both.json")
    other.wait_for_selector(".pad-tools .good")
    assert shown_table(other) == shown_table(one)

    # From the list of pads as well, and the pad tells what came of it.
    other.click("a[href='/companion/pads']")
    other.set_input_files("input[type=file]", tmp_path / "first.json")
    assert "nothing new" in other.locator(".pad-tools .good").inner_text()
    assert shown_table(other) == shown_table(one)

    # As a spreadsheet and back: nothing new.
    sheet = saved(one, "Spreadsheet (CSV)", tmp_path, "pad.csv")
    assert len(sheet.read_text().splitlines()) == 1 + len(PAIRS)
    one.set_input_files(".pad-tools input[type=file]", sheet)
    one.wait_for_selector("text=nothing new, nothing differed")

    # It survives the browser, and goes on paper.
    one.reload()
    one.wait_for_selector(".match-line")
    assert shown_table(one) == shown_table(other)
    paper = one.pdf(format="A4", prefer_css_page_size=True)
    assert paper.startswith(b"%PDF")
    (tmp_path / "pad.pdf").write_bytes(paper)
    pypdf = pytest.importorskip("pypdf")
    pages = pypdf.PdfReader(tmp_path / "pad.pdf").pages
    printed = " ".join(page.extract_text() for page in pages)
    assert len(pages) == 1
    assert all(team in printed for team in TEAMS)
    assert "Save (JSON)" not in printed


def test_a_file_that_is_no_pad_changes_nothing(devices: tuple[Person, Person], tmp_path: Path) -> None:
    page = devices[0].page
    begin_championship(page)
    type_result(page, 0, (1, 0))
    for name, content in (("a.json", "{"), ("b.json", '{"golazo": "pad", "version": 1, "pad": {}}'), ("c.csv", "x\n1")):
        (tmp_path / name).write_text(content)
        page.set_input_files(".pad-tools input[type=file]", tmp_path / name)
        page.wait_for_selector(".pad-tools .trouble")
        assert "no pad" in page.inner_text(".pad-tools .trouble")
    whole = json.loads(saved(page, "Save (JSON)", tmp_path, "own.json").read_text())
    whole["pad"]["id"] = "another"
    (tmp_path / "d.json").write_text(json.dumps(whole))
    page.set_input_files(".pad-tools input[type=file]", tmp_path / "d.json")
    page.wait_for_selector("text=belongs to another pad")
    assert shown_table(page)[0] == (TEAMS[0], 3)


def test_dice_and_scoreboard_without_a_network(devices: tuple[Person, Person]) -> None:
    page = devices[1].page
    page.click("a[href='/companion/dice']")
    page.wait_for_selector(".tray")
    page.get_by_role("button", name="Clear the tray").click()
    for die in ("Red attack die", "Genius die", "Twelve-sided die", "Movement die"):
        page.get_by_role("button", name=f"Add: {die}").click()
    for _ in range(36):
        page.click(".tray")
    assert page.locator(".tray .die").count() == 4
    assert "36 rolls" in page.inner_text(".past")
    sentences = page.locator(".bars p").all_inner_texts()
    assert len(sentences) == 4
    assert sum("chi-square" in each for each in sentences) == 3  # of twelve sides 36 rolls are too few
    assert "36 of 60 rolls" in " ".join(sentences)
    page.goto(f"{devices[1].site}/companion/scoreboard")
    page.wait_for_selector(".scoreboard")
    goals = page.locator(".scoreboard-goals")
    goals.nth(0).click()
    goals.nth(1).click()
    goals.nth(1).click()
    page.get_by_role("button", name="Take back").click()
    for _ in range(13):
        page.locator(".scoreboard-acts .solid").click()
    assert "Final whistle" in (page.text_content(".scoreboard-phase") or "")
    page.get_by_role("button", name="Home: one more attack").click()
    goals.nth(0).click()
    page.get_by_role("button", name="Final whistle").click()
    page.reload()
    page.wait_for_selector(".scoreboard")
    assert [text.split()[0] for text in goals.all_inner_texts()] == ["2", "1"]


def test_a_match_on_the_scoreboard_is_written_down(person: Person) -> None:
    page = person.page
    person.go("/companion")
    begin_championship(page)
    page.locator(".match-line").first.locator(".to-board").click()
    page.wait_for_selector(".scoreboard")
    page.locator(".scoreboard-goals").nth(1).click()
    for _ in range(13):
        page.locator(".scoreboard-acts .solid").click()
    page.get_by_role("button", name="Write down the result").click()
    page.wait_for_selector(".match-line")
    assert shown_table(page)[0] == (TEAMS[3], 3)


def test_a_world_cup_group_by_hand_and_a_season_with_a_play_off(person: Person) -> None:
    page = person.page
    person.go("/companion/pads")
    page.check("[value=cup]", force=True)
    page.click("form button[type=submit]")
    page.wait_for_selector(".match-line")
    shown = page.locator(".pad-section:not(.only-print) .match-line")
    for match in range(6):
        for side in (0, 1):
            shown.nth(match).locator(".goals input").nth(side).fill("1")
    page.wait_for_selector(".decide")
    for _ in range(3):
        page.locator(".decide .button:visible").first.click()
    assert page.locator(".decide:visible").count() == 0
    assert page.locator(".pad-section:not(.only-print) .tie-breaks li").count() == 3
    person.go("/companion/pads")
    page.check("[value=season]", force=True)
    page.click("form button[type=submit]")
    page.wait_for_selector(".match-line")
    shown = page.locator(".pad-section:not(.only-print) .match-line")
    for match in range(12):
        shown.nth(match).locator("label").nth(match % 3).click()
    page.locator(".pad-section:not(.only-print) .decide .button").first.click()
    assert "the play-off decided" in page.inner_text(".pad-section:not(.only-print) .tie-breaks")
    page.get_by_label("National Cup winners").locator("visible=true").select_option("0")
    # Whoever won the cup was not its beaten finalist.
    finalists = page.get_by_label("National Cup finalists").locator("visible=true").locator("option")
    assert [each.is_disabled() for each in finalists.all()] == [False, True, False, False, False]
    page.locator(".pad-sections label").last.click()
    assert "National Cup winners: Red" in page.inner_text(".honours")


@pytest.mark.parametrize(("kind", "teams", "named"), [("knock-out", 64, 50), ("league", 20, 20)])
def test_a_long_pad_begins_on_its_first_sheet(
    person: Person, tmp_path: Path, kind: str, teams: int, named: int
) -> None:
    page = person.page
    person.go("/companion/pads")
    page.check(f"[value={kind}]", force=True)
    page.locator("form input[type=number]").first.fill(str(teams))
    page.click("form button[type=submit]")
    page.wait_for_selector(".match-line")
    (tmp_path / "pad.pdf").write_bytes(page.pdf(format="A4", prefer_css_page_size=True))
    sheets = pytest.importorskip("pypdf").PdfReader(tmp_path / "pad.pdf").pages
    assert sheets[0].extract_text().count("Team") > named  # not only a title


OVER_THE_EDGE = """lines => lines.flatMap((line) => [...line.querySelectorAll('.match-team span')]
    .filter((name) => name.getBoundingClientRect().left < line.getBoundingClientRect().left)
    .map((name) => name.textContent))"""


@pytest.mark.parametrize(("kind", "name"), [("season", ""), ("league", "Wolverhamptonenses")])
def test_names_stay_in_their_line_on_a_phone(browser: Browser, site: str, kind: str, name: str) -> None:
    person = Person(browser, site, locale="pt-PT", viewport=SIZES["phone"])
    page = person.page
    person.go("/companion/pads")
    page.check(f"[value={kind}]", force=True)
    if name:
        page.locator(".pad-names input").first.fill(name)
    page.click("form button[type=submit]")
    page.wait_for_selector(".match-line")
    assert page.locator(".match-line").evaluate_all(OVER_THE_EDGE) == []
    person.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_the_companion(browser: Browser, site: str, language: str) -> None:
    phone = language in ("en", "it")
    scheme = "dark" if language in ("it", "pt-BR") else "light"
    person = Person(browser, site, locale=language, viewport=SIZES["phone" if phone else "wide"], color_scheme=scheme)
    page = person.page
    for path in ("/companion", "/companion/dice", "/companion/scoreboard", "/companion/pads", "/companion/referee"):
        person.go(path)
        page.wait_for_selector("main h1")
        page.wait_for_load_state("networkidle")
        if path.endswith("dice"):
            page.click(".tray")
        look(person, person.page.url)
    for kind in ("masters", "cup", "season", "league", "knock-out"):
        person.go("/companion/pads")
        page.check(f"[value={kind}]", force=True)
        look(person, person.page.url)
        page.click("form button[type=submit]")
        page.wait_for_selector(".match-line")
        look(person, person.page.url)
    assert not person.errors
    person.context.close()
