import type { Signal } from '@touchline/analytics-rules';
import { fieldsOf, isInteger, isText, type Fields } from '@touchline/shared-primitives';

/** Action of the coupon's store for every edit by the player. The coupon is another section, so its parts are read as untrusted. */
export const COUPON_EDITED = 'coupon/edited';

const betsOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);
const inCoupon = (state: unknown): readonly Fields[] => betsOf(fieldsOf(fieldsOf(state)['coupon'])['bets']);
const textOf = (value: unknown): string => (isText(value) ? value : '');

/** Outcomes in the coupon. */
export const couponIdsOf = (state: unknown): ReadonlySet<unknown> => new Set(inCoupon(state).map(({ outcomeId }) => outcomeId));

function addedSignal({ market, gameId, sportId, section, source, pageType }: Fields): Signal[] {
  const { typeId } = fieldsOf(market);
  if (!isInteger(typeId) || !isInteger(gameId) || !isInteger(sportId)) return [];
  return [
    {
      ...{ kind: 'bet-added', market: typeId, game: gameId, sport: sportId },
      ...{ section: section === 'live' ? 'live' : 'line', source: textOf(source), page: textOf(pageType) },
    },
  ];
}

/** Signals of the bets that were added at or after `since` (server clock, ms), before the coupon was observed. @spec CP-24 */
export function signalsSince(since: number, state: unknown): Signal[] {
  const addedAt = fieldsOf(fieldsOf(fieldsOf(state)['coupon'])['addedAtByBetId']);
  const isSince = ({ outcomeId }: Fields): boolean => {
    const at = addedAt[String(outcomeId)];
    return typeof at === 'number' && at >= since;
  };
  return inCoupon(state).filter(isSince).flatMap(addedSignal);
}

/**
 * Signals of an edit: each outcome that is new in the coupon, with its market, game, source and page, or that the coupon was updated.
 *
 * @param payload - of the action.
 * @param state - after the edit.
 * @param known - outcomes before it.
 * @spec CP-24
 */
export function couponSignals(payload: unknown, state: unknown, known: ReadonlySet<unknown>): Signal[] {
  const { kind } = fieldsOf(fieldsOf(payload)['edit']);
  const bets = inCoupon(state);
  const added = bets.filter(({ outcomeId }) => !known.has(outcomeId));
  if (added.length > 0) return added.flatMap(addedSignal);
  // A new id for the same content is no change of it.
  return isText(kind) && kind !== 'renew' ? [{ kind: 'coupon-updated', change: kind, bets: bets.length }] : [];
}
