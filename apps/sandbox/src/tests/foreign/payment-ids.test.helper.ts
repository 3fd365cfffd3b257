import type { Cashier, EnquiryFile, EnquiryThread, PaymentAnswer } from '@touchline/payments-contract';
import { randomUUID } from 'node:crypto';
import type { TestPlayer } from '../../testing/test-app.ts';
import { noisyPng } from '../../testing/calls/pictures.ts';
import type { ForeignWorld, NamedByCall } from './foreign.test.helper.ts';

const BASE = '/web-api/payments/v1';
const CARD = { number: '4242 4242 4242 4242', expiry: '12/80', cvc: '123' };

const wish = ({ accountId }: TestPlayer) => ({
  ...{ id: randomUUID(), accountId, methodId: 'card', amount: 2_500, lang: 'en', returnTo: null },
});

/** A deposit that waits for the player. @returns its number */
async function deposit({ post }: ForeignWorld, player: TestPlayer): Promise<number> {
  const answer = await post<PaymentAnswer>(player, `${BASE}/deposits`, wish(player));
  if (answer.status !== 'started') throw new Error(answer.reason);
  return answer.payment.ref;
}

/** A card that the player has paid with. */
async function card(world: ForeignWorld, player: TestPlayer): Promise<number> {
  world.test.provider.act(`deposit:${await deposit(world, player)}`, CARD);
  await world.test.tick();
  const [instrument] = (await world.get<Cashier>(player, `${BASE}/cashier`)).instruments;
  if (instrument === undefined) throw new Error('the card was not stored');
  return instrument.id;
}

const file = async ({ post }: ForeignWorld, player: TestPlayer): Promise<number> =>
  (await post<EnquiryFile>(player, `${BASE}/enquiries/files`, { name: 'receipt.png', content: noisyPng(10).toString('base64') })).id;

const opened = async (world: ForeignWorld, player: TestPlayer): Promise<number> => {
  const body = { id: randomUUID(), topicId: 4, subTopicId: null, paymentRef: null, text: 'Hello', files: [] };
  return (await world.post<EnquiryThread>(player, `${BASE}/enquiries`, body)).id;
};

/** Ids of payments, cards, enquiries and their files. */
export const PAYMENT_IDS: NamedByCall = {
  'POST /web-api/payments/v1/deposits': {
    owned: ['body.accountId', 'body.instrumentId'],
    chosen: ['body.id'],
    make: async (world, player) => ({ body: { ...wish(player), instrumentId: await card(world, player) } }),
  },
  'POST /web-api/payments/v1/withdrawals': {
    owned: ['body.accountId', 'body.instrumentId'],
    chosen: ['body.id'],
    make: async (world, player) => ({
      body: { id: randomUUID(), accountId: player.accountId, instrumentId: await card(world, player), amount: 1_000 },
    }),
  },
  'POST /web-api/payments/v1/deposits/cancel': {
    owned: ['body.ref'],
    make: async (world, player) => ({ body: { ref: await deposit(world, player) } }),
  },
  'GET /web-api/payments/v1/payments/:ref': {
    owned: ['params.ref'],
    make: async (world, player) => ({ params: { ref: await deposit(world, player) } }),
  },
  'GET /web-api/payments/v1/payments': {
    chosen: ['query.before'],
    make: async (world, player) => ({ query: { before: await deposit(world, player) } }),
  },
  'GET /web-api/payments/v1/enquiries/:id': {
    owned: ['params.id'],
    make: async (world, player) => ({ params: { id: await opened(world, player) } }),
  },
  'POST /web-api/payments/v1/enquiries': {
    owned: ['body.paymentRef', 'body.files.0'],
    chosen: ['body.id'],
    shared: ['body.topicId', 'body.subTopicId'],
    make: async (world, player) => {
      const [paymentRef, files] = [await deposit(world, player), [await file(world, player)]];
      return { body: { id: randomUUID(), topicId: 1, subTopicId: null, paymentRef, text: 'Hello', files } };
    },
  },
  'POST /web-api/payments/v1/enquiries/messages': {
    owned: ['body.enquiryId', 'body.files.0'],
    chosen: ['body.id'],
    make: async (world, player) => {
      const [enquiryId, files] = [await opened(world, player), [await file(world, player)]];
      return { body: { id: randomUUID(), enquiryId, text: 'Thanks', files } };
    },
  },
  'POST /web-api/payments/v1/enquiries/read': {
    owned: ['body.enquiryId'],
    make: async (world, player) => ({ body: { enquiryId: await opened(world, player), upTo: 2 } }),
  },
  'GET /web-api/payments/v1/enquiries/files/:file': {
    owned: ['params.file'],
    make: async (world, player) => ({ params: { file: await file(world, player) } }),
  },
};
