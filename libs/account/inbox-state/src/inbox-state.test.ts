import type { InboxItem } from '@touchline/account-inbox-contract';
import { playerChanged, sessionReceived, sessionSlice, signedOut } from '@touchline/identity-state';
import { createAppStore } from '@touchline/shared-state';
import { answer, createFakePorts, createFakeServer } from '@touchline/shared-testing';
import { inboxModule, inboxSettingsWanted, inboxShown, selectInbox } from './index.ts';

const ITEM: InboxItem = {
  ...{ id: 9, topic: 'bet', kind: 'bet-won', at: 1_900_000_000, isRead: false, needsPlayer: false, ref: '4100' },
  amount: { amount: 2150, iso: 'EUR', exponent: 2 },
};
type Routes = Parameters<typeof createFakeServer>[0];

function start(routes: Routes = {}) {
  const server = createFakeServer({
    'GET /web-api/inbox/count': () => answer({ unread: 1, needsPlayer: 0 }),
    'GET /web-api/inbox': () => answer({ excludedUntil: null, items: [ITEM] }),
    'POST /web-api/inbox/read': () => answer({ unread: 0, needsPlayer: 0 }),
    ...routes,
  });
  const people = () => ({ name: 'people', slices: [sessionSlice] });
  const store = createAppStore({ ports: { ...createFakePorts(), send: server.send }, modules: [people, inboxModule] });
  store.start();
  const requestCount = (path: string) => server.log.filter((call) => JSON.stringify(call).includes(`${path}"`)).length;
  return { store, server, requestCount, state: () => selectInbox(store.getState()) };
}
const player = (userId = 7) => sessionReceived({ status: 'player', userId } as unknown as Parameters<typeof sessionReceived>[0]);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('[AC-06] polls the unread count for a player, at once and every minute, but not for a visitor', async () => {
  const { store, requestCount, state } = start();
  await pass(120_000);
  expect(requestCount('/web-api/inbox/count')).toBe(0);

  store.dispatch(player());
  await pass(10);
  expect([requestCount('/web-api/inbox/count'), state().count]).toEqual([1, { unread: 1, needsPlayer: 0 }]);
  await pass(60_000);
  expect(requestCount('/web-api/inbox/count')).toBe(2);
});

it('[AC-06] polls the count at once when a stream reports notices, and not for other changes', async () => {
  const { store, requestCount } = start();
  store.dispatch(player());
  await pass(10);
  store.dispatch(playerChanged(['balance', 'bets']));
  await pass(10);
  expect(requestCount('/web-api/inbox/count')).toBe(1);
  store.dispatch(playerChanged(['notices']));
  await pass(10);
  expect(requestCount('/web-api/inbox/count')).toBe(2);
  await pass(60_000);
  expect(requestCount('/web-api/inbox/count')).toBe(3);
});

it('[AC-06] marks shown items as read on the server, and shows them as new until the page is opened again', async () => {
  const { store, state } = start();
  store.dispatch(player());
  await pass(10);
  store.dispatch(inboxShown());
  await pass(10);

  expect([state().count, state().inbox?.items.map(({ isRead }) => isRead)]).toEqual([{ unread: 0, needsPlayer: 0 }, [false]]);
});

it('[SEC-4] rejects a malformed response', async () => {
  const { store, state } = start({ 'GET /web-api/inbox': () => answer({ excludedUntil: null, items: [{ ...ITEM, kind: 'offer' }] }) });
  store.dispatch(player());
  store.dispatch(inboxShown());
  await pass(10);

  expect([state().inbox, state().failed]).toEqual([null, ['inbox']]);
});

it("[AC-06] saves the settings with the page's time zone, and reports a refusal", async () => {
  const sent: unknown[] = [];
  const saved = { topics: [{ topic: 'bet', isOn: false }], quiet: null };
  const answers = [() => answer(saved), () => answer({ code: 500, errors: [] }, 500)];
  const { store, state } = start({
    'POST /web-api/inbox/settings': (request: { body?: unknown }) => {
      sent.push(request);
      return (answers.shift() ?? (() => answer(saved)))();
    },
  } as unknown as Routes);
  store.dispatch(player());
  store.dispatch(inboxSettingsWanted({ off: ['bet'], quiet: null }));
  await pass(10);
  expect([state().settings, state().change.status]).toEqual([saved, 'done']);
  expect(JSON.stringify(sent[0])).toContain('+03:00'); // the site's zone is UTC+3, used until the player's is known

  store.dispatch(inboxSettingsWanted({ off: [], quiet: null }));
  await pass(10);
  expect([state().settings, state().change.status]).toEqual([saved, 'refused']);
});

it("[TAB-6] deletes the player's data when the session ends", async () => {
  const { store, state } = start();
  store.dispatch(player());
  await pass(10);
  store.dispatch(inboxShown());
  await pass(10);
  store.dispatch(signedOut({ reason: 'requested' }));

  expect([state().inbox, state().count]).toEqual([null, { unread: 0, needsPlayer: 0 }]);
});
