import type { SectionModule } from '@touchline/shared-state';

export const section: SectionModule = {
  name: 'betting',
  apiVersion: 'v2',
  routes: {
    home: () => import('./PlaceholderPage.tsx').then(({ page }) => page),
    section: () => import('./PlaceholderPage.tsx').then(({ page }) => page),
  },
  messages: ['betting'],
};
