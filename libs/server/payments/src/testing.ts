export { paymentList } from './cashier.ts';
export { paymentsAt } from './module.ts';
export { openProviderPort } from './provider/provider-port.ts';
export { catchUp, compareBooks, followOpen } from './reconcile.ts';
export { DEPOSIT, WITHDRAWAL } from './products.ts';
export { takeWebhook } from './webhook.ts';
export type { PaymentServices } from './services.ts';
