import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionReceived, signedOut } from '@touchline/identity-state';
import type { Account, AccountsAnswer, SessionPosition } from '@touchline/account-contract';
import type { RootState } from '@touchline/shared-state';

/** Money of the player. Amounts are minor units of the account's currency. @spec AC-01 */
export type AccountsState =
  | { status: 'unknown' }
  | { status: 'failed'; messageKey: 'account.failure.unavailable' }
  | { status: 'ready'; userId: number; accounts: Account[]; position: SessionPosition; openCoupons: number };

/** Reloads the balances now, because they may have changed (a coupon was placed or settled). */
export const accountsWanted = createAction('accounts/wanted');
/** Makes another account the active one. @spec AC-02 */
export const activeAccountWanted = createAction<{ id: number }>('accounts/activeWanted');

const unknown: AccountsState = { status: 'unknown' };

export const accountsSlice = createSlice({
  name: 'accounts',
  initialState: unknown as AccountsState,
  reducers: {
    accountsReceived: (_, { payload }: PayloadAction<AccountsAnswer & { userId: number }>): AccountsState => ({
      status: 'ready',
      userId: payload.userId,
      accounts: payload.accounts,
      position: payload.session,
      openCoupons: payload.openCoupons,
    }),
    /** Loaded balances are kept after a failed request. */
    accountsFailed: (state): AccountsState =>
      state.status === 'ready' ? state : { status: 'failed', messageKey: 'account.failure.unavailable' },
    /** A response contained the balance after a change. */
    balanceReceived: (state, { payload }: PayloadAction<{ accountId: number; money: number }>) => {
      if (state.status !== 'ready') return;
      const account = state.accounts.find(({ id }) => id === payload.accountId);
      if (account !== undefined) account.money = payload.money;
    },
    /** The server has made this account the active one. */
    activeAccountChanged: (state, { payload }: PayloadAction<{ id: number }>) => {
      if (state.status === 'ready') for (const account of state.accounts) account.isActive = account.id === payload.id;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => unknown)
      .addCase(sessionReceived, (state, { payload }) =>
        state.status === 'ready' && payload.status === 'player' && payload.userId === state.userId ? state : unknown,
      );
  },
});

export const { accountsFailed, accountsReceived, activeAccountChanged, balanceReceived } = accountsSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    accounts: AccountsState;
  }
}
const NONE: readonly Account[] = [];

export const selectAccountsState = (state: RootState): AccountsState => state.accounts ?? unknown;
export const selectAccounts = (state: RootState): readonly Account[] => {
  const accounts = selectAccountsState(state);
  return accounts.status === 'ready' ? accounts.accounts : NONE;
};
/** The account that bets are placed from; null while unknown. */
export const selectActiveAccount = (state: RootState): Account | null => selectAccounts(state).find(({ isActive }) => isActive) ?? null;
/** Staked and returned in this session; null while unknown. */
export const selectSessionPosition = (state: RootState): SessionPosition | null => {
  const accounts = selectAccountsState(state);
  return accounts.status === 'ready' ? accounts.position : null;
};
/** Number of unsettled coupons. */
export const selectOpenCouponsCount = (state: RootState): number => {
  const accounts = selectAccountsState(state);
  return accounts.status === 'ready' ? accounts.openCoupons : 0;
};
