import { resultsRoutes } from '@touchline/results-pages';
import type { SectionModule } from '@touchline/shared-state';

export const section: SectionModule = { name: 'results', apiVersion: 'v3', routes: resultsRoutes, messages: ['results'] };
