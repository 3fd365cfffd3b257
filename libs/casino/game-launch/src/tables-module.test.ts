import { selectShown, watchResource } from '@touchline/casino-state';
import { createAppStore } from '@touchline/shared-state';
import { answer, createFakePorts, createFakeServer } from '@touchline/shared-testing';
import { type KnownTable, tableKey, tablesModule } from './tables-module.ts';

const TABLE = {
  ...{ model: 'live-roulette', number: 88_001, leftMs: 12_000, periodMs: 20_000, hash: 'a'.repeat(64), players: 2 },
  ...{ bets: [], results: [] },
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('[CS-05] polls a table every three seconds while a page shows it, and keeps when its draw closes', async () => {
  const server = createFakeServer({ 'GET /bff-api/games/table': () => answer(TABLE) });
  const store = createAppStore({ ports: createFakePorts({ send: server.send }), modules: [] });
  const key = tableKey('live-roulette');
  store.start();
  const began = performance.now();
  const leave = watchResource(store, tablesModule, key);
  await jest.advanceTimersByTimeAsync(0);
  const { data } = selectShown<KnownTable>(store.getState(), { key });
  expect([data?.table.number, (data?.closesAt ?? 0) - began]).toEqual([88_001, 12_000]);

  await jest.advanceTimersByTimeAsync(9_000);
  expect(server.log.map(({ query }) => String(query))).toEqual(Array.from({ length: 4 }, () => 'model=live-roulette'));

  leave();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(server.log).toHaveLength(4);
  store.stop();
});
