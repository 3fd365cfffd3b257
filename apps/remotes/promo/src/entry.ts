import { promoRoutes } from '@touchline/promo-pages';
import type { SectionModule } from '@touchline/shared-state';

export const section: SectionModule = { name: 'promo', apiVersion: 'v3', routes: promoRoutes, messages: ['promo'] };
