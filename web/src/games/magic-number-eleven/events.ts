// Generated from golazo.games.magic_number_eleven.events by scripts/generate: do not edit.

import type { EffectKind, Line, Part, Slot, Squad } from "./view";

export type StarShown = {
  readonly event: "star-shown";
  readonly card: string;
};

export type StarPicked = {
  readonly event: "star-picked";
  readonly team: Squad;
  readonly card: string;
};

export type StarDismissed = {
  readonly event: "star-dismissed";
  readonly card: string;
};

export type LinedUp = {
  readonly event: "lined-up";
  readonly team: Squad;
  readonly card: readonly string[];
};

export type HalfBegins = {
  readonly event: "half-begins";
  readonly half: number;
  readonly team: Squad;
};

export type Turn = {
  readonly event: "turn";
  readonly team: Squad;
};

export type TurnAddedTime = {
  readonly event: "turn-added-time";
  readonly team: Squad;
};

export type HalfTime = {
  readonly event: "half-time";
  readonly home: number;
  readonly away: number;
};

export type FullTime = {
  readonly event: "full-time";
  readonly home: number;
  readonly away: number;
};

export type Passed = {
  readonly event: "passed";
  readonly team: Squad;
  readonly cards: number;
};

export type Pressed = {
  readonly event: "pressed";
  readonly team: Squad;
  readonly spaces: number;
  readonly control: string;
  readonly why: readonly Part[];
};

export type Placed = {
  readonly event: "placed";
  readonly team: Squad;
  readonly card: string;
  readonly line: Line;
  readonly column: string;
};

export type Effect = {
  readonly event: "effect";
  readonly team: Squad;
  readonly card: string;
  readonly effect: EffectKind;
};

export type ControlMoved = {
  readonly event: "control-moved";
  readonly team: Squad;
  readonly spaces: number;
  readonly control: string;
  readonly why: readonly Part[];
};

export type Kept = {
  readonly event: "kept";
  readonly team: Squad;
  readonly synergy?: string;
};

export type Drawn = {
  readonly event: "drawn";
  readonly team: Squad;
  readonly synergy?: string;
};

export type Peeked = {
  readonly event: "peeked";
  readonly team: Squad;
  readonly synergy?: string;
};

export type Lost = {
  readonly event: "lost";
  readonly team: Squad;
  readonly synergy?: string;
};

export type Revealed = {
  readonly event: "revealed";
  readonly team: Squad;
  readonly synergy: string;
};

export type Reshuffled = {
  readonly event: "reshuffled";
  readonly cards: number;
};

export type Shown = {
  readonly event: "shown";
  readonly team: Squad;
  readonly synergy: readonly string[];
};

export type Substituted = {
  readonly event: "substituted";
  readonly team: Squad;
  readonly card: string;
  readonly coming: string;
};

export type Shot = {
  readonly event: "shot";
  readonly team: Squad;
  readonly card: string;
  readonly slot: Slot;
  readonly base: number;
};

export type ShotCannon = {
  readonly event: "shot-cannon";
  readonly team: Squad;
  readonly card: string;
  readonly base: number;
};

export type ShotWithoutBase = {
  readonly event: "shot-without-base";
  readonly team: Squad;
};

export type AttackLaid = {
  readonly event: "attack-laid";
  readonly team: Squad;
  readonly cards: number;
  readonly synergy?: readonly string[];
};

export type RepliedBlind = {
  readonly event: "replied-blind";
  readonly team: Squad;
};

export type Replied = {
  readonly event: "replied";
  readonly team: Squad;
  readonly synergy?: string;
};

export type RepliedNone = {
  readonly event: "replied-none";
  readonly team: Squad;
};

export type AttackTotal = {
  readonly event: "attack-total";
  readonly team: Squad;
  readonly total: number;
  readonly why: readonly Part[];
};

export type DefenceTotal = {
  readonly event: "defence-total";
  readonly team: Squad;
  readonly total: number;
  readonly why: readonly Part[];
};

export type Out = {
  readonly event: "out";
  readonly team: Squad;
};

export type Tackled = {
  readonly event: "tackled";
  readonly team: Squad;
};

export type Goal = {
  readonly event: "goal";
  readonly team: Squad;
  readonly home: number;
  readonly away: number;
};

export type GoalMagic = {
  readonly event: "goal-magic";
  readonly team: Squad;
  readonly home: number;
  readonly away: number;
};

export type GoalPenalty = {
  readonly event: "goal-penalty";
  readonly team: Squad;
  readonly home: number;
  readonly away: number;
};

export type Saved = {
  readonly event: "saved";
  readonly team: Squad;
};

export type PenaltySaved = {
  readonly event: "penalty-saved";
  readonly team: Squad;
  readonly kick: string;
  readonly keeper: string;
};

export type PenaltyScored = {
  readonly event: "penalty-scored";
  readonly team: Squad;
  readonly kick: string;
  readonly keeper: string;
};

export type KickScored = {
  readonly event: "kick-scored";
  readonly team: Squad;
  readonly kick: string;
  readonly keeper: string;
};

export type KickSaved = {
  readonly event: "kick-saved";
  readonly team: Squad;
  readonly kick: string;
  readonly keeper: string;
};

export type Agreed = {
  readonly event: "agreed";
  readonly team: Squad;
};

export type Declined = {
  readonly event: "declined";
  readonly team: Squad;
};

export type TableEvent =
  | StarShown
  | StarPicked
  | StarDismissed
  | LinedUp
  | HalfBegins
  | Turn
  | TurnAddedTime
  | HalfTime
  | FullTime
  | Passed
  | Pressed
  | Placed
  | Effect
  | ControlMoved
  | Kept
  | Drawn
  | Peeked
  | Lost
  | Revealed
  | Reshuffled
  | Shown
  | Substituted
  | Shot
  | ShotCannon
  | ShotWithoutBase
  | AttackLaid
  | RepliedBlind
  | Replied
  | RepliedNone
  | AttackTotal
  | DefenceTotal
  | Out
  | Tackled
  | Goal
  | GoalMagic
  | GoalPenalty
  | Saved
  | PenaltySaved
  | PenaltyScored
  | KickScored
  | KickSaved
  | Agreed
  | Declined;
