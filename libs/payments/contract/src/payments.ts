import { Amount, CurrencyIso, Id, Lang, Money, Whole, checkedText, otherwise, webUrl } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { PAYMENT_REFUSALS, PAYMENT_STATES } from './kinds.ts';
import { METHOD_KINDS } from './payment-kinds.ts';

export const Uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const MethodId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
const OwnPath = z.string().check(z.regex(/^\/[^\\]*$/), z.maxLength(500));
const Iso = checkedText(CurrencyIso);
const TextOrNull = otherwise(z.nullable(z.string()), null);
const WholeOrNull = otherwise(z.nullable(Whole), null);

/** Bounds, fee and duration of a method in one direction. Money in minor units. */
export const MethodTerms = z.object({
  least: Amount,
  most: Amount,
  feeFixed: Amount,
  /** Proportional fee, in thousandths of the amount. */
  feePermille: Amount,
  /** Usual duration of a payment, in seconds: between these two. */
  fromSeconds: Amount,
  toSeconds: Amount,
});
export type MethodTerms = z.infer<typeof MethodTerms>;

/** A payment method with its terms in the account's currency. */
export const PaymentMethod = z.object({
  id: MethodId,
  kind: z.enum(METHOD_KINDS),
  currencyIso: Iso,
  exponent: Whole,
  /** Null if the method does not support deposits, or withdrawals respectively. */
  deposit: z.nullable(MethodTerms),
  withdrawal: z.nullable(MethodTerms),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;
export const PaymentMethods = z.array(PaymentMethod);
export type PaymentMethods = z.infer<typeof PaymentMethods>;

/** Destination of a withdrawal: a method that was used for a deposit. */
export const Instrument = z.object({
  id: Id,
  methodId: MethodId,
  /** Masked name of the card, account or wallet. */
  label: z.string(),
});
export type Instrument = z.infer<typeof Instrument>;

/** Deposits and withdrawals of the last days; minor units. */
export const NetDeposits = z.object({ days: Whole, deposited: Amount, withdrawn: Amount });
export type NetDeposits = z.infer<typeof NetDeposits>;

/** A deposit limit and its unused part; minor units. */
export const DepositLimitLeft = z.object({ limitType: Whole, limit: Amount, left: Amount });
export type DepositLimitLeft = z.infer<typeof DepositLimitLeft>;

/** Why deposits are blocked; `limits-unknown`: the player's limits are unavailable. `until` in seconds, null if unknown. */
export const DepositStop = z.object({
  // An unknown reason is read as a block: data that cannot be read permits nothing.
  reason: otherwise(z.enum(['time-out', 'self-excluded', 'restricted', 'limits-unknown']), 'restricted'),
  until: WholeOrNull,
});
export type DepositStop = z.infer<typeof DepositStop>;

/** A step of a payment, with its time in seconds. */
export const PaymentStep = z.object({ state: z.enum(PAYMENT_STATES), at: Whole });
export type PaymentStep = z.infer<typeof PaymentStep>;

/** Details of a bank transfer. */
export const BankInstructions = z.object({ kind: z.literal('bank'), holder: z.string(), iban: z.string(), reference: z.string() });
export type BankInstructions = z.infer<typeof BankInstructions>;
/** Details of a transfer on a test network. */
export const CryptoInstructions = z.object({
  kind: z.literal('crypto'),
  network: z.string(),
  address: z.string(),
  /** Amount of coins as text, never a float. */
  coins: z.string(),
  symbol: z.string(),
  /** Content of the QR code: BIP-21 or EIP-681. */
  uri: z.string(),
  /** Expiry of the rate, in seconds. */
  rateUntil: Whole,
  confirmations: Whole,
  confirmationsNeeded: Whole,
});
export type CryptoInstructions = z.infer<typeof CryptoInstructions>;
const PaymentInstructions = z.discriminatedUnion('kind', [BankInstructions, CryptoInstructions]);
export type PaymentInstructions = z.infer<typeof PaymentInstructions>;

/** A deposit or a withdrawal, as shown to its player. Minor units, seconds. */
export const Payment = z.object({
  ref: Id,
  direction: z.enum(['deposit', 'withdrawal']),
  methodId: MethodId,
  kind: z.enum(METHOD_KINDS),
  state: z.enum(PAYMENT_STATES),
  /** Change of the balance; for a credited deposit, the amount that arrived. */
  amount: Amount,
  /** Requested amount. */
  asked: Amount,
  fee: Amount,
  currencyIso: Iso,
  exponent: Whole,
  createdAt: Whole,
  steps: z.array(PaymentStep),
  /** Why it failed or was returned. */
  reason: TextOrNull,
  /** Masked card, account or wallet. */
  instrument: TextOrNull,
  /** Expected time of arrival, in seconds. */
  expectedAt: WholeOrNull,
  /** Typical duration of recent payments with this method, in seconds; null if there are too few. */
  usualSeconds: WholeOrNull,
  /** URL of the provider to continue the payment; null if nothing is left to do. */
  continueUrl: otherwise(z.nullable(webUrl(z.string())), null),
  /** Whether `continueUrl` is shown in a frame of the site. */
  isFramed: otherwise(z.boolean(), false),
  instructions: otherwise(z.nullable(PaymentInstructions), null),
  /** Page that the player came from. */
  returnTo: TextOrNull,
  /** Balance of the payment's account, read together with the state; null if unknown. */
  balance: otherwise(z.nullable(Money), null),
});
export type Payment = z.infer<typeof Payment>;

/** Data of the deposit and the withdrawal form. */
export const Cashier = z.object({
  account: z.object({ id: Id, iso: Iso, exponent: Whole, money: Money }),
  methods: PaymentMethods,
  instruments: z.array(Instrument),
  /** Amounts to choose with one press, in minor units, smallest first. */
  presets: otherwise(z.array(Amount), []),
  /** What the player paid with last; null before the first deposit. `instrumentId` is null if it was not stored. */
  last: otherwise(z.nullable(z.object({ methodId: MethodId, instrumentId: WholeOrNull })), null),
  net: z.array(NetDeposits),
  limits: z.array(DepositLimitLeft),
  stop: z.nullable(DepositStop),
  /**
   * Sum of deposits, or amount of one withdrawal, from which documents are required, and the deposits so far; minor units. Null once
   * verified.
   *
   * @spec AC-09
   */
  verification: z.nullable(z.object({ from: Amount, deposited: Amount })),
  /** Open payments, newest first. */
  open: z.array(Payment),
});
export type Cashier = z.infer<typeof Cashier>;

const Positive = z.int().check(z.minimum(1), z.maximum(1_000_000_000_000));
/** A requested deposit. The client generates `id`, and each id creates only one payment. */
export const DepositRequest = z.strictObject({
  id: Uuid,
  accountId: Id,
  methodId: MethodId,
  /** What the player paid with before by this method, to be charged again; without it the player enters it at the provider. */
  instrumentId: z.optional(Id),
  /** Amount to credit, in minor units. */
  amount: Positive,
  lang: Lang,
  /** Page to return to. */
  returnTo: z.nullable(OwnPath),
});
export type DepositRequest = z.infer<typeof DepositRequest>;
export const WithdrawalRequest = z.strictObject({
  id: Uuid,
  accountId: Id,
  instrumentId: Id,
  /** Amount to debit, in minor units, including the fee. */
  amount: Positive,
});
export type WithdrawalRequest = z.infer<typeof WithdrawalRequest>;

/** Result of the request. */
export const PaymentAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('started'), payment: Payment, balance: Money }),
  z.object({
    status: z.literal('refused'),
    reason: z.enum(PAYMENT_REFUSALS),
    /** The limit that was exceeded, and when it would allow the amount (seconds; null: never at its current value). */
    limit: otherwise(z.optional(z.object({ ...DepositLimitLeft.shape, freesAt: WholeOrNull })), undefined),
    /** End of the player's time-out. */
    until: z.optional(WholeOrNull),
    /** The bound that the amount violates, or the sum from which documents are required. */
    bound: otherwise(z.optional(Amount), undefined),
  }),
]);
export type PaymentAnswer = z.infer<typeof PaymentAnswer>;

/** One page of a player's payments. */
export const PaymentList = z.object({
  payments: z.array(Payment),
  /** Cursor of the next page; null at the end. */
  next: WholeOrNull,
  /** Totals over all pages; minor units of `currencyIso`. */
  totals: z.array(z.object({ currencyIso: Iso, exponent: Whole, deposited: Amount, withdrawn: Amount })),
});
export type PaymentList = z.infer<typeof PaymentList>;
