import { identityModals, identityRoutes } from '@touchline/identity-pages';
import { registrationModule } from '@touchline/identity-state';
import type { SectionModule } from '@touchline/shared-state';

export const section: SectionModule = {
  name: 'identity',
  apiVersion: 'v3',
  module: registrationModule,
  routes: identityRoutes,
  modals: identityModals,
  messages: ['identity'],
};
