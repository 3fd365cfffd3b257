import { selectActiveAccount } from '@touchline/account-state';
import type { RootState } from '@touchline/shared-state';

/** Balance of the active account: minor units, currency (ISO 4217), decimals. */
export interface Purse {
  money: number;
  iso: string;
  exponent: number;
}

/** Balance of the active account; null while unknown. @spec AC-01 */
export const selectPurse = (state: RootState): Purse | null => selectActiveAccount(state);
