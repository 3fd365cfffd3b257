import { lineModuleLater } from '@touchline/betting-line-state';
import { resultsModule } from '@touchline/betting-results-state';
import { resultsBands, resultsRoutes } from '@touchline/results-pages';
import type { SectionModule } from '@touchline/shared-state';

export const section: SectionModule = {
  name: 'results',
  apiVersion: 'v3',
  routes: resultsRoutes,
  bands: resultsBands,
  // Games in play come from the line feed.
  module: () => ({ ...resultsModule(), needs: [lineModuleLater] }),
  messages: ['results'],
};
