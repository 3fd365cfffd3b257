import type { Store } from '@reduxjs/toolkit';
import { activeAccountWanted, selectAccounts } from '@touchline/account-state';
import { logoutRequested } from '@touchline/identity-state';
import { officePath, type OfficePage } from '@touchline/shared-routes';
import { selectLanguage, type RootState } from '@touchline/shared-state';
import { GiftIcon, HistoryIcon, MinusIcon, PlusIcon, SignOutIcon, UserIcon, WalletIcon, type MenuItem } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import type { useNavigate } from 'react-router';
import { BalanceMoney, type Account } from '../parts/BalanceMoney.tsx';
import { selectIsOnBreak } from './DepositLink.tsx';

/** `money` for the accounts, deposit and withdrawal, `account` for the player's pages, `both` where there is room for one menu only. */
export type PlayerMenuName = 'money' | 'account' | 'both';

/** What choosing an item needs. */
export interface Chooser {
  store: Store<RootState>;
  navigate: ReturnType<typeof useNavigate>;
}

/** Type of a bonus account. @spec AC-01 */
const BONUS = 4;
const SIGN_OUT = 'sign-out';

const moneyItems = (accounts: readonly Account[], isOnBreak: boolean): MenuItem[] => [
  ...accounts.map((account) => ({
    key: String(account.id),
    icon: account.type === BONUS ? <GiftIcon /> : <WalletIcon />,
    label: (
      <>
        <bdi>{account.label || (account.type === BONUS ? <FormattedMessage id="shell.bonus" defaultMessage="Bonus" /> : account.iso)}</bdi>{' '}
        <b>
          <BalanceMoney of={account} />
        </b>
      </>
    ),
    isChecked: account.isActive,
  })),
  ...(isOnBreak ? [] : [{ key: 'recharge', icon: <PlusIcon />, label: <FormattedMessage id="shell.deposit" defaultMessage="Deposit" /> }]),
  { key: 'deduce', icon: <MinusIcon />, label: <FormattedMessage id="shell.withdraw" defaultMessage="Withdraw" /> },
];

const accountItems: readonly MenuItem[] = [
  { key: 'account', icon: <UserIcon />, label: <FormattedMessage id="shell.office" defaultMessage="My account" /> },
  { key: 'history', icon: <HistoryIcon />, label: <FormattedMessage id="shell.history" defaultMessage="Bet history" /> },
  { key: SIGN_OUT, icon: <SignOutIcon />, label: <FormattedMessage id="shell.signOut" defaultMessage="Sign out" /> },
];

/** A selector whose items stay the same list until the accounts or a break change. */
function selectorOf(
  itemsOf: (accounts: readonly Account[], isOnBreak: boolean) => readonly MenuItem[],
): (state: RootState) => readonly MenuItem[] {
  let last: { accounts: readonly Account[]; isOnBreak: boolean; items: readonly MenuItem[] } | undefined;
  return (state) => {
    const accounts = selectAccounts(state);
    const isOnBreak = selectIsOnBreak(state);
    if (last?.accounts !== accounts || last.isOnBreak !== isOnBreak) last = { accounts, isOnBreak, items: itemsOf(accounts, isOnBreak) };
    return last.items;
  };
}

/** Items of the menus of the player; during a break without the deposit. @spec AC-01 AC-04 LIM-5 */
export const ITEMS: Readonly<Record<PlayerMenuName, (state: RootState) => readonly MenuItem[]>> = {
  money: selectorOf(moneyItems),
  account: () => accountItems,
  both: selectorOf((accounts, isOnBreak) => [...moneyItems(accounts, isOnBreak), ...accountItems]),
};

/** Opens the chosen page, makes the chosen account the active one, or signs out. @spec AC-02 */
export function choose(key: string, { store, navigate }: Chooser): void {
  const id = Number(key);
  if (key === SIGN_OUT) store.dispatch(logoutRequested());
  else if (Number.isInteger(id)) store.dispatch(activeAccountWanted({ id }));
  else void navigate(officePath(selectLanguage(store.getState()), key as OfficePage));
}
