// Sample responses about a player's accounts, for tests and stories; the names are made up.
import type { AccountsAnswer } from '@touchline/account-contract';

export type AccountSample = AccountsAnswer['accounts'][number];

/** The player's main account; by default active, with 1,000.00 euros. */
export const anAccount = (parts: Partial<AccountSample> = {}): AccountSample => ({
  id: 11,
  type: 0,
  iso: 'EUR',
  symbol: '€',
  exponent: 2,
  money: 100_000,
  currencyId: 1,
  isActive: true,
  label: '',
  points: 0,
  ...parts,
});

/** A list of accounts; by default one account and a session without bets. */
export const accountsOf = (parts: Partial<AccountsAnswer> = {}): AccountsAnswer => ({
  accounts: [anAccount()],
  session: { startedAt: 1, staked: 0, returned: 0, atStake: 0, net: 0, iso: 'EUR' },
  openCoupons: 0,
  ...parts,
});
