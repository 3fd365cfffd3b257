import { selectUserId } from '@touchline/identity-state';
import type { PlaceAnswer } from '@touchline/shared-contract';
import { abortable, type Ports } from '@touchline/shared-state';
import { delay, put, race, select } from 'typed-redux-saga';
import type { CouponApi } from '../api/coupon-api.ts';
import { placementChanged } from '../coupon.slice.ts';
import { STATUS_POLL_MS, UNKNOWN_ANSWERS } from '../rules/timings.ts';

export interface LookUpDeps {
  ports: Pick<Ports, 'report'>;
  api: CouponApi;
}

/**
 * Asks what became of an intent until it is known. "Unknown" must be said twice, so that a request that is still on its way is not taken
 * for lost. Reads only: a coupon is never sent from here.
 *
 * @returns the answer of the placement, or null when it certainly never arrived.
 * @spec BET-2 BET-8 BET-10
 */
export function* lookUpIntent({ api, ports }: LookUpDeps, id: string) {
  yield* put(placementChanged({ status: 'pending', id }));
  let unknown = 0;
  while (true) {
    if ((yield* select(selectUserId)) !== null) {
      try {
        const { answer } = yield* race({ answer: abortable((signal) => api.status(id, signal)), tooLong: delay(STATUS_POLL_MS) });
        if (answer?.status === 'unknown') unknown += 1;
        else if (answer?.status === 'accepted' || answer?.status === 'rejected') return answer satisfies PlaceAnswer;
        if (unknown === UNKNOWN_ANSWERS) return null;
      } catch {
        ports.report('coupon status not known'); // asked again below
      }
    }
    yield* delay(STATUS_POLL_MS);
  }
}
