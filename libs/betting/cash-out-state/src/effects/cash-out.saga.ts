import { accountsWanted } from '@touchline/account-state';
import { cashOutPart } from '@touchline/betting-coupon-math';
import { historyReloadWanted, openCouponsWanted } from '@touchline/betting-history-state';
import { endSessionOn401 } from '@touchline/identity-state';
import { call, put, select } from 'typed-redux-saga';
import type { CashOutAnswer, CashOutBody } from '@touchline/betting-contract';
import { askCashOut, askRule, askStatus } from '../api/cash-out-api.ts';
import {
  type CashOutProgress,
  type cashOutRuleWanted,
  type cashOutWanted,
  progressChanged,
  ruleChanged,
  selectProgress,
} from '../cash-out.slice.ts';
import type { CashOutDeps } from './follow-offers.saga.ts';
import { sendOnce } from './send-once.ts';

const CONFLICT = 409;

type Ended = Exclude<CashOutProgress, { status: 'sending' | 'waiting' }>;

/** Sends one cash-out and waits for its result. */
function* send(ports: CashOutDeps, body: CashOutBody) {
  const { id, couponId } = body;
  const end = yield* sendOnce<CashOutAnswer>({
    lost: () => ports.report('cash-out not answered'),
    send: () => askCashOut(ports, body),
    look: () => askStatus(ports, id),
    waits: (decidedAt = 0) => progressChanged({ couponId, progress: { status: 'waiting', decidedAt } }),
  });
  if (end.status === 'accepted') return { status: 'accepted', amount: end.amount, stake: end.stake } as Ended;
  if (end.status === 'rejected') return end as Ended;
  // The quote had expired or another tab was faster: a new offer is already being loaded.
  return { status: 'rejected', reason: end.refused?.status === CONFLICT ? 'offer-changed' : 'not-arrived' } as Ended;
}

const isOnTheWay = (progress: CashOutProgress | undefined) => progress?.status === 'sending' || progress?.status === 'waiting';

/** Cashes out a part of a coupon at the offer that the player saw, exactly once. @spec BET-1 BET-6 ODD-2 ODD-3 */
export function* cashOut(ports: CashOutDeps, { payload: { couponId, stake, offer } }: ReturnType<typeof cashOutWanted>) {
  if (stake < 1 || stake > offer.stakeLeft || isOnTheWay(yield* select(selectProgress, couponId))) return;
  const body: CashOutBody = { id: ports.uuid(), couponId, stake, amount: cashOutPart(offer, stake), quote: offer.quote };
  yield* put(progressChanged({ couponId, progress: { status: 'sending' } }));
  const progress = yield* call(send, ports, body);
  yield* put(progressChanged({ couponId, progress }));
  yield* put(accountsWanted());
  yield* put(openCouponsWanted());
  yield* put(historyReloadWanted());
}

/** Sets or removes the rule for automatic cash-out. @spec AC-05 */
export function* changeRule(ports: CashOutDeps, { payload }: ReturnType<typeof cashOutRuleWanted>) {
  try {
    yield* call(askRule, ports, payload);
    yield* put(ruleChanged(payload));
  } catch (error) {
    ports.report('cash-out not answered');
    const { couponId } = payload;
    // A cash-out that is not decided yet keeps its progress, which prevents a second one.
    if (!isOnTheWay(yield* select(selectProgress, couponId)))
      yield* put(progressChanged({ couponId, progress: { status: 'rejected', reason: 'not-arrived' } }));
    yield* call(endSessionOn401, error);
  }
}
