import { lineModuleLater } from '@touchline/betting-line-state';
import { linePages } from '@touchline/betting-line-pages';
import type { SectionModule } from '@touchline/shared-state';

export const section: SectionModule = {
  name: 'betting',
  apiVersion: 'v3',
  routes: linePages,
  module: lineModuleLater,
  messages: ['betting'],
};
