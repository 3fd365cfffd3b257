import type { SportRules } from '@touchline/betting-rules';

/** A team or person with a strength around 0; one point more is about twice the chance. */
export interface Team {
  id: number;
  name: string;
  rating: number;
  /** Players who can score, in sports that name them. */
  players?: readonly string[];
}

export interface Champ {
  id: number;
  sport: SportRules;
  /** Name by language; `en` is always present. */
  names: Readonly<Record<string, string>>;
  countryCode: string | null;
  isTop: boolean;
  teams: readonly Team[];
  model: Model;
  /** Seconds between two kick-offs. */
  strideSeconds: number;
  /** How long before kick-off games appear on the line. */
  horizonSeconds: number;
  /** Where races are run, in turn; only of championships of races. */
  courses?: readonly Team[];
}

/** Low counts: goals by two Poisson processes. */
export interface GoalsModel {
  kind: 'goals';
  /** Mean count of both teams together. */
  mean: number;
  homeEdge: number;
  /** Average seconds of clock stoppage per minute of play; 0 for football. */
  pauseSeconds: number;
  breakSeconds: number;
  periodSeconds: number;
  /** Corners and cards are counted. */
  hasSetPieces: boolean;
  /** Drawn games of the league are decided in overtime, which does not count for bets on the game. */
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
  /** Length of a period in seconds of play, also for games without a visible clock. */
  periodSeconds: number;
  /** Drawn games are decided in overtime, whose points count for bets on the game; in cricket, in a super over. */
  hasOvertime: boolean;
  /** Sports with innings. In cricket the first team bats in odd innings, and the last to bat stops once it is ahead. */
  isInnings?: 'cricket' | 'baseball';
}

/** Best of some sets, each a race to a number of units. */
export interface SetsModel {
  kind: 'sets';
  setsToWin: number;
  /** Units that win a set, and those that win the deciding set. */
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

/** A fight or a race of two opponents that may end at any moment. */
export interface DuelModel {
  kind: 'duel';
  roundSeconds: number;
  breakSeconds: number;
  /** Chance that a round ends it. */
  stopChance: number;
}

/**
 * A race over laps, timed at marks. From one mark to the next a runner needs `stretchMs` and `stepMs` for each of `steps` obstacles that
 * slow it down, each independently with its own chance.
 */
export interface RaceModel {
  kind: 'race';
  /** Runners of one race. */
  runners: number;
  /** Marks of a lap, the finish line included. */
  marksPerLap: number;
  /** Fastest time between two marks. */
  stretchMs: number;
  steps: number;
  stepMs: number;
}

export type Model = GoalsModel | PointsModel | SetsModel | DuelModel | RaceModel;

/** The model's parameters of a game: mean counts of both teams, or the first team's chance of winning a unit. */
export interface Strengths {
  home: number;
  away: number;
}

/** Opponents and kick-off under which a game was on offer. */
export interface GameFace {
  home: string;
  away: string;
  /** Seconds since 1970. */
  startAt: number;
}

/** A game of the schedule. */
export interface Fixture {
  id: number;
  /** Small number from which the ids of markets and outcomes are built. */
  shortId: number;
  number: number;
  champ: Champ;
  home: Team;
  away: Team;
  /** The runners of a race by number, which begins with 1. `home` and `away` are its course and its number then. @spec BT-08 */
  runners?: readonly Team[];
  /** Kick-off in milliseconds of the sandbox's clock. */
  startMs: number;
  originalStartAt?: number;
  /** Other names and kick-offs under which this game was on offer, because a team was renamed or the kick-off was moved. */
  soldAs?: readonly GameFace[];
  strengths: Strengths;
  hasVideo: boolean;
  isTop: boolean;
  isReplay?: boolean;
  /** A drawn game is decided as its sport does; without it, only where the league does so (`hasOvertime`). */
  isKnockOut?: boolean;
  /** Match seconds per real second. */
  speed: number;
  /** The recorded course of a played match (a replay). */
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
  /** After extra time, if it was played. */
  extraTime?: readonly [number, number];
  /** Without a score if only the winner is known. */
  shootOut?: { score?: readonly [number, number]; winner: 1 | 2 };
  corners?: readonly [number, number];
  yellow?: readonly [number, number];
  red?: readonly [number, number];
  isAwarded?: boolean;
  /** The minutes are invented: who scored first is unknown, and so is the half-time score if `halfTime` is missing. */
  hasInventedMinutes?: boolean;
}
