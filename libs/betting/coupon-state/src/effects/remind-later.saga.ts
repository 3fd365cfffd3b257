import { loadPatiently } from '@touchline/shared-state';
import { call, select, take } from 'typed-redux-saga';
import { edited, synced } from '../coupon.slice.ts';
import { selectCouponCount } from '../select-bets.ts';
import type { RemindDeps } from './remind.saga.ts';

/** Loads the reminders with the first bet; nothing is reminded of earlier. @spec CP-20 */
export function* remindLater(deps: RemindDeps) {
  while ((yield* select(selectCouponCount)) === 0) yield* take([edited, synced]);
  const { remindOfBets } = yield* call(() => loadPatiently(() => import('./remind.saga.ts')));
  yield* call(remindOfBets, deps);
}
