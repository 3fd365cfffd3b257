import { createHash } from 'node:crypto';
import type { PriceNow } from './prices.ts';

/** Characters of a mark: 72 bits, so that no two prices of a backend share one. */
const LENGTH = 12;

/**
 * Marks of a price: short texts that stay the same for the same outcome of the same game, and differ for every other. The first is that of
 * its names and kick-off now; a game that was renamed or moved has more. A quote seals the first, so that a placement finds out if another
 * game has come under the id since.
 *
 * @spec ODD-3
 */
export function marksOf(price: PriceNow): readonly string[] {
  const { opponent1: home, opponent2: away, startAt, soldAs = [], subKind, marketTypeId, outcomeTypeId, param, outcomeName } = price;
  const legs = (price.builder?.legs ?? []).map((leg) => [leg.subKind, leg.marketTypeId, leg.outcomeTypeId, leg.param, leg.outcomeName]);
  const outcome = [subKind, marketTypeId, outcomeTypeId, param, outcomeName, price.playersDuel ?? null, legs];
  return [{ home, away, startAt }, ...soldAs].map((face) =>
    createHash('sha256')
      .update(JSON.stringify([face.home, face.away, face.startAt, ...outcome]))
      .digest('base64url')
      .slice(0, LENGTH),
  );
}

/** The mark to seal; null without a price. */
export const markOf = (price: PriceNow | 'no-game' | 'no-outcome' | undefined): string | null =>
  typeof price === 'object' ? (marksOf(price)[0] ?? null) : null;

/** Whether a price is the one of this mark; without a mark any price is. */
export const hasMark = (price: PriceNow, mark: string | null | undefined): boolean => mark == null || marksOf(price).includes(mark);
