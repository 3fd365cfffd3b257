import { type Barrier, type crashPoints, type Decided, openWager, type Seat, type Visit } from '@touchline/server-kernel';
import type { CouponToPlace, PlaceAnswer, PlacePending } from '@touchline/betting-contract';
import { withCombinations } from './builder-combinations.ts';
import { priceBets } from './bet-now.ts';
import { boundTerms, type QuoteProof } from './bind-quote.ts';
import { book } from './book.ts';
import { decide, type Decision, type Refused, type Rejected } from './decide.ts';
import { lookUp } from './look-up.ts';
import { COUPON } from './product.ts';
import { delayOf } from './quote.ts';
import { toldRefusal } from './refused.ts';
import type { Sale } from './sale.ts';
import type { BettingServices } from './services.ts';
import type { CouponSite } from './site-offers.ts';

const pendingText = (decidedAt: number) => JSON.stringify({ status: 'pending', decidedAt } satisfies PlacePending);
const rejectedText = (answer: Rejected): Decided => ({ answer: JSON.stringify(answer satisfies PlaceAnswer), isAccepted: false });
/** How a barrier that came while a decision waited is told. */
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
  /** @returns the answer as text: a repeat gets the same bytes. @throws Refusal of the gate, 422 id-reused, 409 still-running, 409 of a quote */
  place(userId: number, request: PlaceRequest): Promise<string>;
  /** Decides a coupon whose delay is over; does nothing when it is decided. */
  decideWaiting(userId: number, id: string): Promise<void>;
  /** Whether a request with this id is being answered by this process. */
  isRunning(userId: number, id: string): boolean;
}

/** Decides an exchange of bets that waited: it is kept among the coupons that wait. */
export type DecideEdit = (sale: Sale & Required<Pick<Sale, 'edit'>>, seat: Seat, barrier: Barrier | null) => Promise<Decided>;

type PlacementServices = Pick<BettingServices, 'bounds' | 'db' | 'house' | 'ownLimits' | 'prices' | 'quotes' | 'now'>;

export function placement(
  { bounds, db, house, ownLimits, prices, quotes, now }: PlacementServices,
  crashAt: ReturnType<typeof crashPoints>,
  decideEdit?: DecideEdit,
): Placement {
  const wager = openWager<Sale>(COUPON, { bounds, db, house, now, ownLimits, crashAt });

  const refused = async (seat: Seat, answer: Refused): Promise<Decided> => rejectedText(await toldRefusal(seat, answer));

  const verdict = async (seat: Seat, sale: Sale): Promise<{ decision: Decision; numbers: readonly number[] }> => {
    const { used, numbers } = await lookUp(seat.tx, seat.userId, sale.coupon);
    const known = await withCombinations(seat.tx, prices, sale.coupon.bets);
    return { decision: decide(sale, { ...seat, used }, { prices: known, nowMs: seat.nowMs }), numbers };
  };

  /** One decision, one debit, one answer. */
  const settleIntent = async (seat: Seat, sale: Sale): Promise<Decided> => {
    const { decision, numbers } = await verdict(seat, sale);
    crashAt('after-decision');
    if (decision.status === 'rejected') return refused(seat, decision);
    const { userId, nowMs } = seat;
    const answer = await book(seat, { sale, userId, nowMs, account: decision.account, lines: decision.lines, numbers });
    crashAt('after-coupon');
    return { answer, isAccepted: true };
  };

  /** A coupon with a live bet may have to wait for its decision. */
  const decideNow = async (seat: Seat, { coupon, proof, site }: PlaceRequest) => {
    const { nowMs, userId, account } = seat;
    const bound = await boundTerms({ coupon, proof, userId, account }, { quotes, nowMs, isQuoteRequired: site.isQuoteRequired });
    const sale: Sale = { coupon, ...bound, site };
    const known = await withCombinations(seat.tx, prices, coupon.bets);
    const delayMs = delayOf(priceBets(coupon, { prices: known, nowMs }), site.liveDelayMs);
    if (delayMs === 0) return settleIntent(seat, sale);
    const { decision } = await verdict(seat, sale);
    return decision.status === 'rejected' ? refused(seat, decision) : { decideAt: nowMs + delayMs, memo: sale };
  };

  return {
    isRunning: wager.isRunning,
    place: (userId, request) => {
      const { coupon, visit } = request;
      const asked = { userId, id: coupon.id, body: coupon, accountId: coupon.accountId, visit };
      return wager.stake(asked, { pending: pendingText, decide: (seat) => decideNow(seat, request) });
    },
    decideWaiting: (userId, id) =>
      wager.resume({ userId, id, accountIn: ({ coupon }) => coupon.accountId }, async ({ edit, ...sale }, seat, barrier) => {
        if (edit !== undefined) {
          if (decideEdit === undefined) throw new Error(`nobody decides the exchange ${id}`);
          return decideEdit({ ...sale, edit }, seat, barrier);
        }
        return barrier === null ? settleIntent(seat, sale) : rejectedText({ ...CLOSED, reason: barredReason(barrier), bets: [] });
      }),
  };
}
