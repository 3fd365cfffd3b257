import { combinationCount } from './combinations.ts';
import { namedSystemsOf, type NamedSystemName } from './named-systems.ts';
import { SINGLES, stakesBySize, type CouponRequest } from './request-blocks.ts';

/**
 * Name of the system that a request forms, if it has all sizes of the system and the same stake for each combination.
 * @returns null for every other request.
 * @spec CP-10 CP-27
 * @example
 * const bets = [{ coef: 2000 }, { coef: 2000 }, { coef: 2000 }];
 * namedSystemOf({ typeId: CouponType.System, amount: 0, amountByBlockId: { 2: 300, 3: 100 }, bets }); // => 'trixie'
 */
export function namedSystemOf(request: CouponRequest): NamedSystemName | null {
  const sizes = stakesBySize(request);
  const count = request.bets.length;
  if (sizes === null) return null;
  const stakes = new Set(sizes.map(([size, amount]) => (size === SINGLES ? amount : amount / combinationCount(count, size))));
  if (stakes.size !== 1) return null;
  const hasSingles = sizes.some(([size]) => size === SINGLES);
  const multiples = sizes.filter(([size]) => size > SINGLES && size <= count).length;
  if (multiples !== count - 1) return null;
  return namedSystemsOf(count).find((named) => named.hasSingles === hasSingles)?.name ?? null;
}
