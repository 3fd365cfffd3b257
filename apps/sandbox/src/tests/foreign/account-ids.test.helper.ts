import type { BonusesAnswer, RateAnswer, RequestsAnswer, WalletsAnswer } from '@touchline/account-office-contract';
import type { LimitsAnswer } from '@touchline/responsible-gaming-contract';
import jpeg from 'jpeg-js';
import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import type { TestPlayer } from '../../testing/test-app.ts';
import type { ForeignWorld, NamedByCall } from './foreign.test.helper.ts';

const OFFICE = '/web-api/office';
const LIMITS = '/limit-service-api/api/external/web/v3/limits';

/** The number of another open session of the player. */
async function session({ test }: ForeignWorld, { userId }: TestPlayer): Promise<number> {
  await test.signIn(userId);
  const [row] = await test.db.query<{ id: number }>('select max(id) as id from sessions where user_id = $1', [userId]);
  return row?.id ?? 0;
}

async function passkey({ test }: ForeignWorld, { userId }: TestPlayer): Promise<string> {
  const id = Buffer.from(`passkey-${userId}`).toString('base64url');
  await test.db.query(
    "insert into passkeys (id, user_id, public_key, counter, transports, name, created_at) values ($1, $2, 'key', 0, '', 'Phone', 0)",
    [id, userId],
  );
  return id;
}

const bytes = (hex: string) => Buffer.from(hex, 'hex');

