import type { SportRules } from '@touchline/betting-rules';

/** A team or a person with a strength around 0 (a point more is about twice the chance). */
export interface Team {
  id: number;
  name: string;
  rating: number;
  /** People of the team that can score, where the sport names them. */
  players?: readonly string[];
}

export interface Champ {
  id: number;
  sport: SportRules;
  /** Name by language; `en` is always there. */
  names: Readonly<Record<string, string>>;
  countryCode: string | null;
  isTop: boolean;
  teams: readonly Team[];
  model: Model;
  /** Seconds between two kick-offs. */
  strideSeconds: number;
  /** How far ahead games are on the line. */
  horizonSeconds: number;
}

/** Low counts: goals by two Poisson processes. */
export interface GoalsModel {
  kind: 'goals';
  /** Mean count of both teams together. */
  mean: number;
  homeEdge: number;
  /** Share of play during which the clock stands; 0 for football. */
  pauseSeconds: number;
  breakSeconds: number;
  periodSeconds: number;
  /** Corners and cards are counted. */
  hasSetPieces: boolean;
  /** A drawn game goes on to overtime and is decided there. */
  hasOvertime: boolean;
}

/** High counts, many scores of a few points: basketball, rugby, handball. */
export interface PointsModel {
  kind: 'points';
  mean: number;
  homeEdge: number;
  /** What one score is worth, with weights. */
  values: readonly (readonly [points: number, weight: number])[];
  pauseSeconds: number;
  breakSeconds: number;
  /** Length of a period in seconds of play, also where no clock is shown. */
  periodSeconds: number;
  hasOvertime: boolean;
  /** Innings: teams score in turn (1 home bats in odd parts), the last to bat stops when it is ahead. */
  isInnings?: 'cricket' | 'baseball';
}

/** Best of some sets, each a race to a number of units. */
export interface SetsModel {
  kind: 'sets';
  setsToWin: number;
  /** Units of a set, and of its last possible set. */
  target: number;
  lastTarget: number;
  /** Lead that ends a set. */
  lead: 1 | 2;
  unitSeconds: number;
  breakSeconds: number;
  /** How strongly a rating moves the chance of one unit. */
  edge: number;
  isTennis?: boolean;
}

/** A fight or a race of two that ends at once. */
export interface DuelModel {
  kind: 'duel';
  roundSeconds: number;
  breakSeconds: number;
  /** Chance that a round ends it. */
  stopChance: number;
}

export type Model = GoalsModel | PointsModel | SetsModel | DuelModel;

/** What the pricing believes of a game: mean counts of both teams, or the first one's chance of a unit. */
export interface Strengths {
  home: number;
  away: number;
}

/** A game as the line knows it. */
export interface Fixture {
  id: number;
  /** Small number that ids of markets and outcomes are made of. */
  shortId: number;
  number: number;
  champ: Champ;
  home: Team;
  away: Team;
  /** Kick-off, milliseconds by the sandbox's clock. */
  startMs: number;
  originalStartAt?: number;
  strengths: Strengths;
  hasVideo: boolean;
  isTop: boolean;
  isReplay?: boolean;
  /** Seconds of course per real second. */
  speed: number;
  /** A course that is known beforehand (a replay). */
  script?: Script;
}

/** Goals of a played match. */
export interface ScriptGoal {
  minute: number;
  /** Minutes of stoppage time after `minute`. */
  added?: number;
  /** The team it counts for. */
  team: 1 | 2;
  kind?: 'goal' | 'own-goal' | 'penalty';
  player?: string;
}

export interface Script {
  goals: readonly ScriptGoal[];
  /** Score of the regular time. */
  fullTime: readonly [number, number];
  halfTime?: readonly [number, number];
  /** After extra time and shoot-out. */
  final?: readonly [number, number];
  corners?: readonly [number, number];
  yellow?: readonly [number, number];
  red?: readonly [number, number];
  isAwarded?: boolean;
  /** The minutes are made up: who scored first, or before the break where `halfTime` is missing, is not known. */
  hasInventedMinutes?: boolean;
}
