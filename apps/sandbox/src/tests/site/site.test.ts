import { measured } from '@touchline/measured';
import { beginSession } from '@touchline/server-kernel';
import { agreementContract, sessionContract } from '@touchline/identity-contract/schemas';
import { platformContract } from '@touchline/platform-contract/schemas';
import { SiteConfig } from '@touchline/shared-contract/schemas';
import { CONFIG_SIGNATURE, readSignature, signedText } from '@touchline/shared-contract/config-signature';
import { composeMedia, REQUIRED_SERVICES } from '@touchline/server-kernel';
import { ENGINE, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { createPublicKey, verify } from 'node:crypto';
import { startTestApp, type TestApp, type TestPlayer } from '../../testing/test-app.ts';

/** Public key trusted by browsers and the edge in a demo, as in libs/shared/config. */
const PLAY_MONEY_PUBLIC = {
  kty: 'EC',
  crv: 'P-256',
  x: 'euMYmSBcStf16LQtOqbcNKvEYIhTfFSfqJ1lxu-nftc',
  y: 'B3WocMZFqhhy5htuxRUIEAUZhi7mysrkzFQLLksonBc',
};

let test: TestApp;
let player: TestPlayer;
let cookie = '';
beforeAll(async () => {
  test = await startTestApp(ENGINE);
  player = await test.addPlayer();
  const { cookie: session } = await beginSession(test.db, { userId: player.userId, nowMs: test.clock.nowMs, isSaved: false });
  cookie = `__Host-tl-session=${session}`;
}, START_TIMEOUT_MS);
afterAll(() => test.close());

let scopes = 0;
/** Sets switches for a new scope. @returns the cookie that selects it. */
async function given(switches: object): Promise<string> {
  const scope = `site-${(scopes += 1)}`;
  const answer = await test.app.inject({ method: 'POST', url: '/__test/services', payload: { scope, ...switches } });
  expect(answer.statusCode).toBe(200);
  return `tl-test=${scope}`;
}
const get = (url: string, cookies = '') => test.app.inject({ method: 'GET', url, headers: { cookie: cookies } });
const post = (url: string, payload: object, cookies = '') =>
  test.app.inject({ method: 'POST', url, payload, headers: { cookie: cookies } });
const REDIRECT = platformContract.redirect.path;
const TERMS = agreementContract.terms.path;
const CONFIRM = agreementContract.confirmTerms.path;

it('[GD-20] redirects configured paths, only in the scope that configured them', async () => {
  const mine = await given({ redirects: { '/en/line': { redirect: true, code: 301, url: '/en/live', reasons: ['moved'] } } });

  expect((await post(REDIRECT, { url: 'http://shop.test/en/line?a=1' }, mine)).json()).toEqual({
    redirect: true,
    code: 301,
    url: '/en/live',
    reasons: ['moved'],
  });
  expect((await post(REDIRECT, { url: '/en/live' }, mine)).json()).toEqual({ redirect: false });
  expect((await post(REDIRECT, { url: '/en/line' })).json()).toEqual({ redirect: false });
});

it('[GD-22] [RM-07] returns the configured block and sections', async () => {
  const mine = await given({
    block: { displayTypeId: 1, templateTypeId: 4 },
    partitions: { success: false, listAvailablePartitions: [] },
  });

  expect((await post(platformContract.block.path, { auth: false, url: '/en' }, mine)).json()).toEqual({
    displayTypeId: 1,
    templateTypeId: 4,
  });
  expect((await get(platformContract.partitions.path, mine)).json()).toEqual({ success: false, listAvailablePartitions: [] });
});

it.each(['/bff-api/config/all.json?lang=en', '/bff-api/config/group/get?groups=bonus&lang=en'])(
  '[CF-01] the response of %s is signed with its address and time',
  async (place) => {
    const mine = await given({ config: { promoToOffer: true } });
    const { body, headers } = await get(place, mine);
    const { keyId, atMs, signature } = readSignature(String(headers[CONFIG_SIGNATURE])) ?? { keyId: '', atMs: 0, signature: '' };
    const key = createPublicKey({ key: PLAY_MONEY_PUBLIC, format: 'jwk' });
    const holds = (text: string): boolean =>
      verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));

    expect(keyId).toBe('play-money');
    expect(Math.abs(Date.now() - atMs)).toBeLessThan(60_000);
    expect(holds(signedText({ place, atMs, body }))).toBe(true);
    expect(holds(signedText({ place: `${place}&a=1`, atMs, body }))).toBe(false);
    expect(holds(signedText({ place, atMs: atMs + 1, body }))).toBe(false);
    expect(holds(signedText({ place, atMs, body: `${body} ` }))).toBe(false);
  },
);

