import { identityRoutes } from '@touchline/identity-pages';
import type { SectionModule } from '@touchline/shared-state';

/** The identity section: sign-in and registration. */
export const section: SectionModule = { name: 'identity', apiVersion: 'v2', routes: identityRoutes, messages: ['identity'] };
