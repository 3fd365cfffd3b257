import { accountsWanted, balanceReceived, openCouponsWanted } from '@touchline/account-state';
import { selectUserId, sessionReceived, signedOut } from '@touchline/identity-state';
import { selectSiteConfig } from '@touchline/shared-config';
import type { BookedCoupon, CouponToPlace, ErrorCode, PlaceAnswer } from '@touchline/shared-contract';
import { toHttpError } from '@touchline/shared-http';
import { abortable, inOneTab, selectView, type Ports } from '@touchline/shared-state';
import { all, call, delay, put, race, select, take, takeLeading } from 'typed-redux-saga';
import type { CouponApi } from '../api/coupon-api.ts';
import { selectCouponSettings } from '../coupon-settings.slice.ts';
import { edited, placementChanged, selectCouponSlice, quoted, undoExpired } from '../coupon.slice.ts';
import { couponToPlace } from '../rules/coupon-to-place.ts';
import { readIntent, writeIntent } from '../rules/open-intent.ts';
import { placeFailure } from '../rules/place-failure.ts';
import type { Stamp } from '../rules/edit-bets.ts';
import type { CouponEdit } from '../rules/edit-coupon.ts';
import { IDLE, type PlaceRefusal } from '../rules/placement.ts';
import { INTENT_KEY, PLACE_LOCK } from '../rules/storage-keys.ts';
import { HANDOVER_MS, LOCK_WAIT_MS, PLACE_TIMEOUT_MS } from '../rules/timings.ts';
import { selectCouponAct } from '../selectors/act.ts';
import { selectAmount, selectCouponAccount, selectTypeId } from '../selectors/terms.ts';
import { placeRequested } from '../wishes.ts';
import { lookUpIntent } from './look-up-intent.saga.ts';
import type { PlacedElsewhere } from './placed-elsewhere.ts';

const ID_REUSED = 'id-reused' satisfies ErrorCode;

export interface PlaceDeps {
  ports: Pick<Ports, 'now' | 'uuid' | 'storage' | 'tabs' | 'report'>;
  api: CouponApi;
  tab: string;
  /** What other tabs placed. */
  elsewhere: PlacedElsewhere;
}

