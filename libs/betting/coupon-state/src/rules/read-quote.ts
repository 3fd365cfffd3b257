import type { QuoteAnswer } from '@touchline/shared-contract';
import { NO_TERMS, type Quote } from './quote.ts';

/** What is told of a quote beside its answer. */
export interface QuoteContext {
  currencyIso: string;
  intentId: string | null;
}

/** The part of an answer that a server of an earlier release leaves out. */
type Later = Partial<
  Pick<Quote, 'availablePrepaidAmount' | 'promo' | 'promoCodes' | 'vipBet' | 'bonusBet' | 'delayMs'> & {
    hasMaxAmount: boolean;
    maxBetAmountReason: string | null;
    terms: Quote['terms'];
    quote: string;
  }
>;

/** A quote as the coupon keeps it. @spec CP-14 CP-15 CP-23 CP-28 CP-32 ODD-3 */
export function quoteOf(answer: QuoteAnswer, context: QuoteContext): Quote {
  const later = answer as Later;
  const versions = answer.bets.map((bet) => [bet.outcomeId, (bet as { version?: number }).version ?? 0]);
  return {
    ...context,
    isStale: false,
    minBetAmount: answer.minBetAmount,
    maxBetAmount: later.hasMaxAmount === false ? null : answer.maxBetAmount,
    maxPayout: answer.maxPayout,
    isMaxByPayout: later.maxBetAmountReason === 'max-payout',
    availablePrepaidAmount: later.availablePrepaidAmount ?? null,
    terms: later.terms ?? NO_TERMS,
    promo: later.promo ?? null,
    promoCodes: later.promoCodes ?? [],
    vipBet: later.vipBet ?? null,
    bonusBet: later.bonusBet ?? null,
    delayMs: later.delayMs ?? 0,
    versions: Object.fromEntries(versions),
    ticket: later.quote ?? null,
  };
}
