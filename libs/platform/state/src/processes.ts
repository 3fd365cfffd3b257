import { selectUserId, sessionReceived, signedOut } from '@touchline/identity-state';
import { selectView, viewChanged } from '@touchline/shared-state';
import { put, select, takeEvery } from 'typed-redux-saga';

/** Keeps the user of the global state in step with the session. @spec PL-07 */
function* followUser() {
  const userId = yield* select(selectUserId);
  const view = yield* select(selectView);
  if (view.userId !== userId) yield* put(viewChanged({ userId }));
}

export function* platformProcesses() {
  yield* takeEvery([sessionReceived, signedOut], followUser);
  yield* followUser();
}