it('[CF-04] serves a changed configuration that is valid', async () => {
  const mine = await given({ config: { promoToOffer: true, bonusPages: ['bonus'] } });
  const site = SiteConfig.parse((await get('/bff-api/config/all.json?lang=en', mine)).json());
  const { groups } = (await get('/bff-api/config/group/get?groups=bonus&lang=en', mine)).json<{ groups: object }>();

  expect([site.promoToOffer, site.bonusPages, site.companyName]).toEqual([true, ['bonus'], 'Touchline']);
  expect(groups).toEqual({ bonus: { promoToOffer: true, slot_first_deposit: false, bonusPages: ['bonus'] } });
});

it('[ID-18] reports terms that changed after the player agreed, until they agree to the current ones', async () => {
  const later = Math.floor(test.clock.nowMs / 1000) + 60;
  const mine = `${cookie}; ${await given({ termsUpdatedAt: later })}`;

  expect((await get(TERMS, cookie)).json()).toMatchObject({ result: false });
  expect((await get(TERMS, mine)).json()).toEqual({ result: true, updatedAt: later });
  expect((await post(CONFIRM, { updatedAt: later - 1 }, mine)).statusCode).toBe(409);
  expect((await get(TERMS, mine)).json()).toMatchObject({ result: true });
  expect((await post(CONFIRM, { updatedAt: later }, mine)).statusCode).toBe(204);
  expect((await get(TERMS, mine)).json()).toEqual({ result: false, updatedAt: later });
});

it('[HT-11] refuses bets while changed terms are not confirmed, with an error in the contract’s format', async () => {
  const price = test.prices.addGame(77);
  const mine = await given({ termsUpdatedAt: Math.floor(test.clock.nowMs / 1000) + 600 });
  const coupon = test.coupon(player, { bets: [price] });
  const answer = await test.app.inject({
    method: 'POST',
    url: '/web-api/coupon/place',
    headers: { authorization: `Bearer ${player.token}`, cookie: mine },
    payload: coupon,
  });

  expect(answer.statusCode).toBe(451);
  expect(answer.json()).toMatchObject({ status: 451, exception_code: 1, errors: [{ code: 'terms-changed' }] });
  expect(await test.balance(player.accountId)).toBe(100_000);
});

it('[CF-05] returns fresh values of both cookies to players only', async () => {
  const values = await Promise.all(
    [1, 2].map(async () => (await get(sessionContract.secureData.path, cookie)).json<{ ggru: string; grant: string }>()),
  );

  expect((await get(sessionContract.secureData.path)).statusCode).toBe(401);
  expect(new Set(values.flatMap(({ ggru, grant }) => [ggru, grant])).size).toBe(4);
  for (const { grant } of values) expect(grant).toMatch(/^[\w-]{32}$/);
});

it('[GD-18] [GD-07] returns whether the player can pay, and the ban level', async () => {
  const mine = `${cookie}; ${await given({ isPaymentAvailable: false })}`;

  expect((await get(platformContract.payments.path, cookie)).json()).toEqual({ isAvailable: true });
  expect((await get(platformContract.payments.path, mine)).json()).toEqual({ isAvailable: false });
  expect((await get('/web-api/session', cookie)).json()).not.toHaveProperty('ban_level');
  await post('/__test/ban', { userId: player.userId, level: 45 });
  expect((await get('/web-api/session', cookie)).json()).toMatchObject({ ban_level: 45 });
  await post('/__test/ban', { userId: player.userId, level: 0 });
});

it.each([
  [{ kind: 'answer', status: 500, type: 'text/html', body: '<p>' }, 500, '<p>'],
  [{ kind: 'answer', status: 200, type: 'application/json', body: 'null', padTo: 6 }, 200, 'null  '],
])('[GRD-6] [GRD-2] a service answers with the override %j of a test', async (override, status, body) => {
  const mine = await given({ overrides: { '/redirects-api': override } });
  const answer = await post(REDIRECT, { url: '/en' }, mine);

  expect([answer.statusCode, answer.body]).toEqual([status, body]);
  expect((await post(platformContract.block.path, { auth: false, url: '/en' }, mine)).statusCode).toBe(200);
});

