import { abortable, type Ports } from '@touchline/shared-state';
import { put, takeLeading } from 'typed-redux-saga';
import { failureOf } from '../api/failure-of.ts';
import type { SessionApi } from '../api/session-api.ts';
import { IDLE_KEY } from '../rules/idle.ts';
import { SESSION_TOPIC } from '../session-topic.ts';
import { signedOut, type KnownSession } from '../session.slice.ts';
import { logoutRequested } from '../logout-requested.ts';

export interface SignOutDeps {
  ports: Pick<Ports, 'tabs' | 'storage'>;
  api: SessionApi;
}

const UNAUTHORIZED = 401;

/** Ends the session on the server, in this tab and in the others. @spec ID-03 ID-14 ID-15 TAB-4 */
export function* signOut(deps: SignOutDeps) {
  yield* takeLeading(logoutRequested, logOut, deps);
}

function* logOut({ ports, api }: SignOutDeps, { payload: { reason } }: ReturnType<typeof logoutRequested>) {
  try {
    yield* abortable((signal) => api.logout(signal));
  } catch (error) {
    const failure = failureOf(error);
    // 401: the session was already over. After any other failure it may still be open, so do not report "signed out".
    if (failure.status !== UNAUTHORIZED) return; // the shell's notice of the status says so
  }
  if (reason === 'requested') ports.storage.remove(IDLE_KEY);
  yield* put(signedOut({ reason }));
  ports.tabs.post(SESSION_TOPIC, { status: 'visitor' } satisfies KnownSession);
}
