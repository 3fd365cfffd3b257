import { Amount, CurrencyIso, Id, Lang, Money, QueryInt, Seconds, withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { enquiryCalls, paymentCalls } from './calls.ts';
import { ENQUIRY_FILE_BYTES, ENQUIRY_FILES, ENQUIRY_TEXT_LENGTH } from './enquiries.ts';
import { METHOD_KINDS, PAYMENT_REFUSALS, PAYMENT_STATES } from './payments.ts';

const Uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const MethodId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
const OwnPath = z.string().check(z.regex(/^\/[^\\]*$/), z.maxLength(500));

const MethodTerms = z.object({
  least: Amount,
  most: Amount,
  feeFixed: Amount,
  feePermille: Amount,
  fromSeconds: Amount,
  toSeconds: Amount,
});
export const PaymentMethod = z.object({
  id: MethodId,
  kind: z.enum(METHOD_KINDS),
  currencyIso: CurrencyIso,
  exponent: z.int(),
  deposit: z.nullable(MethodTerms),
  withdrawal: z.nullable(MethodTerms),
});
const Instructions = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bank'), holder: z.string(), iban: z.string(), reference: z.string() }),
  z.object({
    kind: z.literal('crypto'),
    network: z.string(),
    address: z.string(),
    coins: z.string(),
    symbol: z.string(),
    uri: z.string(),
    rateUntil: Seconds,
    confirmations: z.int(),
    confirmationsNeeded: z.int(),
  }),
]);
const State = z.enum(PAYMENT_STATES);
export const Payment = z.object({
  ref: Id,
  direction: z.enum(['deposit', 'withdrawal']),
  methodId: MethodId,
  kind: z.enum(METHOD_KINDS),
  state: State,
  amount: Amount,
  asked: Amount,
  fee: Amount,
  currencyIso: CurrencyIso,
  exponent: z.int(),
  createdAt: Seconds,
  steps: z.array(z.object({ state: State, at: Seconds })),
  reason: z.nullable(z.string()),
  instrument: z.nullable(z.string()),
  expectedAt: z.nullable(Seconds),
  usualSeconds: z.nullable(z.int()),
  continueUrl: z.nullable(z.string()),
  isFramed: z.boolean(),
  instructions: z.nullable(Instructions),
  returnTo: z.nullable(z.string()),
});
const LimitLeft = { limitType: z.int(), limit: Amount, left: Amount };
export const Cashier = z.object({
  account: z.object({ id: Id, iso: CurrencyIso, exponent: z.int(), money: Money }),
  methods: z.array(PaymentMethod),
  instruments: z.array(z.object({ id: Id, methodId: MethodId, label: z.string() })),
  net: z.array(z.object({ days: z.int(), deposited: Amount, withdrawn: Amount })),
  limits: z.array(z.object(LimitLeft)),
  stop: z.nullable(z.object({ reason: z.enum(['time-out', 'self-excluded', 'restricted', 'limits-unknown']), until: z.nullable(Seconds) })),
  verification: z.nullable(z.object({ from: Amount, deposited: Amount })),
  open: z.array(Payment),
});
export const PaymentAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('started'), payment: Payment, balance: Money }),
  z.object({
    status: z.literal('refused'),
    reason: z.enum(PAYMENT_REFUSALS),
    limit: z.optional(z.object({ ...LimitLeft, freesAt: z.nullable(Seconds) })),
    until: z.optional(z.nullable(Seconds)),
    bound: z.optional(Amount),
  }),
]);
export const PaymentList = z.object({
  payments: z.array(Payment),
  next: z.nullable(Id),
  totals: z.array(z.object({ currencyIso: CurrencyIso, exponent: z.int(), deposited: Amount, withdrawn: Amount })),
});

const PAYMENTS = { tag: 'Payments', spec: ['AC-04'] } as const;
const Positive = z.int().check(z.minimum(1), z.maximum(1_000_000_000_000));

/** Calls of deposits and withdrawals. @spec AC-04 */
export const paymentContract = {
  methods: withSchemas(paymentCalls.methods, {
    ...PAYMENTS,
    summary: 'Ways to pay in a country and currency, with limits, fees and times',
    query: z.object({ currency: z.optional(CurrencyIso), country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))) }),
    answers: { 200: z.array(PaymentMethod) },
  }),
  frame: withSchemas(paymentCalls.frame, {
    ...PAYMENTS,
    summary: 'The one origin that the page of a payment may frame; null where there is no provider',
    answers: { 200: z.object({ origin: z.nullable(z.string()) }) },
  }),
  cashier: withSchemas(paymentCalls.cashier, {
    ...PAYMENTS,
    summary: 'What the player can deposit and withdraw, net deposits, limits, and payments on their way',
    answers: { 200: Cashier },
  }),
  deposit: withSchemas(paymentCalls.deposit, {
    ...PAYMENTS,
    summary: 'Begin a deposit; the player pays at the provider, and the balance follows once the provider has the money',
    body: z.strictObject({
      id: Uuid,
      accountId: Id,
      methodId: MethodId,
      amount: Positive,
      lang: Lang,
      returnTo: z.nullable(OwnPath),
    }),
    answers: { 200: PaymentAnswer },
    cost: 5,
  }),
  withdraw: withSchemas(paymentCalls.withdraw, {
    duringBreak: 'open',
    ...PAYMENTS,
    summary: 'Withdraw to a method that paid in before; the money leaves the balance at once',
    body: z.strictObject({ id: Uuid, accountId: Id, instrumentId: Id, amount: Positive }),
    answers: { 200: PaymentAnswer },
    cost: 5,
  }),
  cancel: withSchemas(paymentCalls.cancel, {
    duringBreak: 'open',
    ...PAYMENTS,
    summary: 'Give up a deposit that is not paid yet',
    body: z.strictObject({ ref: Id }),
    answers: { 200: Payment },
    cost: 5,
  }),
  payment: withSchemas(paymentCalls.payment, {
    ...PAYMENTS,
    summary: 'One payment of the player, in its present state',
    params: z.object({ ref: z.string() }),
    answers: { 200: Payment },
  }),
  payments: withSchemas(paymentCalls.payments, {
    ...PAYMENTS,
    summary: 'Payments of the player, newest first, with sums of the selection',
    query: z.object({
      direction: z.optional(z.enum(['deposit', 'withdrawal'])),
      state: z.optional(z.enum(['open', 'done', 'failed'])),
      days: z.optional(z.enum(['1', '7', '30', '365'])),
      before: z.optional(QueryInt),
    }),
    answers: { 200: PaymentList },
  }),
};

