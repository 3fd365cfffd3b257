import type { SectionModule } from '@touchline/shared-state';

export const section: SectionModule = {
  name: 'office',
  apiVersion: 'v2',
  routes: {
    office: () => import('./PlaceholderPage.tsx').then(({ page }) => page),
  },
  messages: ['office'],
};
