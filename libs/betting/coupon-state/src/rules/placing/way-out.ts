import { CouponType } from '@touchline/betting-coupon-math';
import { COUPON_RULES } from '@touchline/betting-rules';
import type { PlaceRefusal } from './placement.ts';
import type { StakeProblem } from '../stakes/stake-problems.ts';

/** The step most likely to help after a refusal, taken with one tap. @spec BET-8 NT-03 */
export type WayOut =
  | { kind: 'accept-changes'; coefs: Readonly<Record<number, number>> }
  | { kind: 'remove-bets'; outcomeIds: readonly number[] }
  | ({ kind: 'set-stake' } & StakeProblem)
  | { kind: 'choose-type'; typeId: CouponType }
  | { kind: 'choose-account' }
  | { kind: 'drop-promo-code' }
  | { kind: 'drop-vip-bet' }
  | { kind: 'drop-bonus-bet' }
  | { kind: 'drop-prepaid' }
  | { kind: 'turn-one-click-off' }
  | { kind: 'free-bankers' }
  | { kind: 'sign-in' }
  | { kind: 'deposit' }
  | { kind: 'look-at-limits' }
  | { kind: 'load-again' }
  /** Nothing needs to change: place again, now or in a moment. */
  | { kind: 'place-again' };

export interface WayOutFacts {
  reason: PlaceRefusal;
  coefs: Readonly<Record<number, number>>;
  locked: readonly number[];
  problems: readonly StakeProblem[];
  types: readonly CouponType[];
  typeId: CouponType;
  /** Stake that the account can pay and the limits allow, in minor units; 0 if there is none. */
  affordable: number;
}

const PLAIN: Readonly<Record<string, WayOut>> = {
  'wrong-account': { kind: 'choose-account' },
  'promo-code': { kind: 'drop-promo-code' },
  'vip-bet-not-available': { kind: 'drop-vip-bet' },
  'bonus-bet-not-available': { kind: 'drop-bonus-bet' },
  'prepaid-too-large': { kind: 'drop-prepaid' },
  'one-click-not-offered': { kind: 'turn-one-click-off' },
  'banker-disabled': { kind: 'free-bankers' },
  'limit-reached': { kind: 'look-at-limits' },
  'self-excluded': { kind: 'look-at-limits' },
  'account-restricted': { kind: 'load-again' },
  'signed-out': { kind: 'sign-in' },
  'wrong-user': { kind: 'load-again' },
  'not-accepted': { kind: 'load-again' },
};
const isRule = (reason: string): boolean => Object.hasOwn(COUPON_RULES, reason) && !Object.hasOwn(PLAIN, reason);
/** Whether a coupon of another type may help. */
const typeHelps = (reason: PlaceRefusal): boolean => reason === 'type-not-offered' || reason === 'too-few-bets' || isRule(reason);

/** @spec BET-8 */
export function wayOut(facts: WayOutFacts): WayOut {
  const { reason, coefs, locked, types, typeId, affordable } = facts;
  const [problem] = facts.problems;
  if (reason === 'not-enough-money') {
    return affordable > 0
      ? { kind: 'set-stake', target: { kind: 'all' }, reason: 'amount-too-large', amount: affordable }
      : { kind: 'deposit' };
  }
  if (typeHelps(reason)) {
    const other = types.includes(CouponType.ManySingles) ? CouponType.ManySingles : types[0];
    if (other !== undefined && other !== typeId) return { kind: 'choose-type', typeId: other };
  }
  const plain = PLAIN[reason];
  if (plain !== undefined) return plain;
  if (Object.keys(coefs).length > 0) return { kind: 'accept-changes', coefs };
  if (locked.length > 0) return { kind: 'remove-bets', outcomeIds: locked };
  return problem === undefined ? { kind: 'place-again' } : { kind: 'set-stake', ...problem };
}
