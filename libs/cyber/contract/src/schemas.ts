import { Id, Lang, Pair, QueryInt, withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { cyberCalls } from './calls.ts';
import { BUYS, CYBER_KINDS, CYBER_TYPES } from './cyber.ts';

const whole = z.int().check(z.minimum(0));
const Buy = z.enum(BUYS);

const Discipline = z.object({
  id: Id,
  key: z.string(),
  name: z.string(),
  type: z.enum(CYBER_TYPES),
  kind: z.enum(CYBER_KINDS),
  line: whole,
  live: whole,
  iconsVersion: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
});
const Map = z.object({
  name: z.string(),
  score: Pair,
  winner: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  kills: Pair,
  earned: Pair,
  rounds: z.array(z.object({ winner: z.union([z.literal(1), z.literal(2)]), buys: z.tuple([Buy, Buy]), kills: Pair })),
  objectives: z.array(z.object({ kind: z.enum(['tower', 'beast', 'outpost']), counts: Pair })),
  lead: z.array(z.object({ seconds: whole, lead: z.int() })),
  draft: z.tuple([z.array(z.string()), z.array(z.string())]),
});

/** Details of one match. */
export const CyberMatch = z.object({
  gameId: Id,
  kind: z.enum(CYBER_KINDS),
  opponents: z.tuple([z.string(), z.string()]),
  maps: z.array(Map),
  score: Pair,
  isOver: z.boolean(),
});

const ABOUT = { tag: 'Esports', spec: ['BT-06'] };

/** Esports calls. */
export const cyberContract = {
  disciplines: withSchemas(cyberCalls.disciplines, {
    ...ABOUT,
    summary: 'Disciplines of both kinds, with the number of their games',
    query: z.object({ lang: Lang }),
    answers: { 200: z.object({ disciplines: z.array(Discipline) }) },
  }),
  match: withSchemas(cyberCalls.match, {
    ...ABOUT,
    summary: 'What happens in one match: maps, economy, kills, objectives, line-ups',
    cost: 2,
    params: z.object({ gameId: QueryInt }),
    answers: { 200: CyberMatch },
  }),
  live: withSchemas(cyberCalls.live, {
    ...ABOUT,
    summary: 'What happens in every match in play of one kind',
    cost: 3,
    params: z.object({ type: z.enum(CYBER_TYPES) }),
    answers: { 200: z.object({ matches: z.array(CyberMatch) }) },
  }),
};
