import type { EnquiryFileContent } from '@touchline/payments-contract';
import type { Ports, StoreModule } from '@touchline/shared-state';
import { saveFile } from '@touchline/shared-state/save-file';
import { all, fork } from 'typed-redux-saga';
import { createEnquiriesApi } from './api/enquiries-api.ts';
import { createPaymentsApi } from './api/payments-api.ts';
import { cashierSlice } from './cashier.slice.ts';
import { followPayments } from './effects/follow-payments.saga.ts';
import { keepCashier } from './effects/keep-cashier.saga.ts';
import { keepEnquiries } from './effects/keep-enquiries.saga.ts';
import { keepPaymentList } from './effects/keep-payment-list.saga.ts';
import { enquiriesSlice } from './enquiries.slice.ts';
import { paymentListSlice } from './payment-list.slice.ts';
import { paymentsSlice } from './payments.slice.ts';

const saveContent = ({ name, type, content }: EnquiryFileContent): void =>
  saveFile({ name, type, parts: [Uint8Array.from(atob(content), (char) => char.charCodeAt(0))] });

/** Store module of the player's payments. Needs the session and the accounts in the same store. */
export const paymentsModule = (ports: Ports): StoreModule => ({
  name: 'payments',
  slices: [cashierSlice, paymentsSlice, enquiriesSlice],
  saga: function* () {
    const api = createPaymentsApi(ports);
    yield* all([
      fork(keepCashier, { ports, api }),
      fork(followPayments, { ports, api }),
      fork(keepEnquiries, { ports, api: createEnquiriesApi(ports), payments: api, save: saveContent }),
    ]);
  },
});

/** Store module of the list of payments only, for the office. */
export const paymentListModule = (ports: Ports): StoreModule => ({
  name: 'payment-list',
  slices: [paymentListSlice],
  saga: () => keepPaymentList({ ports, api: createPaymentsApi(ports) }),
});
