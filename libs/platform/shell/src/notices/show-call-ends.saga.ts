import { listenTo, type Ports } from '@touchline/shared-state';
import { call, put, select } from 'typed-redux-saga';
import { noticeShown, selectNotices } from './notices.slice.ts';
import { isGoodTopic, statusTopic } from './rules/status-topic.ts';
import { watchCallEnds, type CallEnd } from './watch-call-ends.ts';

const CANCELLED = 499;

/** Shows the status of calls whose end their page does not show. @spec NT-03 HT-10 */
export function* showCallEnds(ports: Pick<Ports, 'send'>) {
  yield* call(listenTo<CallEnd>, (emit: (end: CallEnd) => void) => watchCallEnds(ports, emit), showEnd);
}

function* showEnd({ status, detail }: CallEnd) {
  if (status === CANCELLED) return; // the caller is gone
  const topic = statusTopic(status);
  // The end of the session says it better.
  if (topic === 'unauthorized' && (yield* select(selectNotices)).some(({ group }) => group === 'session')) return;
  yield* put(noticeShown({ topic, type: isGoodTopic(topic) ? 'success' : 'error', group: 'call', detail }));
}
