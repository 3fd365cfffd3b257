import { ChangeCoefAction } from '@touchline/betting-coupon-math';
import type { CouponSettings } from '../coupon-settings.slice.ts';

const SWITCHES = [
  'isBalanceShown',
  'isPossibleWinShown',
  'isSelectAccountShown',
  'isCouponFixed',
  'exactCoef',
  'isDropOnScoreChange',
] as const;

/** What of the settings any visitor keeps in the browser: how the coupon works, no amounts. @spec CP-03 CPN-6 */
export type KeptSettings = Pick<CouponSettings, 'changeCoefAction' | (typeof SWITCHES)[number]>;
/** What only a signed-in player keeps, because it says how they stake; it goes with the session. @spec CP-21 CP-22 CPN-6 */
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

/** Reads kept settings; what does not hold is left out. */
export function readSettings(text: string | null): Partial<KeptSettings> {
  const raw = parse(text);
  const kept: Partial<KeptSettings> = {};
  const action = Object.values(ChangeCoefAction).find((one) => one === raw['changeCoefAction']);
  if (action !== undefined) kept.changeCoefAction = action;
  for (const name of SWITCHES) {
    const value = raw[name];
    if (typeof value === 'boolean') kept[name] = value;
  }
  return kept;
}

export const writeSettings = (settings: CouponSettings): string =>
  JSON.stringify(Object.fromEntries(['changeCoefAction' as const, ...SWITCHES].map((name) => [name, settings[name]])));

/** Reads what a player kept; what does not hold is left out. */
export function readPlayerSettings(text: string | null): Partial<PlayerSettings> {
  const raw = parse(text);
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

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const raw: unknown = JSON.parse(text ?? '{}');
    return typeof raw === 'object' && raw !== null ? (raw as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {}; // written by something else
  }
}
