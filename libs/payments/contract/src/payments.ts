/** What a way to pay is, whoever offers it. */
export const METHOD_KINDS = ['card', 'bank', 'wallet', 'voucher', 'mobile', 'crypto'] as const;
export type MethodKind = (typeof METHOD_KINDS)[number];

export type PaymentDirection = 'deposit' | 'withdrawal';

/** How far a deposit is; the last four are its ends, and a credited one can still be charged back. */
export const DEPOSIT_STATES = ['started', 'pending', 'credited', 'failed', 'cancelled', 'expired', 'charged-back'] as const;
/** How far a withdrawal is: `returned` puts the money back in the balance. */
export const WITHDRAWAL_STATES = ['requested', 'checked', 'sent', 'received', 'returned'] as const;
export const PAYMENT_STATES = [...DEPOSIT_STATES, ...WITHDRAWAL_STATES] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What a method costs and takes in one direction. Money in minor units. */
export interface MethodTerms {
  least: number;
  most: number;
  feeFixed: number;
  /** Part of the amount, in thousandths. */
  feePermille: number;
  /** How long the money takes, in seconds: usually between these two. */
  fromSeconds: number;
  toSeconds: number;
}

/** A way to pay, with its terms in the currency of the account. */
export interface PaymentMethod {
  id: string;
  kind: MethodKind;
  currencyIso: string;
  exponent: number;
  /** Null where it takes no deposits or pays nothing out. */
  deposit: MethodTerms | null;
  withdrawal: MethodTerms | null;
}

/** Where a player's money can go: a method that paid in before. */
export interface Instrument {
  id: number;
  methodId: string;
  /** What the player knows it by, with most of it hidden. */
  label: string;
}

/** What the player paid in and out in the last days; minor units. */
export interface NetDeposits {
  days: number;
  deposited: number;
  withdrawn: number;
}

/** A limit on deposits with what is left of it; minor units. */
export interface DepositLimitLeft {
  limitType: number;
  limit: number;
  left: number;
}

/** Why the player can't deposit at all now; `limits-unknown`: nobody can say what they have decided. `until` in seconds, null where none is known. */
export interface DepositStop {
  reason: 'time-out' | 'self-excluded' | 'restricted' | 'limits-unknown';
  until: number | null;
}

/** What a payment went through, in seconds. */
export interface PaymentStep {
  state: PaymentState;
  at: number;
}

/** Where to send a bank transfer. */
export interface BankInstructions {
  kind: 'bank';
  holder: string;
  iban: string;
  reference: string;
}
/** Where to send coins of a test network. */
export interface CryptoInstructions {
  kind: 'crypto';
  network: string;
  address: string;
  /** Coins as text, never a float. */
  coins: string;
  symbol: string;
  /** What a wallet reads from the code: BIP-21 or EIP-681. */
  uri: string;
  /** Until when the rate holds, in seconds. */
  rateUntil: number;
  confirmations: number;
  confirmationsNeeded: number;
}
export type PaymentInstructions = BankInstructions | CryptoInstructions;

/** A deposit or a withdrawal, as its player sees it. Minor units, seconds. */
export interface Payment {
  ref: number;
  direction: PaymentDirection;
  methodId: string;
  kind: MethodKind;
  state: PaymentState;
  /** What moves in the balance; of a credited deposit what really came. */
  amount: number;
  /** What was asked for. */
  asked: number;
  fee: number;
  currencyIso: string;
  exponent: number;
  createdAt: number;
  steps: PaymentStep[];
  /** Why it failed or came back. */
  reason: string | null;
  /** Card, account or wallet, with most of it hidden. */
  instrument: string | null;
  /** By when it should be there, in seconds. */
  expectedAt: number | null;
  /** How long payments with this method took lately, in seconds; null while too few are known. */
  usualSeconds: number | null;
  /** Where the player can go on paying; null when there is nothing left to do. */
  continueUrl: string | null;
  /** Whether the page at `continueUrl` opens in a frame of ours. */
  isFramed: boolean;
  instructions: PaymentInstructions | null;
  /** Where the player came from. */
  returnTo: string | null;
}

/** Everything that the deposit and the withdrawal form show. */
export interface Cashier {
  account: { id: number; iso: string; exponent: number; money: number };
  methods: PaymentMethod[];
  instruments: Instrument[];
  net: NetDeposits[];
  limits: DepositLimitLeft[];
  stop: DepositStop | null;
  /** Deposits in total, or one withdrawal, from which documents are needed, and the deposits so far; minor units. Null once verified. @spec AC-09 */
  verification: { from: number; deposited: number } | null;
  /** Payments that are on their way, newest first. */
  open: Payment[];
}

/** What the player asks for. `id` is theirs, and one id makes one payment. */
export interface DepositRequest {
  id: string;
  accountId: number;
  methodId: string;
  /** Minor units that the balance is to get. */
  amount: number;
  lang: string;
  /** Where to lead back to. */
  returnTo: string | null;
}
export interface WithdrawalRequest {
  id: string;
  accountId: number;
  instrumentId: number;
  /** Minor units that leave the balance; the fee is part of them. */
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

/** What became of the request. */
export type PaymentAnswer =
  | { status: 'started'; payment: Payment; balance: number }
  | {
      status: 'refused';
      reason: PaymentRefusal;
      /** The limit that refuses it, and when it would let it through (seconds; null: never as it is). */
      limit?: (DepositLimitLeft & { freesAt: number | null }) | undefined;
      /** Until when the player's time-out lasts, in seconds. */
      until?: number | null | undefined;
      /** The bound that the amount misses, or the sum from which documents are needed. */
      bound?: number | undefined;
    };

/** One page of a player's payments. */
export interface PaymentList {
  payments: Payment[];
  /** To ask for the next page with; null at the end. */
  next: number | null;
  /** Sums of the whole selection; minor units of `currencyIso`. */
  totals: { currencyIso: string; exponent: number; deposited: number; withdrawn: number }[];
}

/** What the list of payments is narrowed by. */
export interface PaymentFilter {
  direction: PaymentDirection | null;
  state: 'open' | 'done' | 'failed' | null;
  /** Days back; null for all. */
  days: number | null;
}
