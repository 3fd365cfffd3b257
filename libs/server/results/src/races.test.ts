import { ChampStatistic, GameStatistic, ResultsDay } from '@touchline/betting-results-contract/schemas';
import { Archive, createEngine } from '@touchline/server-engine';
import { Days } from './day.ts';
import { champStatistic, gameStatistic } from './statistics.ts';

/** Thursday, 11 June 2026, 18:00 UTC. */
const NOW = Date.UTC(2026, 5, 11, 18);
const MARBLES = 390;
const engine = createEngine({ now: () => NOW, champIds: [MARBLES] });
const archive = new Archive(engine);
const query = { lang: 'en', zone: 'UTC', search: '', page: 1 } as const;

it('[BT-08] [BT-04] the results of a day have the finish of each race, the latest first, found by any of its runners', () => {
  const days = new Days(archive, () => NOW);
  const day = ResultsDay.parse(days.page(query));
  const [latest] = day.games;
  expect(day.sports).toMatchObject([{ key: 'marble', name: 'Marble races' }]);
  expect(day.games).toHaveLength(50);
  for (const { finishers = [] } of day.games) {
    expect(finishers.map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(finishers.map(({ name }) => name)).size).toBe(8);
  }
  const last = latest!.finishers!.at(-1)!.name;
  const found = days.page({ ...query, search: last });
  expect(found.games[0]?.id).toBe(latest!.id);
  expect(found.total).toBeLessThan(day.total);
});

it('[BT-08] [BT-04] statistics of races have the finish and the settlement, and nothing about two sides', () => {
  const champ = engine.champ(MARBLES)!;
  const season = ChampStatistic.parse(champStatistic(archive, champ, { lang: 'en', nowMs: NOW }));
  expect(season).toMatchObject({ standings: [], scorers: [], bracket: [] });
  expect(season.results).toHaveLength(10);
  expect(season.results.every(({ finishers }) => finishers?.length === 8)).toBe(true);
  expect(season.next).toHaveLength(10);
  expect(season.next.every(({ finishers }) => finishers === undefined)).toBe(true);

  const [{ id }] = season.results as [(typeof season.results)[0]];
  const race = GameStatistic.parse(gameStatistic(archive, engine.fixture(id)!, { lang: 'en', nowMs: NOW }));
  expect(race).toMatchObject({ form: [[], []], meetings: [], squads: [[], []], odds: [], standings: [], events: [] });
  expect(race.markets).toHaveLength(7);
  const winners = race.markets[0]!.outcomes.filter(({ statusId }) => statusId === 1).map(({ name }) => name);
  expect(winners).toEqual([race.game.finishers?.[0]?.name]);
});
