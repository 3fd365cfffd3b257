import { officePages } from '@touchline/account-pages';
import { accountsSlice } from '@touchline/account-state';
import { historySlice } from '@touchline/betting-history-state';
import { accountsOf, anAccount } from '@touchline/account-state/testing';
import { aBookedBet, aBookedCoupon, historyOf } from '@touchline/betting-history-state/testing';
import { OUTCOME } from '@touchline/betting-rules';
import { HistoryPage } from '@touchline/betting-history-pages';
import { identityRoutes } from '@touchline/identity-pages';
import { sessionReceived, sessionSlice, signInSlice } from '@touchline/identity-state';
import { configModule, configReceived } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import { type OfficeData, officeReceived, officeSlice } from '@touchline/account-office-state';
import { SettingsPanel } from '@touchline/platform-shell/settings';
import { SecurityPage } from '@touchline/identity-security-pages';
import { paymentHistory } from '@touchline/payments-pages/history';
import { LimitsPage } from '@touchline/responsible-gaming-pages';
import type { BookedCoupon } from '@touchline/betting-contract';
import { createAppStore, createServerPorts, viewChanged, viewSlice } from '@touchline/shared-state';
import { useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { DesktopPage } from './desktop-page.tsx';

const office = officePages({
  history: () => Promise.resolve(HistoryPage),
  payments: paymentHistory,
  responsible: () => Promise.resolve(LimitsPage),
  settings: () => Promise.resolve(SettingsPanel),
  security: () => Promise.resolve(SecurityPage),
});
const PAGES = {
  '/en/office/account': office['office-account'],
  '/en/office/history': office['office-history'],
  '/en/user/login': identityRoutes.login,
};
export type SectionPath = keyof typeof PAGES;

/** Loads the page before it renders, as the frame does on the site, and what the page itself would load next. */
export async function loadPage(path: SectionPath) {
  const [loaded] = await Promise.all([PAGES[path]?.(), import('@touchline/betting-my-bets')]);
  return { Page: loaded?.Component };
}

export interface SectionPageProps {
  path: SectionPath;
  /** Result of {@link loadPage}. */
  Page?: ComponentType;
}

/** A section's page as on the site: in the desktop frame, with breadcrumbs and the links of its section. @spec LY-08 AC-01 AC-05 ID-01 */
export function SectionPage({ path, Page }: SectionPageProps) {
  const { locale } = useIntl();
  const isVisitor = path === '/en/user/login';
  const [store] = useState(() => aStore(locale, isVisitor));
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <DesktopPage isVisitor={isVisitor}>{Page !== undefined && <Page />}</DesktopPage> }], {
      initialEntries: [path],
    }),
  );
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}

/** The server never answers, so the store contains all the page's data from the start. */
function aStore(language: string, isVisitor: boolean) {
  const ports = createServerPorts({ send: () => new Promise(() => undefined), origin: 'https://shop.test', report: () => undefined });
  const pages = () => ({ name: 'pages', slices: [officeSlice, sessionSlice, signInSlice, accountsSlice, historySlice, viewSlice] });
  const store = createAppStore({ ports, modules: [configModule, pages] });
  store.dispatch(configReceived(aSiteConfig()));
  store.dispatch(viewChanged({ language, userId: isVisitor ? null : ACCOUNTS.userId }));
  if (isVisitor) return store;
  store.dispatch(sessionReceived({ status: 'player', userId: 7, startedAt: 1_790_000_000, previousLoginAt: 1_789_910_000 }));
  store.dispatch(accountsSlice.actions.accountsReceived(ACCOUNTS));
  store.dispatch(historySlice.actions.historyReceived(historyOf(COUPONS, { staked: 6_500, returned: 2_920, atStake: 1_000, net: -2_580 })));
  store.dispatch(officeReceived({ userId: 7, key: 'wallets', value: WALLETS }));
  store.dispatch(officeReceived({ userId: 7, key: 'profile', value: PROFILE }));
  return store;
}

const ACCOUNTS = {
  userId: 7,
  ...accountsOf({
    accounts: [
      anAccount({ id: 1, money: 128_450 }),
      anAccount({ id: 2, type: 4, money: 2_000, isActive: false }),
      anAccount({ id: 3, type: 9, money: 5_005, isActive: false, iso: 'KWD', exponent: 3, symbol: 'KWD' }),
    ],
    session: { startedAt: 1_790_000_000, staked: 2_000, returned: 760, atStake: 0, net: -1_240, iso: 'EUR' },
    openCoupons: 1,
  }),
};

const WALLETS: OfficeData['wallets'] = {
  wallets: ACCOUNTS.accounts.map(({ id, type, iso, symbol, exponent, money, isActive, currencyId }) => ({
    ...{ score_id: id, type, iso, symbol, exponent, money, isActive, currency_id: currencyId, label: '', points: 0 },
    ...{ isDefault: type === 0, keptFor: type === 9 ? ('money' as const) : ('type' as const) },
  })),
  opening: [],
  addable: [{ currency_id: 840, iso: 'USD', symbol: '$', exponent: 2 }],
};
const FIELDS = ['surname', 'name', 'birth_date', 'passport', 'passport_date', 'address'] as const;
const PROFILE: OfficeData['profile'] = {
  ...{ login: '402118376', email: null, filled: 0, isComplete: false, isVerified: false },
  fields: FIELDS.map((key) => ({ key, value: '', change: key === 'address' ? 'free' : 'once' })),
};

/** The odds are those of the lists in the other stories. */
const bet = aBookedBet({
  coef: 1_920,
  outcomeTypeId: OUTCOME.HomeWin,
  opponent1: 'Harwick Rovers',
  opponent2: 'Dunmere Athletic',
  result: '2:1',
  statusId: 1,
});
const other = aBookedBet({ ...bet, gameId: 5, outcomeId: 6, opponent1: 'Wolverstone Wanderers', opponent2: 'Everleigh', coef: 2_440 });
const single = aBookedCoupon({
  couponId: 90_006,
  accountId: 1,
  amount: 1_000,
  coef: 1_920,
  possibleWin: 1_920,
  placedAt: 1_790_010_000,
  bets: [bet],
});
const express: BookedCoupon = { ...single, typeId: 1, coef: 4_684, amount: 1_500, possibleWin: 7_027, bets: [bet, other] };
const settled = (coupon: BookedCoupon, daysAgo: number, payout: number, state: BookedCoupon['state']): BookedCoupon => ({
  ...coupon,
  couponId: single.couponId - daysAgo,
  placedAt: single.placedAt - daysAgo * 86_400,
  settledAt: single.placedAt - daysAgo * 86_400 + 7_200,
  payout,
  state,
});
const COUPONS: BookedCoupon[] = [
  single,
  settled(single, 1, 1_920, 'won'),
  settled(express, 2, 0, 'lost'),
  settled(single, 3, 1_000, 'returned'),
  settled({ ...single, amount: 2_000, possibleWin: 3_840 }, 5, 0, 'lost'),
];
