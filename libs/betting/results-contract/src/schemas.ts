import { Lang, QueryDay, QueryInt, TimeZone, withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { resultsCalls } from './calls.ts';
import { ChampStatistic, GameStatistic, ResultsDay, TeamStatistic } from './results.ts';

export { ChampStatistic, GameStatistic, ResultsDay, TeamStatistic } from './results.ts';

const ABOUT = { tag: 'Results', spec: ['BT-04'] };

/** Calls of results and statistics. */
export const resultsContract = {
  games: withSchemas(resultsCalls.games, {
    ...ABOUT,
    summary: 'Finished games of a day by sport and championship, with the sports and championships that would narrow them',
    cost: 5,
    query: z.object({
      lang: Lang,
      /** A day of the zone; today by default. */
      date: z.optional(QueryDay),
      /** Where its midnights are; UTC by default. */
      zone: z.optional(TimeZone),
      sport: z.optional(QueryInt),
      champ: z.optional(QueryInt),
      q: z.optional(z.string().check(z.maxLength(60))),
      page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000))),
    }),
    answers: { 200: ResultsDay },
  }),
  game: withSchemas(resultsCalls.game, {
    ...ABOUT,
    summary: 'One game: its result, how its markets were settled, and its statistics',
    cost: 10,
    params: z.object({ gameId: QueryInt }),
    query: z.object({ lang: Lang }),
    answers: { 200: GameStatistic },
  }),
  champ: withSchemas(resultsCalls.champ, {
    ...ABOUT,
    summary: 'Standings, scorers, games and play-off of a championship',
    cost: 10,
    params: z.object({ champId: QueryInt }),
    query: z.object({ lang: Lang }),
    answers: { 200: ChampStatistic },
  }),
  team: withSchemas(resultsCalls.team, {
    ...ABOUT,
    summary: 'Form, squad and games of a team',
    cost: 10,
    params: z.object({ teamId: QueryInt }),
    query: z.object({ lang: Lang }),
    answers: { 200: TeamStatistic },
  }),
};
