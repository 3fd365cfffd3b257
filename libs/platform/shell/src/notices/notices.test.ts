import { sessionModule, sessionReceived, signedOut } from '@touchline/identity-state';
import { readdirSync, readFileSync } from 'node:fs';
import { callJson } from '@touchline/shared-http';
import { createAppStore, createServerPorts, type Ports } from '@touchline/shared-state';
import { createReloadSoon } from '../reload/reload-soon.ts';
import { noticeTitles, noticeWords } from './notice-words.ts';
import { noticeClosed, noticeShown, noticesSlice, selectNotices, topicClosed } from './notices.slice.ts';
import { dialogWords, isDialogKind } from './rules/dialog-words.ts';
import { withinLimit } from './rules/notice-limit.ts';
import { statusTopic } from './rules/status-topic.ts';
import { showSessionNotices } from './show-session-notices.saga.ts';

const noticesModule = (ports: Ports) => ({ name: 'notices', slices: [noticesSlice], saga: () => showSessionNotices(ports) });

function start(send: Ports['send'] = () => new Promise(() => undefined)) {
  const ports = createServerPorts({ send, origin: 'http://shop.test', report: () => undefined });
  const store = createAppStore({ ports, modules: [sessionModule, noticesModule] });
  store.start();
  const shown = () => selectNotices(store.getState()).map(({ topic, atSeconds }) => [topic, atSeconds]);
  return { store, shown, ports };
}

it('[NT-01] keeps the newest three of the default group and one of any other', () => {
  const notice = (id: number, group = 'default') => ({ id, group });

  expect(withinLimit([notice(1), notice(2, 'session'), notice(3), notice(4, 'session'), notice(5), notice(6)]).map(({ id }) => id)).toEqual(
    [3, 4, 5, 6],
  );
});

it('[NT-01] replaces a notice of the same topic, and closes it', () => {
  const { store, shown } = start();

  store.dispatch(noticeShown({ topic: 'signed-out', type: 'info' }));
  store.dispatch(noticeShown({ topic: 'signed-out', type: 'info' }));
  expect(shown()).toEqual([['signed-out', null]]);
  store.dispatch(noticeClosed({ id: 2 }));

  expect(shown()).toEqual([]);
  store.stop();
});

it('[ID-03] shows the previous sign-in when a visitor signs in, but not when a player opens a page', () => {
  const { store, shown } = start();

  store.dispatch(sessionReceived({ status: 'player', userId: 7, startedAt: 9, previousLoginAt: 5 }));
  expect(shown()).toEqual([]);
  store.dispatch(sessionReceived({ status: 'visitor' }));
  store.dispatch(sessionReceived({ status: 'player', userId: 7, startedAt: 9, previousLoginAt: 5 }));

  expect(shown()).toEqual([['signed-in', 5]]);
  store.stop();
});

it('[ID-03] shows the previous sign-in on a page that was opened as a visitor', () => {
  const ports = createServerPorts({ send: () => new Promise(() => undefined), origin: 'http://shop.test', report: () => undefined });
  const store = createAppStore({ ports, preloaded: { session: { status: 'visitor' } }, modules: [sessionModule, noticesModule] });
  store.start();

  store.dispatch(sessionReceived({ status: 'player', userId: 7, startedAt: 9, previousLoginAt: null }));

  expect(selectNotices(store.getState()).map(({ topic }) => topic)).toEqual(['signed-in']);
  store.stop();
});

it.each([
  ['requested', 'signed-out'],
  ['expired', 'session-expired'],
  ['elsewhere', 'signed-out-elsewhere'],
] as const)('[ID-14] [TAB-4] explains why a session ended: %s', (reason, topic) => {
  const { store, shown } = start();

  store.dispatch(signedOut({ reason }));

  expect(shown()).toEqual([[topic, null]]);
  store.stop();
});

it('closes the notice of a topic that is over', () => {
  const { store, shown } = start();
  store.dispatch(noticeShown({ topic: 'maintenance', type: 'warning', group: 'maintenance' }));
  store.dispatch(noticeShown({ topic: 'adblock', type: 'alert', group: 'adblock' }));

  store.dispatch(topicClosed({ topic: 'maintenance' }));

  expect(shown()).toEqual([['adblock', null]]);
  store.stop();
});

