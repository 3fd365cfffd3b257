import type { PagePlan } from '@touchline/ui-pages';

/** Payments page of the office, which mounts it. @spec AC-04 */
export const paymentHistory: NonNullable<PagePlan['body']> = () =>
  import('./list/PaymentsPage.tsx').then(({ PaymentsPage }) => PaymentsPage);
