import { forgetOldTries } from '@touchline/server-kernel';
import { answerFailures, holdsNull } from '@touchline/server-kernel/http';
import { ENGINES, LONGEST_WINDOW_MS, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { ErrorAnswer } from '@touchline/shared-contract/schemas';
import type { SiteConfig } from '@touchline/shared-contract';
import fastify from 'fastify';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const REGISTRATION = { type: 'one_click', country_id: 276, currency_id: 978, isTermsAccepted: true };
const HOUR_MS = 60 * 60_000;
const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe.each(ENGINES)('hostile requests on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(() => {
    test.clock.nowMs += 2 * HOUR_MS; // earlier attempts no longer count towards any limit
  });

  /** Retries after 503, which a busy machine may answer. Limits by address answer with 429. */
  const post = async (url: string, payload: object, address: string) => {
    const ask = () => test.app.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': address } });
    let answer = await ask();
    while (answer.statusCode === 503) answer = await ask();
    return answer;
  };
  const guess = (login: string, address: string) => post('/web-api/user/login', { uLogin: login, uPassword: 'wrong' }, address);
  const counted = (answers: readonly { statusCode: number }[], status: number) =>
    answers.filter(({ statusCode }) => statusCode === status).length;

  it.each([
    ['a login with U+0000', 'POST', '/web-api/user/login', '{"uLogin":"a\\u0000b","uPassword":"x"}'],
    ['U+0000 in an address', 'GET', '/bff-api/feed/search?lang=en&q=a%00b', undefined],
    ['a kind of coupon past 32 bits', 'GET', '/web-api/coupon/history?typeId=2147483648', undefined],
    ['a list of 201 coupons', 'GET', '/web-api/coupon/history?count=201', undefined],
    ['a list of no coupons', 'GET', '/web-api/coupon/history?count=0', undefined],
    ['a list of excessive length', 'GET', '/web-api/coupon/history?count=999999999999999', undefined],
  ] as const)('[SEC-5] %s is answered with 400 in the common error format', async (_, method, url, payload) => {
    const { token } = await test.addPlayer();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await test.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });

    expect(answer.statusCode).toBe(400);
    expect(ErrorAnswer.safeParse(answer.json()).success).toBe(true);
  });

  it('[SEC-5] a value that does not fit its column is answered with 400, even if validation misses it', async () => {
    const app = fastify();
    answerFailures(app);
    app.get('/number', async () => test.db.query('select $1::int', [2_147_483_648]));
    app.get('/text', async () => test.db.query('select $1::text', ['a\0b']));

    for (const url of ['/number', '/text']) expect((await app.inject(url)).statusCode).toBe(400);
  });

  it('[AUTH-8] an IPv6 /64 network counts as one address for guesses', async () => {
    const answers = await Promise.all(
      Array.from({ length: 45 }, (_, at) => guess(`nobody-${at}`, `2001:db8:0:7::${(at + 1).toString(16)}`)),
    );
    const other = await guess('nobody', '2001:db8:0:8::1');

    expect([counted(answers, 400), counted(answers, 429), other.statusCode]).toEqual([30, 15, 400]);
  });

  it('[AUTH-8] different notations of an address count as one, and invalid addresses share one limit', async () => {
    const spellings = ['198.51.100.7', '::ffff:198.51.100.7', '::ffff:c633:6407', '0:0:0:0:0:ffff:198.51.100.7'];
    const one = await Promise.all(Array.from({ length: 40 }, (_, at) => guess(`somebody-${at}`, spellings[at % 4] ?? '')));
    const none = await Promise.all(Array.from({ length: 40 }, (_, at) => guess(`someone-${at}`, `junk-${at}`)));

    expect([counted(one, 400), counted(one, 429)]).toEqual([30, 10]);
    expect([counted(none, 400), counted(none, 429)]).toEqual([30, 10]);
  });

  it('[AUTH-8] an address can register thirty players a minute; an IPv6 /64 network counts as one address', async () => {
    const register = (at: number) => post('/web-api/registration/fast', REGISTRATION, `2001:db8:0:9::${(at + 1).toString(16)}`);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => register(at)));
    test.clock.nowMs += 60_000;
    const later = await register(0);

    expect([counted(answers, 200), counted(answers, 429), later.statusCode]).toEqual([30, 10, 200]);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBe('60');
  });

  it('[GD-16] an address can share thirty coupons a minute', async () => {
    const share = (at: number) => post('/bff-api/coupon/shared', { bets: [{ gameId: 1, marketId: 1, outcomeId: at + 1 }] }, '203.0.113.50');
    const answers = await Promise.all(Array.from({ length: 35 }, (_, at) => share(at)));
    test.clock.nowMs += 60_000;
    const later = await share(99);

    expect([counted(answers, 200), counted(answers, 429), later.statusCode]).toEqual([30, 5, 200]);
  });

  it('[LY-05] an address can open thirty conversations an hour, even if old attempts are deleted in between', async () => {
    const open = () => post('/support-api/v1/conversation', {}, '203.0.113.51');
    const answers = [];
    for (let at = 0; at < 30; at += 1) answers.push(await open());
    test.clock.nowMs += HOUR_MS / 2;
    await forgetOldTries(test.db, test.clock.nowMs);
    const half = await open();
    test.clock.nowMs += HOUR_MS / 2;
    await forgetOldTries(test.db, test.clock.nowMs);
    const hour = await open();

    expect([counted(answers, 204), half.statusCode, hour.statusCode]).toEqual([30, 429, 204]);
    expect(LONGEST_WINDOW_MS).toBe(HOUR_MS);
  });

  it('[PRV-4] a response contains the request id set by the edge, and a new one for other clients', async () => {
    const ask = (remoteAddress: string) => test.app.inject({ url: '/nothing', headers: { 'x-trace-id': ID }, remoteAddress });

    expect((await ask('127.0.0.1')).json<ErrorAnswer>().traceId).toBe(ID);
    expect((await ask('203.0.113.7')).json<ErrorAnswer>().traceId).not.toBe(ID);
  });

  it('[LY-15] accepts a visitor’s country only from a trusted proxy, and only if it exists', async () => {
    const countryFor = async (country: string, remoteAddress: string) =>
      (
        await test.app.inject({ url: '/bff-api/config/all.json?lang=en', headers: { 'x-geo-country': country }, remoteAddress })
      ).json<SiteConfig>().geoCountryId;

    expect(await countryFor('de', '127.0.0.1')).toBe(276);
    expect(await countryFor('DE', '203.0.113.7')).toBeNull();
    expect(await countryFor('QZ', '127.0.0.1')).toBeNull();
  });
});

it.each([
  ['{"a":"\\u0000"}', true],
  ['{"a":"x\\\\\\u0000"}', true],
  ['{"a":"\\\\u0000"}', false],
  ['{"a":"\\u00001"}', true],
  ['{"a":"\\u0001"}', false],
  ['{"a":"\0"}', true],
  ['{}', false],
])('[SEC-5] detects whether %j contains U+0000: %p', (text, isThere) => {
  expect(holdsNull(text)).toBe(isThere);
});
