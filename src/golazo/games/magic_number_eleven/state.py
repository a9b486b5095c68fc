"""What lies on the table."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Final

from golazo.engine.pack import Pack
from golazo.engine.position import EngineParts, Position
from golazo.engine.state import Counts, Pair, Unsaved
from golazo.games.magic_number_eleven.cards import Cards
from golazo.games.magic_number_eleven.rules.field import CELLS, PLACES, TOUCH

TEAMS: Final = 2
HAND_LIMIT: Final = 5
SUBSTITUTIONS: Final = 3

NORMAL_TIME: Final = 0
ADDED_TIME_NEXT: Final = 1
ADDED_TIME: Final = 2

NOBODY: Final = -1
NO_CARD: Final = -1

ATTACKER: Final = 0
DEFENDER: Final = 1
"""The two sides of the synergy board."""

SHOT_ATTACKER: Final = 0
SHOT_KIND: Final = 1
SHOT_CARD: Final = 2
SHOT_BASE: Final = 3
SHOT_DISC: Final = 4
"""The numbers of `Eleven.shot`."""

# The kinds of numbers, as the text of a position names them.
Player = Annotated[int, "card"]
Star = Annotated[int, "star"]
Synergy = Annotated[int, "synergy"]


def printed(pack: Pack) -> Cards:
    """A pack's cards as numbers."""
    return pack.once("cards", _cards_of)


def _cards_of(pack: Pack) -> Cards:
    return Cards(pack.items)


class Box:
    """What does not change during a game: the printed cards and the options."""

    __slots__ = ("cannon_base", "cards", "shoot_out")

    def __init__(self, pack: Pack, options: dict[str, Any]) -> None:
        self.cards: Final = printed(pack)
        self.shoot_out: Final[bool] = options["shoot_out"]
        self.cannon_base: Final[int] = options["cannon_shot_base"]


