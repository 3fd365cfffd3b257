import { identityModals, identityRoutes } from '@touchline/identity-pages';
import type { SectionModule } from '@touchline/shared-state';

export const section: SectionModule = {
  name: 'identity',
  apiVersion: 'v3',
  routes: identityRoutes,
  modals: identityModals,
  messages: ['identity'],
};
