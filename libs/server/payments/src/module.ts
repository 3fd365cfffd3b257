import { enquiryContract, paymentContract } from '@touchline/payments-contract/schemas';
import { callsOf, type MakeModule, deleteExpired } from '@touchline/server-kernel';
import { type SendRequest, sendRequestsTo, webhookRoute } from '@touchline/server-kernel/http';
import { paymentControls } from './controls.ts';
import { enquiryRoutes } from './enquiries/enquiry-routes.ts';
import { forgetOldFiles } from './enquiries/enquiries.ts';
import { payments as paymentSchema } from './migrations/037-payments.ts';
import { enquiries as enquirySchema } from './migrations/038-enquiries.ts';
import { paymentRate } from './migrations/147-payment-rate.ts';
import { framedPayments } from './migrations/166-framed-payments.ts';
import { paymentTotals } from './migrations/167-payment-totals.ts';
import { shownDepositors } from './migrations/361-shown-depositors.ts';
import { shownDeposits } from './migrations/292-shown-deposits.ts';
import { personalInstruments } from './migrations/332-personal-instruments.ts';
import { takenPayments } from './migrations/400-taken-payments.ts';
import { paymentRoutes } from './payment-routes.ts';
import { DEPOSIT, WITHDRAWAL } from './products.ts';
import { openProviderPort } from './provider/provider-port.ts';
import { followPayments } from './reconcile.ts';
import type { PaymentServices } from './services.ts';
import { freeTakenPayments } from './take-payment.ts';
import { cardPageFrom } from './switches.ts';
import { paymentsAddNothing, paymentStores } from './stored.ts';
import { forgetOldWebhooks, takeWebhook, WEBHOOK_PATH } from './webhook.ts';

/** Transport without a provider: every request fails, which players see as an outage. */
const noProvider: SendRequest = () =>
  Promise.reject(new Error('no payment provider: TOUCHLINE_PROVIDER_ORIGIN and TOUCHLINE_PROVIDER_SECRET are not set'));

const ABOUT = {
  name: 'payments',
  calls: callsOf(paymentContract, enquiryContract),
  migrations: [
    paymentSchema,
    enquirySchema,
    paymentRate,
    framedPayments,
    paymentTotals,
    shownDeposits,
    personalInstruments,
    shownDepositors,
    takenPayments,
  ],
  products: [DEPOSIT, WITHDRAWAL],
  stores: paymentStores,
  addsNothing: paymentsAddNothing,
} as const;

/** Payments with the given provider. */
export const paymentsAt =
  (ask: SendRequest | null, secret: string, origin: string | null = null): MakeModule =>
  ({ env }) => ({
    ...ABOUT,
    open: async (kernel) => {
      await freeTakenPayments(kernel.db);
      const services: PaymentServices = {
        ...kernel,
        provider: openProviderPort(ask ?? noProvider),
        providerOrigin: origin,
        cardPage: cardPageFrom(env),
      };
      return {
        routes: (app, options) => {
          paymentRoutes(app, services, options);
          enquiryRoutes(app, services, options);
          if (ask !== null) webhookRoute(app, WEBHOOK_PATH, (sent) => takeWebhook(services, secret, sent));
        },
        workers: ask === null ? [] : [followPayments(services), deleteExpired(services, forgetOldWebhooks, forgetOldFiles)],
        controls: paymentControls(services),
      };
    },
  });

/** Deposits, withdrawals and enquiries about them, with the provider configured in the environment. */
export const payments: MakeModule = (start) => {
  const { TOUCHLINE_PROVIDER_ORIGIN: origin, TOUCHLINE_PROVIDER_SECRET: secret } = start.env;
  const ask = origin === undefined || secret === undefined ? null : sendRequestsTo(origin, secret);
  return paymentsAt(ask, secret ?? '', ask === null ? null : new URL(origin ?? '').origin)(start);
};
