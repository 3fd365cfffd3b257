import { casinoBands, casinoRoutes } from '@touchline/casino-pages';
import { casinoModule } from '@touchline/casino-state';
import type { SectionModule } from '@touchline/shared-state';

export const section: SectionModule = {
  name: 'casino',
  apiVersion: 'v3',
  routes: casinoRoutes,
  bands: casinoBands,
  module: casinoModule,
  messages: ['casino'],
};
