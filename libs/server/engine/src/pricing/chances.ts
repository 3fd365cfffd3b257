const MILLION = 1_000_000;

/** How likely an outcome is to end in each way; the rest is the chance that it loses. The same fields as in `betting/coupon-math`. */
export interface OutcomeChances {
  /** It wins in full. */
  won: number;
  /** The stake is returned. */
  returned?: number;
  /** One half wins and one is returned. */
  halfWon?: number;
  /** One half is returned and one loses. */
  halfReturned?: number;
  /** One half wins and one loses. */
  halfLost?: number;
}

/**
 * Where a priced outcome keeps its chances. Prices are sent to readers as they are, and JSON leaves a symbol out: the chances without the
 * margin travel with every price inside the server and never reach the wire.
 */
export const CHANCES = Symbol('chances');

const WAYS = ['won', 'returned', 'halfWon', 'halfReturned', 'halfLost'] as const satisfies readonly (keyof OutcomeChances)[];

/** Chances from 0 to 1 in millionths, rounded down, so that together they are never more than a million. */
export function inMillionths(chances: OutcomeChances): OutcomeChances {
  const out: OutcomeChances = { won: 0 };
  for (const way of WAYS) {
    const chance = Math.floor(Math.min(1, Math.max(0, chances[way] ?? 0)) * MILLION + 1e-6);
    if (chance > 0 || way === 'won') out[way] = chance;
  }
  return out;
}
