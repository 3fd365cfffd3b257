import type { PagePlan } from '@touchline/ui-pages';

/** Body of the office's page of payments; the office mounts it. @spec AC-04 */
export const paymentHistory: NonNullable<PagePlan['body']> = () =>
  import('./list/PaymentsPage.tsx').then(({ PaymentsPage }) => PaymentsPage);
