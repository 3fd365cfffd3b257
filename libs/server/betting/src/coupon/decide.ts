import { type StakeAccount, stakeRefusal } from '@touchline/server-kernel/ledger';
import { coefChangesToAsk, CouponType, couponTypesAvailable, isSystem, shopSystem, SMALLEST_SYSTEM } from '@touchline/betting-coupon-math';
import { AccountType } from '@touchline/account-contract';
import type { BetNow, PlaceAnswer, StakeLimit, RefusalReason } from '@touchline/betting-contract';
import { betNowOf, type IsSeen, priceBets, type PricedBet } from './bet-now.ts';
import { OFFERED_TYPES } from './limits.ts';
import { modeProblem, modesOf } from './modes.ts';
import { type LimitedLine, type LimitedOffer, limitedOffer, tightest } from './offer.ts';
import { hasMark } from './price-mark.ts';
import type { PriceNow, PriceSource } from './prices.ts';
import { codeVerdict } from './promo.ts';
import { requestOf, type Sale, togetherIn } from './sale.ts';

export interface SoldBet {
  price: PriceNow;
  coefSeen: number;
  isBanker: boolean;
}

/** One coupon to book: each bet of many singles, or each block. */
export interface SoldLine extends LimitedLine {
  sold: readonly SoldBet[];
}

export type Rejected = Extract<PlaceAnswer, { status: 'rejected' }>;
/** `toPay` is the amount that the player would have paid. It determines when a limit would allow it, and is not part of the answer. */
export type Refused = Rejected & { toPay?: number };
export type Decision = { status: 'accepted'; account: StakeAccount; lines: readonly SoldLine[] } | Refused;

const rejected = (reason: RefusalReason, bets: BetNow[], more: Partial<Refused> = {}): Refused => ({
  status: 'rejected',
  reason,
  bets,
  minBetAmount: null,
  maxBetAmount: null,
  coef: null,
  ...more,
});

/** Whether the bets of each block form a coupon of this type. */
function shapeProblem({ coupon }: Sale): RefusalReason | null {
  const { typeId, bets, systemValue, amountByBlockId } = coupon;
  if (!OFFERED_TYPES.includes(typeId)) return 'type-not-offered';
  if (!couponTypesAvailable(bets.length, OFFERED_TYPES).includes(typeId))
    return typeId === CouponType.Single ? 'type-not-offered' : 'too-few-bets';
  if (!isSystem(typeId)) return null;
  const shop = typeId === CouponType.System ? shopSystem(systemValue) : undefined;
  if (shop !== undefined) return shop.bets === bets.length && togetherIn(coupon).length === 1 ? null : 'too-few-bets';
  if (bets.length <= SMALLEST_SYSTEM) return 'too-few-bets';
  if (typeId === CouponType.System && systemValue === undefined) {
    const sizes = Object.keys(amountByBlockId ?? {}).map(Number);
    return sizes.length === 0 || sizes.some((size) => size < 1 || size > bets.length) ? 'too-few-bets' : null;
  }
  const isTooSmall = togetherIn(coupon).some((group) => {
    const free = group.filter((at) => typeId === CouponType.System || bets[at]?.isBanker !== true).length;
    const isSingle = group.length === 1 && group.length < bets.length;
    return !isSingle && (systemValue === undefined || systemValue > free);
  });
  return isTooSmall ? 'too-few-bets' : null;
}

/** Positions of bets that need the player's consent: on offer, but at odds that moved further than rule and budget allow. */
function movedTooFar({ coupon, terms }: Sale, priced: readonly PricedBet[]): ReadonlySet<number> {
  const open = priced.flatMap(({ price, reason }, at) =>
    reason !== null || price === undefined ? [] : [{ at, seen: coupon.bets[at]?.coef ?? 0, now: price.coef }],
  );
  const toAsk = coefChangesToAsk(open, coupon.changeCoefAction, terms.oddsBudget);
  return new Set(toAsk.map((position) => open[position]?.at ?? 0));
}

/** The bets as they would be booked, with reasons against those that cannot be. @spec CP-25 ODD-1 */
function withRules(sale: Sale, priced: readonly PricedBet[]): PricedBet[] {
  const { coupon, scores } = sale;
  const moved = movedTooFar(sale, priced);
  return priced.map((bet, at) => {
    const { price, reason } = bet;
    if (reason !== null || price === undefined) return bet;
    if (coupon.isDropOnScoreChange && scores !== null && price.score !== scores[at]) return { ...bet, reason: 'score-changed' };
    return moved.has(at) ? { ...bet, reason: 'coef-changed' } : bet;
  });
}

