import type * as z from 'zod/mini';
import {
  readStatisticId,
  type ChampStatistic as Champ,
  type GameStatistic as Game,
  type ResultsDay as Day,
  type TeamStatistic as Team,
} from './index.ts';
import { ChampStatistic, GameStatistic, ResultsDay, resultsContract, TeamStatistic } from './schemas.ts';

it('[BT-04] the schemas match the types for the browser', () => {
  const day = (answer: z.infer<typeof ResultsDay>): Day => answer;
  const game = (answer: z.infer<typeof GameStatistic>): Game => answer;
  const champ = (answer: z.infer<typeof ChampStatistic>): Champ => answer;
  const team = (answer: z.infer<typeof TeamStatistic>): Team => answer;
  expect([day, game, champ, team]).toHaveLength(4);
});

it.each([
  ['g1120012340', { kind: 'game', id: 1_120_012_340 }],
  ['c112', { kind: 'champ', id: 112 }],
  ['t112003', { kind: 'team', id: 112_003 }],
  ['x1', null],
  ['g', null],
  ['g12345678901234567', null],
])('[BT-04] parses the statistic id %s', (id, parts) => {
  expect(readStatisticId(id)).toEqual(parts);
});

it.each([
  [{ lang: 'en', date: '2026-06-11' }, true],
  [{ lang: 'en', date: '2026-13-01' }, false],
  [{ lang: 'en', page: '0' }, false],
  [{ lang: 'en', q: 'a'.repeat(61) }, false],
])('[BT-04] accepts the query %j: %p', (query, isTaken) => {
  expect(resultsContract.games.query.safeParse(query).success).toBe(isTaken);
});
