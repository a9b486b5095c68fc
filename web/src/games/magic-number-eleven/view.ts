// Generated from golazo.games.magic_number_eleven.view_types by scripts/generate: do not edit.

export type Squad = "home" | "away";

export type Line = "front" | "second" | "third" | "final";

export type Slot = "tl" | "tr" | "l" | "r" | "bl" | "br" | "full";

export type EffectKind = "control-1" | "control-2" | "draw-1" | "draw-2-keep-1" | "opponent-discards-1" | "shoot";

export type ShotKind = "ordinary" | "cannon" | "without-base";

/** One line of a breakdown: icons, a card's ability, a synergy card, what the end of the track took off. */
export type Part = {
  readonly amount: number;
  readonly by: string;
  readonly rule: string;
  readonly card?: string;
  readonly synergy?: string;
};

export type TurnOf = {
  readonly team: Squad;
};

export type Players = {
  readonly card: readonly string[];
};

export type Synergy = {
  readonly synergy: readonly string[];
};

export type SlotsOf = {
  readonly slot: readonly Slot[];
};

/** A player's card on the field. `slots` has a sign for each slot and for the printed whole icon: small half, capital whole, `*` disc, `!` this shot's disc. `column` is the left one of the two that it covers. `icons`, `discs` and `shooting` are the slots with an attack icon that may shoot, with a disc, and with the disc of the shot under way. */
export type Man = {
  readonly card: string;
  readonly code: string;
  readonly slots: string;
  readonly line: Line;
  readonly column: string;
  readonly base_attack: number;
  readonly icons: SlotsOf;
  readonly discs: SlotsOf;
  readonly shooting: SlotsOf;
};

export type Icons = {
  readonly attack: number;
  readonly defence: number;
  readonly pass: number;
  readonly press: number;
};

/** A team; its hand, and the cards it draws to keep one of them, are visible to itself alone. */
export type Team = {
  readonly team: Squad;
  readonly state: string;
  readonly attack_cards: number;
  readonly ready: Players;
  readonly bench: Players;
  readonly gone: Players;
  readonly substitutions_left: number;
  readonly field: readonly Man[];
  readonly icons: Icons;
  readonly hand_size: number;
  readonly hand: Synergy | null;
  readonly peeked: Synergy | null;
  readonly peeked_size: number;
};

/** The cards that one side of a shot has laid. */
export type Laid = {
  readonly blind: number;
  readonly from_hand: number;
  readonly turned: Synergy;
  readonly laid: Synergy | null;
};

export type Shot = {
  readonly team: Squad;
  readonly kind: ShotKind;
  readonly card: string | null;
  readonly base_attack: number;
  readonly base_defence: number;
  readonly attack: Laid;
  readonly defence: Laid;
};

/** `odds` are the synergy cards that the seat has not seen; a table without odds leaves them out. */
export type View = {
  readonly half: number;
  readonly turn: TurnOf | null;
  readonly added_time: boolean;
  readonly added_time_next: boolean;
  readonly control: string;
  readonly track: readonly string[];
  readonly edges: Readonly<Record<string, string>>;
  readonly score: readonly [number, number];
  readonly shoot_out: readonly [number, number] | null;
  readonly market: Players;
  readonly teams: readonly [Team, Team];
  readonly deck: number;
  readonly discards: number;
  readonly shot: Shot | null;
  readonly odds?: Synergy | null;
};