class Eleven(Position):
    """A match of Magic Number Eleven; seat 0 is Home, seat 1 is Away.

    Players: `ready` lie in front of their coach, `bench` may come in, `gone` came out for good, `men` are on the field
    as `card * PLACES + place`. `up`, `down`, `occupied` and `discs` are the bits of each half (see `field`).

    Synergy cards have no face until somebody sees them: cards are counted, and faces apart from them. `pool` counts the
    faces of all faceless cards: in the deck, laid blind, discarded unseen. Discards are counted by who saw them:
    both teams, one team, nobody. On the synergy board, attacker's side first, `blind` counts cards laid from the deck,
    `turned` holds their faces once they are turned up, and `laid` the faces laid from hand.

    `shot` is (attacker, kind, shooter, base attack, spot of the disc) while a shot is on; `penalty` holds kick and
    keeper card. `agreed` counts who wants a shoot-out; `kicks` are its goals, Home's and Away's in turn.
    """

    box: Unsaved[Box]
    stars_left: Counts[Star]
    market: list[Player]
    ready: Pair[list[Player]]
    bench: Pair[list[Player]]
    gone: Pair[list[Player]]
    substituted: list[int]
    men: Pair[list[int]]
    up: list[int]
    down: list[int]
    occupied: list[int]
    discs: list[int]
    score: list[int]
    half: int
    turn: int
    added: int
    control: int
    deck: int
    pool: Counts[Synergy]
    hand: Pair[Counts[Synergy]]
    seen_discards: Counts[Synergy]
    own_discards: Pair[Counts[Synergy]]
    blind_discards: int
    peeked: list[Synergy]
    blind: list[int]
    laid: Pair[list[Synergy]]
    turned: Pair[list[Synergy]]
    reshuffled: bool  # the deck ran out and was reshuffled; the next fields are used only then (see `reshuffle`)
    unseen_then: Counts[Synergy]  # the faces that nobody had seen then, less the old cards turned up since
    turned_since: Counts[Synergy]  # the faces of the new deck that were laid blind and turned up
    known_then: Pair[Counts[Synergy]]  # the faces that only this team had seen: hand, board and own discards
    drawn_since: Pair[Counts[Synergy]]  # the faces that this team has drawn of the new deck
    old_blind: list[int]  # old cards without a face: on the attacker's side, on the defender's, in the discards
    stories: Pair[list[int]]  # what everybody has seen this team's hidden cards do (see `story`)
    shot: list[int]
    penalty: list[int]
    agreed: int
    kicks: list[int]

    # Written by scripts/generate from the fields above.
    # fmt: off
    __slots__ = (
        "added", "agreed", "bench", "blind", "blind_discards", "box", "control", "deck", "discs", "down", "drawn_since",
        "gone", "half", "hand", "kicks", "known_then", "laid", "market", "men", "occupied", "old_blind", "own_discards",
        "peeked", "penalty", "pool", "ready", "reshuffled", "score", "seen_discards", "shot", "stars_left", "stories",
        "substituted", "turn", "turned", "turned_since", "unseen_then", "up",
    )
    SAVED: ClassVar[dict[str, str]] = {
        "stars_left": "Counts[Id[star]]", "market": "list[Id[card]]", "ready": "Pair[list[Id[card]]]",
        "bench": "Pair[list[Id[card]]]", "gone": "Pair[list[Id[card]]]", "substituted": "list[int]",
        "men": "Pair[list[int]]", "up": "list[int]", "down": "list[int]", "occupied": "list[int]", "discs": "list[int]",
        "score": "list[int]", "half": "int", "turn": "int", "added": "int", "control": "int", "deck": "int",
        "pool": "Counts[Id[synergy]]", "hand": "Pair[Counts[Id[synergy]]]", "seen_discards": "Counts[Id[synergy]]",
        "own_discards": "Pair[Counts[Id[synergy]]]", "blind_discards": "int", "peeked": "list[Id[synergy]]",
        "blind": "list[int]", "laid": "Pair[list[Id[synergy]]]", "turned": "Pair[list[Id[synergy]]]",
        "reshuffled": "bool", "unseen_then": "Counts[Id[synergy]]", "turned_since": "Counts[Id[synergy]]",
        "known_then": "Pair[Counts[Id[synergy]]]", "drawn_since": "Pair[Counts[Id[synergy]]]", "old_blind": "list[int]",
        "stories": "Pair[list[int]]", "shot": "list[int]", "penalty": "list[int]", "agreed": "int",
        "kicks": "list[int]",
    }

    def __init__(
        self, engine: EngineParts,
        box: Unsaved[Box], stars_left: Counts[Star], market: list[Player], ready: Pair[list[Player]],
        bench: Pair[list[Player]], gone: Pair[list[Player]], substituted: list[int], men: Pair[list[int]],
        up: list[int], down: list[int], occupied: list[int], discs: list[int], score: list[int], half: int, turn: int,
        added: int, control: int, deck: int, pool: Counts[Synergy], hand: Pair[Counts[Synergy]],
        seen_discards: Counts[Synergy], own_discards: Pair[Counts[Synergy]], blind_discards: int, peeked: list[Synergy],
        blind: list[int], laid: Pair[list[Synergy]], turned: Pair[list[Synergy]], reshuffled: bool,
        unseen_then: Counts[Synergy], turned_since: Counts[Synergy], known_then: Pair[Counts[Synergy]],
        drawn_since: Pair[Counts[Synergy]], old_blind: list[int], stories: Pair[list[int]], shot: list[int],
        penalty: list[int], agreed: int, kicks: list[int],
    ) -> None:
        super().__init__(engine)
        self.box = box
        self.stars_left = stars_left
        self.market = market
        self.ready = ready
        self.bench = bench
        self.gone = gone
        self.substituted = substituted
        self.men = men
        self.up = up
        self.down = down
        self.occupied = occupied
        self.discs = discs
        self.score = score
        self.half = half
        self.turn = turn
        self.added = added
        self.control = control
        self.deck = deck
        self.pool = pool
        self.hand = hand
        self.seen_discards = seen_discards
        self.own_discards = own_discards
        self.blind_discards = blind_discards
        self.peeked = peeked
        self.blind = blind
        self.laid = laid
        self.turned = turned
        self.reshuffled = reshuffled
        self.unseen_then = unseen_then
        self.turned_since = turned_since
        self.known_then = known_then
        self.drawn_since = drawn_since
        self.old_blind = old_blind
        self.stories = stories
        self.shot = shot
        self.penalty = penalty
        self.agreed = agreed
        self.kicks = kicks

    def clone(self) -> Eleven:
        """An independent copy; history is shared."""
        ready_0, ready_1 = self.ready
        bench_0, bench_1 = self.bench
        gone_0, gone_1 = self.gone
        men_0, men_1 = self.men
        hand_0, hand_1 = self.hand
        own_discards_0, own_discards_1 = self.own_discards
        laid_0, laid_1 = self.laid
        turned_0, turned_1 = self.turned
        known_then_0, known_then_1 = self.known_then
        drawn_since_0, drawn_since_1 = self.drawn_since
        stories_0, stories_1 = self.stories
        return Eleven(
            self.parts(),
            self.box, self.stars_left[:], self.market[:], [ready_0[:], ready_1[:]], [bench_0[:], bench_1[:]],
            [gone_0[:], gone_1[:]], self.substituted[:], [men_0[:], men_1[:]], self.up[:], self.down[:],
            self.occupied[:], self.discs[:], self.score[:], self.half, self.turn, self.added, self.control, self.deck,
            self.pool[:], [hand_0[:], hand_1[:]], self.seen_discards[:], [own_discards_0[:], own_discards_1[:]],
            self.blind_discards, self.peeked[:], self.blind[:], [laid_0[:], laid_1[:]], [turned_0[:], turned_1[:]],
            self.reshuffled, self.unseen_then[:], self.turned_since[:], [known_then_0[:], known_then_1[:]],
            [drawn_since_0[:], drawn_since_1[:]], self.old_blind[:], [stories_0[:], stories_1[:]], self.shot[:],
            self.penalty[:], self.agreed, self.kicks[:],
        )
    # fmt: on
    # Written until here.

    # The field

    def put(self, seat: int, card: int, place: int) -> None:
        """A card comes on the field."""
        up, down = self.box.cards.halves[card][place]
        self.up[seat] |= up
        self.down[seat] |= down
        self.occupied[seat] |= CELLS[place]
        self.men[seat].append(card * PLACES + place)

    def take_off(self, seat: int, card: int, place: int) -> None:
        """A card leaves the field, and with it every disc on an icon it was part of (E12)."""
        up, down = self.box.cards.halves[card][place]
        self.up[seat] &= ~up
        self.down[seat] &= ~down
        self.occupied[seat] &= ~CELLS[place]
        self.discs[seat] &= ~TOUCH[place]
        self.men[seat].remove(card * PLACES + place)

    def place_of(self, seat: int, card: int) -> int:
        """The place of a card on the field, or -1."""
        for man in self.men[seat]:
            if man // PLACES == card:
                return man % PLACES
        return NO_CARD

    def clear_fields(self) -> None:
        """Nothing lies on the field but what the board prints."""
        cards = self.box.cards
        self.men = [[], []]
        self.up = [cards.edge_up] * TEAMS
        self.down = [cards.edge_down] * TEAMS
        self.occupied = [0] * TEAMS
        self.discs = [0] * TEAMS


