import { ChangeCoefAction } from '@touchline/betting-coupon-math';
import { type CouponSettings, ODDS_BUDGETS } from '../settings/coupon-settings.ts';
import { readObject } from './saved-values.ts';

const SWITCHES = [
  'isBalanceShown',
  'isPossibleWinShown',
  'isSelectAccountShown',
  'isCouponFixed',
  'exactCoef',
  'isDropOnScoreChange',
] as const;

/** Settings stored for every visitor: how the coupon works, without amounts. @spec CP-03 CPN-6 */
export type KeptSettings = Pick<CouponSettings, 'changeCoefAction' | 'oddsBudget' | (typeof SWITCHES)[number]>;
/** Parses stored settings; invalid ones are left out. */
export function readSettings(text: string | null): Partial<KeptSettings> {
  const raw = readObject(text ?? '') ?? {};
  const kept: Partial<KeptSettings> = {};
  const action = Object.values(ChangeCoefAction).find((one) => one === raw['changeCoefAction']);
  if (action !== undefined) kept.changeCoefAction = action;
  const budget = ODDS_BUDGETS.find((one) => one === raw['oddsBudget']);
  if (budget !== undefined) kept.oddsBudget = budget;
  for (const name of SWITCHES) {
    const value = raw[name];
    if (typeof value === 'boolean') kept[name] = value;
  }
  return kept;
}

export const writeSettings = (settings: CouponSettings): string =>
  JSON.stringify(
    Object.fromEntries(['changeCoefAction' as const, 'oddsBudget' as const, ...SWITCHES].map((name) => [name, settings[name]])),
  );
