import { createAppStore } from '@touchline/shared-state';
import { answer, createFakePorts, createFakeServer } from '@touchline/shared-testing';
import { casinoModule, jackpot, jackpotModule, selectShown, watchResource } from './index.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('[CS-01] polls the jackpot every 15 s while a page shows it', async () => {
  const server = createFakeServer({ 'GET /bff-api/casino/jackpot': () => answer({ amount: 5, exponent: 2, currencyIso: 'EUR' }) });
  const store = createAppStore({ ports: createFakePorts({ send: server.send }), modules: [casinoModule] });
  store.start();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(server.log).toHaveLength(0);

  const leaves = [1, 2].map(() => watchResource(store, jackpotModule, jackpot.key)); // two places of a page
  await jest.advanceTimersByTimeAsync(0);
  expect(selectShown(store.getState(), jackpot).data).toMatchObject({ amount: 5 });
  await jest.advanceTimersByTimeAsync(30_000);
  expect(server.log).toHaveLength(3);

  leaves[0]?.();
  await jest.advanceTimersByTimeAsync(15_000);
  expect(server.log).toHaveLength(4);
  leaves[1]?.();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(server.log).toHaveLength(4);
  expect(selectShown(store.getState(), jackpot).data).toMatchObject({ amount: 5 });
  store.stop();
});
