import {
  type Cashier,
  type DepositRequest,
  type Payment,
  type PaymentAnswer,
  paymentCalls,
  type PaymentFilter,
  type PaymentList,
  type PaymentMethod,
  type WithdrawalRequest,
} from '@touchline/payments-contract';
import { callJson } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import { readCashier, readPayment, readPaymentAnswer, readPaymentList, readPaymentMethods } from './readers.ts';

/** Calls of payments. Each throws `HttpError`, including for a malformed response. @spec AC-04 */
export interface PaymentsApi {
  methods: (signal?: AbortSignal) => Promise<PaymentMethod[]>;
  cashier: (signal?: AbortSignal) => Promise<Cashier>;
  deposit: (request: DepositRequest, signal?: AbortSignal) => Promise<PaymentAnswer>;
  withdraw: (request: WithdrawalRequest, signal?: AbortSignal) => Promise<PaymentAnswer>;
  cancel: (ref: number, signal?: AbortSignal) => Promise<Payment>;
  payment: (ref: number, signal?: AbortSignal) => Promise<Payment>;
  payments: (filter: PaymentFilter, before: number | null, signal?: AbortSignal) => Promise<PaymentList>;
}

export function createPaymentsApi(ports: Pick<Ports, 'send' | 'origin'>): PaymentsApi {
  return {
    methods: (signal) => callJson(ports, paymentCalls.methods, { signal, read: readPaymentMethods }),
    cashier: (signal) => callJson(ports, paymentCalls.cashier, { signal, read: readCashier }),
    deposit: (body, signal) => callJson(ports, paymentCalls.deposit, { body, signal, read: readPaymentAnswer }),
    withdraw: (body, signal) => callJson(ports, paymentCalls.withdraw, { body, signal, read: readPaymentAnswer }),
    cancel: (ref, signal) => callJson(ports, paymentCalls.cancel, { body: { ref }, signal, read: readPayment }),
    payment: (ref, signal) => callJson(ports, paymentCalls.payment, { params: { ref }, signal, read: readPayment }),
    payments: ({ direction, state, days }, before, signal) => {
      const query = {
        ...(direction !== null && { direction }),
        ...(state !== null && { state }),
        ...(days !== null && { days }),
        ...(before !== null && { before }),
      };
      return callJson(ports, paymentCalls.payments, { query, signal, read: readPaymentList });
    },
  };
}
