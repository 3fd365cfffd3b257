import { accountsWanted, activeAccountChanged } from '@touchline/account-state';
import type { Action } from '@reduxjs/toolkit';
import { endSessionOn401, selectUserId, sessionReceived, signedOut } from '@touchline/identity-state';
import { toHttpError } from '@touchline/shared-http';
import { abortable, type Ports } from '@touchline/shared-state';
import { all, call, put, race, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import type { PaymentsApi } from '../api/payments-api.ts';
import { attemptAnswered, attemptFor } from '../attempts.ts';
import {
  cashAnswered,
  cashFailed,
  cashierFailed,
  cashierReceived,
  cashierWanted,
  cashSent,
  cashWanted,
  selectCashier,
} from '../cashier.slice.ts';

export interface KeepCashierDeps {
  ports: Pick<Ports, 'report' | 'uuid' | 'storage' | 'now'>;
  api: PaymentsApi;
}

/** Loads the forms when they are opened; sends one submission at a time. @spec AC-04 */
export function* keepCashier(deps: KeepCashierDeps) {
  yield* all([
    takeLatest([cashierWanted.type, activeAccountChanged.type], loadCashier, deps),
    takeLeading(cashWanted, sendUntilLeft, deps),
  ]);
}

/** Another account has other methods, bounds and amounts of limits: forms that are open are loaded anew. @spec LIM-12 */
function* loadCashier({ api, ports }: KeepCashierDeps, { type }: Action) {
  const userId = yield* select(selectUserId);
  const { status } = yield* select(selectCashier);
  if (userId === null || (type === activeAccountChanged.type && status === 'unknown')) return;
  try {
    const cashier = yield* abortable((signal) => api.cashier(signal));
    if ((yield* select(selectUserId)) === userId) yield* put(cashierReceived({ userId, cashier }));
  } catch (error) {
    ports.report('cashier not loaded');
    yield* put(cashierFailed());
    yield* call(endSessionOn401, error);
  }
}

/**
 * Sends a form of the present player. When another one signs in, the request is left: its answer would be shown to them, and their own form
 * would not be sent meanwhile. It is stored, so the first player's retry keeps its id.
 *
 * @spec TAB-4 BET-6
 */
function* sendUntilLeft(deps: KeepCashierDeps, action: ReturnType<typeof cashWanted>) {
  const userId = yield* select(selectUserId);
  const isLeft = (next: Action): boolean =>
    signedOut.match(next) || (sessionReceived.match(next) && !(next.payload.status === 'player' && next.payload.userId === userId));
  yield* race({ sent: call(sendWish, deps, action), left: take(isLeft) });
}

/** Answers that reject the request itself: with its id nothing was begun, and a retry would be rejected again. */
const REJECTED: readonly number[] = [400, 422];
const UNAUTHORIZED = 401;
/** States of a deposit that ended without the player's money. */
const GIVEN_UP: readonly string[] = ['cancelled', 'expired'];

function* send({ api }: KeepCashierDeps, { id, accountId, wish }: ReturnType<typeof attemptFor>) {
  return yield* abortable((signal) =>
    wish.kind === 'deposit'
      ? api.deposit({ ...wish.request, id, accountId }, signal)
      : api.withdraw({ ...wish.request, id, accountId }, signal),
  );
}

/**
 * Sends a form. Without a response, a retry keeps its id, even after a reload, so that a double click or a lost response creates one payment;
 * and the open payments are loaded before the form can be sent again, because the payment may be one of them. If it has been cancelled since,
 * the form is meant as another payment.
 *
 * @spec BET-6
 */
function* sendWish(deps: KeepCashierDeps, { payload: wish }: ReturnType<typeof cashWanted>) {
  const { ports } = deps;
  const userId = yield* select(selectUserId);
  const { cashier } = yield* select(selectCashier);
  if (cashier === null || userId === null) return;
  const form = { userId, accountId: cashier.account.id, wish };
  let attempt = attemptFor(ports, form);
  yield* put(cashSent({ id: attempt.id, wish }));
  try {
    let answer = yield* call(send, deps, attempt);
    attemptAnswered(ports, attempt.id);
    const isEarlier = attempt.wish !== wish;
    if (isEarlier && answer.status === 'started' && GIVEN_UP.includes(answer.payment.state)) {
      attempt = attemptFor(ports, form);
      yield* put(cashSent({ id: attempt.id, wish }));
      answer = yield* call(send, deps, attempt);
      attemptAnswered(ports, attempt.id);
    }
    if ((yield* select(selectUserId)) !== userId) return;
    yield* put(cashAnswered(answer));
    yield* put(cashierWanted());
    if (wish.kind === 'withdrawal' && answer.status === 'started') yield* put(accountsWanted());
  } catch (error) {
    const { code, status } = toHttpError(error);
    ports.report('payment not sent');
    if (REJECTED.includes(status)) attemptAnswered(ports, attempt.id);
    if (status !== UNAUTHORIZED) yield* call(loadCashier, deps, cashierWanted());
    yield* put(cashFailed({ code }));
    yield* call(endSessionOn401, error);
  }
}
