import { informationRoutes } from '@touchline/information-pages';
import { contentModule } from '@touchline/content-state';
import type { SectionModule } from '@touchline/shared-state';

export const section: SectionModule = {
  name: 'information',
  apiVersion: 'v3',
  routes: informationRoutes,
  module: contentModule,
  messages: ['information'],
};
