import { selectUserId, sessionReceived, signedOut } from '@touchline/identity-state';
import { inOneTab, type Ports } from '@touchline/shared-state';
import { all, call, delay, put, race, select, take, takeLeading } from 'typed-redux-saga';
import { placementChanged, selectCouponSlice } from '../coupon.slice.ts';
import { readIntent } from '../rules/placing/open-intent.ts';
import { IDLE } from '../rules/placing/placement.ts';
import { INTENT_KEY, PLACE_LOCK } from '../rules/storage/storage-keys.ts';
import { LOCK_WAIT_MS } from '../rules/timings.ts';
import { selectCouponAct } from '../selectors/act.ts';
import { selectSending } from '../selectors/placing.ts';
import { placeRequested } from '../commands.ts';
import { finish, refuse, type FinishDeps } from './finish-placement.saga.ts';
import { ended, lookUpIntent, sendCoupon, type SendDeps } from './send-coupon.saga.ts';

export interface PlaceDeps extends SendDeps, FinishDeps {
  ports: Pick<Ports, 'now' | 'storage' | 'tabs' | 'report'>;
}

/**
 * Places exactly once: one attempt at a time across all tabs, always under the id of the content on the screen.
 *
 * @spec CP-26 BET-1 BET-2 BET-3 BET-4 BET-8 BET-10 TAB-5
 */
export function* placeOnRequest(deps: PlaceDeps) {
  yield* all([takeLeading(placeRequested, place, deps), call(resumeOpenIntents, deps)]);
}

/** Looks up the open intent after a reload or a new sign-in. It only reads and never sends. @spec BET-8 BET-10 */
function* resumeOpenIntents(deps: PlaceDeps) {
  const readOpen = () => readIntent(deps.ports.storage.get(INTENT_KEY));
  while (true) {
    const isPlayer = (yield* select(selectUserId)) !== null;
    const { placement } = yield* select(selectCouponSlice);
    if (isPlayer && placement.status === 'idle' && readOpen() !== null) {
      // Under the lock, because another tab may be placing this intent.
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
  // Another tab placed this content a moment before the click: show its receipt. @spec BET-4
  const before = form.intentId === payload.intentId ? null : deps.elsewhere.under(payload.intentId);
  if (before !== null) yield* put(placementChanged({ status: 'accepted', ...before, isAlreadyPlaced: true }));
  // A click counts only for the content and the prices that it was made on. @spec ODD-2 ODD-3
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
      if (hasBegun) yield* take('never'); // an attempt of this tab ends by itself
    }),
    signedOut: take(signedOut),
  });
  if (!hasBegun && left === undefined) yield* refuse('busy-elsewhere');
}
