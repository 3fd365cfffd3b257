import { promoBands, promoRoutes } from '@touchline/promo-pages';
import { contentModule } from '@touchline/content-state';
import type { SectionModule } from '@touchline/shared-state';

export const section: SectionModule = {
  name: 'promo',
  apiVersion: 'v3',
  routes: promoRoutes,
  bands: promoBands,
  module: contentModule,
  messages: ['promo'],
};
