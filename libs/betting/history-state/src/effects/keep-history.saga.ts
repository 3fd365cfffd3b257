import type { Action } from '@reduxjs/toolkit';
import { accountsWanted } from '@touchline/account-state';
import { endSessionOn401, playerChanged, selectIsPlayer, selectUserId, sessionReceived, signedOut } from '@touchline/identity-state';
import { selectPollingMs } from '@touchline/shared-config';
import { HttpError } from '@touchline/shared-http';
import { abortable, pollWhile, type Ports, type RootState } from '@touchline/shared-state';
import { all, call, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { BookedCoupon } from '@touchline/betting-contract';
import type { HistoryApi } from '../api/history-api.ts';
import {
  couponDetailsChanged,
  couponWanted,
  historyFailed,
  historyFiltersChanged,
  historyMoreReceived,
  historyMoreWanted,
  historyReceived,
  historyReloadWanted,
  historyShown,
  openCouponsFailed,
  openCouponsReceived,
  openCouponsShown,
  openCouponsWanted,
  selectHistory,
} from '../history.slice.ts';
import { NO_FILTERS } from '../rules/history-filters.ts';
import { HISTORY_NEXT_SIZE, HISTORY_PAGE_SIZE } from '../rules/timings.ts';

export interface KeepHistoryDeps {
  ports: Pick<Ports, 'page' | 'report'>;
  api: HistoryApi;
}

/** Loads the player's coupons page by page, and polls the visible part every 10 s. @spec AC-05 */
export function* keepHistory(deps: KeepHistoryDeps) {
  yield* all([
    call(pollShown, deps, LIST),
    call(pollShown, deps, OPEN),
    takeLatest([historyFiltersChanged, historyReloadWanted], loadFirstPage, deps),
    takeLeading(historyMoreWanted, loadMore, deps),
    takeEvery(couponWanted, loadCoupon, deps),
  ]);
}

interface Shown {
  isShown: (state: RootState) => boolean;
  work: (deps: KeepHistoryDeps) => Generator;
  /** Actions that trigger a request at once. */
  wakes: readonly string[];
}
const LIST: Shown = { isShown: (state) => selectHistory(state).listViewers > 0, work: loadFirstPage, wakes: [historyShown.type] };
const OPEN: Shown = {
  isShown: (state) => selectHistory(state).openViewers > 0,
  work: loadOpen,
  wakes: [openCouponsShown.type, openCouponsWanted.type],
};

function* pollShown({ ports, api }: KeepHistoryDeps, { isShown, work, wakes }: Shown) {
  const isWanted = (state: RootState): boolean => selectIsPlayer(state) && isShown(state);
  const types = [...wakes, signedOut.type, sessionReceived.type];
  const isRestart = (action: Action): boolean =>
    types.includes(action.type) || (playerChanged.match(action) && action.payload.includes('bets'));
  while (true) {
    yield* race({
      poll: call(pollWhile, {
        isWanted,
        everyMs: selectPollingMs('default'),
        page: ports.page,
        work: () => work({ ports, api }),
        onFailure: () => ports.report('history poll failed'),
      }),
      restart: take(isRestart),
    });
    if (!(yield* select(isWanted))) yield* take(isRestart);
  }
}

function* loadFirstPage({ api, ports }: KeepHistoryDeps) {
  const [userId, { filters }] = [yield* select(selectUserId), yield* select(selectHistory)];
  if (userId === null) return;
  try {
    const answer = yield* abortable((signal) => api.history(filters, { cursor: null, count: HISTORY_PAGE_SIZE }, signal));
    const now = yield* select(selectHistory);
    if (now.filters === filters && (yield* select(selectUserId)) === userId) yield* put(historyReceived(answer));
  } catch (error) {
    ports.report('history not loaded');
    yield* put(historyFailed());
    yield* call(endSessionOn401, error);
  }
}

function* loadMore({ api, ports }: KeepHistoryDeps) {
  const { filters, list } = yield* select(selectHistory);
  if (list.status !== 'ready' || list.nextCursor === null) return;
  const cursor = list.nextCursor;
  try {
    const { answer } = yield* race({
      answer: abortable((signal) => api.history(filters, { cursor, count: HISTORY_NEXT_SIZE }, signal)),
      changed: take([historyFiltersChanged, signedOut]),
    });
    if (answer !== undefined) yield* put(historyMoreReceived(answer));
  } catch (error) {
    ports.report('history not loaded');
    yield* put(historyFailed());
    yield* call(endSessionOn401, error);
  }
}

/** Whether a coupon has disappeared from the open ones: it was settled, and the balance changed. */
const wasSettled = (before: readonly BookedCoupon[], after: readonly BookedCoupon[]): boolean =>
  before.some(({ couponId }) => after.every((coupon) => coupon.couponId !== couponId));

function* loadOpen({ api, ports }: KeepHistoryDeps) {
  const userId = yield* select(selectUserId);
  try {
    const { coupons } = yield* abortable((signal) => api.history({ ...NO_FILTERS, state: 'open' }, { cursor: null, count: 50 }, signal));
    if ((yield* select(selectUserId)) !== userId) return;
    const { open } = yield* select(selectHistory);
    yield* put(openCouponsReceived(coupons));
    if (open.status === 'ready' && wasSettled(open.coupons, coupons)) yield* put(accountsWanted());
  } catch (error) {
    ports.report('open coupons not loaded');
    yield* put(openCouponsFailed());
    yield* call(endSessionOn401, error);
  }
}

/** Loads a coupon together with the rest of its request, because a part could be mistaken for the whole receipt. @spec CP-27 CP-30 */
function* loadCoupon({ api }: KeepHistoryDeps, { payload: { couponId } }: ReturnType<typeof couponWanted>) {
  try {
    const coupon = yield* abortable((signal) => api.coupon(couponId, signal));
    const receipt = coupon.part === undefined ? { coupon, lines: [] } : yield* abortable((signal) => api.receipt(coupon.id, signal));
    yield* put(couponDetailsChanged({ couponId, details: { status: 'ready', ...receipt } }));
  } catch (error) {
    const status = error instanceof HttpError && error.status === 404 ? 'not-found' : 'failed';
    yield* put(couponDetailsChanged({ couponId, details: { status } }));
    yield* call(endSessionOn401, error);
  }
}
