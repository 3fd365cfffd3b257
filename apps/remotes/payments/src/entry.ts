import { paymentsRoutes } from '@touchline/payments-pages';
import type { SectionModule } from '@touchline/shared-state';

export const section: SectionModule = { name: 'payments', apiVersion: 'v3', routes: paymentsRoutes, messages: ['payments'] };
