import { accountsSlice } from '@touchline/account-state';
import { sessionReceived } from '@touchline/identity-state';
import { configSlice } from '@touchline/shared-config';
import { abortable, pollWhile, type Ports } from '@touchline/shared-state';
import type { Action } from '@reduxjs/toolkit';
import { all, call, delay, fork, put, race, select, take } from 'typed-redux-saga';
import type { CouponApi } from '../api/coupon-api.ts';
import { edited, quoted, quoteStale, restored, selectCouponSlice, synced } from '../coupon.slice.ts';
import { quoteKey } from '../rules/quote-wish.ts';
import { quoteOf } from '../rules/read-quote.ts';
import { LINE_QUOTE_MS, LIVE_QUOTE_MS, QUOTE_SETTLE_MS, STALE_PERIODS } from '../rules/timings.ts';
import { selectCouponCount } from '../select-bets.ts';
import { selectQuoteKey, selectQuoteWish } from '../selectors/asking.ts';

export interface QuoteDeps {
  ports: Pick<Ports, 'page' | 'report'>;
  api: CouponApi;
}

/** Live bets are asked about every 3 s, others every 15 s. @spec CF-06 */
const periodOf = (state: unknown): number => (selectCouponSlice(state).bets.some(({ isLive }) => isLive) ? LIVE_QUOTE_MS : LINE_QUOTE_MS);

/**
 * Keeps prices, locks and limits of the coupon fresh: at once after an edit, then by period while there are bets and the page is seen.
 * Without an answer for two periods the quote is stale.
 *
 * @spec CP-08 CP-14 CP-25 CP-29 ODD-5 PL-06
 */
export function* quoteCoupon(deps: QuoteDeps) {
  yield* all([call(askOnChange, deps), call(watchStaleness)]);
}

function* askOnChange({ ports, api }: QuoteDeps) {
  const restarts = [edited, synced, restored, sessionReceived];
  while (true) {
    yield* race({
      poll: call(pollWhile, {
        isWanted: (state: unknown) => selectCouponCount(state) > 0,
        everyMs: periodOf,
        page: ports.page,
        pauseAfterMs: 0,
        work: () => ask(api),
        onFailure: () => ports.report('coupon quote failed'),
      }),
      restart: take(restarts),
      other: call(otherQuestion),
    });
    if ((yield* select(selectCouponCount)) === 0) yield* take(restarts);
    // Picks in a row make one question.
    while ((yield* race({ more: take(restarts), settled: delay(QUOTE_SETTLE_MS) })).more !== undefined);
  }
}

const isNews = ({ type }: Action): boolean =>
  type === quoted.type || [accountsSlice.name, configSlice.name].some((name) => type.startsWith(`${name}/`));

/** Ends when something else is asked than at first: an account became known, the site offers more, a bet has gone live. */
function* otherQuestion() {
  const asked = yield* select(selectQuoteKey);
  while ((yield* select(selectQuoteKey)) === asked) yield* take(isNews);
}

function* ask(api: CouponApi) {
  const wish = yield* select(selectQuoteWish);
  const answer = yield* abortable((signal) => api.quote(wish, signal));
  yield* put(quoted({ bets: answer.bets, quote: quoteOf(answer, { currencyIso: wish.currencyIso, key: quoteKey(wish) }) }));
}

function* watchStaleness() {
  const wait = function* () {
    yield* delay(STALE_PERIODS * (yield* select(periodOf)));
    yield* put(quoteStale());
  };
  let waiting = yield* fork(wait);
  while (true) {
    yield* take(quoted);
    waiting.cancel();
    waiting = yield* fork(wait);
  }
}
