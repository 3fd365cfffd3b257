import { lowerAscii } from '@touchline/shared-primitives';

/**
 * Outcome types of markets. The number is the `typeId` of an outcome on the wire and in saved coupons, so an id is never reused; the name
 * is the outcome's message (`betting.outcome.<key>`, see {@link outcomeKey}).
 */
export const OUTCOME = {
  HomeWin: 1,
  Draw: 2,
  AwayWin: 3,
  HomeOrDraw: 4,
  HomeOrAway: 5,
  DrawOrAway: 6,
  /** Two-way win: a draw returns the stake. */
  Winner1: 7,
  Winner2: 8,
  Over: 9,
  Under: 10,
  /** Handicap of the first team; `param` is the line of the picked side. */
  Handicap1: 11,
  Handicap2: 12,
  Yes: 13,
  No: 14,
  Odd: 15,
  Even: 16,
  /** `param` = home * 1000 + away. */
  ExactScore: 17,
  /** Any score that the grid does not list. `param` = the largest listed count of one side, times 1000. */
  OtherScore: 18,
  /** `param` = the count, times 1000. */
  ExactCount: 19,
  CountOrMore: 20,
  /** `param` = smallest * 1000 + largest count. */
  CountRange: 21,
  /** Winning margin. `param` = the margin, times 1000. */
  MarginHome: 22,
  MarginAway: 23,
  MarginHomeOrMore: 24,
  MarginAwayOrMore: 25,
  /** Three-way handicap; `param` is always the first team's line. */
  EuropeanHandicap1: 26,
  EuropeanHandicapX: 27,
  EuropeanHandicap2: 28,
  ScoreHome: 29,
  ScoreNone: 30,
  ScoreAway: 31,
  FirstHalfHigher: 32,
  HalvesEqual: 33,
  SecondHalfHigher: 34,
  HomeHome: 35,
  HomeDraw: 36,
  HomeAway: 37,
  DrawHome: 38,
  DrawDraw: 39,
  DrawAway: 40,
  AwayHome: 41,
  AwayDraw: 42,
  AwayAway: 43,
  HomeAndOver: 44,
  HomeAndUnder: 45,
  DrawAndOver: 46,
  DrawAndUnder: 47,
  AwayAndOver: 48,
  AwayAndUnder: 49,
  HomeAndBothScore: 50,
  HomeAndNotBoth: 51,
  DrawAndBothScore: 52,
  DrawAndNotBoth: 53,
  AwayAndBothScore: 54,
  AwayAndNotBoth: 55,
  HomeOrDrawAndOver: 56,
  HomeOrDrawAndUnder: 57,
  HomeOrAwayAndOver: 58,
  HomeOrAwayAndUnder: 59,
  DrawOrAwayAndOver: 60,
  DrawOrAwayAndUnder: 61,
  OverAndBothScore: 62,
  OverAndNotBoth: 63,
  UnderAndBothScore: 64,
  UnderAndNotBoth: 65,
  /** A named person. */
  Player: 66,
  /** A named participant of an outright. */
  Participant: 67,
  /** Several outcomes of one match together. */
  Combination: 68,
} as const;
export type OutcomeTypeId = (typeof OUTCOME)[keyof typeof OUTCOME];

const kebab = (name: string): string => lowerAscii(name.replace(/(?<=[a-z])(?=[A-Z\d])/g, '-'));

const KEYS = new Map<number, string>(Object.entries(OUTCOME).map(([name, id]) => [id, kebab(name)]));

/** Message key of an outcome type, for example `home-or-draw`; undefined if this release does not know the id. */
export const outcomeKey = (outcomeTypeId: number): string | undefined => KEYS.get(outcomeTypeId);

/** Every outcome key, in the order of the ids. */
export const OUTCOME_KEYS: readonly string[] = [...KEYS.values()];
