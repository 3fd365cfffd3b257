import { accountsWanted, balanceReceived } from '@touchline/account-state';
import { openCouponsWanted } from '@touchline/betting-history-state';
import { signedOut, selectUserId } from '@touchline/identity-state';
import { abortable, inOneTab, type Ports } from '@touchline/shared-state';
import { toHttpError } from '@touchline/shared-http';
import { buffers, channel } from 'redux-saga';
import { actionChannel, all, call, delay, fork, put, race, select, take } from 'typed-redux-saga';
import { betToggled } from '../first-commands.ts';
import { oneClickChanged, oneClickPressed } from '../one-click.slice.ts';
import { applyQuote } from '../rules/quote/apply-prices.ts';
import { betOf } from '../rules/content/bet-of.ts';
import type { CouponBet } from '../rules/content/coupon-bet.ts';
import { lockReasons } from '../rules/placing/lock-reasons.ts';
import type { Placement, PlaceRefusal } from '../rules/placing/placement.ts';
import { PLACE_LOCK } from '../rules/storage/storage-keys.ts';
import { ONE_CLICK_REST_MS, PLACE_TIMEOUT_MS } from '../rules/timings.ts';
import { selectOneClick } from '../selectors/offers.ts';
import { selectOneClickAmount, selectOneClickSending, selectOneClickQuoteBody } from '../selectors/one-click-sending.ts';
import { sendCoupon, type SendDeps } from './send-coupon.saga.ts';

export interface OneClickDeps extends SendDeps {
  ports: Pick<Ports, 'now' | 'uuid' | 'storage' | 'tabs' | 'report'>;
}

/**
 * Places each one-click bet as a separate coupon with its own id, one after the other. A click on odds whose bet is in flight, or was
 * answered a moment ago, belongs to the same burst and is ignored.
 *
 * @spec BET-3 CP-16
 */
export function* betOnPress(deps: OneClickDeps) {
  const presses = yield* actionChannel(betToggled);
  const busy = new Set<number>();
  const waiting = channel<{ id: string; bet: CouponBet }>(buffers.expanding());
  yield* fork(function* () {
    while (true) {
      const { id, bet } = yield* take(waiting);
      yield* placePress(deps, id, bet);
      yield* fork(function* () {
        yield* delay(ONE_CLICK_REST_MS);
        busy.delete(bet.outcomeId);
      });
    }
  });
  while (true) {
    const { payload } = yield* take(presses);
    const { isActive, amount } = yield* select(selectOneClick);
    const bet = betOf(payload);
    if (!isActive || busy.has(bet.outcomeId)) continue;
    busy.add(bet.outcomeId);
    const id = deps.ports.uuid();
    const { outcomeId, gameId, opponents, coef } = bet;
    yield* put(oneClickPressed({ id, outcomeId, gameId, opponents, coef, amount, placement: { status: 'placing', id } }));
    yield* put(waiting, { id, bet });
  }
}

function* placePress(deps: OneClickDeps, id: string, bet: CouponBet) {
  const change = (placement: Placement) => put(oneClickChanged({ id, placement }));
  const refuse = (reason: PlaceRefusal) =>
    change({ status: 'rejected', reason, minBetAmount: null, maxBetAmount: null, promoReason: null });
  if ((yield* select(selectUserId)) === null) {
    yield* refuse('signed-out');
    return;
  }
  // The text in the settings is no amount.
  if ((yield* select(selectOneClickAmount)) === 0) {
    yield* refuse('amount-too-small');
    return;
  }
  yield* race({
    signedOut: take(signedOut),
    attempt: call(inOneTab<void>, deps.ports.tabs, PLACE_LOCK, function* () {
      const sending = yield* quotePress(deps, id, bet);
      if (typeof sending === 'string') {
        yield* refuse(sending);
        return;
      }
      const end = yield* sendCoupon(deps, sending, function* (decidedAt) {
        yield* change({ status: 'pending', id, ...(decidedAt !== null && { decidedAt }) });
      });
      if (end.kind === 'not-arrived') yield* change({ status: 'not-arrived' });
      else if (end.kind === 'refused') yield* refuse(end.reason);
      else if (end.answer.status === 'rejected') yield* change({ promoReason: null, ...end.answer });
      else {
        const { coupon, singles, lines = [], balance } = end.answer;
        yield* change({ status: 'accepted', coupon, singles, lines, isAlreadyPlaced: end.isAlreadyPlaced });
        yield* put(balanceReceived({ accountId: coupon.accountId, money: balance }));
        yield* all([put(accountsWanted()), put(openCouponsWanted())]);
      }
    }),
  });
}

/** Returns what to send for a click at the price clicked, or the reason not to. @spec CP-25 ODD-3 */
function* quotePress({ api, ports }: OneClickDeps, id: string, bet: CouponBet) {
  try {
    const body = yield* select(selectOneClickQuoteBody, bet);
    const { answer } = yield* race({ answer: abortable((signal) => api.quote(body, signal)), tooLong: delay(PLACE_TIMEOUT_MS) });
    const [now] = applyQuote([bet], answer?.bets ?? []);
    if (answer === undefined || now === undefined) return 'not-accepted' satisfies PlaceRefusal;
    const lock = lockReasons([now], 0).get(bet.outcomeId);
    if (lock !== undefined) return lock satisfies PlaceRefusal;
    return yield* select(selectOneClickSending, { id, bet: now, answer });
  } catch (error) {
    const { status, code } = toHttpError(error);
    ports.report('one-click not quoted', { status, code });
    return 'not-accepted' satisfies PlaceRefusal;
  }
}
