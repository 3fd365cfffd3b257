import { officePages } from '@touchline/account-pages';
import type { SectionModule } from '@touchline/shared-state';

/** The office. The bet history is betting's page; only an app may join the two. */
export const section: SectionModule = {
  name: 'office',
  apiVersion: 'v3',
  routes: officePages({ history: () => import('@touchline/betting-history-pages').then(({ HistoryPage }) => HistoryPage) }),
  messages: ['office'],
};
