import type { StakeAccount } from '@touchline/server-kernel/ledger';
import { appliedPromoCode, CouponType, LOWEST_COEF, normalPromoCode, type PromoCoupon } from '@touchline/betting-coupon-math';
import { AccountType } from '@touchline/account-contract';
import type { CouponTerms, StakeLimit, QuoteAnswer, QuoteBody, QuotedLine } from '@touchline/betting-contract';
import type { BettingServices } from './services.ts';
import { betNowOf, type IsSeen, priceBets, type PricedBet } from './bet-now.ts';
import { maxPayoutOf } from './limits.ts';
import { modesOf } from './modes.ts';
import { type LimitedLine, type LimitedOffer, offerIfAny, tightest } from './offer.ts';
import { markOf } from './price-mark.ts';
import { codeVerdict } from './promo.ts';
import { QUOTE_LIFE_MS } from './quote-seal.ts';
import { requestOf } from './sale.ts';
import { codeIn, type CouponSite } from './site-offers.ts';
import { isSoldGame } from './sold-game.ts';

/** The player or visitor who requests a quote. */
export interface QuoteRequester {
  userId: number | null;
  account: StakeAccount | null;
  used: readonly string[];
  limits: readonly StakeLimit[];
  /** End of the self-exclusion, milliseconds since 1970; null without one. @spec LIM-5 */
  excludedUntil: number | null;
  /** The right to bet is withdrawn. @spec ID-29 */
  isRestricted: boolean;
}

/** Terms of the site for this coupon, without a promo code. */
export function siteTerms(body: QuoteBody, currencyIso: string, { hyperBonus, expressBoost }: CouponSite, unit: number): CouponTerms {
  const { isBonusBet = false, isVipBet = false, isOneClick = false, oddsBudget } = body;
  return {
    maxPayout: maxPayoutOf(currencyIso, isVipBet),
    hyperBonusPercent: hyperBonus?.percent ?? null,
    minHyperBonusBetLimit: hyperBonus === null ? null : hyperBonus.minUnits * unit,
    maxHyperBonusLimit: hyperBonus === null ? null : hyperBonus.maxUnits * unit,
    expressBoost,
    promo: null,
    isBonusBet,
    isVipBet,
    isOneClick,
    ...(oddsBudget !== undefined && { oddsBudget }),
  };
}

const figuresOf = ({ amount, combinations, coef, minWin, win, hyperBonus, promoBonus, possibleWin }: LimitedOffer | LimitedLine) => ({
  ...{ amount, combinations, coef, minWin, win, hyperBonus, promoBonus, possibleWin },
});

function quotedLine(line: LimitedLine, { bets, amount, amountByBlockId }: QuoteBody): QuotedLine {
  const { blockId, typeId, systemValue, at, limits, reason } = line;
  const outcomeIds = at.flatMap((position) => bets[position]?.outcomeId ?? []);
  const hasStake = amount !== undefined || amountByBlockId !== undefined;
  const { minBetAmount, maxBetAmount } = limits;
  return { blockId, typeId, systemValue, outcomeIds, ...figuresOf(line), minBetAmount, maxBetAmount, reason: hasStake ? reason : null };
}

/** Applies a promo code to the terms. */
function withCode(
  body: QuoteBody,
  plain: CouponTerms,
  offer: LimitedOffer | null,
  context: QuoteContext,
): Pick<QuoteAnswer, 'promo' | 'promoCodes'> & { terms: CouponTerms } {
  const { account, used, site, nowMs, currencyIso, coefs } = context;
  const line = offer?.lines.length === 1 ? offer.lines[0] : undefined;
  const coupon: PromoCoupon & { lines: number } = {
    typeId: line?.typeId ?? body.typeId,
    bets: coefs.map((coef) => ({ coef })),
    amount: line?.amount ?? body.amount ?? 0,
    currencyIso,
    isBonusAccount: account?.type === AccountType.Bonus,
    lines: offer?.lines.length ?? 1,
  };
  const codes = { codes: context.userId === null ? [] : site.promoCodes, used, nowMs };
  const promoCodes = codes.codes
    .filter(({ code }) => !used.includes(normalPromoCode(code)))
    .map((code) => {
      const verdict = codeVerdict(code.code, coupon, codes);
      return { code: code.code, effect: codeIn(currencyIso, code, false).effect, reason: verdict.isOk ? null : verdict.reason };
    });
  const wanted = appliedPromoCode({ manualPromoCode: body.manualPromoCode ?? null, promoCode: body.promoCode ?? null });
  const isCodeSent = body.promoCode !== undefined || body.manualPromoCode !== undefined;
  if (!isCodeSent) return { terms: plain, promo: null, promoCodes };
  const verdict = codeVerdict(wanted ?? '', coupon, codes);
  const code = normalPromoCode(wanted ?? '');
  if (!verdict.isOk) return { terms: plain, promo: { code, isApplied: false, reason: verdict.reason, effect: null }, promoCodes };
  const { effect } = verdict.value;
  return { terms: { ...plain, promo: { code, effect } }, promo: { code, isApplied: true, reason: null, effect }, promoCodes };
}

