export type PaymentDirection = 'deposit' | 'withdrawal';

/** States of a deposit. The last four are final, except that a credited deposit can still be charged back. */
export const DEPOSIT_STATES = ['started', 'pending', 'credited', 'failed', 'cancelled', 'expired', 'charged-back'] as const;
/** States of a withdrawal; `returned` means that the money is back in the balance. */
export const WITHDRAWAL_STATES = ['requested', 'checked', 'sent', 'received', 'returned'] as const;
export const PAYMENT_STATES = [...DEPOSIT_STATES, ...WITHDRAWAL_STATES] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const PAYMENT_REFUSALS = [
  'amount-too-small',
  'amount-too-large',
  'method-unavailable',
  'limit-reached',
  'time-out',
  'not-enough-money',
  'instrument-unknown',
  'verification-needed',
] as const;
export type PaymentRefusal = (typeof PAYMENT_REFUSALS)[number];

/** Filter of the list of payments. */
export interface PaymentFilter {
  direction: PaymentDirection | null;
  state: 'open' | 'done' | 'failed' | null;
  /** Days back; null for all. */
  days: number | null;
}

/** Maximum length of a message, in UTF-16 units. */
export const ENQUIRY_TEXT_LENGTH = 2_000;
/** Maximum number of files per message. */
export const ENQUIRY_FILES = 3;
/** Maximum size of a file, in bytes. */
export const ENQUIRY_FILE_BYTES = 2_000_000;
