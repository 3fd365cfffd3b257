/** Kinds of payment methods, independent of the provider. */
export const METHOD_KINDS = ['card', 'bank', 'wallet', 'voucher', 'mobile', 'crypto'] as const;
export type MethodKind = (typeof METHOD_KINDS)[number];

export type PaymentDirection = 'deposit' | 'withdrawal';

/** States of a deposit. The last four are final, except that a credited deposit can still be charged back. */
export const DEPOSIT_STATES = ['started', 'pending', 'credited', 'failed', 'cancelled', 'expired', 'charged-back'] as const;
/** States of a withdrawal; `returned` means that the money is back in the balance. */
export const WITHDRAWAL_STATES = ['requested', 'checked', 'sent', 'received', 'returned'] as const;
export const PAYMENT_STATES = [...DEPOSIT_STATES, ...WITHDRAWAL_STATES] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Bounds, fee and duration of a method in one direction. Money in minor units. */
export interface MethodTerms {
  least: number;
  most: number;
  feeFixed: number;
  /** Proportional fee, in thousandths of the amount. */
  feePermille: number;
  /** Usual duration of a payment, in seconds: between these two. */
  fromSeconds: number;
  toSeconds: number;
}

/** A payment method with its terms in the account's currency. */
export interface PaymentMethod {
  id: string;
  kind: MethodKind;
  currencyIso: string;
  exponent: number;
  /** Null if the method does not support deposits, or withdrawals respectively. */
  deposit: MethodTerms | null;
  withdrawal: MethodTerms | null;
}

/** Destination of a withdrawal: a method that was used for a deposit. */
export interface Instrument {
  id: number;
  methodId: string;
  /** Masked name of the card, account or wallet. */
  label: string;
}

/** Deposits and withdrawals of the last days; minor units. */
export interface NetDeposits {
  days: number;
  deposited: number;
  withdrawn: number;
}

/** A deposit limit and its unused part; minor units. */
export interface DepositLimitLeft {
  limitType: number;
  limit: number;
  left: number;
}

/** Why deposits are blocked; `limits-unknown`: the player's limits are unavailable. `until` in seconds, null if unknown. */
export interface DepositStop {
  reason: 'time-out' | 'self-excluded' | 'restricted' | 'limits-unknown';
  until: number | null;
}

/** A step of a payment, with its time in seconds. */
export interface PaymentStep {
  state: PaymentState;
  at: number;
}

/** Details of a bank transfer. */
export interface BankInstructions {
  kind: 'bank';
  holder: string;
  iban: string;
  reference: string;
}
/** Details of a transfer on a test network. */
export interface CryptoInstructions {
  kind: 'crypto';
  network: string;
  address: string;
  /** Amount of coins as text, never a float. */
  coins: string;
  symbol: string;
  /** Content of the QR code: BIP-21 or EIP-681. */
  uri: string;
  /** Expiry of the rate, in seconds. */
  rateUntil: number;
  confirmations: number;
  confirmationsNeeded: number;
}
export type PaymentInstructions = BankInstructions | CryptoInstructions;

/** A deposit or a withdrawal, as shown to its player. Minor units, seconds. */
export interface Payment {
  ref: number;
  direction: PaymentDirection;
  methodId: string;
  kind: MethodKind;
  state: PaymentState;
  /** Change of the balance; for a credited deposit, the amount that arrived. */
  amount: number;
  /** Requested amount. */
  asked: number;
  fee: number;
  currencyIso: string;
  exponent: number;
  createdAt: number;
  steps: PaymentStep[];
  /** Why it failed or was returned. */
  reason: string | null;
  /** Masked card, account or wallet. */
  instrument: string | null;
  /** Expected time of arrival, in seconds. */
  expectedAt: number | null;
  /** Typical duration of recent payments with this method, in seconds; null if there are too few. */
  usualSeconds: number | null;
  /** URL to continue the payment; null if nothing is left to do. */
  continueUrl: string | null;
  /** Whether `continueUrl` is shown in a frame of the site. */
  isFramed: boolean;
  instructions: PaymentInstructions | null;
  /** Page that the player came from. */
  returnTo: string | null;
}

/** Data of the deposit and the withdrawal form. */
export interface Cashier {
  account: { id: number; iso: string; exponent: number; money: number };
  methods: PaymentMethod[];
  instruments: Instrument[];
  net: NetDeposits[];
  limits: DepositLimitLeft[];
  stop: DepositStop | null;
  /**
   * Sum of deposits, or amount of one withdrawal, from which documents are required, and the deposits so far; minor units. Null once
   * verified.
   *
   * @spec AC-09
   */
  verification: { from: number; deposited: number } | null;
  /** Open payments, newest first. */
  open: Payment[];
}

/** A requested deposit. The client generates `id`, and each id creates only one payment. */
export interface DepositRequest {
  id: string;
  accountId: number;
  methodId: string;
  /** Amount to credit, in minor units. */
  amount: number;
  lang: string;
  /** Page to return to. */
  returnTo: string | null;
}
export interface WithdrawalRequest {
  id: string;
  accountId: number;
  instrumentId: number;
  /** Amount to debit, in minor units, including the fee. */
  amount: number;
}

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

/** Result of the request. */
export type PaymentAnswer =
  | { status: 'started'; payment: Payment; balance: number }
  | {
      status: 'refused';
      reason: PaymentRefusal;
      /** The limit that was exceeded, and when it would allow the amount (seconds; null: never at its current value). */
      limit?: (DepositLimitLeft & { freesAt: number | null }) | undefined;
      /** End of the player's time-out. */
      until?: number | null | undefined;
      /** The bound that the amount violates, or the sum from which documents are required. */
      bound?: number | undefined;
    };

/** One page of a player's payments. */
export interface PaymentList {
  payments: Payment[];
  /** Cursor of the next page; null at the end. */
  next: number | null;
  /** Totals over all pages; minor units of `currencyIso`. */
  totals: { currencyIso: string; exponent: number; deposited: number; withdrawn: number }[];
}

/** Filter of the list of payments. */
export interface PaymentFilter {
  direction: PaymentDirection | null;
  state: 'open' | 'done' | 'failed' | null;
  /** Days back; null for all. */
  days: number | null;
}
