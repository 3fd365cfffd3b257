import type { Payment, PaymentMethod } from '@touchline/payments-contract';

/** A sample payment, with overrides. */
export const aPayment = (more: Partial<Payment> = {}): Payment => ({
  ...{ ref: 7001, direction: 'deposit', methodId: 'card', kind: 'card', state: 'pending', amount: 2_500, asked: 2_500, fee: 0 },
  ...{ currencyIso: 'EUR', exponent: 2, createdAt: 1_903_860_000, reason: null, instrument: null, expectedAt: 1_903_860_060 },
  ...{ usualSeconds: null, continueUrl: null, isFramed: false, instructions: null, returnTo: null, balance: null },
  steps: [
    { state: 'started', at: 1_903_860_000 },
    { state: 'pending', at: 1_903_860_001 },
  ],
  ...more,
});

/** Two payment methods, one with a fee. */
export const someMethods = (): PaymentMethod[] => [
  {
    ...{ id: 'card', kind: 'card', currencyIso: 'EUR', exponent: 2 },
    deposit: { least: 500, most: 200_000, feeFixed: 0, feePermille: 0, fromSeconds: 0, toSeconds: 60 },
    withdrawal: { least: 1_000, most: 200_000, feeFixed: 0, feePermille: 0, fromSeconds: 60, toSeconds: 259_200 },
  },
  {
    ...{ id: 'e-wallet', kind: 'wallet', currencyIso: 'EUR', exponent: 2 },
    deposit: { least: 500, most: 500_000, feeFixed: 0, feePermille: 10, fromSeconds: 0, toSeconds: 60 },
    withdrawal: { least: 1_000, most: 500_000, feeFixed: 0, feePermille: 5, fromSeconds: 60, toSeconds: 3_600 },
  },
];
