import { lineBands, lineCommands, linePages } from '@touchline/betting-line-pages';
import { lineModuleLater } from '@touchline/betting-line-state';
import { resultsModule } from '@touchline/betting-results-state';
import type { SectionModule } from '@touchline/shared-state';

export const section: SectionModule = {
  name: 'betting',
  apiVersion: 'v3',
  routes: linePages,
  bands: lineBands,
  commands: lineCommands,
  // Needed because pages of teams and tournaments show results.
  module: () => ({ name: 'betting', slices: [], needs: [lineModuleLater, resultsModule] }),
  messages: ['betting'],
};
