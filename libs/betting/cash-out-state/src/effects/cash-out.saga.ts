import { accountsWanted } from '@touchline/account-state';
import { cashOutPart } from '@touchline/betting-coupon-math';
import { historyReloadWanted, openCouponsWanted } from '@touchline/betting-history-state';
import { endSessionOn401 } from '@touchline/identity-state';
import { toHttpError } from '@touchline/shared-http';
import { call, delay, put, select } from 'typed-redux-saga';
import type { CashOutAnswer, CashOutBody } from '@touchline/betting-contract';
import { askCashOut, askRule, askStatus } from '../api/cash-out-api.ts';
import {
  type CashOutProgress,
  type cashOutRuleWanted,
  type cashOutWanted,
  progressChanged,
  ruleChanged,
  selectOffer,
  selectProgress,
} from '../cash-out.slice.ts';
import type { CashOutDeps } from './follow-offers.saga.ts';

const PAUSES_MS = [500, 1500, 4000] as const;
const LOOK_AGAIN_MS = 500;
/** A decision that has not come so long after its time is asked for no more: the list of coupons tells it. */
const MOST_LOOKS = 40;
const CONFLICT = 409;

type Ended = Exclude<CashOutProgress, { status: 'sending' | 'waiting' }>;

/** Asks until the delay of a live bet is over and the decision is there. */
function* decisionOf(ports: CashOutDeps, { id, couponId }: CashOutBody, first: CashOutAnswer) {
  let answer: CashOutAnswer | { status: 'unknown' } = first;
  for (let look = 0; answer.status === 'pending' && look < MOST_LOOKS; look += 1) {
    const { decidedAt } = answer;
    yield* put(progressChanged({ couponId, progress: { status: 'waiting', decidedAt } }));
    yield* delay(LOOK_AGAIN_MS);
    try {
      answer = yield* call(askStatus, ports, id);
    } catch {
      ports.report('cash-out not answered');
    }
  }
  return answer;
}

/** Sends one cash-out; a lost answer is asked for again under the same id. */
function* send(ports: CashOutDeps, body: CashOutBody) {
  for (const pauseMs of [...PAUSES_MS, null]) {
    try {
      const answer = yield* decisionOf(ports, body, yield* call(askCashOut, ports, body));
      if (answer.status === 'accepted') return { status: 'accepted', amount: answer.amount, stake: answer.stake } as Ended;
      if (answer.status === 'rejected') return answer as Ended;
      return { status: 'rejected', reason: 'not-arrived' } as Ended;
    } catch (error) {
      const { status, code } = toHttpError(error);
      const isFinal = status >= 400 && status < 500 && code !== 'still-running' && status !== 408 && status !== 429;
      ports.report('cash-out not answered');
      if (isFinal) {
        yield* call(endSessionOn401, error);
        // The quote was too old or another window was quicker: a new offer is on its way.
        return { status: 'rejected', reason: status === CONFLICT ? 'offer-changed' : 'not-arrived' } as Ended;
      }
      if (pauseMs !== null) yield* delay(pauseMs);
    }
  }
  return { status: 'rejected', reason: 'not-arrived' } as Ended;
}

/** Closes a part of a coupon at the offer on the screen, exactly once. @spec BET-1 BET-6 ODD-3 */
export function* cashOut(ports: CashOutDeps, { payload: { couponId, stake } }: ReturnType<typeof cashOutWanted>) {
  const offer = (yield* select(selectOffer, couponId))?.offer;
  const known = yield* select(selectProgress, couponId);
  if (!offer || stake < 1 || stake > offer.stakeLeft || known?.status === 'sending' || known?.status === 'waiting') return;
  const body: CashOutBody = { id: ports.uuid(), couponId, stake, amount: cashOutPart(offer, stake), quote: offer.quote };
  yield* put(progressChanged({ couponId, progress: { status: 'sending' } }));
  const progress = yield* call(send, ports, body);
  yield* put(progressChanged({ couponId, progress }));
  yield* put(accountsWanted());
  yield* put(openCouponsWanted());
  yield* put(historyReloadWanted());
}

/** Sets or ends the amount from which a coupon is cashed out by itself. @spec AC-05 */
export function* changeRule(ports: CashOutDeps, { payload }: ReturnType<typeof cashOutRuleWanted>) {
  try {
    yield* call(askRule, ports, payload);
    yield* put(ruleChanged(payload));
  } catch (error) {
    ports.report('cash-out not answered');
    yield* put(progressChanged({ couponId: payload.couponId, progress: { status: 'rejected', reason: 'not-arrived' } }));
    yield* call(endSessionOn401, error);
  }
}
