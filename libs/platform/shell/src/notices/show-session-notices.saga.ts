import { idleFound, selectSession, sessionReceived, signedOut } from '@touchline/identity-state';
import { callEnded } from '@touchline/shared-state';
import { put, select, takeEvery } from 'typed-redux-saga';
import { noticeShown, type NoticeTopic } from './notices.slice.ts';
import type { NoticeType } from './rules/notice-limit.ts';
import { isGoodTopic, statusTopic } from './rules/status-topic.ts';

const ENDED: Readonly<Record<ReturnType<typeof signedOut>['payload']['reason'], NoticeTopic>> = {
  requested: 'signed-out',
  expired: 'session-expired',
  elsewhere: 'signed-out-elsewhere',
  'session-limit': 'session-limit',
  idle: 'session-idle',
};

const TYPES: Partial<Record<keyof typeof ENDED, NoticeType>> = { requested: 'info', 'session-limit': 'error' };

const CANCELLED = 499;

/** Shows notices about the previous sign-in, the end of a session, and calls that failed or succeeded outside a form. @spec NT-03 HT-10 */
export function* showSessionNotices() {
  let wasVisitor = (yield* select(selectSession)).status === 'visitor';
  yield* takeEvery(sessionReceived, function* show({ payload }) {
    const hasSignedIn = wasVisitor && payload.status === 'player';
    wasVisitor = payload.status === 'visitor';
    if (hasSignedIn && payload.status === 'player') {
      yield* put(noticeShown({ topic: 'signed-in', type: 'info', group: 'session', atSeconds: payload.previousLoginAt }));
    }
  });
  yield* takeEvery(signedOut, function* show({ payload }) {
    wasVisitor = true;
    yield* put(noticeShown({ topic: ENDED[payload.reason], type: TYPES[payload.reason] ?? 'warning', group: 'session' }));
  });
  yield* takeEvery(idleFound, function* show() {
    yield* put(noticeShown({ topic: 'session-idle', type: 'warning', group: 'session' }));
  });
  yield* takeEvery(callEnded, function* show({ payload: { status, detail } }) {
    if (status === CANCELLED) return; // the caller is gone
    const topic = statusTopic(status);
    yield* put(noticeShown({ topic, type: isGoodTopic(topic) ? 'success' : 'error', group: 'call', detail: detail ?? '' }));
  });
}
