import { officePages } from '@touchline/account-pages';
import { officeModule } from '@touchline/account-office-state';
import { paymentHistory } from '@touchline/payments-pages/history';
import { paymentListModule } from '@touchline/payments-state';
import { limitsModule } from '@touchline/responsible-gaming-state';
import type { SectionModule } from '@touchline/shared-state';
import { inSelectedCurrency } from './in-selected-currency.tsx';

/** The office. Bet history, payments and limits come from other domains, which only an app may join. */
export const section: SectionModule = {
  name: 'office',
  apiVersion: 'v3',
  routes: officePages({
    history: () => import('@touchline/betting-history-pages').then(({ HistoryPage }) => HistoryPage),
    payments: paymentHistory,
    responsible: () => import('@touchline/responsible-gaming-pages').then(({ LimitsPage }) => inSelectedCurrency(LimitsPage)),
    settings: () => import('./OfficeSettings.tsx').then(({ OfficeSettings }) => OfficeSettings),
    security: () => import('@touchline/identity-security-pages').then(({ SecurityPage }) => SecurityPage),
  }),
  module: (ports) => officeModule(ports, [limitsModule(ports), paymentListModule(ports)]),
  messages: ['office'],
};