interface QuoteContext extends QuoteRequester {
  site: CouponSite;
  nowMs: number;
  currencyIso: string;
  coefs: readonly number[];
  unit: number;
}

/** Delay of a placement: only coupons with a live bet wait. */
export const delayOf = (priced: readonly PricedBet[], liveDelayMs: number): number =>
  priced.some(({ price }) => price?.isLive === true) ? liveDelayMs : 0;

/** Limits of an incomplete coupon: those at the lowest odds. */
function limitsOfNothing(context: QuoteContext, accountType: number, terms: CouponTerms, typeId: CouponType) {
  const single = { typeId: CouponType.Single, amount: 0, bets: [{ coef: LOWEST_COEF }] };
  const { currencyIso, site } = context;
  const offer = offerIfAny(single, { terms, currencyIso, accountType, config: site.config });
  if (offer === null) throw new Error(`a single is a coupon, whatever type ${typeId} is`);
  return tightest(offer.lines);
}

/** The quote of a coupon: current prices, locks, limits, figures and terms. @spec CP-12 CP-14 CP-15 CP-22 CP-23 CP-27 CP-28 CP-32 ODD-3 */
export function quoteOf(
  body: QuoteBody,
  requester: QuoteRequester & { site: CouponSite; currencyIso: string; unit: number },
  { prices, quotes, now }: Pick<BettingServices, 'quotes' | 'now'> & { prices: Pick<BettingServices['prices'], 'quote'> },
): QuoteAnswer {
  const nowMs = now();
  const { currencyIso, site, account, userId, unit } = requester;
  const isSeen: IsSeen = (price, at) => {
    const shown = body.games?.[at];
    return shown == null || isSoldGame({ ...shown, start_at: shown.startAt, sub_kind: price.subKind }, price);
  };
  const priced = priceBets(body, { prices, nowMs }, isSeen);
  const coefs = body.bets.map(({ coef }, at) => priced[at]?.price?.coef ?? coef);
  const context: QuoteContext = { ...requester, nowMs, coefs };
  const accountType = account?.type ?? AccountType.Main;
  const request = requestOf(body, coefs);
  const offered = (terms: CouponTerms) => offerIfAny(request, { terms, currencyIso, accountType, config: site.config });
  const plain = siteTerms(body, currencyIso, site, unit);
  const { terms, promo, promoCodes } = withCode(body, plain, offered(plain), context);
  const offer = offered(terms);
  const limits = offer === null ? limitsOfNothing(context, accountType, terms, body.typeId) : tightest(offer.lines);
  const withoutVip = terms.isVipBet ? offered({ ...terms, isVipBet: false }) : offer;
  const modes = modesOf(body, priced, { config: site.config, limits: withoutVip === null ? limits : tightest(withoutVip.lines) });
  const bets = priced.map(({ ref, price }): [number, number, string | null] => [
    ref.outcomeId,
    price?.priceVersion ?? 0,
    price?.score ?? null,
  ]);
  return {
    bets: priced.map(betNowOf),
    ...limits,
    maxPayout: terms.maxPayout,
    availablePrepaidAmount: account?.prepaid?.balance ?? 0,
    ...(requester.limits.length > 0 && { playerLimits: [...requester.limits] }),
    ...(requester.excludedUntil !== null && { excludedUntil: requester.excludedUntil }),
    ...(requester.isRestricted && { isRestricted: true }),
    terms,
    lines: offer?.lines.map((line) => quotedLine(line, body)) ?? null,
    figures: offer === null ? null : figuresOf(offer),
    promo,
    promoCodes,
    ...modes,
    delayMs: delayOf(priced, site.liveDelayMs),
    quote: quotes.sign({ at: nowMs, userId, currencyIso, terms, bets, marks: priced.map(({ price }) => markOf(price)) }),
    quoteEndsAt: nowMs + QUOTE_LIFE_MS,
    servedAt: nowMs,
  };
}
