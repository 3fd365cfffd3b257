import { accountsWanted } from '@touchline/account-state';
import { endSessionOn401 } from '@touchline/identity-state';
import { stageOf } from '@touchline/payments-rules';
import { toHttpError } from '@touchline/shared-http';
import { abortable, type Ports } from '@touchline/shared-state';
import { all, call, delay, put, race, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import type { PaymentsApi } from '../api/payments-api.ts';
import { cancelWanted, cashierWanted } from '../cashier.slice.ts';
import { cancelBegun, paymentFailed, paymentFollowed, paymentLeft, paymentReceived, selectFollowedPayment } from '../payments.slice.ts';

export interface FollowPaymentsDeps {
  ports: Pick<Ports, 'report'>;
  api: PaymentsApi;
}

/** Polling intervals of an open payment, milliseconds, shorter at first. */
const LOOKS_MS = [1_000, 1_000, 2_000, 2_000, 3_000, 5_000];
const CALM_MS = 10_000;

/** Polls the payment of a page until it is final. @spec AC-04 */
export function* followPayments(deps: FollowPaymentsDeps) {
  yield* all([takeLatest([paymentFollowed, paymentLeft], followOne, deps), takeLeading(cancelWanted, cancelOne, deps)]);
}

function* look({ api, ports }: FollowPaymentsDeps, ref: number) {
  try {
    const payment = yield* abortable((signal) => api.payment(ref, signal));
    yield* put(paymentReceived(payment));
    return payment;
  } catch (error) {
    ports.report('payment not loaded');
    yield* put(paymentFailed({ isUnknown: toHttpError(error).status === 404 }));
    yield* call(endSessionOn401, error);
    return null;
  }
}

/** Polls until the payment is final, the page is left or another payment is followed. */
function* followOne(deps: FollowPaymentsDeps, action: ReturnType<typeof paymentFollowed> | ReturnType<typeof paymentLeft>) {
  if (!paymentFollowed.match(action)) return;
  for (let looks = 0; ; looks += 1) {
    const payment = yield* look(deps, action.payload.ref);
    if (payment !== null && stageOf(payment.state) !== 'open') {
      yield* put(accountsWanted());
      return;
    }
    if (payment === null && (yield* select(selectFollowedPayment)).status === 'unknown') return;
    yield* race([delay(LOOKS_MS[looks] ?? CALM_MS), take(paymentReceived)]);
  }
}

function* cancelOne({ api, ports }: FollowPaymentsDeps, { payload: { ref } }: ReturnType<typeof cancelWanted>) {
  yield* put(cancelBegun());
  try {
    yield* put(paymentReceived(yield* abortable((signal) => api.cancel(ref, signal))));
  } catch (error) {
    // Either it has been paid in the meantime or the provider is unreachable; the next poll shows which.
    ports.report('deposit not cancelled');
    yield* put(paymentFailed({ isUnknown: false }));
    yield* call(endSessionOn401, error);
  }
  yield* put(cashierWanted());
}
