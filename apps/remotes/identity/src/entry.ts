import { identityModals, identityRoutes } from '@touchline/identity-pages';
import { accessModule } from '@touchline/identity-state';
import type { SectionModule } from '@touchline/shared-state';

export const section: SectionModule = {
  name: 'identity',
  apiVersion: 'v3',
  module: accessModule,
  routes: identityRoutes,
  modals: identityModals,
  messages: ['identity'],
};
