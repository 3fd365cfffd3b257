// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import {
  type Cashier,
  type Enquiries,
  type EnquiryFile,
  type EnquiryFileContent,
  type EnquiryThread,
  type EnquiryTopics,
  METHOD_KINDS,
  type Payment,
  PAYMENT_REFUSALS,
  PAYMENT_STATES,
  type PaymentAnswer,
  type PaymentList,
  type PaymentMethods,
} from '@touchline/payments-contract';
import {
  anyOf,
  flag,
  integer,
  listOf,
  literal,
  nullable,
  objectOf,
  otherwise,
  readAs,
  type Reader,
  text,
  textLike,
  webUrl,
  whole,
  withValid,
} from '@touchline/shared-primitives';

const kindShape = literal(...METHOD_KINDS);
const depositShape = nullable(
  objectOf({ least: whole, most: whole, feeFixed: whole, feePermille: whole, fromSeconds: whole, toSeconds: whole }),
);
const paymentMethodsShape = listOf(
  objectOf({
    id: text,
    kind: kindShape,
    currencyIso: textLike(/^[A-Z]{3}$/),
    exponent: whole,
    deposit: depositShape,
    withdrawal: depositShape,
  }),
);
const stateShape = literal(...PAYMENT_STATES);
const paymentShape = objectOf({
  ref: whole,
  direction: literal('deposit', 'withdrawal'),
  methodId: text,
  kind: kindShape,
  state: stateShape,
  amount: whole,
  asked: whole,
  fee: whole,
  currencyIso: textLike(/^[A-Z]{3}$/),
  exponent: whole,
  createdAt: whole,
  steps: listOf(objectOf({ state: stateShape, at: whole })),
  reason: otherwise(text, null),
  instrument: otherwise(text, null),
  expectedAt: otherwise(whole, null),
  usualSeconds: otherwise(whole, null),
  continueUrl: otherwise(webUrl, null),
  isFramed: otherwise(flag, false),
  instructions: otherwise(
    anyOf(
      objectOf({ kind: literal('bank'), holder: text, iban: text, reference: text }),
      objectOf({
        kind: literal('crypto'),
        network: text,
        address: text,
        coins: text,
        symbol: text,
        uri: text,
        rateUntil: whole,
        confirmations: whole,
        confirmationsNeeded: whole,
      }),
    ),
    null,
  ),
  returnTo: otherwise(text, null),
  balance: otherwise(integer, null),
});
const openShape = listOf(paymentShape);
const stateShape2 = literal('open', 'answered', 'closed');
const typeShape = literal('image/png', 'image/jpeg', 'application/pdf');
const enquiryFileShape = objectOf({ id: whole, name: text, type: typeShape, bytes: whole });
export const readCashier: Reader<Cashier> = readAs(
  objectOf({
    account: objectOf({ id: whole, iso: textLike(/^[A-Z]{3}$/), exponent: whole, money: integer }),
    methods: paymentMethodsShape,
    instruments: listOf(objectOf({ id: whole, methodId: text, label: text })),
    presets: otherwise(listOf(whole), []),
    last: otherwise(objectOf({ methodId: text, instrumentId: otherwise(whole, null) }), null),
    net: listOf(objectOf({ days: whole, deposited: whole, withdrawn: whole })),
    limits: listOf(objectOf({ limitType: whole, limit: whole, left: whole })),
    stop: nullable(
      objectOf({
        reason: otherwise(literal('time-out', 'self-excluded', 'restricted', 'limits-unknown'), 'restricted'),
        until: otherwise(whole, null),
      }),
    ),
    verification: nullable(objectOf({ from: whole, deposited: whole })),
    open: openShape,
  }),
);
export const readEnquiries: Reader<Enquiries> = readAs(
  listOf(
    objectOf({
      id: whole,
      topicKey: text,
      subTopicKey: otherwise(text, null),
      paymentRef: otherwise(whole, null),
      state: stateShape2,
      createdAt: whole,
      updatedAt: whole,
      unread: whole,
      lastText: text,
    }),
  ),
);
export const readEnquiryFile: Reader<EnquiryFile> = readAs(enquiryFileShape);
export const readEnquiryFileContent: Reader<EnquiryFileContent> = readAs(objectOf({ name: text, type: typeShape, content: text }));
export const readEnquiryThread: Reader<EnquiryThread> = readAs(
  objectOf({
    id: whole,
    topicKey: text,
    subTopicKey: otherwise(text, null),
    paymentRef: otherwise(whole, null),
    state: stateShape2,
    createdAt: whole,
    updatedAt: whole,
    unread: whole,
    lastText: text,
    messages: listOf(
      objectOf({
        n: whole,
        author: literal('player', 'support'),
        isAutomatic: otherwise(flag, false),
        text,
        at: whole,
        files: listOf(enquiryFileShape),
      }),
    ),
  }),
);
export const readEnquiryTopics: Reader<EnquiryTopics> = readAs(
  listOf(objectOf({ id: whole, key: text, isAboutPayment: otherwise(flag, false), subTopics: listOf(objectOf({ id: whole, key: text })) })),
);
export const readPayment: Reader<Payment> = readAs(paymentShape);
export const readPaymentAnswer: Reader<PaymentAnswer> = readAs(
  anyOf(
    objectOf({ status: literal('started'), payment: paymentShape, balance: integer }),
    withValid(objectOf({ status: literal('refused'), reason: literal(...PAYMENT_REFUSALS) }, { until: otherwise(whole, null) }), {
      limit: objectOf({ limitType: whole, limit: whole, left: whole, freesAt: otherwise(whole, null) }),
      bound: whole,
    }),
  ),
);
export const readPaymentList: Reader<PaymentList> = readAs(
  objectOf({
    payments: openShape,
    next: otherwise(whole, null),
    totals: listOf(objectOf({ currencyIso: textLike(/^[A-Z]{3}$/), exponent: whole, deposited: whole, withdrawn: whole })),
  }),
);
export const readPaymentMethods: Reader<PaymentMethods> = readAs(paymentMethodsShape);
