import type { Action } from '@reduxjs/toolkit';
import { endSessionOn401, playerChanged, selectIsPlayer, selectUserId, sessionReceived, signedOut } from '@touchline/identity-state';
import { toHttpError } from '@touchline/shared-http';
import { abortable, pollWhile, type Ports, selectZone } from '@touchline/shared-state';
import { all, call, put, race, select, take, takeLatest } from 'typed-redux-saga';
import type { InboxApi } from '../api/inbox-api.ts';
import {
  inboxChanged,
  inboxFailed,
  inboxReceived,
  inboxSettingsShown,
  inboxSettingsWanted,
  inboxShown,
  type InboxState,
} from '../inbox.slice.ts';
import { COUNT_EVERY_MS } from '../rules/timings.ts';

export interface KeepInboxDeps {
  ports: Pick<Ports, 'page' | 'report'>;
  api: InboxApi;
}

type Part = Partial<Pick<InboxState, 'count' | 'inbox' | 'settings'>>;

/** Polls the unread count; loads the rest when its page opens. @spec AC-06 */
export function* keepInbox(deps: KeepInboxDeps) {
  yield* all([
    call(pollCount, deps),
    takeLatest(inboxShown, open, deps),
    takeLatest(inboxSettingsShown, openSettings, deps),
    takeLatest(inboxSettingsWanted, save, deps),
  ]);
}

/** Stores an answer, unless another player has signed in since the request. */
function* keep(userId: number, part: Part) {
  if ((yield* select(selectUserId)) === userId) yield* put(inboxReceived({ userId, ...part }));
}

const SESSION_CHANGES: readonly string[] = [signedOut.type, sessionReceived.type];
/** Whether the count is requested at once after an action, or no more. */
const isRestart = (action: Action): boolean =>
  SESSION_CHANGES.includes(action.type) || (playerChanged.match(action) && action.payload.includes('notices'));

function* pollCount({ ports, api }: KeepInboxDeps) {
  while (true) {
    yield* race({
      poll: call(pollWhile, {
        isWanted: selectIsPlayer,
        everyMs: COUNT_EVERY_MS,
        page: ports.page,
        work: function* () {
          const userId = yield* select(selectUserId);
          if (userId !== null) yield* keep(userId, { count: yield* abortable((signal) => api.count(signal)) });
        },
        onFailure: () => ports.report('inbox not loaded'),
      }),
      restart: take(isRestart),
    });
    if (!(yield* select(selectIsPlayer))) yield* take(isRestart);
  }
}

function* attempt({ ports }: KeepInboxDeps, part: 'inbox' | 'settings', work: (userId: number) => Generator) {
  const userId = yield* select(selectUserId);
  if (userId === null) return;
  try {
    yield* work(userId) as Generator<never>;
  } catch (error) {
    ports.report('inbox not loaded');
    yield* put(inboxFailed(part));
    yield* call(endSessionOn401, error);
  }
}

const open = (deps: KeepInboxDeps) =>
  attempt(deps, 'inbox', function* (userId) {
    const inbox = yield* abortable((signal) => deps.api.inbox(signal));
    yield* keep(userId, { inbox });
    const newest = inbox.items[0];
    if (newest === undefined || inbox.items.every(({ isRead }) => isRead)) return;
    yield* keep(userId, { count: yield* abortable((signal) => deps.api.read(newest.id, signal)) });
  });

const openSettings = (deps: KeepInboxDeps) =>
  attempt(deps, 'settings', function* (userId) {
    yield* keep(userId, { settings: yield* abortable((signal) => deps.api.settings(signal)) });
  });

function* save({ ports, api }: KeepInboxDeps, { payload }: ReturnType<typeof inboxSettingsWanted>) {
  const userId = yield* select(selectUserId);
  if (userId === null) return;
  const zone = yield* select(selectZone);
  yield* put(inboxChanged({ status: 'busy' }));
  try {
    const settings = yield* abortable((signal) => api.save({ ...payload, zone }, signal));
    yield* keep(userId, { settings });
    yield* put(inboxChanged({ status: 'done' }));
  } catch (error) {
    ports.report('inbox not changed');
    yield* put(inboxChanged({ status: 'refused', code: toHttpError(error).code }));
    yield* call(endSessionOn401, error);
  }
}
