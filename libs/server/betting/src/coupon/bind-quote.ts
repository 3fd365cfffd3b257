import { couponOffer } from '@touchline/betting-coupon-math';
import { Refusal } from '@touchline/server-kernel';
import type { StakeAccount } from '@touchline/server-kernel/ledger';
import { type CouponTerms, type CouponToPlace, seenHash } from '@touchline/betting-contract';
import { ErrorCode } from '@touchline/shared-contract';
import { maxPayoutOf } from './limits.ts';
import { QUOTE_LIFE_MS, type SealedQuote, type QuoteSeal } from './quote-seal.ts';
import { plainTerms, requestOf, type Sale } from './sale.ts';

/** Headers of a placement that bind it to a quote. */
export interface QuoteProof {
  /** The sealed quote. */
  quote: string | undefined;
  /** Hash of what the player saw. */
  seen: string | undefined;
}

const conflict = (code: typeof ErrorCode.QuoteMissing | typeof ErrorCode.QuoteExpired | typeof ErrorCode.QuoteMismatch, detail: string) =>
  new Refusal(409, code, { detail });

/** Whether the bonus in the body matches the quote. @spec CP-23 */
const namesTheBonus = (coupon: CouponToPlace, terms: CouponTerms): boolean =>
  (['hyperBonusPercent', 'minHyperBonusBetLimit', 'maxHyperBonusLimit'] as const).every(
    (field) => (coupon[field] ?? null) === terms[field],
  );

/** The possible win that the page must have shown: odds and stakes of the body under the terms of the quote. */
function possibleWinSeen(coupon: CouponToPlace, terms: CouponTerms): { possibleWin: number; coef: number | null } | null {
  try {
    const { lines, coef, possibleWin } = couponOffer(requestOf(coupon, []), terms);
    return { possibleWin, coef: lines.length === 1 ? coef : null };
  } catch (error) {
    if (error instanceof RangeError) return null; // not a valid coupon: `decide` reports the reason
    throw error;
  }
}

async function isWhatWasSeen(coupon: CouponToPlace, { currencyIso, terms, bets }: SealedQuote, seen: string | undefined): Promise<boolean> {
  const isSameBets = bets.length === coupon.bets.length && bets.every(([outcomeId], at) => coupon.bets[at]?.outcomeId === outcomeId);
  const win = possibleWinSeen(coupon, terms);
  if (!isSameBets || !namesTheBonus(coupon, terms)) return false;
  if (win !== null && win.coef !== null && win.coef !== coupon.coef) return false;
  const { isVipBet, isBonusBet, promo } = terms;
  const versions = bets.map(([, version]) => version);
  const shown = { coupon, currencyIso, possibleWin: win?.possibleWin ?? 0, versions, promoCode: promo?.code ?? null, isVipBet, isBonusBet };
  return seen === (await seenHash(shown));
}

/**
 * The terms of a placement, taken from its quote if the hash of what the player saw matches body and quote. Odds that have moved since then
 * do not affect the hash; the player's rule for changed odds decides about them.
 * @throws Refusal 409 quote-missing, quote-expired, quote-mismatch
 * @spec ODD-1 ODD-3
 */
export async function boundTerms(
  { coupon, proof, userId, account }: { coupon: CouponToPlace; proof: QuoteProof; userId: number; account: StakeAccount | undefined },
  { quotes, nowMs, isQuoteRequired }: { quotes: QuoteSeal; nowMs: number; isQuoteRequired: boolean },
): Promise<Pick<Sale, 'terms' | 'scores' | 'marks'>> {
  if (proof.quote === undefined) {
    if (isQuoteRequired) throw conflict(ErrorCode.QuoteMissing, 'A coupon is placed with the quote that the player saw');
    return { terms: plainTerms(account === undefined ? 0 : maxPayoutOf(account.currencyIso)), scores: null };
  }
  const sealed = quotes.verify(proof.quote);
  if (sealed === undefined) throw conflict(ErrorCode.QuoteMismatch, 'This quote was not made here');
  if (nowMs - sealed.at > QUOTE_LIFE_MS) throw conflict(ErrorCode.QuoteExpired, 'This quote is too old');
  const isOwn = sealed.userId === null || sealed.userId === userId;
  const isCurrency = account === undefined || account.currencyIso === sealed.currencyIso;
  if (!isOwn || !isCurrency || !(await isWhatWasSeen(coupon, sealed, proof.seen))) {
    throw conflict(ErrorCode.QuoteMismatch, 'The coupon is not what its quote says');
  }
  return { terms: sealed.terms, scores: sealed.bets.map(([, , score]) => score), marks: sealed.marks };
}
