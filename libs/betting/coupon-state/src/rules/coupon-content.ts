import {
  CouponType,
  couponTypesAvailable,
  isSystem,
  namedSystemsOf,
  systemOptions,
  type NamedSystemName,
} from '@touchline/betting-coupon-math';
import type { CouponBet } from './coupon-bet.ts';

/** Types that the site offers: all of them. @spec CP-01 */
export const OFFERED_TYPES: readonly CouponType[] = Object.values(CouponType);
/** Most bets of one coupon. @spec CP-10 */
export const MOST_BETS = 30;

/** Who changed something, and when: the later one wins, a tie goes to the larger tab name. @spec CPN-3 */
export interface Revision {
  at: number;
  by: string;
}
export const FIRST_REVISION: Revision = { at: 0, by: '' };

export const isLater = (a: Revision, b: Revision): boolean => a.at > b.at || (a.at === b.at && a.by > b.by);

/** The part of the coupon that is not a list of bets. It changes as one thing. */
export interface CouponForm {
  /** Type that the player chose; null takes the one that fits the count. @spec CP-01 */
  chosenTypeId: CouponType | null;
  /** Size of the combinations that the player chose; null takes the smallest. @spec CP-06 */
  systemValue: number | null;
  /** System with a name; it counts while the bets make it. @spec CP-10 */
  namedSystem: NamedSystemName | null;
  /** Stake in minor units; null is the currency's initial amount. @spec CP-21 */
  amount: number | null;
  /** Stakes of blocks. @spec CP-27 */
  amountByBlockId: Readonly<Record<number, number>>;
  /** Stakes of single bets in many singles. @spec CP-27 */
  amountByBetId: Readonly<Record<number, number>>;
  /** Code chosen of the player's own, and one that was typed: the typed one goes first. @spec CP-28 */
  promoCode: string | null;
  manualPromoCode: string | null;
  /** The player wants it as a bonus bet. @spec CP-12 */
  isBonusBet: boolean;
  /** The advance pays what the balance cannot. @spec CP-32 */
  isPrepaid: boolean;
  /** Id under which this content will be placed: made when the content changes, told to the other tabs with it. @spec CP-26 */
  intentId: string | null;
}
export const EMPTY_FORM: CouponForm = {
  chosenTypeId: null,
  systemValue: null,
  namedSystem: null,
  amount: null,
  amountByBlockId: {},
  amountByBetId: {},
  promoCode: null,
  manualPromoCode: null,
  isBonusBet: false,
  isPrepaid: false,
  intentId: null,
};

/** Everything that edits and other tabs change. */
export interface CouponContent {
  bets: readonly CouponBet[];
  addedAtByBetId: Readonly<Record<number, number>>;
  form: CouponForm;
  /** Revision of each bet that is or was in the coupon: a removed bet leaves its revision behind. */
  betRevisions: Readonly<Record<number, Revision>>;
  formRevision: Revision;
}
export const EMPTY_CONTENT: CouponContent = {
  bets: [],
  addedAtByBetId: {},
  form: EMPTY_FORM,
  betRevisions: {},
  formRevision: FIRST_REVISION,
};

/** The type that the coupon has: the chosen one while its bets make it, else the first that they make. @spec CP-01 */
export function effectiveType(content: Pick<CouponContent, 'bets' | 'form'>): CouponType {
  const available = couponTypesAvailable(content.bets.length, OFFERED_TYPES);
  const { chosenTypeId } = content.form;
  return chosenTypeId !== null && available.includes(chosenTypeId) ? chosenTypeId : (available[0] ?? CouponType.Single);
}

/** Name of the system while the bets make it, else null. @spec CP-10 */
export function effectiveNamedSystem(content: Pick<CouponContent, 'bets' | 'form'>): NamedSystemName | null {
  const isMade = namedSystemsOf(content.bets.length).some(({ name }) => name === content.form.namedSystem);
  return isMade && effectiveType(content) === CouponType.System ? content.form.namedSystem : null;
}

/** Size of the combinations: the chosen one while the bets make it, else the smallest; null for what is no system. @spec CP-06 */
export function effectiveSystemValue(content: Pick<CouponContent, 'bets' | 'form'>): number | null {
  const typeId = effectiveType(content);
  if (!isSystem(typeId)) return null;
  const values = systemOptions({ typeId, bets: content.bets }).map(({ value }) => value);
  const { systemValue } = content.form;
  return systemValue !== null && values.includes(systemValue) ? systemValue : (values[0] ?? null);
}

/** Bets in the order in which they were added: the same in every tab. @spec CPN-3 */
export function inOrder(bets: readonly CouponBet[], addedAtByBetId: Readonly<Record<number, number>>): CouponBet[] {
  const addedAt = ({ outcomeId }: CouponBet): number => addedAtByBetId[outcomeId] ?? 0;
  return [...bets].sort((a, b) => addedAt(a) - addedAt(b) || a.outcomeId - b.outcomeId);
}