const EnquiryFields = {
  id: Id,
  topicKey: z.string(),
  subTopicKey: z.nullable(z.string()),
  paymentRef: z.nullable(Id),
  state: z.enum(['open', 'answered', 'closed']),
  createdAt: Seconds,
  updatedAt: Seconds,
  unread: z.int(),
  lastText: z.string(),
};
export const Enquiry = z.object(EnquiryFields);
const FileType = z.enum(['image/png', 'image/jpeg', 'application/pdf']);
const EnquiryFile = z.object({ id: Id, name: z.string(), type: FileType, bytes: z.int() });
export const EnquiryThread = z.object({
  ...EnquiryFields,
  messages: z.array(
    z.object({
      n: z.int(),
      author: z.enum(['player', 'support']),
      isAutomatic: z.boolean(),
      text: z.string(),
      at: Seconds,
      files: z.array(EnquiryFile),
    }),
  ),
});
const Text = z.string().check(z.minLength(1), z.maxLength(ENQUIRY_TEXT_LENGTH));
const Files = z.array(Id).check(z.maxLength(ENQUIRY_FILES));
const ENQUIRIES = { tag: 'Payment enquiries', spec: ['AC-04'] } as const;
/** Base64 is a third longer than its content. */
const MOST_CHARACTERS = Math.ceil(ENQUIRY_FILE_BYTES / 3) * 4;

/** Calls of enquiries about payments. @spec AC-04 */
export const enquiryContract = {
  topics: withSchemas(enquiryCalls.topics, {
    ...ENQUIRIES,
    summary: 'What an enquiry can be about',
    answers: {
      200: z.array(
        z.object({
          id: Id,
          key: z.string(),
          isAboutPayment: z.boolean(),
          subTopics: z.array(z.object({ id: Id, key: z.string() })),
        }),
      ),
    },
  }),
  list: withSchemas(enquiryCalls.list, {
    ...ENQUIRIES,
    summary: 'Enquiries of the player, latest first',
    answers: { 200: z.array(Enquiry) },
  }),
  one: withSchemas(enquiryCalls.one, {
    ...ENQUIRIES,
    summary: 'One enquiry with its conversation',
    params: z.object({ id: z.string() }),
    answers: { 200: EnquiryThread },
  }),
  open: withSchemas(enquiryCalls.open, {
    duringBreak: 'open',
    ...ENQUIRIES,
    summary: 'Open an enquiry',
    body: z.strictObject({
      id: Uuid,
      topicId: Id,
      subTopicId: z.nullable(Id),
      paymentRef: z.nullable(Id),
      text: Text,
      files: Files,
    }),
    answers: { 200: EnquiryThread },
    cost: 5,
  }),
  say: withSchemas(enquiryCalls.say, {
    duringBreak: 'open',
    ...ENQUIRIES,
    summary: 'Write in an enquiry',
    body: z.strictObject({ id: Uuid, enquiryId: Id, text: Text, files: Files }),
    answers: { 200: EnquiryThread },
    cost: 5,
  }),
  read: withSchemas(enquiryCalls.read, {
    duringBreak: 'open',
    ...ENQUIRIES,
    summary: 'The player has seen the answers',
    body: z.strictObject({ enquiryId: Id, upTo: z.int() }),
    answers: { 204: null },
  }),
  addFile: withSchemas(enquiryCalls.addFile, {
    duringBreak: 'open',
    ...ENQUIRIES,
    summary: 'Keep a picture or document for a message; its type is read from its content',
    body: z.strictObject({
      name: z.string().check(z.minLength(1), z.maxLength(120)),
      content: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/), z.maxLength(MOST_CHARACTERS)),
    }),
    answers: { 200: EnquiryFile },
    cost: 50,
  }),
  file: withSchemas(enquiryCalls.file, {
    ...ENQUIRIES,
    summary: 'A file of the player, to be saved; it is never shown inside the site',
    params: z.object({ file: z.string() }),
    answers: { 200: z.object({ name: z.string(), type: FileType, content: z.string() }) },
    cost: 5,
  }),
};
