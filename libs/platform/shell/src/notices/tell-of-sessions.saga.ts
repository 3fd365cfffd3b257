import { selectSession, sessionReceived, signedOut } from '@touchline/identity-state';
import { put, select, takeEvery } from 'typed-redux-saga';
import { noticeShown, type NoticeTopic } from './notices.slice.ts';

const ENDED: Readonly<Record<ReturnType<typeof signedOut>['payload']['reason'], NoticeTopic>> = {
  asked: 'signed-out',
  expired: 'session-expired',
  elsewhere: 'signed-out-elsewhere',
};

/** Tells of the sign-in before this one, and why a session ended. */
export function* tellOfSessions() {
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
