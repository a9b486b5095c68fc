// Generated from golazo.games.match_of_the_season.view_types by scripts/generate: do not edit.

export type Position = "keeper" | "defender" | "midfielder" | "forward";

export type Absence = "injured" | "sent-off" | "on-duty";

/** One line of how stars or money came about. */
export type Part = {
  readonly amount: number;
  readonly by: string;
  readonly rule: string;
};

export type OneTeam = {
  readonly team: string;
};

export type Teams = {
  readonly teams: readonly string[];
};

export type Clubs = {
  readonly clubs: readonly string[];
};

export type Footballers = {
  readonly footballers: readonly string[];
};

export type Cards = {
  readonly cards: readonly string[];
};

export type Footballer = {
  readonly footballer: string;
  readonly stars: number;
  readonly position: Position;
};

export type Absent = {
  readonly footballer: string;
  readonly absence: Absence;
};

/** How many players of a position a squad lacks. */
export type Need = {
  readonly position: Position;
  readonly number: number;
};

/** `points` are of this season's league, `score` is the trophy points of the whole game. `available` are the players it can field in its next line-up. The line-up goes from the keeper, left to right; None is a gap. `cards` are the kept chance cards whose faces the seat knows. */
export type Team = {
  readonly team: string;
  readonly player: number;
  readonly money: number;
  readonly points: number;
  readonly score: number;
  readonly trophies: number;
  readonly squad: readonly Footballer[];
  readonly out: readonly Absent[];
  readonly formation: string | null;
  readonly available: Footballers | null;
  readonly line_up: readonly (string | null)[];
  readonly needs: readonly Need[];
  readonly face_down: Footballers;
  readonly held: number;
  readonly cards: readonly string[];
  readonly green: number;
};

/** A team that is level with another has no place yet. */
export type LeaguePlace = {
  readonly team: string;
  readonly place: number | null;
};

export type LeaguePoints = {
  readonly team: string;
  readonly points: number;
};

/** The player who is being bid for, the next bid, who leads, who may still bid, and who sells him. */
export type Sale = {
  readonly footballer: string;
  readonly stars: number;
  readonly position: Position;
  readonly money: number;
  readonly leader: OneTeam | null;
  readonly teams: readonly string[];
  readonly seller: OneTeam | null;
};

export type PlayerDeck = {
  readonly unseen: number;
  readonly under: Footballers;
};

export type ChanceDeck = {
  readonly unseen: number;
  readonly under: Cards;
};

/** By stars: what a player costs, and what the bank pays for him. */
export type Prices = {
  readonly base: readonly number[];
  readonly bank: readonly number[];
};

/** The card of an international team. */
export type Side = {
  readonly formation: string;
  readonly whole: number;
  readonly keeper: number;
  readonly defence: number;
  readonly midfield: number;
  readonly attack: number;
  readonly stars: readonly number[];
};

/** The match under way or played last; `card` is the tactic card laid face down, shown to its owner only. */
export type Match = {
  readonly home: string;
  readonly away: string;
  readonly goals: readonly number[] | null;
  readonly laid: boolean;
  readonly card: string | null;
  readonly side: Side | null;
};

/** The clubs still in the European Cup; `paired` are those of the round under way that are drawn already. */
export type Europe = {
  readonly clubs: readonly string[];
  readonly paired: Clubs;
};

export type TeamSeason = {
  readonly team: string;
  readonly score: number;
  readonly money: number;
  readonly points: number;
};

/** A season that is over. */
export type SeasonStory = {
  readonly season: number;
  readonly teams: readonly TeamSeason[];
  readonly champion: OneTeam;
  readonly cup: OneTeam;
  readonly europe: OneTeam | null;
};

/** `league` has the teams in its order; `picks` is how many players the manager who drafts now may still choose. */
export type View = {
  readonly season: number;
  readonly seasons: number;
  readonly space: string;
  readonly week: number;
  readonly mover: OneTeam | null;
  readonly teams: readonly Team[];
  readonly league: readonly LeaguePlace[];
  readonly pool: readonly Footballer[];
  readonly turned: readonly Footballer[];
  readonly auction: Sale | null;
  readonly deck: PlayerDeck;
  readonly chance: ChanceDeck;
  readonly bank: number;
  readonly prices: Prices;
  readonly picks: number;
  readonly match: Match | null;
  readonly cup: Teams;
  readonly europe: Europe;
  readonly holder: OneTeam | null;
  readonly chronicle: readonly SeasonStory[];
};
