import type { SectionModule } from '@touchline/shared-state';

export const section: SectionModule = {
  name: 'identity',
  apiVersion: 'v2',
  routes: {
    login: () => import('./PlaceholderPage.tsx').then(({ page }) => page),
  },
  messages: ['identity'],
};
