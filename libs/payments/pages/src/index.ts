import { routePath } from '@touchline/shared-routes';
import { WalletIcon } from '@touchline/ui-kit';
import { placesOf, plansOf, sectionPages, type PagePlan, type PageParams, type PlanPlace } from '@touchline/ui-pages';
import { resultOf, type PaymentKind } from './follow/payment-result.ts';
import { withSiteBar } from './follow/with-site-bar.tsx';
import { titles, words } from './page-words.ts';
import { places, returnTitles } from './result-words.ts';

const PLACES: PlanPlace[] = [
  ...placesOf(titles, ['office-recharge', 'office-deduce']),
  { name: places.history, href: (lang) => routePath('office-historypay', {}, { lang }) },
  ...placesOf(titles, ['payment-requests', 'payment-create-request', 'payment']),
  { name: places.account, href: (lang) => routePath('office-account', {}, { lang }) },
];

const result =
  (kind: PaymentKind, body: PagePlan['body']) =>
  (params: PageParams): PagePlan => ({
    title: returnTitles[kind],
    words: resultOf(kind, params).words,
    body,
    hasOwnHeading: true,
    isIndexed: false,
  });

const plans = plansOf(titles, words);
const own = <Key extends keyof typeof titles>(key: Key, body: NonNullable<PagePlan['body']>): PagePlan => ({
  ...plans[key],
  body,
  isIndexed: false,
});
const enquiries = () => import('./enquiries/pages.ts');

const pages = sectionPages({
  name: titles.payment,
  Icon: WalletIcon,
  places: () => PLACES,
  pages: {
    payment: { ...plans.payment, content: async () => (await import('./information/info-content.ts')).infoContent },
    'office-recharge': own('office-recharge', () => import('./deposit/DepositPage.tsx').then(({ DepositPage }) => DepositPage)),
    'office-deduce': own('office-deduce', () => import('./withdrawal/WithdrawalPage.tsx').then(({ WithdrawalPage }) => WithdrawalPage)),
    'payment-requests': own('payment-requests', () => enquiries().then(({ EnquiriesPage }) => EnquiriesPage)),
    'payment-create-request': own('payment-create-request', () => enquiries().then(({ TopicsPage }) => TopicsPage)),
    'payment-create-topic': own('payment-create-topic', () => enquiries().then(({ TopicPage }) => TopicPage)),
    'payment-create-transactions': own('payment-create-transactions', () => enquiries().then(({ ChoosePaymentPage }) => ChoosePaymentPage)),
    'payment-create-transaction': own('payment-create-transaction', () => enquiries().then(({ AboutPaymentPage }) => AboutPaymentPage)),
    'payment-create-subtopic': own('payment-create-subtopic', () => enquiries().then(({ AboutTopicPage }) => AboutTopicPage)),
    onpay: result('deposit', () => import('./follow/PaymentPage.tsx').then(({ DepositReturn }) => DepositReturn)),
    'onpay-withdraw': result('withdrawal', () => import('./follow/PaymentPage.tsx').then(({ WithdrawalReturn }) => WithdrawalReturn)),
  },
});

/** Payment pages by their route keys. @spec PL-02 RT-01 AC-04 */
export const paymentsRoutes = withSiteBar(pages, ['onpay', 'onpay-withdraw']);
