"""Penalty Duel: five kicks each, a guess against a guess, and somewhere a star."""

from __future__ import annotations

from typing import Any, ClassVar

from golazo.engine.chance import Source
from golazo.engine.game import Game, Option, Result, Standing
from golazo.engine.names import Names
from golazo.engine.pack import Kind, Pack, number
from golazo.engine.position import new_parts
from penalty_duel.rules import CORNERS, DIE, DRAW, SUBSTITUTE, kick, unseen_by
from penalty_duel.state import CARDS, NONE, Duel

SEATS = 2


class PenaltyDuel(Game[Duel]):
    id: ClassVar = "penalty-duel"
    version: ClassVar = 1
    seat_counts: ClassVar = range(SEATS, SEATS + 1)
    options: ClassVar = {"kicks": Option((5, 3), "P2")}
    schema: ClassVar = {"card": Kind({"copies": number(1, 9)}, least=len(CARDS), most=len(CARDS))}
    acts: ClassVar = (SUBSTITUTE,)
    marks: ClassVar = ("goal",)
    minutes: ClassVar = 5

    def start(self, seats: int, source: Source | None, keeps_events: bool, pack: Pack, options: dict[str, Any]) -> Duel:
        copies = {card["id"]: card["copies"] for card in pack.items["card"]}
        deck = [copies[card] for card in CARDS]
        hands, shown, gone, corners = ([NONE] * SEATS for _ in range(4))
        m = Duel(new_parts(seats, source, keeps_events), deck, hands, shown, gone, corners, goals=[0] * SEATS)
        m.then([(DRAW, 0), (DRAW, 1), *[(kick, seat) for _ in range(options["kicks"]) for seat in range(SEATS)]])
        return m

    def names(self, pack: Pack) -> Names:
        fields = {"card": CARDS, "gone": CARDS, "pips": [str(face + 1) for face in range(len(DIE))]}
        fields |= dict.fromkeys(("corner", "aim", "dive"), CORNERS)
        return Names(fields, {"aim": ("corner",), "substitute": (), "draw": ("card",), "roll": ("pips",)})

    def view(self, m: Duel, seat: int | None) -> dict[str, Any]:
        """A card is visible to its owner, and to everybody once a kick has shown it."""
        rows = [
            {
                "player": each,
                "goals": m.goals[each],
                "card": _seen(m.hands[each] if each == seat else m.shown[each]),
                "gone": _seen(m.gone[each]),
            }
            for each in range(SEATS)
        ]
        return {"players": rows, "deck": sum(m.deck)}

    def result(self, m: Duel) -> Result:
        best = max(m.goals)
        why = "level" if m.goals[0] == m.goals[1] else "goals"
        seats = sorted(range(SEATS), key=lambda seat: -m.goals[seat])
        return Result(
            tuple(Standing(each, 1 + (m.goals[each] < best), {"goals": m.goals[each]}, why) for each in seats)
        )

    def redeal(self, m: Duel, seat: int) -> None:
        """The other's card and the deck are redrawn, unless a kick has shown the card (P3)."""
        other, m.deck = 1 - seat, unseen_by(m, seat)
        if m.hands[other] != NONE and m.shown[other] == NONE:
            m.hands[other] = m.pick_weighted(m.deck)
            m.deck[m.hands[other]] -= 1

    def inventory(self, m: Duel) -> dict[str, Any]:
        return {"cards": [left + (m.hands + m.gone).count(card) for card, left in enumerate(m.deck)]}


def _seen(card: int) -> int | None:
    return None if card == NONE else card


GAME = PenaltyDuel()
