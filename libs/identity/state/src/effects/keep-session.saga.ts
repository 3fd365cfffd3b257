import { abortable, inOneTab, listenTo, viewChanged, type Ports } from '@touchline/shared-state';
import { eventChannel } from 'redux-saga';
import { all, call, delay, put, race, select, take, takeEvery } from 'typed-redux-saga';
import { isKnownSession } from '../api/read-answer.ts';
import type { SessionApi } from '../api/session-api.ts';
import { loadSession } from '../load-session.ts';
import { SESSION_REFRESH_MS } from '../rules/timings.ts';
import { SESSION_TOPIC } from '../session-topic.ts';
import { selectSession, sessionReceived, signedOut, type KnownSession } from '../session.slice.ts';

export interface KeepSessionDeps {
  ports: Pick<Ports, 'send' | 'origin' | 'report' | 'page' | 'tabs' | 'now'>;
  api: SessionApi;
}

/**
 * Tracks the session: a check at the start if the edge sent none, a check every 60 s in one visible tab, and messages from other tabs.
 *
 * @spec HT-09 ID-13 TAB-1 TAB-4
 */
export function* keepSession({ ports, api }: KeepSessionDeps) {
  yield* all([
    takeEvery([sessionReceived, signedOut], noteUser),
    call(syncFromOtherTabs, ports),
    call(checkAtStart, ports),
    call(refreshWhileVisible, { ports, api }),
  ]);
}

function* checkAtStart(ports: KeepSessionDeps['ports']) {
  const { status } = yield* select(selectSession);
  if (status !== 'unknown') return yield* call(noteUser);
  const found = yield* abortable((signal) => loadSession(ports, { signal }));
  // Ignore the response if somebody signed in since the request.
  if ((yield* select(selectSession)).status === 'unknown') yield* put(sessionReceived(found));
  return undefined;
}

/** Copies the player's id to the global view state. @spec PL-07 */
function* noteUser() {
  const session = yield* select(selectSession);
  yield* put(viewChanged({ userId: session.status === 'player' ? session.userId : null }));
}

const syncFromOtherTabs = ({ tabs }: KeepSessionDeps['ports']) =>
  listenTo<KnownSession>(
    (emit) => tabs.on(SESSION_TOPIC, (message) => isKnownSession(message) && emit(message)),
    (session) => applySession(session, 'elsewhere'),
  );

/** Applies a new state. The end of a session is a separate action, because other slices delete the player's data on it. */
function* applySession(next: KnownSession, reason: 'elsewhere' | 'expired') {
  const known = yield* select(selectSession);
  if (next.status === 'visitor') {
    if (known.status === 'player') yield* put(signedOut({ reason }));
    else if (known.status === 'unknown') yield* put(sessionReceived(next));
  } else if (
    known.status !== 'player' ||
    known.userId !== next.userId ||
    known.startedAt !== next.startedAt ||
    known.banLevel !== next.banLevel
  ) {
    yield* put(sessionReceived(next));
  }
}

function* refreshWhileVisible({ ports, api }: KeepSessionDeps) {
  const { now, page, tabs, report } = ports;
  let seenAt = now();
  const refresh = function* () {
    while (true) {
      yield* delay(Math.max(0, seenAt + SESSION_REFRESH_MS - now()));
      seenAt = now();
      try {
        const before = yield* select(selectSession);
        const next = yield* abortable((signal) => api.session(signal));
        // Ignore the response if somebody signed in or out since the request.
        if ((yield* select(selectSession)) !== before) continue;
        yield* call(applySession, next, 'expired' as const);
        tabs.post(SESSION_TOPIC, next);
      } catch {
        report('session refresh failed'); // a failed check does not end the session; the next one is in a minute
      }
    }
  };
  const changes = eventChannel<boolean>((emit) => page.onChange(emit));
  try {
    while (true) {
      if (page.isVisible()) yield* race({ refresh: call(inOneTab<void>, tabs, 'session-refresh', refresh), left: take(changes) });
      else yield* take(changes);
    }
  } finally {
    changes.close();
  }
}
