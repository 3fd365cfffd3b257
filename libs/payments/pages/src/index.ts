import { routePath } from '@touchline/shared-routes';
import { WalletIcon } from '@touchline/ui-kit';
import { placesOf, plansOf, sectionPages, type PagePlan, type PageParams, type PlanPlace } from '@touchline/ui-pages';
import { resultOf, type PaymentKind } from './payment-result.ts';
import { titles, words } from './page-words.ts';
import { places } from './result-words.ts';

const PLACES: PlanPlace[] = [
  ...placesOf(titles, ['office-recharge', 'office-deduce', 'payment-requests', 'payment-create-request', 'payment']),
  { name: places.account, href: (lang) => routePath('office-account', {}, { lang }) },
];

const result =
  (kind: PaymentKind, body: PagePlan['body']) =>
  (params: PageParams): PagePlan => ({ ...resultOf(kind, params), body, isIndexed: false });

/** Payment pages by their route keys. @spec PL-02 RT-01 */
export const paymentsRoutes = sectionPages({
  name: titles.payment,
  Icon: WalletIcon,
  places: () => PLACES,
  pages: {
    ...plansOf(titles, words),
    'office-recharge': {
      title: titles['office-recharge'],
      words: words['office-recharge'],
      body: () => import('./Recharge.tsx').then(({ Recharge }) => Recharge),
      isIndexed: false,
    },
    onpay: result('deposit', () => import('./OnpayResult.tsx').then(({ DepositResult }) => DepositResult)),
    'onpay-withdraw': result('withdrawal', () => import('./OnpayResult.tsx').then(({ WithdrawalResult }) => WithdrawalResult)),
  },
});