/** What a browser answers to the question for a new passkey, with a key pair made here and no attestation. */
function newPasskey(challenge: string) {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  const part = (text: string) => Buffer.from(text, 'base64url');
  // COSE: kty EC2, alg ES256, crv P-256, then x and y of 32 bytes each.
  const key = Buffer.concat([bytes('a5010203262001215820'), part(x), bytes('225820'), part(y)]);
  const id = Buffer.from(randomUUID());
  const site = createHash('sha256').update('localhost').digest();
  // Flags: user present and verified, with a new key; a counter of 0, no model, and the length of the id.
  const data = Buffer.concat([site, bytes('4500000000'), Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
  // CBOR: { fmt: 'none', attStmt: {}, authData: data }.
  const head = Buffer.concat([bytes('a363'), Buffer.from('fmt'), bytes('64'), Buffer.from('none'), bytes('67'), Buffer.from('attStmt')]);
  const object = Buffer.concat([head, bytes('a068'), Buffer.from('authData'), Buffer.from([0x58, data.length]), data]);
  const client = Buffer.from(JSON.stringify({ type: 'webauthn.create', challenge, origin: 'http://localhost:4200' }));
  const response = { clientDataJSON: client.toString('base64url'), attestationObject: object.toString('base64url'), transports: [] };
  const name = id.toString('base64url');
  return { id: name, rawId: name, type: 'public-key', clientExtensionResults: {}, response };
}

/** Ids of sessions, passkeys and accounts. */
const PEOPLE: NamedByCall = {
  'POST /web-api/user/sessions/end': {
    owned: ['body.id'],
    make: async (world, player) => ({ body: { id: await session(world, player) } }),
  },
  'POST /web-api/user/passkeys': {
    owned: ['body.guid'],
    make: async ({ post }, { password, ...player }) => {
      type Question = { guid: string; options: { challenge: string } };
      const { guid, options } = await post<Question>({ ...player, password }, '/web-api/user/passkeys/options', { password });
      return { body: { guid, answer: newPasskey(options.challenge), name: 'Phone' } };
    },
  },
  'POST /web-api/user/passkeys/rename': {
    owned: ['body.id'],
    make: async (world, player) => ({ body: { id: await passkey(world, player), name: 'Mine' } }),
  },
  'POST /web-api/user/passkeys/remove': {
    owned: ['body.id'],
    make: async (world, player) => ({ body: { id: await passkey(world, player), password: player.password } }),
  },
  'POST /web-api/account/active': { owned: ['body.id'], make: async (_, { accountId }) => ({ body: { id: accountId } }) },
  // Converts the active account of the session; the id is not read.
  'POST /web-api/user/convert-account': { shared: ['body.id'] },
  // Shown as a picture on the screen that signs in, for the player's phone to approve.
  'POST /web-api/user/qr/look': { shared: ['body.guid'] },
  'POST /web-api/user/qr/decide': { shared: ['body.guid'] },
  // Shown by the window that signs in, for the player to type.
  'POST /web-api/user/sign-in-token': { shared: ['body.mark'] },
  // Valid only in the browser that returned from the network.
  'POST /web-api/user/social/link': { shared: ['body.ticket'] },
};

const raised = async ({ post }: ForeignWorld, player: TestPlayer, limitType: number): Promise<LimitsAnswer> => {
  await post(player, LIMITS, { limits: [{ limitType, limitValue: 5_000 }] });
  return post<LimitsAnswer>(player, LIMITS, { limits: [{ limitType, limitValue: 9_000 }] });
};
/** A limit that waits to be raised. */
const pendingLimit = async (world: ForeignWorld, player: TestPlayer): Promise<number> =>
  (await raised(world, player, 1)).limitsData.find(({ limitState }) => limitState === 'PENDING')?.id ?? 0;
const RIGHT = [2, 3, 1, 2].map((answerId, at) => ({ id: at + 1, answerId }));

const LIMIT_IDS: NamedByCall = {
  'POST /limit-service-api/api/external/web/v3/testanswers': {
    owned: ['body.tokenGuid'],
    shared: ['body.answers.0.id', 'body.answers.0.answerId'],
    make: async (world, player) => ({ body: { tokenGuid: (await raised(world, player, 20)).tokenGuid, answers: RIGHT } }),
  },
  'POST /limit-service-api/api/external/web/v3/limitaction': {
    owned: ['body.id'],
    make: async (world, player) => ({ body: { id: await pendingLimit(world, player), action: 'reject' } }),
  },
  'DELETE /limit-service-api/api/external/web/v3/limit': {
    owned: ['query.id'],
    make: async (world, player) => ({ query: { id: await pendingLimit(world, player) } }),
  },
};

/** An empty account in dollars. */
async function dollars({ test, post, get }: ForeignWorld, player: TestPlayer): Promise<number> {
  await post(player, `${OFFICE}/wallets/add`, { currency_id: 840 });
  test.clock.nowMs += 3_000;
  const { wallets } = await get<WalletsAnswer>({ ...player, token: await test.signIn(player.userId) }, `${OFFICE}/wallets`);
  return wallets.find(({ iso }) => iso === 'USD')?.score_id ?? 0;
}
const exchange = async (world: ForeignWorld, player: TestPlayer) => ({
  ...{ fromId: player.accountId, toId: await dollars(world, player), amount: 1_000 },
});
async function bonus({ post, get }: ForeignWorld, player: TestPlayer): Promise<number> {
  await post(player, `${OFFICE}/promo/activate`, { code: 'SPINS5' });
  const { bonuses } = await get<BonusesAnswer>(player, `${OFFICE}/bonuses`);
  return bonuses[0]?.id ?? 0;
}

/** Sends the only part of a small picture. */
async function upload({ post }: ForeignWorld, player: TestPlayer): Promise<string> {
  const [width, height, id] = [440, 420, randomUUID()];
  const data = Buffer.from(Array.from({ length: width * height * 4 }, (_, at) => (Math.floor(at / 40) % 2) * 200));
  const picture = Buffer.from(jpeg.encode({ data, width, height }, 80).data).toString('base64');
  await post(player, `${OFFICE}/documents/part`, { upload: id, n: 0, data: picture });
  return id;
}

const OFFICE_IDS: NamedByCall = {
  'POST /web-api/office/wallets/remove': {
    owned: ['body.score_id'],
    make: async (world, player) => ({ body: { score_id: await dollars(world, player) } }),
  },
  'POST /web-api/office/wallets/label': {
    owned: ['body.score_id'],
    make: async (world, player) => ({ body: { score_id: await dollars(world, player), label: 'Holidays' } }),
  },
  'POST /web-api/office/conversion/rate': {
    owned: ['body.fromId', 'body.toId'],
    make: async (world, player) => ({ body: await exchange(world, player) }),
  },
  'POST /web-api/office/conversion': {
    owned: ['body.fromId', 'body.toId'],
    chosen: ['body.id'],
    make: async (world, player) => {
      const wish = await exchange(world, player);
      const { rateAt } = await world.post<RateAnswer>(player, `${OFFICE}/conversion/rate`, wish);
      return { body: { ...wish, id: randomUUID(), rateAt } };
    },
  },
  'POST /web-api/office/bonuses/choose': { shared: ['body.offerId'] },
  'POST /web-api/office/bonuses/claim': {
    owned: ['body.id'],
    make: async (world, player) => {
      const id = await bonus(world, player);
      await world.test.db.query('update bonuses set factor = 0 where id = $1', [id]);
      return { body: { id } };
    },
  },
  'POST /web-api/office/bonuses/give-up': {
    owned: ['body.id'],
    make: async (world, player) => ({ body: { id: await bonus(world, player) } }),
  },
  'POST /web-api/office/cashback/exchange': {
    chosen: ['body.id'],
    make: async ({ test }, { accountId }) => {
      await test.db.query('update accounts set points = 35 where id = $1', [accountId]);
      return { body: { id: randomUUID(), points: 10 } };
    },
  },
  'POST /web-api/office/requests/message': {
    owned: ['body.id'],
    make: async ({ post }, player) => {
      const { requests } = await post<RequestsAnswer>(player, `${OFFICE}/requests`, {
        topic: 'bets',
        subject: 'Settled wrong',
        text: 'Coupon 7',
      });
      return { body: { id: requests[0]?.id ?? 0, text: 'Thanks' } };
    },
  },
  // Ideas are published; a player votes for those of others.
  'POST /web-api/office/ideas/vote': { shared: ['body.id'] },
  'POST /web-api/office/documents/part': {
    chosen: ['body.upload'],
    make: async () => ({ body: { upload: randomUUID(), n: 0, data: Buffer.from('picture').toString('base64') } }),
  },
  'POST /web-api/office/documents': {
    owned: ['body.upload'],
    make: async (world, player) => ({ body: { upload: await upload(world, player), kind: 'passport', parts: 1 } }),
  },
  'POST /bff-api/points/purchases': {
    chosen: ['body.id'],
    shared: ['body.item'],
    make: async ({ test }, { userId }) => {
      await test.db.query(
        `insert into promotion_entries (user_id, slug, joined_at, completed_at, reward) values ($1, 'first-steps', 1, 2, 200)`,
        [userId],
      );
      return { body: { id: randomUUID(), item: 'two' } };
    },
  },
  'POST /web-api/inbox/read': { chosen: ['body.upTo'], make: async () => ({ body: { upTo: 1 } }) },
};

/** Ids of a player's sessions, keys, accounts, limits and office. */
export const ACCOUNT_IDS: NamedByCall = { ...PEOPLE, ...LIMIT_IDS, ...OFFICE_IDS };
