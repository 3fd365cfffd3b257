import { type Barrier, type crashPoints, type Decided, openWager, type WagerContext, type Visit } from '@touchline/server-kernel/ledger';
import type { CouponToPlace, PlaceAnswer, PlacePending } from '@touchline/betting-contract';
import { withCombinations } from './builder-combinations.ts';
import { priceBets } from './bet-now.ts';
import { boundTerms, type QuoteProof } from './bind-quote.ts';
import { book } from './book.ts';
import { decide, type Decision, type Refused, type Rejected } from './decide.ts';
import { lookUp } from './look-up.ts';
import { COUPON } from './product.ts';
import { delayOf } from './quote.ts';
import { rejectionOf } from './refused.ts';
import type { Sale } from './sale.ts';
import type { BettingServices } from './services.ts';
import type { CouponSite } from './site-offers.ts';

const pendingText = (decidedAt: number) => JSON.stringify({ status: 'pending', decidedAt } satisfies PlacePending);
const rejectedText = (answer: Rejected): Decided => ({ answer: JSON.stringify(answer satisfies PlaceAnswer), isAccepted: false });
/** Reason of rejection for a barrier that arose during the delay. */
export const barredReason = ({ reason }: Barrier) => (reason === 'self-excluded' ? 'self-excluded' : 'account-restricted');
const CLOSED = { status: 'rejected', bets: [], minBetAmount: null, maxBetAmount: null, coef: null } as const;

export interface PlaceRequest {
  coupon: CouponToPlace;
  proof: QuoteProof;
  site: CouponSite;
  visit: Visit;
}

/** Places coupons exactly once per player and id. @spec CP-26 BET-1 BET-6 BET-9 */
export interface Placement {
  /**
   * @returns the answer as text; a repeat gets the same bytes.
   * @throws Refusal of the gate, 422 id-reused, 409 still-running, 409 of a quote
   */
  place(userId: number, request: PlaceRequest): Promise<string>;
  /** Decides a coupon whose delay is over; does nothing if it is decided. */
  decideWaiting(userId: number, id: string, isPatient?: boolean): Promise<void>;
  /** Whether a request with this id is being answered by this process. */
  isRunning(userId: number, id: string): boolean;
}

/** Decides a delayed exchange of bets, which is stored with the delayed coupons. */
export type DecideEdit = (sale: Sale & Required<Pick<Sale, 'edit'>>, context: WagerContext, barrier: Barrier | null) => Promise<Decided>;

type PlacementServices = Pick<BettingServices, 'bounds' | 'db' | 'house' | 'ownLimits' | 'prices' | 'quotes' | 'now'>;

export function placement(
  { bounds, db, house, ownLimits, prices, quotes, now }: PlacementServices,
  crashAt: ReturnType<typeof crashPoints>,
  decideEdit?: DecideEdit,
): Placement {
  const wager = openWager<Sale>(COUPON, { bounds, db, house, now, ownLimits, crashAt });

  const refused = async (context: WagerContext, answer: Refused): Promise<Decided> => rejectedText(await rejectionOf(context, answer));

  const verdict = async (context: WagerContext, sale: Sale): Promise<{ decision: Decision; numbers: readonly number[] }> => {
    const { used, numbers } = await lookUp(context.tx, context.userId, sale.coupon);
    const known = await withCombinations(context.tx, prices, sale.coupon.bets);
    return { decision: decide(sale, { ...context, used }, { prices: known, nowMs: context.nowMs }), numbers };
  };

  /** Decides, takes the stake and answers once. */
  const settleIntent = async (context: WagerContext, sale: Sale): Promise<Decided> => {
    const { decision, numbers } = await verdict(context, sale);
    crashAt('after-decision');
    if (decision.status === 'rejected') return refused(context, decision);
    const { userId, nowMs } = context;
    const answer = await book(context, { sale, userId, nowMs, account: decision.account, lines: decision.lines, numbers });
    crashAt('after-coupon');
    return { answer, isAccepted: true };
  };

  /** Decides at once, or delays the decision of a coupon with a live bet. */
  const decideNow = async (context: WagerContext, { coupon, proof, site }: PlaceRequest) => {
    const { nowMs, userId, account } = context;
    const bound = await boundTerms({ coupon, proof, userId, account }, { quotes, nowMs, isQuoteRequired: site.isQuoteRequired });
    const sale: Sale = { coupon, ...bound, site };
    const known = await withCombinations(context.tx, prices, coupon.bets);
    const delayMs = delayOf(priceBets(coupon, { prices: known, nowMs }), site.liveDelayMs);
    if (delayMs === 0) return settleIntent(context, sale);
    const { decision } = await verdict(context, sale);
    return decision.status === 'rejected' ? refused(context, decision) : { decideAt: nowMs + delayMs, memo: sale };
  };

  return {
    isRunning: wager.isRunning,
    place: (userId, request) => {
      const { coupon, visit } = request;
      const stakeRequest = { userId, id: coupon.id, body: coupon, accountId: coupon.accountId, visit };
      return wager.stake(stakeRequest, { pending: pendingText, decide: (context) => decideNow(context, request) });
    },
    decideWaiting: (userId, id, isPatient = true) =>
      wager.resume({ userId, id, isPatient, accountIn: ({ coupon }) => coupon.accountId }, async ({ edit, ...sale }, context, barrier) => {
        if (edit !== undefined) {
          if (decideEdit === undefined) throw new Error(`no handler decides the exchange ${id}`);
          return decideEdit({ ...sale, edit }, context, barrier);
        }
        return barrier === null ? settleIntent(context, sale) : rejectedText({ ...CLOSED, reason: barredReason(barrier), bets: [] });
      }),
  };
}