const FAULTS = [
  ['is refused', { kind: 'refused' }],
  ['answers 500', { kind: 'answer', status: 500, type: 'text/plain', body: '' }],
  ['never answers', { kind: 'timeout' }],
  ['answers garbage', { kind: 'answer', status: 200, type: 'application/json', body: '<html>' }],
  ['answers without end', { kind: 'drip' }],
] as const;

/** One cell of the table. Counted when its checks have passed. */
const cell = (title: string, check: () => Promise<void>): void =>
  it(title, async () => {
    await check();
    measured({ id: 'GRD-6', unit: 'cell as declared, of 4 services of the backend', atLeast: 1, trials: 20, value: 1 });
  });

describe.each(FAULTS)('a service that %s', (_name, override) => {
  const placeWith = async (path: string): Promise<[number, number]> => {
    const price = test.prices.addGame(500 + scopes);
    const mine = await given({ overrides: { [path]: override } });
    const { statusCode } = await test.app.inject({
      method: 'POST',
      url: '/web-api/coupon/place',
      headers: { authorization: `Bearer ${player.token}`, cookie: mine },
      payload: test.coupon(player, { bets: [price] }),
    });
    return [statusCode, await test.balance(player.accountId)];
  };

  cell('[GRD-6] block: refuses bets', async () => {
    expect(await placeWith('/blocks-api')).toEqual([503, 100_000]);
  });
  cell('[GRD-6] limits: refuses bets', async () => {
    expect(await placeWith('/limit-service-api/api/external/web/v3/limits')).toEqual([503, 100_000]);
  });
  cell('[GRD-6] reality check: refuses bets', async () => {
    expect(await placeWith('/web-api/api/web/user/v1/reality-check')).toEqual([503, 100_000]);
  });
  cell('[GRD-6] ping: the session time still advances at the backend', async () => {
    const mine = `${cookie}; ${await given({ overrides: { '/limit-service-api/api/external/web/v3/ping': override } })}`;
    const look = async () => (await get('/web-api/session', mine)).json<{ startedAt: number; serverTime: number }>();
    const before = await look();
    test.clock.nowMs += 60_000;
    const after = await look();

    expect([after.startedAt - before.startedAt, after.serverTime - before.serverTime]).toEqual([0, 60_000]);
  });
});

it('[GD-05] [GRD-6] refuses bets of a blocked visitor', async () => {
  const price = test.prices.addGame(900);
  const mine = await given({ block: { displayTypeId: 1, templateTypeId: 3 } });
  const answer = await test.app.inject({
    method: 'POST',
    url: '/web-api/coupon/place',
    headers: { authorization: `Bearer ${await test.signIn(player.userId)}`, cookie: mine },
    payload: test.coupon(player, { bets: [price] }),
  });

  expect([answer.statusCode, await test.balance(player.accountId)]).toEqual([403, 100_000]);
});

it('[GRD-6] requires the same services for money as pages do', () => {
  expect(Object.keys(REQUIRED_SERVICES)).toEqual(['block', 'limits', 'reality-check']);
});

it('[GD-10] [CF-01] the configuration lists routes with pictures from all modules, and every picture is served', async () => {
  const site = (await test.app.inject({ url: '/bff-api/config/all.json?lang=en' })).json<{ mediaRoutes: string[] }>();
  expect(site.mediaRoutes).toEqual(['toto', 'lotto']);

  const mediaOf = async (route: string, lang: string) =>
    (await test.app.inject({ url: `/bff-api/media?route=${route}&lang=${lang}` })).json<{
      items: { image: string; alt: string; url: string | null }[];
    }>().items;
  const [pick, , share] = await mediaOf('toto', 'ru');
  expect(pick).toMatchObject({ alt: 'Выберите исход каждого матча тиража.', url: null });
  expect(share?.url).toBe('/ru/toto/draws');
  expect((await mediaOf('lotto', 'xx'))[1]?.alt).toBe('Each draw has its time. You can watch it live.');
  expect(await mediaOf('constructor', 'en')).toEqual([]);

  for (const { image } of [...(await mediaOf('toto', 'en')), ...(await mediaOf('lotto', 'en'))]) {
    const answer = await test.app.inject({ url: image });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  }
});

it('[GD-10] two modules cannot provide pictures for one route', () => {
  const media = { toto: () => [] };
  expect(() => composeMedia([{ media }, {}, { media }])).toThrow("two modules have pictures for the route 'toto'");
});
