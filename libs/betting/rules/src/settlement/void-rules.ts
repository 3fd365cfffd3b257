import { sportById, type SportRules } from '../markets/sports.ts';
import { SETTLEMENT } from '../markets/sport-rows.ts';

/** A game without a result this long after the start it was sold with counts as not played, in seconds. */
export const NOT_PLAYED_AFTER_SECONDS = 48 * 3600;
/** A bet that the result does not answer (corners that were not counted) is void this long after the start, in seconds. */
export const UNANSWERED_AFTER_SECONDS = 24 * 3600;
/** A result that was settled by mistake is corrected for this long after the settlement, in seconds. */
export const CORRECTED_WITHIN_SECONDS = 24 * 3600;

/** When bets on a game that did not end regularly are void; what a sport decides for itself. */
export interface VoidRules {
  /** A game that is stopped for good counts as finished with at most this much play left, in seconds; null: never. */
  standsWithinSeconds: number | null;
  /** After a retirement the other side wins the match once this many periods are complete; null: the match winner is void. */
  winnerAfterPeriods: number | null;
}

/**
 * The rules of a sport for games that did not end regularly. Settlement and the table that players read are both made from them.
 *
 * @param sportId - without it, and for an unknown sport, only markets that are already decided are settled.
 * @spec OD-02
 * @example
 * voidRulesOf(4); // => { standsWithinSeconds: null, winnerAfterPeriods: 1 }
 */
export const voidRulesOf = (sportId = 0): VoidRules => ({
  standsWithinSeconds: SETTLEMENT.standsWithin[sportId] ?? null,
  winnerAfterPeriods: SETTLEMENT.winnerAfter[sportId] ?? null,
});

export const sportOf = (sportId: number | undefined): SportRules | undefined => (sportId === undefined ? undefined : sportById(sportId));
