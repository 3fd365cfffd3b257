import type { CouponType } from '@touchline/betting-coupon-math';
import { isObject, isWhole, orNull } from '@touchline/shared-primitives';
import type { CouponBet } from '../content/coupon-bet.ts';
import { inOrder, MOST_BETS, type CouponContent } from '../content/coupon-content.ts';
import { effectiveType, OFFERED_TYPES } from '../content/effective-type.ts';
import { readBet } from './read-bet.ts';
import { readObject } from './saved-values.ts';

/** The local save: these four fields and nothing else. No amount, account or user. @spec CP-07 CPN-6 */
export interface CouponSave {
  bets: readonly CouponBet[];
  addedAtByBetId: Readonly<Record<number, number>>;
  typeId: CouponType;
  systemValue: number | null;
}

export interface ReadSave {
  save: CouponSave | null;
  /** Number of bets left out because they could not be parsed; an invalid save counts as one. @spec CPN-4 */
  dropped: number;
}

/** Serializes the local save. @spec CP-07 */
export function writeSave(content: CouponContent): string {
  const { bets, addedAtByBetId, form } = content;
  return JSON.stringify({ bets, addedAtByBetId, typeId: effectiveType(content), systemValue: form.systemValue } satisfies CouponSave);
}

/** Parses a save of this or an older version; invalid parts are left out, and it never throws. @spec CPN-4 CP-07 */
export function readSave(text: string | null): ReadSave {
  if (text === null) return { save: null, dropped: 0 };
  const raw = readObject(text);
  if (raw === null || !Array.isArray(raw['bets'])) return { save: null, dropped: 1 };
  const read = raw['bets'].map(readBet);
  const unique = new Map(read.flatMap((bet) => (bet === null ? [] : [[bet.outcomeId, bet] as const])));
  const rawTimes = isObject(raw['addedAtByBetId']) ? raw['addedAtByBetId'] : {};
  const addedAtByBetId = Object.fromEntries([...unique.keys()].map((id, at) => [id, orNull(rawTimes[id], isWhole) ?? at]));
  const bets = inOrder([...unique.values()], addedAtByBetId).slice(0, MOST_BETS);
  const typeId = OFFERED_TYPES.find((type) => type === raw['typeId']);
  const save: CouponSave = {
    bets,
    addedAtByBetId: Object.fromEntries(bets.map(({ outcomeId }) => [outcomeId, addedAtByBetId[outcomeId] ?? 0])),
    typeId: typeId ?? effectiveType({ bets, form: { chosenTypeId: null } as CouponContent['form'] }),
    systemValue: orNull(raw['systemValue'], isWhole),
  };
  return { save, dropped: read.length - unique.size + (unique.size - bets.length) };
}
