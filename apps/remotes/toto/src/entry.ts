import { totoRoutes } from '@touchline/toto-pages';
import type { SectionModule } from '@touchline/shared-state';

export const section: SectionModule = { name: 'toto', apiVersion: 'v3', routes: totoRoutes, messages: ['toto'] };
