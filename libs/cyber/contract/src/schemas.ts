import { Lang, QueryInt, withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { cyberCalls } from './calls.ts';
import { CyberDisciplines, CyberMatch, CyberMatches } from './cyber.ts';
import { CYBER_TYPES } from './kinds.ts';

export { CyberDisciplines, CyberMatch, CyberMatches } from './cyber.ts';

const ABOUT = { tag: 'Esports', spec: ['BT-06'] };

/** Esports calls. */
export const cyberContract = {
  disciplines: withSchemas(cyberCalls.disciplines, {
    ...ABOUT,
    summary: 'Disciplines of both kinds, with the number of their games',
    query: z.object({ lang: Lang }),
    answers: { 200: CyberDisciplines },
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
    answers: { 200: CyberMatches },
  }),
};
