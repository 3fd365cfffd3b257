import type { CouponSettings } from '../settings/coupon-settings.ts';
import { readObject } from './saved-values.ts';

/** Settings stored only for a signed-in player because they contain amounts; removed with the session. @spec CP-21 CP-22 CPN-6 */
export type PlayerSettings = Pick<
  CouponSettings,
  | 'amountStepByCurrencyIso'
  | 'isManualAmountStep'
  | 'isAutoMax'
  | 'isVipBet'
  | 'oneClickAmount'
  | 'isActiveOneClick'
  | 'bonusAccountOneClickAmount'
>;

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
const isIso = (key: string): boolean => /^[A-Z]{3}$/.test(key);

/** Parses a player's stored settings; invalid ones are left out. */
export function readPlayerSettings(text: string | null): Partial<PlayerSettings> {
  const raw = readObject(text ?? '') ?? {};
  const steps = raw['amountStepByCurrencyIso'];
  const kept: Partial<PlayerSettings> = {};
  if (typeof steps === 'object' && steps !== null)
    kept.amountStepByCurrencyIso = Object.fromEntries(Object.entries(steps).filter(([iso, step]) => isIso(iso) && isAmount(step)));
  for (const name of ['isManualAmountStep', 'isAutoMax', 'isVipBet', 'isActiveOneClick'] as const) {
    const value = raw[name];
    if (typeof value === 'boolean') kept[name] = value;
  }
  for (const name of ['oneClickAmount', 'bonusAccountOneClickAmount'] as const) {
    const value = raw[name];
    if (isAmount(value)) kept[name] = value;
  }
  return kept;
}

export function writePlayerSettings(settings: CouponSettings): string {
  const { amountStepByCurrencyIso, isManualAmountStep, isAutoMax, isVipBet } = settings;
  const { oneClickAmount, isActiveOneClick, bonusAccountOneClickAmount } = settings;
  const kept: PlayerSettings = {
    ...{ amountStepByCurrencyIso, isManualAmountStep, isAutoMax, isVipBet },
    ...{ oneClickAmount, isActiveOneClick, bonusAccountOneClickAmount },
  };
  return JSON.stringify(kept);
}
