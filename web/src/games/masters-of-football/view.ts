// Generated from golazo.games.masters_of_football.view_types by scripts/generate: do not edit.

export type Tactic = "possession" | "direct" | "physical" | "defensive";

export type Level = "red" | "brown" | "orange" | "green" | "blue" | "purple";

export type PlayerLevel = "gold" | "silver" | "bronze" | "wood";

export type Plan = "none" | "before" | "after";

/** One line of how a value came about: a player, a card, a card on a player, the manager, the dice. */
export type Part = {
  readonly amount: number;
  readonly by: string;
  readonly rule: string;
  readonly footballer?: string;
  readonly card?: string;
  readonly manager?: string;
};

/** A player card as printed; `attack` and `defence` are by tactic. */
export type Footballer = {
  readonly footballer: string;
  readonly player_level: PlayerLevel;
  readonly position: "D" | "M" | "F";
  readonly cost: number;
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly tactical: number;
  readonly genius_marks: readonly ("attack" | "defence" | "tactics")[];
};

/** A player card that a seat may buy; `price` is what he costs its manager. */
export type ForSale = {
  readonly footballer: string;
  readonly player_level: PlayerLevel;
  readonly position: "D" | "M" | "F";
  readonly cost: number;
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly tactical: number;
  readonly genius_marks: readonly ("attack" | "defence" | "tactics")[];
  readonly price: number;
};

/** A team; one that nobody plays has no seat, no manager and no money. */
export type Team = {
  readonly team: string;
  readonly player: number | null;
  readonly manager: string | null;
  readonly money: number | null;
  readonly squad: readonly Footballer[];
};

/** The tactics under which a card counts; none if it counts under all. */
export type Limits = {
  readonly tactic: readonly Tactic[];
};

/** A card in hand; `cost` is what it costs the seat's manager. */
export type HeldCard = {
  readonly card: string;
  readonly cost: number;
  readonly limits: Limits;
};

export type Cards = {
  readonly cards: readonly string[];
};

/** What a seat holds; faces only of one's own, `shown` are cards that everybody has seen in it. */
export type Hand = {
  readonly player: number;
  readonly count: number;
  readonly cards: readonly HeldCard[] | null;
  readonly shown: Cards;
  readonly offered: number;
  readonly offer: readonly ForSale[] | null;
  readonly dealt_managers: readonly string[] | null;
};

/** A line of a championship's table; `above_by` is what puts the team above the next one. */
export type TableRow = {
  readonly team: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly away_goals: number;
  readonly points: number;
  readonly above_by: string;
};

export type MatchResult = {
  readonly home: string;
  readonly away: string;
  readonly score: readonly [number, number];
};

export type Fixture = {
  readonly matchday: number;
  readonly home: string;
  readonly away: string;
};

/** The chances of a home win, a draw and an away win. */
export type Odds = {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
};

export type OneTeam = {
  readonly team: string;
};

export type ManyTeams = {
  readonly team: readonly string[];
};

/** The last roll of the match: attack before defence in `genius`. */
export type Dice = {
  readonly attack: number;
  readonly defence: number;
  readonly genius: readonly [string | null, string | null];
  readonly attack_is_higher: boolean;
};

/** A card beside the pitch: the team and the player it acts on, who played it, and the uses it has left. */
export type CardInPlay = {
  readonly card: string;
  readonly team: string;
  readonly footballer: string | null;
  readonly player: number;
  readonly uses: number;
};

export type LaidTactic = {
  readonly tactic: Tactic | null;
};

export type Value = {
  readonly value: number;
  readonly why: readonly Part[];
};

/** Attack or defence, and the level that it gives. */
export type LevelValue = {
  readonly value: number;
  readonly why: readonly Part[];
  readonly level: Level;
};

export type TacticalDice = {
  readonly value: number;
  readonly genius: string;
};

/** A team in its match; `footballers` and `laid` are hidden while they lie face down for this seat. */
export type Side = {
  readonly team: string;
  readonly footballers: readonly string[] | null;
  readonly laid: LaidTactic;
  readonly attack: LevelValue | null;
  readonly defence: LevelValue | null;
  readonly tactical: Value | null;
  readonly tactical_dice: TacticalDice;
  readonly genius_spent: boolean;
  readonly re_rolls: number;
  readonly substitutions: number;
  readonly plan: Plan;
};

/** A match under way; `turn` is 13 once all turns are played, `attackers` are those of all turns. */
export type Pitch = {
  readonly home: string;
  readonly away: string;
  readonly advantage: OneTeam;
  readonly tactic: Tactic | null;
  readonly forced: boolean;
  readonly turn: number;
  readonly odds?: Odds | null;
  readonly attackers: ManyTeams;
  readonly attacker: OneTeam;
  readonly skips: number;
  readonly score: readonly [number, number];
  readonly goal: boolean;
  readonly dice: Dice;
  readonly cards: readonly CardInPlay[];
  readonly pending: Cards;
  readonly sides: readonly [Side, Side];
};

/** Players of a level: how many are still to be drawn, and who is discarded. */
export type PlayerStack = {
  readonly player_level: PlayerLevel;
  readonly stack: number;
  readonly footballers: readonly string[];
};

export type Stacks = {
  readonly deck: number;
  readonly discards: Cards;
  readonly players: readonly PlayerStack[];
};

export type View = {
  readonly matchday: number;
  readonly teams: readonly Team[];
  readonly hands: readonly Hand[];
  readonly tables: readonly (readonly TableRow[])[];
  readonly results: readonly MatchResult[];
  readonly fixtures: readonly Fixture[];
  readonly pitches: readonly Pitch[];
  readonly academy: readonly Footballer[];
  readonly finalists: readonly OneTeam[];
  readonly stacks: Stacks;
};
