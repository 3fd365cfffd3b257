import type { Action } from '@reduxjs/toolkit';
import { endSessionOn401, type KnownSession, selectUserId, SESSION_TOPIC, signedOut } from '@touchline/identity-state';
import { abortable, type Ports, type RootState } from '@touchline/shared-state';
import { all, call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { LimitFailure, type LimitsApi } from '../api/limits-api.ts';
import {
  changeBegun,
  changeMade,
  changeRefused,
  decisionWanted,
  limitsFailed,
  limitsReceived,
  limitsWanted,
  type LimitResult,
  limitWanted,
  quizAnswered,
  quizOpened,
  quizMarked,
  quizWent,
  selectLimits,
} from '../limits.slice.ts';

export interface KeepLimitsDeps {
  ports: Pick<Ports, 'report' | 'tabs'>;
  /** Creates the API with base path and language from the state. */
  api: (state: RootState) => LimitsApi;
}

const FORBIDDEN = 403;
const SERVER_FAILED = 500;

/** Loads limits on request, and makes one change at a time. @spec RG-04 RG-15 */
export function* keepLimits(deps: KeepLimitsDeps) {
  yield* all([
    takeLatest(limitsWanted, loadLimits, deps),
    takeLeading([limitWanted, decisionWanted], changeLimit, deps),
    takeLeading(quizAnswered, sendAnswers, deps),
  ]);
}

function* loadLimits({ api, ports }: KeepLimitsDeps) {
  const userId = yield* select(selectUserId);
  if (userId === null) return;
  try {
    const calls = yield* select(api);
    const [limits, offered, reasons] = yield* abortable((signal) =>
      // Giving a reason is optional, so the page works without the list.
      Promise.all([calls.limits(signal), calls.available(signal), calls.reasons(signal).catch(() => [])]),
    );
    if ((yield* select(selectUserId)) === userId) yield* put(limitsReceived({ userId, limits, offered, reasons }));
  } catch (error) {
    ports.report('limits not loaded');
    yield* put(limitsFailed());
    yield* call(endSessionOn401, error);
  }
}

/** Reports a failed change and keeps the current state. A refusal without a reason is reported as forbidden. @spec RG-15 */
function* change(
  { ports }: KeepLimitsDeps,
  work: () => Generator<unknown, void>,
  failed: (why: Pick<LimitResult, 'isMade' | 'status' | 'title'>) => Action,
) {
  try {
    yield* work();
  } catch (error) {
    const { status, title, cause } = error instanceof LimitFailure ? error : { status: FORBIDDEN, title: null, cause: error };
    ports.report('limit not changed');
    yield* put(failed({ isMade: false, status: title === null && status < SERVER_FAILED ? FORBIDDEN : status, title }));
    yield* call(endSessionOn401, cause);
  }
}

function* changeLimit(deps: KeepLimitsDeps, action: ReturnType<typeof limitWanted> | ReturnType<typeof decisionWanted>) {
  const userId = yield* select(selectUserId);
  const { limitType } = action.payload;
  const what = limitWanted.match(action) ? 'set' : action.payload.action;
  yield* put(changeBegun({ limitType }));
  const send = function* () {
    const calls = yield* select(deps.api);
    if (limitWanted.match(action) && action.payload.isBlocked) {
      yield* abortable((signal) => calls.blockUser(signal));
      // The service has already ended every session, so no sign-out call is needed.
      yield* put(signedOut({ reason: 'requested' }));
      deps.ports.tabs.post(SESSION_TOPIC, { status: 'visitor' } satisfies KnownSession);
      return;
    }
    const { limits, title, quiz } = yield* abortable((signal) => {
      if (limitWanted.match(action)) return calls.set(action.payload, signal);
      const { id, action: decided } = action.payload;
      return calls.decide({ id, action: decided }, signal);
    });
    if ((yield* select(selectUserId)) !== userId) return;
    if (quiz !== null && limitWanted.match(action)) yield* put(quizOpened({ ...quiz, wish: action.payload }));
    else yield* put(changeMade({ limits, result: { limitType, what, isMade: true, status: 200, title: title === '' ? null : title } }));
  };
  yield* change(deps, send, (why) => changeRefused({ limitType, what, ...why }));
}

/** @spec RG-14 */
function* sendAnswers(deps: KeepLimitsDeps, { payload: answers }: ReturnType<typeof quizAnswered>) {
  const { quiz } = yield* select(selectLimits);
  if (quiz === null) return;
  const { tokenGuid } = quiz;
  yield* put(quizWent('busy'));
  const send = function* () {
    const calls = yield* select(deps.api);
    yield* put(quizMarked(yield* abortable((signal) => calls.answer({ tokenGuid, answers }, signal))));
  };
  yield* change(deps, send, () => quizWent('failed'));
}
