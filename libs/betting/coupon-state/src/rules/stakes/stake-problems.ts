import { amountVerdict, CouponType, type AmountLimits, type OfferedLine } from '@touchline/betting-coupon-math';

/** Which stake: the common one, or the separate stake of a bet or a block. */
export type StakeTarget = { kind: 'all' } | { kind: 'bet'; outcomeId: number } | { kind: 'block'; blockId: number };

/** A stake outside its limits and the nearest one within, in the unit of its field. Minor units. @spec CP-14 CP-27 */
export interface StakeProblem {
  target: StakeTarget;
  reason: 'amount-too-small' | 'amount-too-large';
  amount: number;
}

export interface StakeFacts {
  lines: readonly OfferedLine[];
  typeId: CouponType;
  /** Common stake. */
  amount: number;
  limits: AmountLimits;
  /** Separate stakes: of singles by outcome, of blocks by block. */
  amountByBetId: Readonly<Record<number, number>>;
  amountByBlockId: Readonly<Record<number, number>>;
}

function targetOf({ blockId }: OfferedLine, { typeId, amountByBetId, amountByBlockId }: StakeFacts): StakeTarget {
  if (typeId === CouponType.ManySingles && amountByBetId[blockId] !== undefined) return { kind: 'bet', outcomeId: blockId };
  if (typeId === CouponType.Express && amountByBlockId[blockId] !== undefined) return { kind: 'block', blockId };
  return { kind: 'all' };
}

/** Stakes outside their limits, in the order of the bets; each field at most once. @spec CP-14 CP-27 */
export function stakeProblems(facts: StakeFacts): StakeProblem[] {
  const { min, max } = facts.limits;
  const problems = facts.lines.flatMap((line): StakeProblem[] => {
    const reason = amountVerdict(line.amount, facts.limits);
    if (reason === 'ok') return [];
    const target = targetOf(line, facts);
    // The stake of a named system's size is the field's stake times its combinations.
    const times = target.kind === 'all' && facts.amount > 0 ? line.amount / facts.amount : 1;
    return [{ target, reason, amount: reason === 'amount-too-small' ? Math.ceil((min ?? 0) / times) : Math.floor((max ?? 0) / times) }];
  });
  const names = problems.map(({ target }) => JSON.stringify(target));
  return problems.filter((_, at) => names.indexOf(names[at] ?? '') === at);
}
