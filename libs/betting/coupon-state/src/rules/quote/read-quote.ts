import type { QuoteAnswer } from '@touchline/betting-contract';
import { limitsOfStakes } from '../stakes/own-limits.ts';
import { NO_TERMS, type Quote } from './quote.ts';

/**
 * Converts an answer to a quote; features missing in the answer of an older server are not offered. @spec CP-14 CP-15 CP-23 CP-28 CP-32
 * ODD-3
 */
export function quoteOf(answer: QuoteAnswer, request: { currencyIso: string; key: string }): Quote {
  const { terms, promo, maxPayout } = answer;
  return {
    ...request,
    isStale: false,
    minBetAmount: answer.minBetAmount,
    maxBetAmount: answer.hasMaxAmount === false ? null : answer.maxBetAmount,
    maxPayout,
    isMaxByPayout: answer.maxBetAmountReason === 'max-payout',
    isBonusOffered: answer.bonusBet?.reason !== 'feature-off',
    availablePrepaidAmount: answer.availablePrepaidAmount ?? null,
    playerLimits: limitsOfStakes(answer.playerLimits ?? []),
    excludedUntil: answer.excludedUntil ?? null,
    isRestricted: answer.isRestricted,
    terms: terms ?? { ...NO_TERMS, maxPayout },
    isVipBet: terms?.isVipBet ?? false,
    promo: promo ?? null,
    promoCode: terms?.promo?.code ?? null,
    promoCodes: answer.promoCodes ?? [],
    delayMs: answer.delayMs ?? 0,
    versions: Object.fromEntries(answer.bets.map(({ outcomeId, version }) => [outcomeId, version ?? 0])),
    sealed: answer.quote ?? null,
    ...(answer.servedAt !== undefined && { servedAt: answer.servedAt }),
  };
}
