import { readMessages } from '@touchline/server-kernel';

/** Results of the check that the player can choose on the mock provider. */
export const OUTCOMES = ['approved', 'unreadable', 'expired', 'other-person'] as const;

/** Texts of the hosted pages: payments, and the identity check with its outcomes. */
export const MESSAGES = readMessages(new URL('../messages/', import.meta.url), {
  payment: [
    ...([
      'title',
      'notice',
      'pay',
      'cancel',
      'back',
      'amount',
      'number',
      'expiry',
      'cvc',
      'testCards',
      'challenge',
      'challengeWords',
    ] as const),
    ...([
      'code',
      'confirm',
      'transfer',
      'all',
      'half',
      'wallet',
      'walletWords',
      'voucher',
      'voucherWords',
      'phone',
      'phoneWords',
      'coins',
    ] as const),
    ...([
      'send',
      'done',
      'wrong_card',
      'wrong_expiry',
      'wrong_cvc',
      'wrong_voucher',
      'wrong_phone',
      'wrong_wallet',
      'wrong_amount',
    ] as const),
    'wrong_code',
  ],
  check: ['title', 'notice', 'choose', 'send', 'sent'],
  outcome: OUTCOMES,
});
export type Words = ReturnType<(typeof MESSAGES)['in']>['payment'];
