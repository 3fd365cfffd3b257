// Samples of what the server says of a player's accounts, for tests and stories; names are invented.
import type { AccountsAnswer } from '@touchline/account-contract';

export type AccountSample = AccountsAnswer['accounts'][number];

/** The player's main account: active, in euros, 1,000.00 unless told. */
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

/** What is told of all accounts: one, and a session without bets, unless told. */
export const accountsOf = (parts: Partial<AccountsAnswer> = {}): AccountsAnswer => ({
  accounts: [anAccount()],
  session: { startedAt: 1, staked: 0, returned: 0, atStake: 0, net: 0, iso: 'EUR' },
  openCoupons: 0,
  ...parts,
});
