import { totoRoutes } from '@touchline/toto-pages';
import type { SectionModule } from '@touchline/shared-state';

export const section: SectionModule = { name: 'toto', apiVersion: 'v2', routes: totoRoutes, messages: ['toto'] };
