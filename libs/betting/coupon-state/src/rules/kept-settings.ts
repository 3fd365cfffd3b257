/** What of the settings is kept in the browser: choices of how the coupon works, no amounts. @spec CP-03 CPN-6 */
export interface KeptSettings {
  changeCoefAction: 0 | 1 | 2;
  isBalanceShown: boolean;
  isPossibleWinShown: boolean;
  isCouponFixed: boolean;
}

/** Reads kept settings; what does not hold is left out. */
export function readSettings(text: string | null): Partial<KeptSettings> {
  const raw = parse(text);
  const kept: Partial<KeptSettings> = {};
  const action = raw['changeCoefAction'];
  if (action === 0 || action === 1 || action === 2) kept.changeCoefAction = action;
  for (const name of ['isBalanceShown', 'isPossibleWinShown', 'isCouponFixed'] as const) {
    const value = raw[name];
    if (typeof value === 'boolean') kept[name] = value;
  }
  return kept;
}

export function writeSettings({ changeCoefAction, isBalanceShown, isPossibleWinShown, isCouponFixed }: KeptSettings): string {
  return JSON.stringify({ changeCoefAction, isBalanceShown, isPossibleWinShown, isCouponFixed });
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const raw: unknown = JSON.parse(text ?? '{}');
    return typeof raw === 'object' && raw !== null ? (raw as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {}; // written by something else
  }
}
