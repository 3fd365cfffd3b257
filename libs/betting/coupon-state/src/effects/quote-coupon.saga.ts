import { accountsSlice } from '@touchline/account-state';
import { sessionReceived } from '@touchline/identity-state';
import { configSlice, selectPollingMs } from '@touchline/shared-config';
import { abortable, pollWhile, type Ports, type RootState } from '@touchline/shared-state';
import type { Action } from '@reduxjs/toolkit';
import { all, call, delay, fork, put, race, select, take } from 'typed-redux-saga';
import { canonicalJson } from '@touchline/shared-primitives';
import type { CouponApi } from '../api/coupon-api.ts';
import { couponSettingsSlice } from '../coupon-settings.slice.ts';
import { edited, quoted, quoteStale, quoteWanted, restored, selectCouponSlice, synced } from '../coupon.slice.ts';
import type { CouponEdit } from '../rules/content/coupon-command.ts';
import { quoteKey } from '../rules/quote/quote-body.ts';
import { quoteOf } from '../rules/quote/read-quote.ts';
import { QUOTE_SETTLE_MS, STALE_PERIODS } from '../rules/timings.ts';
import { selectCouponCount } from '../select-bets.ts';
import { selectQuoteKey, selectQuoteBody } from '../selectors/asking.ts';

export interface QuoteDeps {
  /** Applies an edit under a new id. */
  apply: (edit: CouponEdit) => Generator;
  ports: Pick<Ports, 'page' | 'report'>;
  api: CouponApi;
}

/** Quotes have the same interval as the lists that the bets come from. @spec CF-06 */
const periodOf = (state: RootState): number =>
  selectPollingMs(selectCouponSlice(state).bets.some(({ isLive }) => isLive) ? 'live' : 'line')(state);

/**
 * Keeps prices, locks and limits of the coupon up to date: requests a quote after each edit, then periodically while there are bets and the
 * page is visible. Without an answer for two periods the quote is stale.
 *
 * @spec CP-08 CP-14 CP-25 CP-29 ODD-5 PL-06
 */
export function* quoteCoupon(deps: QuoteDeps) {
  yield* all([call(askOnChange, deps), call(watchStaleness)]);
}

/** Changed content needs a new quote; a new id for the same content does not. */
const isReason = (action: Action): boolean =>
  edited.match(action)
    ? action.payload.edit.kind !== 'renew'
    : [synced, restored, sessionReceived, quoteWanted].some(({ type }) => type === action.type);

function* askOnChange(deps: QuoteDeps) {
  const { ports } = deps;
  while (true) {
    yield* race({
      poll: call(pollWhile, {
        isWanted: (state: RootState) => selectCouponCount(state) > 0,
        everyMs: periodOf,
        page: ports.page,
        work: () => ask(deps),
        onFailure: () => ports.report('coupon quote failed'),
      }),
      restart: take(isReason),
      other: call(otherQuestion),
    });
    if ((yield* select(selectCouponCount)) === 0) yield* take(isReason);
    // Consecutive picks make one request.
    while ((yield* race({ more: take(isReason), settled: delay(QUOTE_SETTLE_MS) })).more !== undefined);
  }
}

const SOURCES = [accountsSlice.name, configSlice.name, couponSettingsSlice.name];
const isNews = ({ type }: Action): boolean => type === quoted.type || SOURCES.some((name) => type.startsWith(`${name}/`));

/** Ends when the request would differ from the first one: accounts were loaded, the site offers more, a bet has gone live. */
function* otherQuestion() {
  const initialKey = yield* select(selectQuoteKey);
  while ((yield* select(selectQuoteKey)) === initialKey) yield* take(isNews);
}

function* ask({ api, apply }: QuoteDeps) {
  const body = yield* select(selectQuoteBody);
  const answer = yield* abortable((signal) => api.quote(body, signal));
  const quote = quoteOf(answer, { currencyIso: body.currencyIso, key: quoteKey(body) });
  const { quote: before } = yield* select(selectCouponSlice);
  yield* put(quoted({ bets: answer.bets, quote }));
  // A changed win makes a new id, so that a click started before is ignored. @spec ODD-2 ODD-3
  if (before?.key === quote.key && canonicalJson(before.terms) !== canonicalJson(quote.terms)) yield* apply({ kind: 'renew' });
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
