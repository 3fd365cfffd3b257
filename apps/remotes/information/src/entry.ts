import { informationRoutes } from '@touchline/information-pages';
import type { SectionModule } from '@touchline/shared-state';

export const section: SectionModule = { name: 'information', apiVersion: 'v3', routes: informationRoutes, messages: ['information'] };
