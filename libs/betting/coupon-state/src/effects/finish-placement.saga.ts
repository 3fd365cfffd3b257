import { accountsWanted, balanceReceived } from '@touchline/account-state';
import { openCouponsWanted } from '@touchline/betting-history-state';
import { signedOut, signOutReason } from '@touchline/identity-state';
import type { BookedCoupon } from '@touchline/betting-contract';
import { all, delay, put, select } from 'typed-redux-saga';
import type { RootState } from '@touchline/shared-state';
import { selectCouponSettings } from '../coupon-settings.slice.ts';
import { placementChanged, quoted, quoteWanted, selectCouponSlice, undoExpired } from '../coupon.slice.ts';
import type { CouponEdit } from '../rules/content/coupon-command.ts';
import type { PlaceRefusal } from '../rules/placing/placement.ts';
import { HANDOVER_MS } from '../rules/timings.ts';
import type { PlacedElsewhere } from './placed-elsewhere.ts';
import type { SendEnd } from './send-coupon.saga.ts';

export interface FinishDeps {
  /** Applies an edit under a new id: the server keeps the answer for the old one. */
  apply: (edit: CouponEdit) => Generator;
  /** Coupons placed by other tabs. */
  elsewhere: PlacedElsewhere;
}

export function* refuse(reason: PlaceRefusal) {
  yield* put(placementChanged({ status: 'rejected', reason, minBetAmount: null, maxBetAmount: null, promoReason: null }));
}

/** Handles the end of an attempt. @spec BET-8 CP-30 */
export function* finish(deps: FinishDeps, end: SendEnd) {
  if (end.kind === 'not-arrived') {
    yield* put(placementChanged({ status: 'not-arrived' }));
    return;
  }
  if (end.kind === 'refused') {
    // What the player saw is out of date: request a quote under a new id.
    if (end.reason === 'quote-changed') yield* deps.apply({ kind: 'renew' });
    yield* refuse(end.reason);
    yield* put(quoteWanted());
    if (end.reason === 'signed-out') yield* put(signedOut({ reason: signOutReason(end.code ?? '') }));
    return;
  }
  const { answer, isAlreadyPlaced } = end;
  if (answer.status === 'rejected') {
    const { reason, minBetAmount, maxBetAmount, promoReason = null } = answer;
    const { quote } = yield* select(selectCouponSlice);
    if (quote !== null) yield* put(quoted({ bets: answer.bets, quote }));
    yield* deps.apply({ kind: 'renew' });
    yield* put(placementChanged({ status: 'rejected', reason, minBetAmount, maxBetAmount, promoReason }));
    yield* put(quoteWanted());
    return;
  }
  const { coupon, balance } = answer;
  const parts = { singles: answer.singles, lines: answer.lines ?? [] };
  yield* deps.apply(yield* select(leaveCoupon, coupon));
  yield* put(placementChanged({ status: 'accepted', coupon, ...parts, isAlreadyPlaced }));
  yield* put(undoExpired());
  yield* put(balanceReceived({ accountId: coupon.accountId, money: balance }));
  deps.elsewhere.announce({ coupon, ...parts });
  yield* all([put(accountsWanted()), put(openCouponsWanted())]);
  yield* delay(HANDOVER_MS);
}

/** Edit that removes the placed bets unless the player keeps them; bets added in the meantime stay. @spec CP-30 */
const leaveCoupon = (state: RootState, { bets }: BookedCoupon): CouponEdit =>
  selectCouponSettings(state).isCouponFixed ? { kind: 'renew' } : { kind: 'remove', outcomeIds: bets.map(({ outcomeId }) => outcomeId) };
