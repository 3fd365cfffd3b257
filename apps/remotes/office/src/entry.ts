import type { SectionModule } from '@touchline/shared-state';

/** The office: account and bet history. */
export const section: SectionModule = {
  name: 'office',
  apiVersion: 'v2',
  routes: {
    'office-account': () => import('./AccountInOffice.tsx').then(({ AccountPage }) => ({ Component: AccountPage })),
    'office-history': () => import('./HistoryInOffice.tsx').then(({ HistoryInOffice }) => ({ Component: HistoryInOffice })),
  },
  messages: ['office'],
};
