import { selectSession, sessionReceived, signedOut } from '@touchline/identity-state';
import type { StoreModule } from '@touchline/shared-state';
import { delay, put, select, takeEvery } from 'typed-redux-saga';
import { noticeClosed, noticeShown, noticesSlice, selectNotices, type NoticeTopic } from './notices.slice.ts';
import { AUTO_CLOSE_MS } from './rules/timings.ts';

const ENDED: Readonly<Record<ReturnType<typeof signedOut>['payload']['reason'], NoticeTopic>> = {
  asked: 'signed-out',
  expired: 'session-expired',
  elsewhere: 'signed-out-elsewhere',
};

/** Tells of the sign-in before this one, and why a session ended. */
function* tellOfSessions() {
  let wasVisitor = (yield* select(selectSession)).status === 'visitor';
  yield* takeEvery(sessionReceived, function* tell({ payload }) {
    const hasSignedIn = wasVisitor && payload.status === 'player';
    wasVisitor = payload.status === 'visitor';
    if (hasSignedIn && payload.status === 'player') {
      yield* put(noticeShown({ topic: 'signed-in', type: 'info', group: 'session', atSeconds: payload.previousLoginAt }));
    }
  });
  yield* takeEvery(signedOut, function* tell({ payload }) {
    wasVisitor = true;
    yield* put(noticeShown({ topic: ENDED[payload.reason], type: payload.reason === 'asked' ? 'info' : 'warning', group: 'session' }));
  });
}

/** What only informs goes by itself; warnings stay until they are closed. @spec LY-16 */
function* closeByThemselves() {
  yield* takeEvery(noticeShown, function* close({ payload }) {
    if (payload.type !== 'info') return;
    const shown = (yield* select(selectNotices)).at(-1);
    yield* delay(AUTO_CLOSE_MS);
    if (shown !== undefined) yield* put(noticeClosed({ id: shown.id }));
  });
}

function* noticesProcess() {
  yield* closeByThemselves();
  yield* tellOfSessions();
}

/** Notices of the shell, given to the store as one thing. */
export const noticesModule = (): StoreModule => ({ name: 'notices', slices: [noticesSlice], saga: noticesProcess });
