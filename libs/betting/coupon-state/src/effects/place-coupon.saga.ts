import { accountsWanted, balanceReceived, openCouponsWanted } from '@touchline/account-state';
import { selectUserId, sessionReceived, signedOut } from '@touchline/identity-state';
import type { BookedCoupon } from '@touchline/shared-contract';
import { inOneTab, type Ports } from '@touchline/shared-state';
import { all, call, delay, put, race, select, take, takeLeading } from 'typed-redux-saga';
import { selectCouponSettings } from '../coupon-settings.slice.ts';
import { placementChanged, quoted, quoteWanted, selectCouponSlice, undoExpired } from '../coupon.slice.ts';
import type { CouponEdit } from '../rules/edit-coupon.ts';
import { readIntent } from '../rules/open-intent.ts';
import { IDLE, type PlaceRefusal } from '../rules/placement.ts';
import { INTENT_KEY, PLACE_LOCK } from '../rules/storage-keys.ts';
import { HANDOVER_MS, LOCK_WAIT_MS } from '../rules/timings.ts';
import { selectCouponAct } from '../selectors/act.ts';
import { selectSending } from '../selectors/placing.ts';
import { placeRequested } from '../wishes.ts';
import type { PlacedElsewhere } from './placed-elsewhere.ts';
import { ended, lookUpIntent, sendCoupon, type SendDeps, type SendEnd } from './send-coupon.saga.ts';

export interface PlaceDeps extends SendDeps {
  ports: Pick<Ports, 'now' | 'storage' | 'tabs' | 'report'>;
  /** Makes an edit under a new id: the server keeps the answer of the old one. */
  apply: (edit: CouponEdit) => Generator;
  /** What other tabs placed. */
  elsewhere: PlacedElsewhere;
}

/**
 * Places exactly once: one attempt at a time in this tab and between tabs, always under the id of the content that was on the screen.
 *
 * @spec CP-26 BET-1 BET-2 BET-3 BET-4 BET-8 BET-10 TAB-5
 */
export function* placeOnRequest(deps: PlaceDeps) {
  yield* all([takeLeading(placeRequested, place, deps), call(resumeOpenIntents, deps)]);
}

/** After a reload or a new sign-in: what became of the intent that was open. It is only read, never sent. @spec BET-8 BET-10 */
function* resumeOpenIntents(deps: PlaceDeps) {
  const readOpen = () => readIntent(deps.ports.storage.get(INTENT_KEY));
  while (true) {
    const isPlayer = (yield* select(selectUserId)) !== null;
    const { placement } = yield* select(selectCouponSlice);
    if (isPlayer && placement.status === 'idle' && readOpen() !== null) {
      // Under the lock: another tab may be placing this very intent.
      const resume = call(inOneTab<void>, deps.ports.tabs, PLACE_LOCK, function* () {
        const open = readOpen();
        if (open === null) return;
        yield* put(placementChanged({ status: 'pending', id: open.id }));
        const end = ended(deps, yield* lookUpIntent(deps, open.id));
        yield* finish(deps, end.kind === 'answered' ? { ...end, isAlreadyPlaced: true } : end);
      });
      yield* race({ resume, signedOut: take(signedOut) });
    }
    yield* take(sessionReceived);
  }
}

function* place(deps: PlaceDeps, { payload }: ReturnType<typeof placeRequested>) {
  const { form } = yield* select(selectCouponSlice);
  const act = yield* select(selectCouponAct);
  const sending = yield* select(selectSending);
  // The gesture counts only for the content that it was made on, and at the prices of that moment. @spec ODD-2 ODD-3
  if (act.kind !== 'place' || sending === null || form.intentId !== payload.intentId) return;
  const { id, bets } = sending.coupon;
  const gesture = { outcomeIds: bets.map(({ outcomeId }) => outcomeId), since: deps.ports.now() };
  let hasBegun = false;
  yield* put(placementChanged({ status: 'placing', id }));
  const { signedOut: left } = yield* race({
    attempt: call(inOneTab<void>, deps.ports.tabs, PLACE_LOCK, function* () {
      hasBegun = true;
      const other = deps.elsewhere.find(gesture);
      const now = yield* select(selectCouponSlice);
      if (other !== null) yield* put(placementChanged({ status: 'accepted', ...other, isAlreadyPlaced: true }));
      else if (now.form.intentId !== id) yield* put(placementChanged(IDLE));
      else
        yield* finish(
          deps,
          yield* sendCoupon(deps, sending, function* (decidedAt) {
            yield* put(placementChanged({ status: 'pending', id, ...(decidedAt !== null && { decidedAt }) }));
          }),
        );
    }),
    tooLong: call(function* () {
      yield* delay(LOCK_WAIT_MS);
      if (hasBegun) yield* take('never'); // an attempt of ours ends by itself
    }),
    signedOut: take(signedOut),
  });
  if (!hasBegun && left === undefined) yield* refuse('busy-elsewhere');
}

function* refuse(reason: PlaceRefusal) {
  yield* put(placementChanged({ status: 'rejected', reason, minBetAmount: null, maxBetAmount: null, promoReason: null }));
}

/** The attempt has its end. @spec BET-8 CP-30 */
function* finish(deps: PlaceDeps, end: SendEnd) {
  if (end.kind === 'not-arrived') {
    yield* put(placementChanged({ status: 'not-arrived' }));
    return;
  }
  if (end.kind === 'refused') {
    // What the player saw does not hold any more: what holds is asked for with the new id.
    if (end.reason === 'quote-changed') yield* deps.apply({ kind: 'renew' });
    yield* refuse(end.reason);
    yield* put(quoteWanted());
    if (end.reason === 'signed-out') yield* put(signedOut({ reason: 'expired' }));
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
  deps.elsewhere.tell({ coupon, ...parts });
  yield* all([put(accountsWanted()), put(openCouponsWanted())]);
  yield* delay(HANDOVER_MS);
}

/** The placed bets leave the coupon unless the player keeps them; what was added in the meantime stays. @spec CP-30 */
const leaveCoupon = (state: unknown, { bets }: BookedCoupon): CouponEdit =>
  selectCouponSettings(state).isCouponFixed ? { kind: 'renew' } : { kind: 'remove', outcomeIds: bets.map(({ outcomeId }) => outcomeId) };
