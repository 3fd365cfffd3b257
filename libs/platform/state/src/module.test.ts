import { sessionModule, sessionReceived, signedOut } from '@touchline/identity-state';
import { createAppStore, createServerPorts, selectView } from '@touchline/shared-state';
import { platformModule } from './index.ts';

it("[PL-07] copies the session's user to the global state", () => {
  const ports = createServerPorts({ send: () => new Promise(() => undefined), origin: 'http://shop.test', report: () => undefined });
  const store = createAppStore({ ports, modules: [sessionModule, platformModule] });
  store.start();

  store.dispatch(sessionReceived({ status: 'player', userId: 77, startedAt: 1, previousLoginAt: null }));
  expect(selectView(store.getState()).userId).toBe(77);
  store.dispatch(signedOut({ reason: 'requested' }));

  expect(selectView(store.getState()).userId).toBeNull();
  store.stop();
});
