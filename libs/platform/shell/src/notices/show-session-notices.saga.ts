import { idleFound, selectIsPlayer, selectSession, sessionReceived, signedOut } from '@touchline/identity-state';
import { loadPatiently, type Ports } from '@touchline/shared-state';
import { call, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import { noticeShown, topicClosed, type NoticeTopic } from './notices.slice.ts';
import type { NoticeType } from './rules/notice-limit.ts';

const ENDED: Readonly<Record<ReturnType<typeof signedOut>['payload']['reason'], NoticeTopic>> = {
  requested: 'signed-out',
  expired: 'session-expired',
  elsewhere: 'signed-out-elsewhere',
  'session-limit': 'session-limit',
  idle: 'session-idle',
};

const TYPES: Partial<Record<keyof typeof ENDED, NoticeType>> = { requested: 'info', 'session-limit': 'error' };

const SESSION = 'session';

/** Only calls of players have ends to show; visitors do not load the code for it. */
function* showEndsOfPlayer(ports: Pick<Ports, 'send'>) {
  while (!(yield* select(selectIsPlayer))) yield* take(sessionReceived);
  const { showCallEnds } = yield* call(loadPatiently<typeof import('./show-call-ends.saga.ts')>, () => import('./show-call-ends.saga.ts'));
  yield* call(showCallEnds, ports);
}

/** Shows notices about the previous sign-in, the end of a session, and calls whose end their page does not show. @spec NT-03 HT-10 */
export function* showSessionNotices(ports: Pick<Ports, 'send'>) {
  yield* fork(showEndsOfPlayer, ports);
  let wasVisitor = (yield* select(selectSession)).status === 'visitor';
  yield* takeEvery(sessionReceived, function* show({ payload }) {
    const hasSignedIn = wasVisitor && payload.status === 'player';
    wasVisitor = payload.status === 'visitor';
    if (hasSignedIn && payload.status === 'player') {
      yield* put(noticeShown({ topic: 'signed-in', type: 'info', group: SESSION, atSeconds: payload.previousLoginAt }));
    }
  });
  yield* takeEvery(signedOut, function* show({ payload }) {
    wasVisitor = true;
    yield* put(topicClosed({ topic: 'unauthorized' }));
    yield* put(noticeShown({ topic: ENDED[payload.reason], type: TYPES[payload.reason] ?? 'warning', group: SESSION }));
  });
  yield* takeEvery(idleFound, function* show() {
    yield* put(noticeShown({ topic: 'session-idle', type: 'warning', group: SESSION }));
  });
}
