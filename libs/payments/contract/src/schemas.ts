import { CurrencyIso, Id, QueryInt, withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { enquiryCalls, paymentCalls } from './calls.ts';
import { Enquiries, EnquiryFile, EnquiryFileContent, EnquiryThread, EnquiryTopics } from './enquiries.ts';
import { ENQUIRY_FILE_BYTES, ENQUIRY_FILES, ENQUIRY_TEXT_LENGTH } from './kinds.ts';
import { Cashier, DepositRequest, Payment, PaymentAnswer, PaymentList, PaymentMethods, Uuid, WithdrawalRequest } from './payments.ts';

export { Enquiries, Enquiry, EnquiryFile, EnquiryFileContent, EnquiryThread, EnquiryTopics } from './enquiries.ts';
export { Cashier, Payment, PaymentAnswer, PaymentList, PaymentMethod, PaymentMethods } from './payments.ts';

const PAYMENTS = { tag: 'Payments', spec: ['AC-04'] } as const;

/** Calls of deposits and withdrawals. @spec AC-04 */
export const paymentContract = {
  methods: withSchemas(paymentCalls.methods, {
    ...PAYMENTS,
    summary: 'Ways to pay in a country and currency, with limits, fees and times',
    query: z.object({ currency: z.optional(CurrencyIso), country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))) }),
    answers: { 200: PaymentMethods },
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
    body: DepositRequest,
    answers: { 200: PaymentAnswer },
    cost: 5,
  }),
  withdraw: withSchemas(paymentCalls.withdraw, {
    duringBreak: 'open',
    ...PAYMENTS,
    summary: 'Withdraw to a method that paid in before; the money leaves the balance at once',
    body: WithdrawalRequest,
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
    answers: { 200: EnquiryTopics },
  }),
  list: withSchemas(enquiryCalls.list, {
    ...ENQUIRIES,
    summary: 'Enquiries of the player, latest first',
    answers: { 200: Enquiries },
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
    answers: { 200: EnquiryFileContent },
    cost: 5,
  }),
};
