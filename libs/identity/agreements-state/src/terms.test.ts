import { measured } from '@touchline/measured';
import { sessionModule } from '@touchline/identity-state';
import { configModule, configReceived } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import { selectView } from '@touchline/shared-state';
import { answer, createBrowserOfTabs, createFakePorts, createFakeServer, startStore } from '@touchline/shared-testing';
import { termsModule } from './index.ts';

const STATUS = '/web-api/api-v3/v2/user/agreement-rules/status';
const MINUTE = 60_000;
const player = { status: 'player', userId: 7, startedAt: 1, previousLoginAt: null } as const;

let stop: (() => void)[] = [];
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop.forEach((end) => end());
  stop = [];
  jest.useRealTimers();
});
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function openTabs(many: number) {
  const server = createFakeServer({
    [`GET ${STATUS}`]: () => answer({ result: false, updatedAt: 1 }),
    'GET /web-api/user/gettoken': () => answer({ user_id: 7, token: 't', expiresAt: 0, previousLoginAt: null }),
  });
  const browser = createBrowserOfTabs();
  const tabs = Array.from({ length: many }, () => {
    const ports = createFakePorts({ send: server.send, ...browser.openTab() });
    const store = startStore([sessionModule(ports), configModule(ports), termsModule(ports)], { session: player });
    store.dispatch(configReceived(aSiteConfig({ isConfirmTermsEnabled: true })));
    stop.push(store.stop);
    return ports;
  });
  return { tabs, requests: () => server.log.filter(({ path }) => path === STATUS).length };
}

it('[TAB-1] [ID-18] eight tabs together poll the terms ten times in ten minutes', async () => {
  const { requests } = openTabs(8);
  await pass(0);
  const before = requests();
  await pass(10 * MINUTE);

  expect(before).toBe(1);
  measured({ id: 'TAB-1', unit: 'terms polls of eight tabs', atLeast: 9, atMost: 11, value: requests() - before });
});

it('[TAB-2] [ID-18] a hidden tab hands polling over to a visible one, which keeps to the one-minute interval', async () => {
  const { tabs, requests } = openTabs(2);
  await pass(30_000);
  expect(requests()).toBe(1);
  tabs[0]?.setVisible(false);
  await pass(29_000);
  expect(requests()).toBe(1);
  await pass(2_000);
  expect(requests()).toBe(2);

  await pass(5 * MINUTE);
  expect(requests()).toBe(7);
});

it.each([
  ['no time', { result: true }],
  ['a time as text', { result: true, updatedAt: '1' }],
  ['no result', { updatedAt: 1 }],
])('[ID-18] [CFG-3] an answer with %s announces no change, because the player could not confirm it', async (_, body) => {
  const server = createFakeServer({ [`GET ${STATUS}`]: () => answer(body) });
  const ports = createFakePorts({ send: server.send });
  const store = startStore([sessionModule(ports), configModule(ports), termsModule(ports)], { session: player });
  stop.push(store.stop);
  store.dispatch(configReceived(aSiteConfig({ isConfirmTermsEnabled: true })));
  await pass(0);
  expect(server.count(`GET ${STATUS}`)).toBe(1);
  expect(selectView(store.getState()).isUserTermsChanged).toBe(false);
});
