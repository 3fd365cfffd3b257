import { Id, Whole, checkedText, eachValid, type WithReadonlyLists } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { BUYS, CYBER_KINDS, CYBER_TYPES } from './kinds.ts';

const CyberDiscipline = z.object({
  /** Id of the sport in the line feed. */
  id: Id,
  key: z.string(),
  name: z.string(),
  type: z.enum(CYBER_TYPES),
  kind: z.enum(CYBER_KINDS),
  /** Number of games in the line, and in play. */
  line: Whole,
  live: Whole,
  /** Version of its icon. */
  iconsVersion: checkedText(z.string().check(z.regex(/^\d+\.\d+\.\d+$/))),
});
export type CyberDiscipline = WithReadonlyLists<typeof CyberDiscipline>;
export const CyberDisciplines = z.object({ disciplines: eachValid(z.array(CyberDiscipline)) });
export type CyberDisciplines = WithReadonlyLists<typeof CyberDisciplines>;

/** First side, second side. */
const CyberPair = z.tuple([Whole, Whole]);
export type CyberPair = WithReadonlyLists<typeof CyberPair>;

const Buy = z.enum(BUYS);
const CyberRound = z.object({
  winner: z.literal([1, 2]),
  buys: z.tuple([Buy, Buy]),
  /** Kills of each side. */
  kills: CyberPair,
});
export type CyberRound = WithReadonlyLists<typeof CyberRound>;

/** An objective taken by a team: a tower, a beast, an outpost. */
const CyberObjective = z.object({ kind: z.enum(['tower', 'beast', 'outpost']), counts: CyberPair });
export type CyberObjective = WithReadonlyLists<typeof CyberObjective>;

/** The lead at a moment of a map, in gold, resources or money: positive for the first side, negative for the second. */
const CyberLead = z.object({
  /** Seconds since the start of the map. */
  seconds: z.int(),
  lead: z.int(),
});
export type CyberLead = WithReadonlyLists<typeof CyberLead>;

const CyberMap = z.object({
  name: z.string(),
  /** Rounds, kills or goals; 1 and 0 for a map without a score. */
  score: CyberPair,
  /** 0 while the map is in play. */
  winner: z.literal([0, 1, 2]),
  kills: CyberPair,
  /** Total earnings of each side: gold, money or resources. */
  earned: CyberPair,
  rounds: z.array(CyberRound),
  objectives: z.array(CyberObjective),
  lead: z.array(CyberLead),
  /** Characters picked by each side, in games that have them. */
  draft: z.tuple([z.array(z.string()), z.array(z.string())]),
});
export type CyberMap = WithReadonlyLists<typeof CyberMap>;

/** Details of one match. */
export const CyberMatch = z.object({
  gameId: Id,
  kind: z.enum(CYBER_KINDS),
  opponents: z.tuple([z.string(), z.string()]),
  /** Maps so far; the last one is in play until the match is over. */
  maps: z.array(CyberMap),
  /** Maps won; for a simulation, goals or points. */
  score: CyberPair,
  isOver: z.boolean(),
});
export type CyberMatch = WithReadonlyLists<typeof CyberMatch>;
export const CyberMatches = z.object({ matches: eachValid(z.array(CyberMatch)) });
export type CyberMatches = WithReadonlyLists<typeof CyberMatches>;
