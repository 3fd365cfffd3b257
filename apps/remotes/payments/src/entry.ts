import { paymentsRoutes } from '@touchline/payments-pages';
import { paymentsModule } from '@touchline/payments-state';
import type { SectionModule } from '@touchline/shared-state';

export const section: SectionModule = {
  name: 'payments',
  apiVersion: 'v3',
  routes: paymentsRoutes,
  module: paymentsModule,
  messages: ['payments'],
};
