import { endSessionOn401, selectUserId } from '@touchline/identity-state';
import { abortable, type Ports } from '@touchline/shared-state';
import { call, put, select, takeLatest } from 'typed-redux-saga';
import type { PaymentsApi } from '../api/payments-api.ts';
import { listFailed, listReceived, listRequested, paymentsWanted, selectPaymentList } from '../payment-list.slice.ts';

export interface KeepPaymentListDeps {
  ports: Pick<Ports, 'report'>;
  api: Pick<PaymentsApi, 'payments'>;
}

/** Loads the list when it is shown; a newer request replaces an older one. @spec AC-04 */
export function* keepPaymentList(deps: KeepPaymentListDeps) {
  yield* takeLatest(paymentsWanted, loadList, deps);
}

function* loadList({ api, ports }: KeepPaymentListDeps, { payload: { filter, isMore = false } }: ReturnType<typeof paymentsWanted>) {
  const userId = yield* select(selectUserId);
  if (userId === null) return;
  const { next } = yield* select(selectPaymentList);
  yield* put(listRequested({ filter, isMore }));
  try {
    const list = yield* abortable((signal) => api.payments(filter, isMore ? next : null, signal));
    if ((yield* select(selectUserId)) === userId) yield* put(listReceived({ userId, list, isMore }));
  } catch (error) {
    ports.report('payments not loaded');
    yield* put(listFailed());
    yield* call(endSessionOn401, error);
  }
}
