import { WalletIcon } from '@touchline/ui-kit';
import {
  officeName,
  officePlaces,
  type PagePlan,
  type PageParams,
  placesOf,
  plansOf,
  sectionPages,
  type SectionMenu,
} from '@touchline/ui-pages';
import { resultOf, type PaymentKind } from './follow/payment-result.ts';
import { withSiteBar } from './follow/with-site-bar.tsx';
import { titles, words } from './page-words.ts';
import { returnTitles } from './result-words.ts';

/** The search of the office's menu; its badges load with the office. */
const menu: SectionMenu = { useMenu: () => undefined, needs: () => undefined, badges: {} };

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

/** Pages of a player, which are pages of the office. */
const ofPlayer = sectionPages({
  ...{ name: officeName, Icon: WalletIcon, places: officePlaces, menu },
  pages: {
    'office-recharge': own('office-recharge', () => import('./deposit/DepositPage.tsx').then(({ DepositPage }) => DepositPage)),
    'office-deduce': own('office-deduce', () => import('./withdrawal/WithdrawalPage.tsx').then(({ WithdrawalPage }) => WithdrawalPage)),
    'payment-requests': own('payment-requests', () => enquiries().then(({ EnquiriesPage }) => EnquiriesPage)),
    'payment-create-request': own('payment-create-request', () => enquiries().then(({ TopicsPage }) => TopicsPage)),
    'payment-create-topic': own('payment-create-topic', () => enquiries().then(({ TopicPage }) => TopicPage)),
    'payment-create-transactions': own('payment-create-transactions', () => enquiries().then(({ ChoosePaymentPage }) => ChoosePaymentPage)),
    'payment-create-transaction': own('payment-create-transaction', () => enquiries().then(({ AboutPaymentPage }) => AboutPaymentPage)),
    'payment-create-subtopic': own('payment-create-subtopic', () => enquiries().then(({ AboutTopicPage }) => AboutTopicPage)),
  },
});

/** The payment methods. Visitors see them too, without the pages of a player. */
const methods = sectionPages({
  ...{ name: titles.payment, Icon: WalletIcon, places: officePlaces, menu },
  pages: { payment: { ...plans.payment, content: async () => (await import('./information/info-content.ts')).infoContent } },
});

const results = sectionPages({
  ...{ name: titles.payment, Icon: WalletIcon, places: () => placesOf(titles, ['payment']) },
  pages: {
    onpay: result('deposit', () => import('./follow/PaymentPage.tsx').then(({ DepositReturn }) => DepositReturn)),
    'onpay-withdraw': result('withdrawal', () => import('./follow/PaymentPage.tsx').then(({ WithdrawalReturn }) => WithdrawalReturn)),
  },
});

/** Payment pages by their route keys. @spec PL-02 RT-01 AC-04 AC-06 */
export const paymentsRoutes = { ...ofPlayer, ...methods, ...withSiteBar(results, ['onpay', 'onpay-withdraw']) };
