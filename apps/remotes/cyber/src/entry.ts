import { lineModuleLater } from '@touchline/betting-line-state';
import { cyberRoutes } from '@touchline/cyber-pages';
import { cyberModule } from '@touchline/cyber-state';
import type { SectionModule } from '@touchline/shared-state';

export const section: SectionModule = {
  name: 'cyber',
  apiVersion: 'v3',
  routes: cyberRoutes,
  // Prices and scores come from the line feed.
  module: () => ({ ...cyberModule(), needs: [lineModuleLater] }),
  messages: ['cyber'],
};
