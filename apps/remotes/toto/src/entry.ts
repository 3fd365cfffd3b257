import { totoRoutes } from '@touchline/toto-pages';
import { totoModule } from '@touchline/toto-state';
import type { SectionModule } from '@touchline/shared-state';

export const section: SectionModule = {
  name: 'toto',
  apiVersion: 'v3',
  routes: totoRoutes,
  module: totoModule,
  messages: ['toto'],
};