def fresh(engine: EngineParts, box: Box) -> Eleven:
    """The table as the box is opened: squads sorted, stars in their deck, marker in the middle."""
    cards = box.cards
    kinds = len(cards.copies)
    m = Eleven(
        engine=engine,
        box=box,
        stars_left=[1] * len(cards.stars),
        market=[],
        ready=[list(squad) for squad in cards.squads],
        bench=[[], []],
        gone=[[], []],
        substituted=[0] * TEAMS,
        men=[[], []],
        up=[],
        down=[],
        occupied=[],
        discs=[],
        score=[0] * TEAMS,
        half=0,
        turn=NOBODY,
        added=NORMAL_TIME,
        control=cards.middle,
        deck=sum(cards.copies),
        pool=list(cards.copies),
        hand=[[0] * kinds for _ in range(TEAMS)],
        seen_discards=[0] * kinds,
        own_discards=[[0] * kinds for _ in range(TEAMS)],
        blind_discards=0,
        peeked=[],
        blind=[0, 0],
        laid=[[], []],
        turned=[[], []],
        reshuffled=False,
        unseen_then=[],
        turned_since=[],
        known_then=[[], []],
        drawn_since=[[], []],
        old_blind=[],
        stories=[[], []],
        shot=[],
        penalty=[],
        agreed=0,
        kicks=[],
    )
    m.clear_fields()
    return m