it.each([
  [200, 'saved'],
  [204, 'action-saved'],
  [400, 'request-error'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [451, 'terms'],
  [404, 'missing-page'],
  [500, 'technical-error'],
  [502, 'technical-error'],
  [undefined, 'technical-error'],
])('[NT-03] shows status %p as %s', (status, topic) => {
  expect(statusTopic(status)).toBe(topic);
});

const CALLS = {
  label: { method: 'POST', path: '/web-api/office/wallets/label', auth: 'token' },
  setActive: { method: 'POST', path: '/web-api/account/active', auth: 'token' },
  profile: { method: 'POST', path: '/web-api/office/profile', auth: 'token' },
  mailing: { method: 'GET', path: '/web-api/user/mailing', auth: 'token' },
  setMailing: { method: 'POST', path: '/web-api/user/mailing', auth: 'token' },
  favourite: { method: 'POST', path: '/bff-api/casino/favourites', auth: 'token' },
  logout: { method: 'POST', path: '/web-api/user/logout', auth: 'session' },
} as const;
const answered = (status: number, detail = ''): Ports['send'] => {
  const body = detail === '' ? null : JSON.stringify({ errors: [{ code: 'refused', detail }] });
  return async () => new Response(status === 204 ? null : body, { status });
};
const settled = () => new Promise((done) => setTimeout(done));
/** A page of a player; the notices of calls are loaded. */
async function startAsPlayer(send: Ports['send']) {
  const page = start(send);
  page.store.dispatch(sessionReceived({ status: 'player', userId: 7, startedAt: 9, previousLoginAt: null }));
  await settled();
  await settled();
  return page;
}

it.each([
  [200, '', 'saved', 'success'],
  [201, '', 'saved', 'success'],
  [204, '', 'action-saved', 'success'],
  [400, 'This name is taken.', 'request-error', 'error'],
  [401, '', 'unauthorized', 'error'],
  [403, 'Your country is not served.', 'forbidden', 'error'],
  [404, '', 'missing-page', 'error'],
  [451, '', 'terms', 'error'],
  [500, '', 'technical-error', 'error'],
  [503, '', 'technical-error', 'error'],
])("[NT-03] [HT-10] shows a call that ended with status %i, with the server's message", async (status, detail, topic, type) => {
  const { store, ports } = await startAsPlayer(answered(status, detail));

  await callJson(ports, CALLS.label, { body: {} }).catch(() => undefined);
  await settled();

  expect(selectNotices(store.getState())).toMatchObject([{ topic, type, detail }]);
  store.stop();
});

it('[NT-03] [HT-10] a call without an answer is a technical error; a cancelled one shows nothing', async () => {
  const failing = await startAsPlayer(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(callJson(failing.ports, CALLS.setActive, { body: { id: 1 } })).rejects.toThrow();
  await settled();
  expect(failing.shown()).toEqual([['technical-error', null]]);
  failing.store.stop();

  const left = await startAsPlayer(() => Promise.reject(new DOMException('', 'AbortError')));
  await expect(callJson(left.ports, CALLS.setActive, { body: { id: 1 } })).rejects.toThrow();
  await settled();
  expect(left.shown()).toEqual([]);
  left.store.stop();
});

it('[NT-03] a form that has words for an end shows these alone, without a notice', async () => {
  const shownFor = async (call: (typeof CALLS)[keyof typeof CALLS], status: number): Promise<unknown[]> => {
    const { store, ports, shown } = await startAsPlayer(answered(status));
    await callJson(ports, call, { body: {} }).catch(() => undefined);
    await settled();
    store.stop();
    return shown().map(([topic]) => topic);
  };

  expect(await shownFor(CALLS.profile, 200)).toEqual([]);
  expect(await shownFor(CALLS.profile, 403)).toEqual([]);
  expect(await shownFor(CALLS.setMailing, 200)).toEqual(['saved']);
  expect(await shownFor(CALLS.setMailing, 403)).toEqual([]);
  expect(await shownFor(CALLS.mailing, 200)).toEqual([]);
  expect(await shownFor(CALLS.favourite, 200)).toEqual([]);
  expect(await shownFor(CALLS.favourite, 404)).toEqual(['missing-page']);
  expect(await shownFor(CALLS.logout, 503)).toEqual(['technical-error']);
});

it.each(['before', 'after'])('[NT-03] [ID-14] the end of a session replaces the notice of a 401: session %s the call', async (order) => {
  const { store, ports, shown } = await startAsPlayer(answered(401));
  const end = () => store.dispatch(signedOut({ reason: 'expired' }));
  if (order === 'before') end();
  await callJson(ports, CALLS.setActive, { body: { id: 1 } }).catch(() => undefined);
  await settled();
  if (order === 'after') end();

  expect(shown()).toEqual([['session-expired', null]]);
  store.stop();
});

it.each([
  ['error', 'main_error'],
  ['success', 'main_done'],
  ['info', 'main_info'],
] as const)('[NT-02] heads a dialog of kind %s with %s and closes it with ok', (kind, title) => {
  expect(dialogWords(kind)).toEqual({ title, confirm: 'main_ok' });
  expect(isDialogKind('toString')).toBe(false);
});

it('[NT-06] merges reload requests within a second into one, a second after the last', () => {
  jest.useFakeTimers();
  const reload = jest.fn();
  const reloadSoon = createReloadSoon(reload);

  reloadSoon();
  jest.advanceTimersByTime(999);
  reloadSoon();
  jest.advanceTimersByTime(999);
  expect(reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);

  expect(reload).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('[RG-12] shows the end of a session limit as an error, with both messages of the specification in every language', () => {
  const { store } = start();
  store.dispatch(sessionReceived({ status: 'player', userId: 7, startedAt: 9, previousLoginAt: null }));
  store.dispatch(signedOut({ reason: 'session-limit' }));
  expect(selectNotices(store.getState())).toContainEqual(expect.objectContaining({ topic: 'session-limit', type: 'error' }));
  store.stop();

  const keys = [noticeTitles['session-limit'].id, noticeWords['session-limit'].id];
  expect(keys).toEqual(['main_session_limit_ended', 'main_session_limit_visit_tomorrow']);
  const folder = new URL('../../messages/', `file://${__filename}`);
  const languages = readdirSync(folder);
  expect(languages).toHaveLength(11);
  for (const file of languages) {
    const words = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, string>;
    expect([file, ...keys.map((key) => words[key] ?? '')]).toEqual([file, expect.stringMatching(/./), expect.stringMatching(/./)]);
  }
});
