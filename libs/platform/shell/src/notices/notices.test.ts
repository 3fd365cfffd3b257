import { sessionModule, sessionReceived, signedOut } from '@touchline/identity-state';
import { callEnded, createAppStore, createServerPorts } from '@touchline/shared-state';
import { readdirSync, readFileSync } from 'node:fs';
import { createReloadSoon } from '../reload/reload-soon.ts';
import { noticeTitles, noticeWords } from './notice-words.ts';
import { noticeClosed, noticeShown, noticesSlice, selectNotices, topicClosed } from './notices.slice.ts';
import { dialogWords, isDialogKind } from './rules/dialog-words.ts';
import { withinLimit } from './rules/notice-limit.ts';
import { statusTopic } from './rules/status-topic.ts';
import { showSessionNotices } from './show-session-notices.saga.ts';

const noticesModule = () => ({ name: 'notices', slices: [noticesSlice], saga: showSessionNotices });

function start() {
  const ports = createServerPorts({ send: () => new Promise(() => undefined), origin: 'http://shop.test', report: () => undefined });
  const store = createAppStore({ ports, modules: [sessionModule, noticesModule] });
  store.start();
  const shown = () => selectNotices(store.getState()).map(({ topic, atSeconds }) => [topic, atSeconds]);
  return { store, shown };
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

it.each([
  [204, '', 'action-saved', 'success'],
  [403, 'Your country is not served.', 'forbidden', 'error'],
  [599, '', 'technical-error', 'error'],
])("[NT-03] [HT-10] shows a call that ended with status %i, with the server's message", (status, detail, topic, type) => {
  const { store } = start();

  store.dispatch(callEnded({ status, detail }));
  expect(selectNotices(store.getState())).toMatchObject([{ topic, type, detail }]);
  store.stop();
});

it('[HT-10] shows nothing for a cancelled call', () => {
  const { store, shown } = start();

  store.dispatch(callEnded({ status: 499 }));
  expect(shown()).toEqual([]);
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
