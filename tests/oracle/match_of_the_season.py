"""Match of the Season told as one generator, on a simple state of its own: the oracle for the rules on the engine.

It yields what is asked, is sent one of the choices, and takes its chance from a callable that is given weights. A free
act is a generator of its own, to be run to its end before the game goes on; choices are counted when somebody looks,
since an act may have changed them.
Nothing here comes from the game's own modules: two tellings of one rulebook must run the same course.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, NamedTuple

Choices = list[tuple[Any, ...]]


class Asked(NamedTuple):
    seat: int
    team: int
    choices: Callable[[], Choices]
    is_open: bool
    """Whether the market is open meanwhile."""


Flow = Generator[Asked, tuple[Any, ...], Any]
LINES = ("keeper", "defender", "midfielder", "forward")
GAP = -1


class Oracle:
    def __init__(self, items: dict[str, Any], seats: int, options: dict[str, Any], chance: Callable[..., int]) -> None:
        self.items, self.seats, self.options, self.chance = items, seats, options, chance
        self.stars = [p["stars"] for p in items["player"]]
        self.line = [LINES.index(p["position"]) for p in items["player"]]
        self.country = [p.get("country") for p in items["player"]]
        self.cards = items["card"]
        self.teams = [t["id"] for t in items["team"]]
        self.formations = [
            (f["defenders"], f["midfielders"], f["forwards"])
            for f in items["formation"]
            if options["more_formations"] or not f["optional"]
        ]
        n = len(self.stars)
        self.seating: list[int] = []
        self.manager: dict[int, int] = {}
        self.money = dict.fromkeys(range(4), 0)
        self.squad: dict[int, list[int]] = {t: [] for t in range(4)}
        self.hand: dict[int, list[int]] = {t: [] for t in range(4)}
        self.deck, self.under, self.pool, self.turned = set(range(n)), [], [], []  # type: ignore[var-annotated]
        self.chance_deck = [c["copies"] for c in self.cards]
        self.chance_under: list[int] = []
        self.out: dict[int, str] = {}
        self.sold: dict[int, set[tuple[int, int]]] = {t: set() for t in range(4)}
        self.laid: dict[int, list[int]] = {t: [] for t in range(4)}
        self.shape = dict.fromkeys(range(4), 0)
        self.score, self.won = dict.fromkeys(range(4), 0), dict.fromkeys(range(4), 0)
        self.points = dict.fromkeys(range(4), 0)
        self.europe: list[int] = []
        self.cup: list[int] = []
        self.offered: set[int] = set()
        self.safe: set[int] = set()
        self.at_contracts = self.recovering = False
        self.season = self.space = 0
        self.mover, self.holder = -1, -1
        self.champion = self.second = self.cup_winner = -1

    def ask(self, team: int, choices: Choices) -> Asked:
        return Asked(self.manager[team], team, lambda: choices, is_open=False)

    def ask_while(self, team: int, is_open: bool, choices: Callable[..., Choices], *numbers: Any) -> Asked:
        """A question whose choices a free act may change meanwhile."""
        return Asked(self.manager[team], team, lambda: choices(*numbers), is_open)

    # chance

    def die(self, sides: int) -> int:
        return self.chance([0] + [1] * sides)

    def roll_off(self, teams: list[int], clear: set[int]) -> list[int]:
        """The teams by their dice; dice that are level after a place in `clear` are rolled again."""
        rolls: dict[int, list[int]] = {t: [self.die(6)] for t in teams}
        while True:
            order = sorted(teams, key=lambda t: rolls[t], reverse=True)
            tied = next((i for i in range(1, len(teams)) if i in clear and rolls[order[i - 1]] == rolls[order[i]]), 0)
            if not tied:
                return order
            level = rolls[order[tied]][:]
            for t in teams:
                rolls[t].append(self.die(6) if rolls[t] == level else 0)

    def clockwise(self, team: int) -> list[int]:
        i = self.seating.index(team)
        return self.seating[i:] + self.seating[:i]

    # the whole game

    def play(self) -> Flow:
        for place in range(3 if self.seats == 3 else 4):
            team = self.chance([int(t not in self.manager) for t in range(4)])
            self.manager[team] = place % self.seats
            self.seating.append(team)
            self.money[team] = 100
        for team in self.seating:
            for stars in (5, 4, 4, 3, 3, 3):
                self.join(team, self.chance([int(p in self.deck and s == stars) for p, s in enumerate(self.stars)]))
        first = self.chance([int(t in self.manager) for t in range(4)])
        for stars in (2, 1):
            self.pool = [p for p in sorted(self.deck) if self.stars[p] == stars]
            self.deck -= set(self.pool)
            for _ in range(4):
                for team in self.clockwise(first):
                    _, player = yield self.ask(team, [("take", p) for p in self.pool])
                    self.join(team, player)
            if stars == 2:
                self.deck |= set(self.pool)
        for _ in range(4):
            self.turn_up()
        first = self.roll_off(self.seating, {1})[0]
        for bidder in (self.clockwise(first) * 2)[: len(self.turned)]:
            player = self.turned.pop(0)
            if not (yield from self.auction(player, 10 * self.stars[player], self.seating, bidder)):
                self.put_away(player)
        while self.season < self.options["seasons"]:
            if self.season:
                yield from self.end_of_season()
            yield from self.play_season()

    def join(self, team: int, player: int) -> None:
        self.deck.discard(player)
        if player in self.pool:
            self.pool.remove(player)
        self.squad[team].append(player)

    def put_away(self, player: int) -> None:
        (self.pool if self.stars[player] == 1 else self.under).append(player)

    def turn_up(self) -> None:
        if self.deck:
            player = self.chance([int(p in self.deck) for p in range(len(self.stars))])
            self.deck.remove(player)
            self.turned.append(player)
        elif self.under:
            self.turned.append(self.under.pop(0))

    def may_buy(self, team: int, player: int, price: int) -> bool:
        kind = (self.stars[player], self.line[player])
        return len(self.squad[team]) < 18 and self.money[team] >= price and kind not in self.sold[team]

    def auction(self, player: int, price: int, teams: list[int], first: int, seller: int = -1) -> Flow:
        bidders = {t for t in teams if self.may_buy(t, player, price)}
        order = self.clockwise(first)
        leader = -1
        while bidders - {leader}:
            for team in order:
                if team in bidders and team != leader:
                    break
            if self.money[team] < price:
                bidders.discard(team)
                continue
            choice = yield self.ask_while(team, False, self.bids, team, price)
            if choice[0] == "bid":
                leader, price = team, choice[1] + 5
            else:
                bidders.discard(team)
            order = [*self.clockwise(team)[1:], team]
        if leader >= 0:
            self.money[leader] -= price - 5
            if seller >= 0:
                self.money[seller] += price - 5
                self.leave(seller, player)
            self.join(leader, player)
        return leader >= 0

    def bids(self, team: int, price: int) -> Choices:
        return [("pass",), *(("bid", n) for n in range(price, self.money[team] + 1, 5)[:300])]

    def leave(self, team: int, player: int) -> None:
        self.squad[team].remove(player)
        for own in self.seating:
            if self.manager[own] == self.manager[team]:
                self.sold[own].add((self.stars[player], self.line[player]))

    def sell(self, team: int, player: int, share: int = 5) -> None:
        self.money[team] += share * self.stars[player]
        self.leave(team, player)
        self.put_away(player)

    def win_card(self, team: int, trophy: str) -> None:
        item = next(t for t in self.items["trophy"] if t["id"] == trophy)
        self.score[team] += item["points"]
        self.money[team] += item["prize"]

    # the market: free acts

    def acts(self, seat: int, is_open: bool) -> Choices:
        """What a seat may do of its own accord."""
        found: Choices = []
        for team in self.seating if self.season and not self.recovering else []:
            squad = self.squad[team]
            if self.manager[team] != seat:
                continue
            if is_open and not self.is_settled(team):
                found += [("buy", p, team) for p in self.pool if self.may_buy(team, p, 10 * self.stars[p])]
                if len(squad) > 13:
                    found += [("sell", p) for p in squad]
                    if self.richest(team) >= 5:
                        found += [("offer", p) for p in squad if p not in self.offered]
            for card in dict.fromkeys(self.hand[team]):
                if self.cards[card]["colour"] == "red":
                    found += self.uses(team, card, is_open)
        return found

    def is_settled(self, team: int) -> bool:
        return self.at_contracts and any(p in self.safe for p in self.squad[team])

    def richest(self, team: int) -> int:
        others = [t for t in self.seating if self.manager[t] != self.manager[team] and len(self.squad[t]) < 18]
        return max((self.money[t] for t in others), default=0)

    def prices(self, team: int) -> Choices:
        return [("price", n) for n in range(5, self.richest(team) + 1, 5)]

    def uses(self, team: int, card: int, is_open: bool) -> Choices:
        squad = self.squad[team]
        effect = self.cards[card]["effect"]
        why = {"cure-injury": "injury", "lift-red-card": "red-card"}.get(effect)
        if effect == "money" or (effect == "end-duty" and any(self.out.get(p) == "duty" for p in squad)):
            return [("use", card, team)]
        if why:
            return [("use-on", card, p) for p in squad if self.out.get(p) == why]
        if effect == "sell-at-full-price" and len(squad) > 13 and is_open:
            return [("use-on", card, p) for p in squad]
        return []

    def act(self, choice: tuple[Any, ...]) -> Flow:
        verb, *numbers = choice
        team = numbers[-1] if verb in ("buy", "use") else next(t for t in self.seating if numbers[-1] in self.squad[t])
        if verb == "buy":
            self.money[team] -= 10 * self.stars[numbers[0]]
            self.join(team, numbers[0])
        elif verb == "sell":
            self.sell(team, numbers[0])
        elif verb == "offer":
            _, price = yield self.ask_while(team, False, self.prices, team)
            self.offered.add(numbers[0])
            others = [t for t in self.clockwise(team) if self.manager[t] != self.manager[team]]
            yield from self.auction(numbers[0], price, others, others[0], team)
        elif verb == "use":
            self.use_red(team, numbers[0])
        else:
            self.use_red(team, *numbers)
        if self.at_contracts and verb in ("buy", "sell", "offer"):
            # The stack of the rules does the last one first.
            for each in reversed(self.seating):
                laid = [p for p in self.laid[each] if p != GAP]
                shape = self.best(self.available(each, False))[0]
                lines = self.available(each, False)
                best = sum(self.stars[p] for k, n in enumerate((1, *self.formations[shape])) for p in lines[k][:n])
                is_out = any(p not in self.squad[each] for p in laid)
                if not self.is_settled(each) and (is_out or sum(self.stars[p] for p in laid) < best):
                    yield from self.lay_best(each)

    def use_red(self, team: int, card: int, player: int = -1) -> None:
        self.spend(team, card)
        effect = self.cards[card]["effect"]
        if effect == "money":
            self.money[team] += self.cards[card]["amount"]
        elif effect == "sell-at-full-price":
            self.sell(team, player, 10)
        elif effect == "end-duty":
            self.out = {p: why for p, why in self.out.items() if p not in self.squad[team] or why != "duty"}
        else:
            del self.out[player]

    def spend(self, team: int, card: int) -> None:
        self.hand[team].remove(card)
        self.chance_under.append(card)

    # line-ups

    def available(self, team: int, league: bool) -> list[list[int]]:
        players = [p for p in self.squad[team] if not (league and p in self.out)]
        return [sorted((p for p in players if self.line[p] == k), key=lambda p: (-self.stars[p], p)) for k in range(4)]

    def usable(self, lines: list[list[int]]) -> list[int]:
        filled = [sum(min(len(line), n) for line, n in zip(lines, (1, *f), strict=True)) for f in self.formations]
        least = 11 if 11 in filled else 9
        return [i for i, n in enumerate(filled) if n >= least]

    def best(self, lines: list[list[int]]) -> list[int]:
        """The formations with the most stars."""
        numbers = self.usable(lines) or list(range(len(self.formations)))
        whole = {
            i: sum(self.stars[p] for k, n in enumerate((1, *self.formations[i])) for p in lines[k][:n]) for i in numbers
        }
        return [i for i in numbers if whole[i] == max(whole.values())]

    def lay_strongest(self, team: int, league: bool) -> None:
        lines = self.available(team, league)
        self.shape[team] = self.best(lines)[0]
        places = []
        for k, n in enumerate((1, *self.formations[self.shape[team]])):
            chosen = [*lines[k][:n], *[GAP] * (n - len(lines[k]))]
            places += [chosen[0], *chosen[2:], chosen[1]] if k == 2 else chosen
        self.laid[team] = places

    def lay(self, teams: list[int], league: bool) -> Flow:
        answers: dict[int, tuple[int, list[int]] | None] = {}
        for team in teams:
            first = yield self.ask_while(team, True, self.shapes, team, league)
            answers[team] = None
            if first[0] == "formation":
                places: list[int] = []
                for k, n in enumerate((1, *self.formations[first[1]])):
                    for empty in range(n, 0, -1):
                        choice = yield self.ask_while(team, True, self.places, team, league, k, places, empty)
                        places.append(choice[1] if choice[0] == "place" else GAP)
                answers[team] = (first[1], places)
        for team, answer in answers.items():
            if answer is None:
                self.lay_strongest(team, league)
            else:
                self.shape[team], self.laid[team] = answer

    def shapes(self, team: int, league: bool) -> Choices:
        return [("strongest",), *(("formation", i) for i in self.usable(self.available(team, league)))]

    def places(self, team: int, league: bool, k: int, places: list[int], empty: int) -> Choices:
        left = [p for p in self.available(team, league)[k] if p not in places]
        return [*(("place", p) for p in left), *([("gap",)] if len(left) < empty else [])]

    def rows(self, team: int) -> list[list[int]]:
        rows, at = [], 0
        for n in (1, *self.formations[self.shape[team]]):
            rows.append(self.laid[team][at : at + n])
            at += n
        return rows

    def changes(self, team: int, league: bool) -> dict[tuple[Any, ...], int]:
        """Every change, and the formation after it."""
        laid, shape = self.laid[team], self.shape[team]
        bench = [p for line in self.available(team, league) for p in line if p not in laid]
        now = (1, *self.formations[shape])
        found: dict[tuple[Any, ...], int] = {("pass",): shape}
        for q in bench:
            for p in laid:
                if p != GAP:
                    rows = tuple(n - (k == self.line[p]) + (k == self.line[q]) for k, n in enumerate(now))
                    if rows[0] == 1 and rows[1:] in self.formations:
                        found["change", p, q] = self.formations.index(rows[1:])
        for row in self.rows(team)[1:]:
            row = [p for p in row if p != GAP]
            found |= {("switch", p, q): shape for i, p in enumerate(row) for q in row[i + 1 :]}
        return found

    def change(self, team: int, league: bool) -> Flow:
        choice = yield self.ask_while(team, False, lambda: list(self.changes(team, league)))
        shape = self.changes(team, league)[choice]
        if choice[0] == "change" and self.line[choice[1]] != self.line[choice[2]]:
            rows = [[p for p in row if p != choice[1]] for row in self.rows(team)]
            rows[self.line[choice[2]]].append(choice[2])
            self.shape[team] = shape
            self.laid[team] = [p for row in rows for p in row]
        elif choice[0] != "pass":
            swapped = {choice[1]: choice[2], choice[2]: choice[1]}
            self.laid[team] = [swapped.get(p, p) for p in self.laid[team]]

    # a match: 1 home wins, 0 draw, -1 away wins

    def stars_of(self, club: int) -> list[list[int]]:
        if club >= 4:
            side = self.items["side"][club - 4]
            return [[side["keeper"]], side["defence"], side["midfield"], side["attack"]]
        return [[self.stars[p] if p != GAP else GAP for p in row] for row in self.rows(club)]

    def match(self, home: int, away: int, kind: str) -> Flow:
        if home not in self.manager and home < 4:
            return -1
        if away not in self.manager and away < 4:
            return 1
        league = kind == "league"
        for team in (home, away):
            if team < 4:
                yield from self.stop_gaps(team, league)
        fit = [c >= 4 or bool(self.usable(self.available(c, league))) for c in (home, away)]
        if all(fit):
            yield from self.show(home, away, league)
            fit = [c >= 4 or sum(p != GAP for p in self.laid[c]) >= 9 for c in (home, away)]
        if not all(fit):
            result = fit[0] - fit[1]
            if not result and not league:
                result = self.lot(home, away)
        else:
            card = yield from self.prepare(home, away, kind)
            result = self.decide(home, away, card)
            while not result and not league:
                one, other = self.lines_of(home), self.lines_of(away)
                result = self.decide(home, away, "") if self.decidable(one, other) else self.lot(home, away)
        if result:
            winner, loser = (home, away) if result > 0 else (away, home)
            if kind in ("europe", "supercup"):
                if winner < 4:
                    self.money[winner] += 20
            else:
                self.money[loser] -= min(10, self.money[loser])
                self.money[winner] += 20
        return result

    def lot(self, home: int, away: int) -> int:
        if away >= 4:
            return 1 if self.die(6) > 3 else -1
        return 1 if self.roll_off([home, away], {1})[0] == home else -1

    def stop_gaps(self, team: int, league: bool) -> Flow:
        while not self.usable(self.available(team, league)) and self.pool:
            if len(self.squad[team]) <= 13 and len(self.signings(team)) == 1:
                return
            choice = yield self.ask_while(team, True, self.signings, team)
            if choice[0] == "pass":
                return
            self.money[team] -= 10 * self.stars[choice[1]]
            self.join(team, choice[1])

    def signings(self, team: int) -> Choices:
        return [("pass",), *(("sign", p) for p in self.pool if self.may_buy(team, p, 10 * self.stars[p]))]

    def show(self, home: int, away: int, league: bool) -> Flow:
        if away >= 4:
            yield from self.lay([home], league)
        elif self.manager[home] == self.manager[away]:
            self.lay_strongest(home, league)
            self.lay_strongest(away, league)
        else:
            yield from self.lay([home, away], league)

    def prepare(self, home: int, away: int, kind: str) -> Flow:
        league = kind == "league"
        if away < 4 and self.manager[home] != self.manager[away]:
            yield from self.change(away, league)
            yield from self.change(home, league)
        if kind == "europe" or not self.hand[home]:
            return ""
        valid = {"wing-attack": ("4-4-2", "3-5-2", "3-4-3"), "central-attack": ("4-4-2", "3-5-2")}
        shape = "-".join(map(str, self.formations[self.shape[home]]))
        cards = [
            c
            for c in dict.fromkeys(self.hand[home])
            if self.cards[c]["colour"] == "green" and shape in valid.get(self.cards[c]["tactic"], shape)
        ]
        choice = yield self.ask(home, [("pass",), *(("lay", c) for c in cards)])
        if choice[0] == "pass":
            return ""
        self.spend(home, choice[1])
        return self.cards[choice[1]]["tactic"]

    def lines_of(self, club: int) -> dict[str, Any]:
        rows = self.stars_of(club)
        some = [[max(s, 0) for s in row] for row in rows]
        return {
            "whole": sum(map(sum, some)),
            "keeper": some[0][0],
            "defence": sum(some[1]),
            "midfield": sum(some[2]),
            "attack": sum(some[3]),
            "wings": some[2][0] + some[2][-1],
            "all": [s for row in rows for s in row],
            "forwards": sum(s >= 0 for s in rows[3]),
            "central": sum(s >= 0 for s in rows[2][1:-1]),
        }

    def face(self, home: dict[str, Any], away: dict[str, Any], face: int, card: str) -> int:
        """Faces 1 to 4, and the wing attack, which ignores the face."""
        ours, theirs = dict(home), away
        if card == "wing-attack":
            what = other = "wings"
        else:
            what = other = ("whole", "attack", "midfield", "defence")[face - 1]
            if self.options["attack_against_defence"] and face in (2, 4):
                what, other = ("defence", "attack") if face == 2 else ("attack", "defence")
        if card == "central-attack":
            ours["whole"] += 2 * (ours["forwards"] + ours["central"])
            ours["attack"] += 2 * ours["forwards"]
            ours["midfield"] += 2 * ours["central"]
        if card == "match-of-the-season":
            ours["whole"] += 5
            ours["midfield"] += 5
        if card == "counter-attack" and face == 3 and ours["midfield"] < theirs["midfield"]:
            return 1
        return int(ours[what] > theirs[other]) - int(ours[what] < theirs[other])

    def penalty(self, home: dict[str, Any], away: dict[str, Any], for_home: bool, card: str) -> int:
        taking, saving = (home, away) if for_home else (away, home)
        while (pips := self.die(12)) == 12 or taking["all"][pips - 1] < 0:
            pass
        if taking["all"][pips - 1] <= saving["keeper"] or (card == "super-save" and not for_home):
            return 0
        return 1 if for_home else -1

    def decidable(self, home: dict[str, Any], away: dict[str, Any]) -> bool:
        scored = max(home["all"]) > away["keeper"] or max(away["all"]) > home["keeper"]
        return scored or any(self.face(home, away, face, "") for face in (1, 2, 3, 4))

    def decide(self, home: int, away: int, card: str) -> int:
        one, other = self.lines_of(home), self.lines_of(away)
        if not self.options["match_events"]:
            face = self.die(6)
            if face < 5 or card == "wing-attack":
                return self.face(one, other, face, card)
            return self.penalty(one, other, face == 5, card)
        goals = 0
        names = ["whole-team", "attack", "midfield", "defence"]
        for _ in range(self.options["events_a_match"]):
            pips = self.die(12)
            what = next(e["what"] for e in self.items["event"] if e["number"] == pips)
            if card == "wing-attack":
                return self.face(one, other, 1, card)
            if what in names:
                goals += self.face(one, other, 1 + names.index(what), card)
            elif what.startswith("penalty"):
                goals += self.penalty(one, other, what == "penalty-home", card)
            elif what == "attack-home":
                more = 2 * one["forwards"] if card == "central-attack" else 0
                goals += one["attack"] + more > other["defence"]
            elif what == "attack-away":
                goals -= other["attack"] > one["defence"]
            elif what != "nothing":
                club = home if what.endswith("home") else away
                if club < 4:
                    self.strike(club, what.removesuffix("-home").removesuffix("-away"))
        return (goals > 0) - (goals < 0)

    def strike(self, team: int, why: str) -> None:
        pips = self.die(12)
        player = self.laid[team][pips - 1] if pips < 12 and self.laid[team] else GAP
        if player in self.squad[team] and player not in self.out:
            self.out[player] = why

    # a season

    def play_season(self) -> Flow:
        self.season += 1
        self.space, self.mover = 0, -1
        self.points = dict.fromkeys(range(4), 0)
        self.sold = {t: set() for t in range(4)}
        self.out = {}
        for team in self.seating:
            self.laid[team] = []
        for teams in (self.seating[: self.seats], self.seating[self.seats :]):
            yield from self.lay([t for t in teams if self.usable(self.available(t, False))], False)
        self.mover = self.roll_off(self.seating, {1})[0]
        while True:
            steps = self.chance([self.items["die"][0]["faces"].count(k) for k in range(4)])
            while steps:
                self.space += 1
                steps = 0 if self.space == 42 else steps - 1
                yield from self.arrive(self.items["space"][self.space])
            yield from self.land(self.items["space"][self.space])
            if self.space == 42:
                break
            self.mover = self.clockwise(self.mover)[1]
        yield from self.settle_league()
        final = yield from self.european_round()
        self.holder = -1
        if final:
            for club, trophy in zip(final, ("europe-winner", "europe-finalist"), strict=True):
                if club < 4:
                    self.win_card(club, trophy)
            if final[0] < 4:
                self.won[final[0]] += 1
                self.holder = final[0]

    def arrive(self, space: dict[str, Any]) -> Flow:
        kind = space["kind"]
        played = {"supercup": self.season > 1, "europe": any(c < 4 for c in self.europe)}
        if kind in ("league", "cup") or played.get(kind):
            self.offered = set()
        if kind == "league":
            missing = set(self.out)
            for home, away in space["fixtures"]:
                one, other = self.teams.index(home), self.teams.index(away)
                result = yield from self.match(one, other, "league")
                self.points[one] += (0, 1, 3)[result + 1]
                self.points[other] += (0, 1, 3)[1 - result]
            self.out = {p: why for p, why in self.out.items() if p not in missing}
            yield from self.transfer()
        elif kind == "europe":
            yield from self.european_round()
        elif kind == "supercup" and self.season > 1:
            other = self.second if self.cup_winner == self.champion else self.cup_winner
            yield from self.at_home_by_dice(self.champion, other, "supercup")
        elif kind == "cup":
            if space["stage"] == "final":
                winner, loser = yield from self.at_home_by_dice(self.cup[0], self.cup[1], "cup")
                self.win_card(winner, "cup-winner")
                self.win_card(loser, "cup-finalist")
                self.won[winner] += 1
                self.cup = [winner, loser]
            else:
                order = self.roll_off(list(range(4)), {2})
                self.cup = []
                for pair in (order[:2], order[2:]):
                    there = [t for t in pair if t in self.manager]
                    if len(there) == 2:
                        there = yield from self.at_home_by_dice(pair[0], pair[1], "cup")
                    self.cup.append(there[0])

    def at_home_by_dice(self, one: int, other: int, kind: str) -> Flow:
        """Winner, then loser."""
        home, away = self.roll_off([one, other], {1})
        result = yield from self.match(home, away, kind)
        return [home, away] if result > 0 else [away, home]

    def transfer(self) -> Flow:
        player = yield from self.turn_for_auction(self.mover)
        if player != GAP and not (yield from self.auction(player, 10 * self.stars[player], self.seating, self.mover)):
            self.pool.append(player)

    def releases(self, team: int) -> Choices:
        return [("pass",), *(("release", p) for p in self.squad[team])]

    def turn_for_auction(self, first: int) -> Flow:
        """Full squads that can pay may make room; then the first bidder turns the card."""
        if not self.deck and not self.under:
            return GAP
        for team in [t for t in self.seating if len(self.squad[t]) > 17 and self.money[t] > 19]:
            choice = yield self.ask_while(team, True, self.releases, team)
            if choice[0] == "release":
                self.sell(team, choice[1])
        yield self.ask_while(first, True, lambda: [("turn",)])
        self.turn_up()
        return self.turned.pop(0)

    def land(self, space: dict[str, Any]) -> Flow:
        kind, everyone = space["kind"], self.clockwise(self.mover)
        if kind == "chance":
            for team in everyone if self.options["everyone_draws"] else everyone[:1]:
                yield from self.draw_chance(team)
        elif kind in ("injury", "red-card"):
            for team in everyone if space["week"] == 5 else everyone[:1]:
                self.strike(team, kind)
        elif kind == "duty":
            for team in everyone if self.options["duty_for_everyone"] else everyone[:1]:
                for player in self.squad[team]:
                    if self.country[player] in space["countries"]:
                        self.out.setdefault(player, "duty")
        elif kind == "transfer":
            yield from self.transfer()

    def draw_chance(self, team: int) -> Flow:
        if any(self.chance_deck):
            blue = [n if c["colour"] == "blue" else 0 for n, c in zip(self.chance_deck, self.cards, strict=True)]
            others = [n - b for n, b in zip(self.chance_deck, blue, strict=True)]
            card = self.chance([*blue, sum(others)])
            if card == len(blue):
                card = self.chance(others)
            self.chance_deck[card] -= 1
        elif self.chance_under:
            card = self.chance_under.pop(0)
        else:
            return
        if self.cards[card]["colour"] != "blue":
            self.hand[team].append(card)
            return
        self.chance_under.append(card)
        effect, amount = self.cards[card]["effect"], self.cards[card].get("amount", 0)
        if effect == "money":
            self.money[team] = max(0, self.money[team] + amount)
        elif effect == "star-bonuses":
            bonuses = amount * sum(self.stars[p] >= 4 for p in self.squad[team])
            self.money[team] = max(0, self.money[team] - bonuses)
        elif effect == "collection":
            for other in self.seating:
                if other != team:
                    paid = min(amount, self.money[other])
                    self.money[other] -= paid
                    self.money[team] += paid
        elif effect == "injury":
            self.strike(team, "injury")
        elif effect == "recovery":
            missing = [p for p in self.squad[team] if p in self.out]
            if len(missing) > 1:
                self.recovering = True
                _, player = yield self.ask(team, [("recover", p) for p in missing])
                self.recovering = False
                missing = [player]
            for player in missing:
                del self.out[player]
        elif effect == "youth-player":
            youths = [("take", p) for p in self.pool if self.stars[p] == 1]
            if youths:
                self.join(team, (yield self.ask(team, youths))[1])
                if len(self.squad[team]) > 18:
                    release: Choices = [("release", p) for p in self.squad[team]]
                    self.sell(team, (yield self.ask(team, release))[1])
        elif effect == "first-refusal":
            self.turn_up()
            if self.turned:
                player = self.turned.pop(0)
                self.pool.append(player)
                if self.may_buy(team, player, 10 * self.stars[player]):
                    choice = yield self.ask(team, [("pass",), ("sign", player)])
                    if choice[0] == "sign":
                        self.money[team] -= 10 * self.stars[player]
                        self.join(team, player)

    # league table, Europe

    def settle_league(self) -> Flow:
        self.order: list[int] = []
        for level in self.level(self.seating, self.points):
            yield from self.place(level)
        for team, trophy in zip(self.order, ("first", "second", "third", "fourth"), strict=False):
            self.win_card(team, "league-" + trophy)
        self.won[self.order[0]] += 1

    def level(self, teams: list[int], points: dict[int, int]) -> list[list[int]]:
        return [[t for t in teams if points[t] == n] for n in sorted({points[t] for t in teams}, reverse=True)]

    def place(self, teams: list[int]) -> Flow:
        if len(teams) == 2:
            teams = yield from self.at_home_by_dice(teams[0], teams[1], "play-off")
        elif len(teams) > 2:
            lots: list[int] = []
            for _ in range(2):
                lots.append(self.chance([int(t in teams and t not in lots) for t in range(4)]))
            rest = [t for t in teams if t not in lots]
            winner, loser = yield from self.at_home_by_dice(lots[0], lots[1], "play-off")
            if len(rest) == 1:
                teams = [*(yield from self.at_home_by_dice(winner, rest[0], "play-off")), loser]
            else:
                second, third = yield from self.at_home_by_dice(rest[0], rest[1], "play-off")
                teams = yield from self.at_home_by_dice(winner, second, "play-off")
                teams += yield from self.at_home_by_dice(loser, third, "play-off")
        self.order += teams

    def european_round(self) -> Flow:
        """Winner and loser of the last match played; None where none was."""
        if not any(c < 4 for c in self.europe):
            self.europe = []
            return None
        drawn: list[int] = []
        for _ in self.europe:
            drawn.append(self.chance([int(c in self.europe and c not in drawn) for c in range(18)]))
        through, last = [], None
        for one, other in zip(drawn[::2], drawn[1::2], strict=True):
            if min(one, other) >= 4:
                through.append(one)
                continue
            if max(one, other) < 4:
                last = yield from self.at_home_by_dice(one, other, "europe")
            else:
                pair = sorted((one, other))
                result = yield from self.match(pair[0], pair[1], "europe")
                last = pair if result > 0 else pair[::-1]
            through.append(last[0])
        self.europe = through
        return last

    # the end of a season

    def end_of_season(self) -> Flow:
        self.sold = {t: set() for t in range(4)}
        self.out = {}
        for team in self.seating:
            for card in [c for c in self.hand[team] if self.cards[c]["colour"] == "red"]:
                self.spend(team, card)
        self.champion, self.second, self.cup_winner = self.order[0], self.order[1], self.cup[0]
        for team in self.seating:
            yield from self.lay_best(team)
        self.safe = set()
        self.at_contracts = True
        for team in self.seating:
            for _ in range(2):
                if self.face_up(team):
                    self.safe.add((yield self.ask_while(team, True, self.face_up, team))[1])
        self.at_contracts = False
        for team in self.seating:
            for first in (True, False):
                yield from self.lose(team, first)
        self.swapped: set[int] = set()
        yield from self.exchange(self.order[-1], self.order[:2])
        if len(self.order) == 4:
            yield from self.exchange(self.order[2], self.order[3:])
        self.deck |= {p for p in [*self.under, *self.pool] if self.stars[p] > 1}
        self.under, self.pool = [], [p for p in self.pool if self.stars[p] == 1]
        highest = self.roll_off(self.seating, {1})[0]
        for bidder in (self.clockwise(highest) * 2)[:6]:
            player = yield from self.turn_for_auction(bidder)
            if player != GAP and not (yield from self.auction(player, 10 * self.stars[player], self.seating, bidder)):
                self.put_away(player)
        for team in self.seating:
            yield from self.fill_up(team)
        clubs = [self.champion, self.second if self.cup_winner == self.champion else self.cup_winner]
        clubs += [self.holder] if self.holder >= 0 and self.holder not in clubs else []
        self.europe = [*clubs, *range(4, 18)]
        while len(self.europe) > 16:
            self.europe.remove(self.chance([int(c >= 4 and c in self.europe) for c in range(18)]))

    def face_up(self, team: int) -> Choices:
        return [("extend", p) for p in self.laid[team] if p != GAP and p not in self.safe]

    def fill_up(self, team: int) -> Flow:
        while len(self.squad[team]) < 13:
            paid = [("sign", p) for p in self.pool if 10 * self.stars[p] <= self.money[team]]
            free = [("take", p) for p in self.pool if self.stars[p] == 1]
            if paid or free:
                verb, player = yield self.ask(team, paid or free)
            elif self.deck or self.under:
                self.turn_up()
                while self.stars[self.turned[-1]] > 2 and (self.deck or self.under):
                    self.turn_up()
                player = min(self.turned, key=lambda p: self.stars[p])
                verb = "sign" if 10 * self.stars[player] <= self.money[team] else "take"
                for other in self.turned:
                    if other != player:
                        self.put_away(other)
                self.turned = []
            else:
                return
            self.money[team] -= 10 * self.stars[player] if verb == "sign" else 0
            self.join(team, player)

    def lay_best(self, team: int) -> Flow:
        lines = self.available(team, False)
        shapes = self.best(lines)
        if len(shapes) > 1:
            shapes = [(yield self.ask(team, [("formation", i) for i in shapes]))[1]]
        self.shape[team] = shapes[0]
        self.laid[team] = []
        for k, n in enumerate((1, *self.formations[shapes[0]])):
            while n:
                left = [p for p in self.squad[team] if self.line[p] == k and p not in self.laid[team]]
                top = max((self.stars[p] for p in left), default=0)
                equals = [p for p in left if self.stars[p] == top] or [GAP]
                player = equals[0]
                if len(equals) > n:
                    player = (yield self.ask(team, [("place", p) for p in equals]))[1]
                self.laid[team].append(player)
                n -= 1

    def lose(self, team: int, first: bool) -> Flow:
        laid = self.laid[team]
        at_risk = [p for p in laid if p != GAP and p not in self.safe]
        if not at_risk:
            return
        while (pips := self.die(12)) == 12 or laid[pips - 1] not in at_risk:
            pass
        player = laid[pips - 1]
        self.squad[team].remove(player)
        self.put_away(player)
        laid[pips - 1] = GAP
        bench = [p for p in self.squad[team] if self.line[p] == self.line[player] and p not in laid]
        if first and bench:
            if len(bench) > 1:
                bench = [(yield self.ask(team, [("place", p) for p in bench]))[1]]
            laid[pips - 1] = bench[0]

    def exchange(self, team: int, partners: list[int]) -> Flow:
        while partners:
            choices = [
                ("swap", taken, given)
                for partner in partners
                for taken in self.laid[partner]
                if taken != GAP and taken not in self.safe | self.swapped
                for given in self.squad[team]
                if self.line[given] == self.line[taken] and given not in self.swapped
            ]
            if not choices:
                return
            choice = yield self.ask(team, [("pass",), *choices])
            if choice[0] == "pass":
                return
            _, taken, given = choice
            partner = next(t for t in partners if taken in self.squad[t])
            for owner, lost, won in ((team, given, taken), (partner, taken, given)):
                self.squad[owner].remove(lost)
                self.squad[owner].append(won)
                self.laid[owner] = [won if p == lost else p for p in self.laid[owner]]
            self.swapped |= {taken, given}
            partners = [t for t in partners if t != partner]
