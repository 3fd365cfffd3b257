import { abortable, type Ports } from '@touchline/shared-state';
import { all, call, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import type { AccessApi } from '../api/access-api.ts';
import { failureOf } from '../api/failure-of.ts';
import {
  registered,
  registrationFailed,
  registrationOptionsFailed,
  registrationOptionsReceived,
  registrationOptionsRequested,
  registrationRequested,
  selectRegistrationOptions,
} from '../registration.slice.ts';
import { failureKey } from '../rules/failure-key.ts';
import { sessionReceived, type KnownSession } from '../session.slice.ts';
import { loginFailed, loginRequested, twoStepRequired } from '../sign-in.slice.ts';
import { SESSION_TOPIC } from '../session-topic.ts';

export interface SignInDeps {
  ports: Pick<Ports, 'tabs' | 'now'>;
  api: AccessApi;
}

const MS_PER_SECOND = 1000;

/** Signs in and registers; double clicks are ignored. @spec ID-02 ID-03 ID-06 TAB-4 */
export function* signInAndUp(deps: SignInDeps) {
  yield* all([
    takeLeading(loginRequested, logIn, deps),
    takeLeading(registrationRequested, register, deps),
    takeEvery(registrationOptionsRequested, loadOptions, deps),
  ]);
}

function* logIn({ ports, api }: SignInDeps, { payload }: ReturnType<typeof loginRequested>) {
  try {
    const answer = yield* abortable((signal) => api.login(payload, signal));
    if ('twoStep' in answer) yield* put(twoStepRequired(answer.twoStep));
    else yield* call(enter, ports, answer);
  } catch (error) {
    yield* put(loginFailed({ messageKey: failureKey(failureOf(error)) }));
  }
}

/** Starts the session at the current server time; the next check corrects it to the second. */
function* enter({ tabs, now }: SignInDeps['ports'], { userId, previousLoginAt }: { userId: number; previousLoginAt: number | null }) {
  const session: KnownSession = { status: 'player', userId, startedAt: Math.floor(now() / MS_PER_SECOND), previousLoginAt };
  yield* put(sessionReceived(session));
  tabs.post(SESSION_TOPIC, session);
}

function* register({ ports, api }: SignInDeps, { payload }: ReturnType<typeof registrationRequested>) {
  try {
    const { userId, login, password } = yield* abortable((signal) => api.register(payload, signal));
    yield* put(registered({ login, password }));
    yield* call(enter, ports, { userId, previousLoginAt: null });
  } catch (error) {
    yield* put(registrationFailed({ messageKey: failureKey(failureOf(error)) }));
  }
}

function* loadOptions({ api }: SignInDeps, { payload }: ReturnType<typeof registrationOptionsRequested>) {
  const { status } = yield* select(selectRegistrationOptions);
  if (status === 'ready') return;
  try {
    yield* put(registrationOptionsReceived(yield* abortable((signal) => api.registrationOptions(payload.lang, signal))));
  } catch (error) {
    yield* put(registrationOptionsFailed({ messageKey: failureKey(failureOf(error)) }));
  }
}
