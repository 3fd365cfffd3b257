import { accountsWanted, activeAccountChanged } from '@touchline/account-state';
import type { Action } from '@reduxjs/toolkit';
import { endSessionOn401, selectUserId } from '@touchline/identity-state';
import { toHttpError } from '@touchline/shared-http';
import { abortable, type Ports } from '@touchline/shared-state';
import { all, call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
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
  yield* all([takeLatest([cashierWanted.type, activeAccountChanged.type], loadCashier, deps), takeLeading(cashWanted, sendWish, deps)]);
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

/** Answers that reject the request itself: with its id nothing was begun, and a retry would be rejected again. */
const REJECTED: readonly number[] = [400, 422];
const UNAUTHORIZED = 401;

/**
 * Sends a form. Without a response, a retry keeps its id, even after a reload, so that a double click or a lost response creates one payment;
 * and the open payments are loaded before the form can be sent again, because the payment may be one of them.
 *
 * @spec BET-6
 */
function* sendWish(deps: KeepCashierDeps, { payload: wish }: ReturnType<typeof cashWanted>) {
  const { api, ports } = deps;
  const userId = yield* select(selectUserId);
  const { cashier } = yield* select(selectCashier);
  if (cashier === null || userId === null) return;
  const attempt = attemptFor(ports, { userId, accountId: cashier.account.id, wish });
  const { id, accountId } = attempt;
  yield* put(cashSent({ id, wish }));
  try {
    const answer = yield* abortable((signal) =>
      attempt.wish.kind === 'deposit'
        ? api.deposit({ ...attempt.wish.request, id, accountId }, signal)
        : api.withdraw({ ...attempt.wish.request, id, accountId }, signal),
    );
    attemptAnswered(ports, id);
    if ((yield* select(selectUserId)) !== userId) return;
    yield* put(cashAnswered(answer));
    yield* put(cashierWanted());
    if (wish.kind === 'withdrawal' && answer.status === 'started') yield* put(accountsWanted());
  } catch (error) {
    const { code, status } = toHttpError(error);
    ports.report('payment not sent');
    if (REJECTED.includes(status)) attemptAnswered(ports, id);
    if (status !== UNAUTHORIZED) yield* call(loadCashier, deps, cashierWanted());
    yield* put(cashFailed({ code }));
    yield* call(endSessionOn401, error);
  }
}
