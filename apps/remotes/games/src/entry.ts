import { gamesModule, gamesRoutes } from '@touchline/games-pages';
import type { SectionModule } from '@touchline/shared-state';

export const section: SectionModule = {
  name: 'games',
  apiVersion: 'v3',
  routes: gamesRoutes,
  module: gamesModule,
  messages: ['games'],
};
