import { accountsWanted, activeAccountChanged } from '@touchline/account-state';
import type { Action } from '@reduxjs/toolkit';
import { endSessionOn401, selectUserId } from '@touchline/identity-state';
import { toHttpError } from '@touchline/shared-http';
import { canonicalJson } from '@touchline/shared-primitives';
import { abortable, type Ports } from '@touchline/shared-state';
import { all, call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import type { PaymentsApi } from '../api/payments-api.ts';
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
  ports: Pick<Ports, 'report' | 'uuid'>;
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

/** Sends a form. Without a response, a retry keeps its id, so that a double click or a lost response creates one payment. @spec BET-6 */
function* sendWish({ api, ports }: KeepCashierDeps, { payload: wish }: ReturnType<typeof cashWanted>) {
  const userId = yield* select(selectUserId);
  const { cashier, unanswered } = yield* select(selectCashier);
  if (cashier === null || userId === null) return;
  const isSame = unanswered !== null && canonicalJson(unanswered.wish) === canonicalJson(wish);
  const id = isSame ? unanswered.id : ports.uuid();
  const accountId = cashier.account.id;
  yield* put(cashSent({ id, wish }));
  try {
    const answer = yield* abortable((signal) =>
      wish.kind === 'deposit'
        ? api.deposit({ ...wish.request, id, accountId }, signal)
        : api.withdraw({ ...wish.request, id, accountId }, signal),
    );
    if ((yield* select(selectUserId)) !== userId) return;
    yield* put(cashAnswered(answer));
    yield* put(cashierWanted());
    if (wish.kind === 'withdrawal' && answer.status === 'started') yield* put(accountsWanted());
  } catch (error) {
    ports.report('payment not sent');
    yield* put(cashFailed({ code: toHttpError(error).code }));
    yield* call(endSessionOn401, error);
  }
}
