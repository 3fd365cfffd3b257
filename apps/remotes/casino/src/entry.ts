import { casinoRoutes } from '@touchline/casino-pages';
import type { SectionModule } from '@touchline/shared-state';

export const section: SectionModule = { name: 'casino', apiVersion: 'v3', routes: casinoRoutes, messages: ['casino'] };
