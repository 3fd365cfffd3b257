import { coefChangesToAsk, coefsFallen } from '@touchline/betting-coupon-math';
import type { StakeLimit } from '@touchline/betting-contract';
import type { CouponBet } from '../content/coupon-bet.ts';
import type { CouponSettings } from '../settings/coupon-settings.ts';
import type { StakeProblem } from '../stakes/stake-problems.ts';

/** Current action of the coupon's main button; there is always exactly one. @spec CP-25 CP-29 CPN-2 ODD-5 */
export type CouponAct =
  | { kind: 'empty' }
  | { kind: 'busy' }
  | { kind: 'check' }
  /** The player's own break, until this time; milliseconds since 1970. */
  | { kind: 'on-a-break'; until: number }
  /** The player's right to bet is withdrawn. */
  | { kind: 'restricted' }
  | { kind: 'remove-locked'; outcomeIds: readonly number[]; keep: number }
  | { kind: 'wait-for-prices' }
  | { kind: 'sign-in' }
  | { kind: 'accept-changes'; coefs: Readonly<Record<number, number>> }
  | { kind: 'enter-stake' }
  /** `target` is the stake that is wrong. */
  | ({ kind: 'set-stake' } & StakeProblem)
  /** A system with banker has no banker yet. */
  | { kind: 'choose-banker' }
  /** The stake exceeds one of the player's own limits; `left` is the amount still allowed. */
  | { kind: 'over-limit'; limitType: number; left: number }
  | { kind: 'not-enough-money'; missing: number }
  | { kind: 'place' };

export interface ActFacts {
  bets: readonly CouponBet[];
  /** Bets that must be removed before the rest can be placed. */
  locked: readonly number[];
  rule: ChangeRule;
  placement: 'free' | 'busy' | 'check';
  isPlayer: boolean;
  /** End of the player's own break, milliseconds since 1970; null for none. */
  breakUntil: number | null;
  /** The player's right to bet is withdrawn. */
  isRestricted?: boolean | undefined;
  /** Prices and limits are known and up to date. */
  isQuoted: boolean;
  isBankerMissing: boolean;
  hasStake: boolean;
  /** Stakes outside their limits, in the order of the bets. */
  problems: readonly StakeProblem[];
  /** Amount that the player pays: zero for a free bet. */
  toPay: number;
  /** The player's own limit that the stake exceeds; null for none. */
  passedLimit: StakeLimit | null;
  /** Amount that the account can pay, prepaid money in use included; null while unknown. */
  money: number | null;
}

const changesOf = (bets: readonly CouponBet[]) => bets.map(({ coef, coefSeen }) => ({ seen: coefSeen, now: coef }));

/** The player's setting for changed odds. @spec CP-25 */
export type ChangeRule = Pick<CouponSettings, 'changeCoefAction' | 'oddsBudget'>;

/** Prices that the player must accept before placement. @spec CP-25 */
export function changesToAccept(
  bets: readonly CouponBet[],
  { changeCoefAction, oddsBudget }: ChangeRule,
): Readonly<Record<number, number>> {
  const toAsk = new Set(coefChangesToAsk(changesOf(bets), changeCoefAction, oddsBudget));
  return Object.fromEntries(bets.filter((_, at) => toAsk.has(at)).map(({ outcomeId, coef }) => [outcomeId, coef]));
}

/** Rest of the budget for changes between this page and the server. @spec CP-25 */
export const oddsBudgetLeft = (bets: readonly CouponBet[], { oddsBudget }: Pick<ChangeRule, 'oddsBudget'>): number =>
  oddsBudget === 0 ? 0 : Math.max(0, oddsBudget - coefsFallen(changesOf(bets)));

/** The first obstacle to the placement, in the order in which the player can resolve them. @spec CP-25 LIM-5 ID-29 */
export function couponAct(facts: ActFacts): CouponAct {
  const { bets, locked, money, toPay, passedLimit, problems } = facts;
  if (bets.length === 0) return { kind: 'empty' };
  if (facts.placement !== 'free') return { kind: facts.placement };
  // A break can't be resolved, so there is no point in accepting prices or removing bets.
  if (facts.isPlayer && facts.breakUntil !== null) return { kind: 'on-a-break', until: facts.breakUntil };
  if (facts.isPlayer && facts.isRestricted) return { kind: 'restricted' };
  if (locked.length > 0) return { kind: 'remove-locked', outcomeIds: locked, keep: bets.length - locked.length };
  if (!facts.isPlayer) return { kind: 'sign-in' };
  if (!facts.isQuoted || money === null) return { kind: 'wait-for-prices' };
  const coefs = changesToAccept(bets, facts.rule);
  if (Object.keys(coefs).length > 0) return { kind: 'accept-changes', coefs };
  if (facts.isBankerMissing) return { kind: 'choose-banker' };
  if (!facts.hasStake) return { kind: 'enter-stake' };
  const [problem] = problems;
  if (problem !== undefined) return { kind: 'set-stake', ...problem };
  if (passedLimit !== null) return { kind: 'over-limit', limitType: passedLimit.limitType, left: passedLimit.left };
  if (toPay > money) return { kind: 'not-enough-money', missing: toPay - money };
  return { kind: 'place' };
}
