import { couponBlocks, CouponType, namedSystemBlocks, type CouponBlock } from '@touchline/betting-coupon-math';
import { lockReasons, betsToRemove, type CouponBet, type LockReason } from './coupon-bet.ts';
import { effectiveNamedSystem, effectiveSystemValue, effectiveType, type CouponContent } from './coupon-content.ts';

/** A bet with the stake of its own that a single of many can have. */
export type PartBet = CouponBet & { amount?: number | undefined };
/** What is booked as one: a plain coupon is one part, a block or a size of a named system is one each. @spec CP-27 */
export interface CouponPart extends CouponBlock {
  bets: readonly PartBet[];
}

export interface PartTerms {
  /** Stake of all parts that have none of their own, minor units. */
  amount: number;
  bonus?: number | undefined;
  maxPayout?: number | undefined;
}

type Content = Pick<CouponContent, 'bets' | 'form'>;
/** Only an express is divided: every block of it is an express, or a single, with a stake of its own. @spec CP-27 */
const hasBlocks = ({ bets }: Content, typeId: CouponType): boolean =>
  typeId === CouponType.Express && bets.some(({ blockId }) => blockId !== null);

/** The parts of a coupon; none without bets, or when too few bets are left for the system. @spec CP-10 CP-27 */
export function couponParts(content: Content, terms: PartTerms): CouponPart[] {
  const { bets, form } = content;
  const typeId = effectiveType(content);
  if (bets.length === 0) return [];
  const name = effectiveNamedSystem(content);
  if (name !== null) return namedSystemBlocks({ name, bets, ...terms }).map((block) => ({ ...block, bets }));
  const systemValue = effectiveSystemValue(content) ?? undefined;
  if (typeId === CouponType.ManySingles)
    return [{ ...terms, blockId: 0, typeId, bets: bets.map((bet) => ({ ...bet, amount: form.amountByBetId[bet.outcomeId] })) }];
  if (!hasBlocks(content, typeId)) return [{ ...terms, blockId: 0, typeId, systemValue, bets }];
  const groups = blocksOf(bets);
  return couponBlocks({
    ...terms,
    typeId,
    amountByBlockId: form.amountByBlockId,
    bets: bets.map(({ coef, blockId }) => ({ coef, blockId: blockId ?? 0 })),
  }).map((block) => ({ ...block, bets: groups.get(block.blockId) ?? [] }));
}

function blocksOf(bets: readonly CouponBet[]): Map<number, CouponBet[]> {
  const groups = new Map<number, CouponBet[]>();
  for (const bet of bets) groups.set(bet.blockId ?? 0, [...(groups.get(bet.blockId ?? 0) ?? []), bet]);
  return groups;
}

/** Bets that are locked together: those of a block, or all. */
function lockGroups(content: Content): { typeId: CouponType; bets: readonly CouponBet[] }[] {
  const typeId = effectiveType(content);
  if (!hasBlocks(content, typeId)) return [{ typeId, bets: content.bets }];
  return [...blocksOf(content.bets).values()].map((bets) => ({ typeId: bets.length === 1 ? CouponType.Single : typeId, bets }));
}

/** Why each bet cannot be placed in this coupon: bets of different blocks do not meet. @spec CP-08 CP-29 CP-27 */
export const couponLocks = (content: Content): ReadonlyMap<number, LockReason> =>
  new Map(lockGroups(content).flatMap(({ bets, typeId }) => [...lockReasons(bets, typeId)]));

/** Bets whose removal frees the rest of the coupon. @spec CP-29 */
export const lockedToRemove = (content: Content): number[] => lockGroups(content).flatMap(({ bets, typeId }) => betsToRemove(bets, typeId));
