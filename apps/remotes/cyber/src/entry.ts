import { cyberRoutes } from '@touchline/cyber-pages';
import type { SectionModule } from '@touchline/shared-state';

export const section: SectionModule = { name: 'cyber', apiVersion: 'v3', routes: cyberRoutes, messages: ['cyber'] };
