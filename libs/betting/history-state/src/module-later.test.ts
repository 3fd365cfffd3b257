import { sessionModule } from '@touchline/identity-state';
import { createAppStore } from '@touchline/shared-state';
import { answer, createFakePorts, createFakeServer } from '@touchline/shared-testing';
import { historyFiltersChanged, historyModuleLater, historyShown, NO_FILTERS, selectHistoryList } from './index.ts';
import { historyOf } from './testing.ts';

const HISTORY = 'GET /web-api/coupon/history';

it('[AC-05] loads the history shown before the lazy sagas were loaded, with the current filters', async () => {
  await import('./effects/keep-history.saga.ts'); // load the module in advance, so that the test does not depend on compile time
  const server = createFakeServer({ [HISTORY]: () => answer(historyOf()) });
  const ports = createFakePorts({ send: server.send });
  const session = { status: 'player', userId: 7, startedAt: 1, previousLoginAt: null };
  const store = createAppStore({ ports, modules: [sessionModule, historyModuleLater], preloaded: { session } });
  store.start();
  const requests = () => server.log.filter(({ path }) => path === '/web-api/coupon/history');
  expect(requests()).toHaveLength(0);

  store.dispatch(historyShown());
  store.dispatch(historyFiltersChanged({ ...NO_FILTERS, state: 'won' }));
  for (let turn = 0; turn < 50 && selectHistoryList(store.getState()).status !== 'ready'; turn++)
    await new Promise((resume) => setTimeout(resume, 0));

  expect(selectHistoryList(store.getState()).status).toBe('ready');
  expect(requests().at(-1)?.query.get('state')).toBe('won');
  store.stop();
});
