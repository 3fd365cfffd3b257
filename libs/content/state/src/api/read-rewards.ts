import { TERM_TYPES, type Points, type PromotionProgress } from '@touchline/content-contract';
import { fieldsOf, isWhole, oneOf } from '@touchline/shared-primitives';
import { isSlug, isPartText, readParts } from './read-fields.ts';

const isCurrency = (value: unknown): value is string => isPartText(value) && /^[A-Z]{3}$/.test(value);

/** Parses the progress of a promotion; null if invalid. */
export function readProgress(answer: unknown): PromotionProgress | null {
  const { joinedAt, currencyIso, exponent, terms, completedAt } = fieldsOf(answer);
  if (!isCurrency(currencyIso) || !isWhole(exponent) || !Array.isArray(terms)) return null;
  const read = readParts(terms, (value) => {
    const { type, target, done } = fieldsOf(value);
    const known = oneOf(TERM_TYPES, type);
    return known !== undefined && isWhole(target) && isWhole(done) ? { type: known, target, done: Math.min(done, target) } : null;
  });
  // A checklist without one of its conditions would promise too much.
  if (read.length !== terms.length) return null;
  return {
    joinedAt: isWhole(joinedAt) ? joinedAt : null,
    currencyIso,
    exponent,
    terms: read,
    completedAt: isWhole(completedAt) ? completedAt : null,
  };
}

/** Parses a player's points; null if invalid. */
export function readPoints(answer: unknown): Points | null {
  const { balance, currencyIso, exponent, stakePerPoint, shop, history } = fieldsOf(answer);
  if (!isWhole(balance) || !isCurrency(currencyIso) || !isWhole(exponent) || !isWhole(stakePerPoint)) return null;
  return {
    balance,
    currencyIso,
    exponent,
    stakePerPoint,
    shop: readParts(shop, (value) => {
      const { id, price, amount } = fieldsOf(value);
      return isSlug(id) && isWhole(price) && isWhole(amount) ? { id, price, amount } : null;
    }),
    history: readParts(history, (value) => {
      const { type, ref, points, at } = fieldsOf(value);
      const known = oneOf(['bets', 'promotion', 'shop'], type);
      return known !== undefined && isPartText(ref) && Number.isSafeInteger(points) && isWhole(at)
        ? { type: known, ref, points: points as number, at }
        : null;
    }),
  };
}