/**
 * Places exactly once: one attempt at a time in this tab and between tabs, always under the id of the content that was on the screen. An
 * attempt without an answer is looked up under that id; nothing is ever sent again without a new gesture.
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
        if (open !== null) yield* finish(deps, yield* lookUpIntent(deps, open.id), true);
      });
      yield* race({ resume, signedOut: take(signedOut) });
    }
    yield* take(sessionReceived);
  }
}

function* place(deps: PlaceDeps, { payload }: ReturnType<typeof placeRequested>) {
  const { form } = yield* select(selectCouponSlice);
  const act = yield* select(selectCouponAct);
  const coupon = yield* select(couponOnScreen);
  // The gesture counts only for the content that it was made on, and at the prices of that moment. @spec ODD-2 ODD-3
  if (act.kind !== 'place' || coupon === null || form.intentId !== payload.intentId) return;
  const gesture = { outcomeIds: coupon.bets.map(({ outcomeId }) => outcomeId), since: deps.ports.now() };
  let hasBegun = false;
  yield* put(placementChanged({ status: 'placing', id: coupon.id }));
  const { signedOut: left } = yield* race({
    attempt: call(inOneTab<void>, deps.ports.tabs, PLACE_LOCK, function* () {
      hasBegun = true;
      const other = deps.elsewhere.find(gesture);
      const now = yield* select(selectCouponSlice);
      if (other !== null) yield* put(placementChanged({ status: 'accepted', ...other, isAlreadyPlaced: true }));
      else if (now.form.intentId !== coupon.id) yield* put(placementChanged(IDLE));
      else yield* attempt(deps, coupon);
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
  yield* put(placementChanged({ status: 'rejected', reason, minBetAmount: null, maxBetAmount: null }));
}

function* attempt(deps: PlaceDeps, coupon: CouponToPlace) {
  const { ports, api } = deps;
  ports.storage.set(INTENT_KEY, writeIntent({ id: coupon.id, sentAt: ports.now() }));
  try {
    const { answer } = yield* race({ answer: abortable((signal) => api.place(coupon, signal)), tooLong: delay(PLACE_TIMEOUT_MS) });
    yield* finish(deps, answer ?? (yield* lookUpIntent(deps, coupon.id)), false);
  } catch (error) {
    const { status, code } = toHttpError(error);
    const failure = placeFailure(status, code);
    ports.report('coupon not placed', { status, code });
    if (!failure.isKnown) {
      yield* finish(deps, yield* lookUpIntent(deps, coupon.id), code === ID_REUSED);
      return;
    }
    ports.storage.remove(INTENT_KEY);
    yield* refuse(failure.reason);
    if (failure.reason === 'signed-out') yield* put(signedOut({ reason: 'expired' }));
  }
}

/** What is on the screen, as it is sent; null when nothing can be placed. */
function couponOnScreen(state: unknown): CouponToPlace | null {
  const { bets, form } = selectCouponSlice(state);
  const [account, userId, settings] = [selectCouponAccount(state), selectUserId(state), selectCouponSettings(state)];
  if (account === null || userId === null || form.intentId === null || bets.length === 0) return null;
  return couponToPlace({
    id: form.intentId,
    accountId: account.id,
    userId,
    bets,
    typeId: selectTypeId(state),
    systemValue: form.systemValue,
    amount: selectAmount(state),
    amountByBetId: form.amountByBetId,
    changeCoefAction: settings.changeCoefAction,
    coefViewId: selectView(state).coefViewId,
    isDropOnScoreChange: settings.isDropOnScoreChange,
    refId: selectSiteConfig(state)?.ref_id ?? 0,
  });
}

/** The attempt has its answer: accepted, rejected, or certain never to have arrived (null). @spec BET-8 CP-30 */
function* finish({ ports, tab, elsewhere }: PlaceDeps, answer: PlaceAnswer | null, isAlreadyPlaced: boolean) {
  ports.storage.remove(INTENT_KEY);
  if (answer === null) {
    yield* put(placementChanged({ status: 'not-arrived' }));
    return;
  }
  const stamp = (): Stamp => ({ at: ports.now(), by: tab, intentId: ports.uuid() });
  if (answer.status === 'rejected') {
    const { reason, minBetAmount, maxBetAmount } = answer;
    const { quote } = yield* select(selectCouponSlice);
    if (quote !== null) yield* put(quoted({ bets: answer.bets, quote }));
    // The server keeps this answer for this id: the next attempt needs another.
    yield* put(edited({ edit: { kind: 'renew' }, stamp: stamp() }));
    yield* put(placementChanged({ status: 'rejected', reason, minBetAmount, maxBetAmount }));
    return;
  }
  const { coupon, singles, balance } = answer;
  yield* leaveCoupon(coupon, stamp());
  yield* put(placementChanged({ status: 'accepted', coupon, singles, isAlreadyPlaced }));
  yield* put(undoExpired());
  yield* put(balanceReceived({ accountId: coupon.accountId, money: balance }));
  elsewhere.tell({ coupon, singles });
  yield* all([put(accountsWanted()), put(openCouponsWanted())]);
  yield* delay(HANDOVER_MS);
}

/** The placed bets leave the coupon unless the player keeps them; what was added in the meantime stays. @spec CP-30 */
function* leaveCoupon({ bets }: BookedCoupon, stamp: Stamp) {
  const { isCouponFixed } = yield* select(selectCouponSettings);
  const edit: CouponEdit = isCouponFixed ? { kind: 'renew' } : { kind: 'remove', outcomeIds: bets.map(({ outcomeId }) => outcomeId) };
  yield* put(edited({ edit, stamp }));
}