/** Checks the stakes against limits, balance and prepaid money. */
function stakeProblem(
  { coupon }: Sale,
  { lines, amount }: LimitedOffer,
  toPay: number,
  { account, limits }: { account: StakeAccount; limits: readonly StakeLimit[] },
): Partial<Refused> | null {
  const refused = lines.filter(({ reason }) => reason !== null);
  const [first] = refused;
  if (first?.reason) {
    const { minBetAmount, maxBetAmount } = first.limits;
    const refusedLines = refused.map(({ blockId, at, reason, limits }) => ({
      blockId,
      outcomeIds: at.flatMap((position) => coupon.bets[position]?.outcomeId ?? []),
      reason: reason ?? first.reason ?? 'amount-too-large',
      minBetAmount: limits.minBetAmount,
      maxBetAmount: limits.maxBetAmount,
    }));
    return { reason: first.reason, minBetAmount, maxBetAmount, ...(lines.length > 1 && { lines: refusedLines }) };
  }
  if (amount > Number.MAX_SAFE_INTEGER) return { reason: 'amount-too-large' };
  const refusal = stakeRefusal({ amount: toPay, prepaid: coupon.prepaidAmount ?? 0 }, { account, limits });
  if (refusal?.reason !== 'limit-reached') return refusal && { reason: refusal.reason };
  return { reason: refusal.reason, toPay, limit: { ...refusal.limit, freesAt: null } };
}

/** Checks the code again: between quote and placement it may have ended or been used. @spec CP-28 */
function codeProblem({ terms, site }: Sale, offer: LimitedOffer, account: StakeAccount, at: { used: readonly string[]; nowMs: number }) {
  const [line] = offer.lines;
  if (terms.promo === null || line === undefined) return null;
  const { typeId, amount, bets } = line;
  const isBonusAccount = account.type === AccountType.Bonus;
  const promoCoupon = { typeId, bets, amount, currencyIso: account.currencyIso, isBonusAccount, lines: offer.lines.length };
  const verdict = codeVerdict(terms.promo.code, promoCoupon, { codes: site.promoCodes, ...at });
  return verdict.isOk ? null : verdict.reason;
}

/** The amount that the player pays: nothing for a free bet, whose stake the house pays. @spec CP-28 */
export const paidStakeOf = ({ terms }: Pick<Sale, 'terms'>, amount: number): number =>
  terms.promo?.effect.kind === 'free-bet' ? 0 : amount;

/**
 * Decides whether a coupon is accepted now, and how it is booked. Pure except for reading the line. Call it inside the booking transaction,
 * with its balance and the server's time.
 *
 * @param account - undefined if the account does not belong to the player.
 * @param used - promo codes that the player used before.
 * @param limits - the player's limits with their remainders.
 * @spec CP-12 CP-14 CP-15 CP-25 CP-27 CP-28 CP-29 CP-32 ODD-1 ODD-4
 */
export function decide(
  sale: Sale,
  { account, used, limits }: { account: StakeAccount | undefined; used: readonly string[]; limits: readonly StakeLimit[] },
  line: { prices: Pick<PriceSource<unknown>, 'quote'>; nowMs: number },
): Decision {
  const { coupon, terms, site } = sale;
  const isSeen: IsSeen = (price, at) => hasMark(price, sale.marks?.[at]);
  const priced = withRules(sale, priceBets(coupon, line, isSeen));
  const bets = priced.map(betNowOf);
  const shape = shapeProblem(sale);
  if (shape !== null) return rejected(shape, bets);
  const sold = priced.flatMap(({ price }, at): SoldBet[] => {
    const bet = coupon.bets[at];
    return price === undefined || bet === undefined ? [] : [{ price, coefSeen: bet.coef, isBanker: bet.isBanker === true }];
  });
  const isComplete = sold.length === coupon.bets.length && account !== undefined;
  const request = requestOf(
    coupon,
    sold.map(({ price }) => price.coef),
  );
  const offered = (isVipBet: boolean): LimitedOffer => {
    const { currencyIso, type: accountType } = account ?? { currencyIso: 'EUR', type: AccountType.Main };
    return limitedOffer(request, { terms: { ...terms, isVipBet }, currencyIso, accountType, config: site.config });
  };
  const offer = isComplete ? offered(terms.isVipBet) : null;
  const coef = offer?.lines.length === 1 ? offer.coef : null;
  const refused = priced.find(({ reason }) => reason !== null && reason !== 'coef-changed') ?? priced.find(({ reason }) => reason !== null);
  if (refused?.reason) return rejected(refused.reason, bets, { coef });
  if (account === undefined || offer === null) return rejected('wrong-account', bets);
  const mode = modeProblem(terms, modesOf(coupon, priced, { config: site.config, limits: tightest(offered(false).lines) }));
  if (mode !== null) return rejected(mode, bets, { coef });
  const promoReason = codeProblem(sale, offer, account, { used, nowMs: line.nowMs });
  if (promoReason !== null) return rejected('promo-code', bets, { coef, promoReason });
  const problem = stakeProblem(sale, offer, paidStakeOf(sale, offer.amount), { account, limits });
  if (problem !== null) return rejected('amount-too-large', bets, { coef, ...problem });
  const lines = offer.lines.map((each): SoldLine => ({ ...each, sold: each.at.flatMap((at) => sold[at] ?? []) }));
  return { status: 'accepted', account, lines };
}
