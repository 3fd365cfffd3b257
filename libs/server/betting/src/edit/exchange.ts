import { Refusal } from '@touchline/server-kernel';
import { type Barrier, type crashPoints, type Decided, openWager, type WagerContext, type Visit } from '@touchline/server-kernel/ledger';
import type { EditAnswer, EditBody, PlacePending } from '@touchline/betting-contract';
import { ErrorCode } from '@touchline/shared-contract';
import { type CloseServices, closeRows, heldCoupon, type HeldCoupon } from '../cash-out/close.ts';
import type { PlainOffer } from '../cash-out/offer.ts';
import { priceBets } from '../coupon/bet-now.ts';
import { bookRows } from '../coupon/book.ts';
import { bookedCoupon } from '../coupon/booked-coupon.ts';
import { withCombinations } from '../coupon/builder-combinations.ts';
import { decide } from '../coupon/decide.ts';
import { lookUp } from '../coupon/look-up.ts';
import { barredReason } from '../coupon/place.ts';
import { COUPON } from '../coupon/product.ts';
import { delayOf } from '../coupon/quote.ts';
import { QUOTE_LIFE_MS } from '../coupon/quote-seal.ts';
import { rejectionOf } from '../coupon/refused.ts';
import type { CouponRow } from '../coupon/rows.ts';
import type { Sale } from '../coupon/sale.ts';
import type { BettingServices } from '../coupon/services.ts';
import type { CouponSite } from '../coupon/site-offers.ts';
import { editedCoupon } from './edited-coupon.ts';
import { editOffer, editSite } from './editable.ts';
import { SealedEditQuote } from './sealed-quote.ts';

export interface EditRequest {
  body: EditBody;
  site: CouponSite;
  visit: Visit;
}

type EditSale = Sale & Required<Pick<Sale, 'edit'>>;
type EditServices = CloseServices & Pick<BettingServices, 'bounds' | 'db' | 'quotes' | 'ownLimits'>;
type Rejected = Extract<EditAnswer, { status: 'rejected' }>;

const pendingText = (decidedAt: number) => JSON.stringify({ status: 'pending', decidedAt } satisfies PlacePending);
const rejected = (reason: Rejected['reason'], more: Partial<Rejected> = {}): Decided => ({
  answer: JSON.stringify({ status: 'rejected', reason, bets: [], ...more } satisfies Rejected),
  isAccepted: false,
});
const IS_EXCHANGED = 'update coupons set edited_to = $2 where id = $1 returning *';

/** Exchanges one open bet for another, exactly once per player and id. @spec AC-05 BET-1 BET-9 ODD-3 */
export interface Edits {
  /**
   * @returns the answer as text; a repeat gets the same bytes.
   * @throws Refusal of the gate, 404, 409 of a quote or still-running, 422 id-reused
   */
  edit(userId: number, request: EditRequest): Promise<string>;
  /** Decides an exchange whose delay is over, with the context of its wager. */
  decideWaiting(sale: EditSale, context: WagerContext, barrier: Barrier | null): Promise<Decided>;
  isRunning(userId: number, id: string): boolean;
}

export function editing(services: EditServices, crashAt: ReturnType<typeof crashPoints>): Edits {
  const { bounds, db, house, quotes, ownLimits, prices, now } = services;
  const wager = openWager<EditSale>(COUPON, { bounds, db, house, now, ownLimits, crashAt });

  /** Checks that what the player saw matches the quote. @throws Refusal 409 */
  const boundSale = (userId: number, { id, couponId, value, extra, coef, possibleWin, quote }: EditBody, site: CouponSite): EditSale => {
    const sealed = quotes.read(quote, SealedEditQuote);
    const seen = { userId, couponId, value, extra, coef, possibleWin };
    const isSeen = sealed !== undefined && Object.entries(seen).every(([name, is]) => sealed[name as keyof typeof seen] === is);
    if (!isSeen) throw new Refusal(409, ErrorCode.QuoteMismatch, { detail: 'The exchange is not what its quote says' });
    if (now() - sealed.at > QUOTE_LIFE_MS) throw new Refusal(409, ErrorCode.QuoteExpired, { detail: 'This quote is too old' });
    const { accountId, typeId, systemValue, terms, bets, marks } = sealed;
    const coupon = editedCoupon({ id, userId, accountId, amount: value + extra, coef, typeId, systemValue, bets });
    return { coupon, terms, scores: null, marks, site: editSite(site), edit: { couponId, value } };
  };

  /** The old bet and its current value, or the rejection. */
  const valueOf = async (context: WagerContext, { couponId, value }: EditSale['edit']) => {
    const held = await heldCoupon(context.tx, context.userId, couponId);
    if (held === undefined || context.account === undefined) return rejected('settled');
    const offer = editOffer(held, context.account.type, services, context.nowMs);
    if (typeof offer === 'string') return rejected(offer);
    return offer.offer < value ? rejected('offer-changed') : { held, offer };
  };

  /** Closes the old bet and books the new one, with a context whose balance includes the value of the old bet. */
  const rebook = async (
    context: WagerContext,
    sale: EditSale,
    { held, offer }: { held: HeldCoupon; offer: PlainOffer },
    isTrial: boolean,
  ) => {
    const { tx, userId, nowMs } = context;
    const { couponId, value } = sale.edit;
    const { used, numbers } = await lookUp(tx, userId, sale.coupon);
    const known = await withCombinations(tx, prices, sale.coupon.bets);
    const decision = decide(sale, { ...context, used }, { prices: known, nowMs });
    crashAt('after-decision');
    if (decision.status === 'rejected') {
      const { reason, bets, limit } = await rejectionOf(context, decision);
      return rejected(reason, { bets, ...(limit !== undefined && { limit }) });
    }
    if (isTrial) return null;
    await closeRows(tx, held, { stake: offer.stakeLeft, amount: offer.offer }, services);
    const { account, lines } = decision;
    const { rows, balance } = await bookRows(context, { sale, userId, account, lines, numbers, nowMs, edited: { from: couponId, value } });
    const [booked] = rows.coupons;
    if (booked === undefined) throw new Error(`nothing was booked for coupon ${couponId}`);
    const [closed] = await tx.query<CouponRow>(IS_EXCHANGED, [couponId, booked.id]);
    if (closed === undefined) throw new Error(`coupon ${couponId} is gone`);
    crashAt('after-coupon');
    const answer: EditAnswer = {
      ...{ status: 'accepted', value: offer.offer, balance },
      closed: bookedCoupon(closed, held.bets, nowMs),
      coupon: bookedCoupon(booked, rows.bets, nowMs),
    };
    return { answer: JSON.stringify(answer), isAccepted: true };
  };

  /** @param isTrial - only checks whether the exchange is possible. @returns null for a successful trial. */
  const exchange = async (context: WagerContext, sale: EditSale, isTrial = false): Promise<Decided | null> => {
    const found = await valueOf(context, sale.edit);
    if ('answer' in found) return found;
    const { stakeLeft, offer } = found.offer;
    // Up to the stake the value is a refund; anything beyond that is winnings.
    const payments = [
      { kind: 'exchange', amount: Math.min(offer, stakeLeft) },
      { kind: 'exchange-gain', amount: Math.max(0, offer - stakeLeft) },
    ].filter(({ amount }) => amount > 0);
    let verdict: Decided | null = null;
    await context.exchange({ ref: String(sale.edit.couponId), payments }, async (inner) => {
      verdict = await rebook(inner, sale, found, isTrial);
      return verdict ?? { answer: '', isAccepted: false };
    });
    return verdict;
  };

  const decideNow = async (context: WagerContext, { body, site }: EditRequest) => {
    const sale = boundSale(context.userId, body, site);
    const found = await valueOf(context, sale.edit);
    if ('answer' in found) return found;
    const { liveDelayMs } = site;
    const known = await withCombinations(context.tx, prices, sale.coupon.bets);
    const ofNew = delayOf(priceBets(sale.coupon, { prices: known, nowMs: context.nowMs }), liveDelayMs);
    const delayMs = Math.max(ofNew, found.offer.isLive ? liveDelayMs : 0);
    const decided = await exchange(context, sale, delayMs > 0);
    return decided ?? { decideAt: context.nowMs + delayMs, memo: sale };
  };

  return {
    isRunning: wager.isRunning,
    edit: async (userId, request) => {
      const { body, visit } = request;
      const [old] = await db.query<{ account_id: number }>('select account_id from coupons where id = $1 and user_id = $2', [
        body.couponId,
        userId,
      ]);
      if (old === undefined) throw new Refusal(404, 'not-found', { detail: 'No such coupon' });
      const stakeRequest = { userId, id: body.id, body, accountId: old.account_id, visit };
      return wager.stake(stakeRequest, { pending: pendingText, decide: (context) => decideNow(context, request) });
    },
    decideWaiting: async (sale, context, barrier) => {
      if (barrier !== null) return rejected(barredReason(barrier));
      const decided = await exchange(context, sale);
      if (decided === null) throw new Error(`the exchange of coupon ${sale.edit.couponId} was not decided`);
      return decided;
    },
  };
}
