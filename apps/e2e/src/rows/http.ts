import { expect } from '@playwright/test';
import { pushPath } from '../support/go-to.ts';
import { worldNow } from '../support/product.ts';
import type { Answer, Audit, Reader, Visit } from './audit.ts';
import { checks } from './check.ts';
import { deposit } from './coupons.ts';

const player = (audit: Audit, work: (reader: Reader) => Promise<void>, visit: Visit = {}): Promise<void> =>
  audit.visit({ as: 'player', ...visit }, work);
const login = (reader: Reader, data: object): Promise<Answer> => reader.ask('POST /web-api/user/login', { data, isAnonymous: true });

export const HTTP = checks({
  'HT-01': [
    'players',
    'the token has an expiry in the future; a call below /web-api is 200 with it and 401 without',
    async (audit) => {
      const reader = await audit.reader('player');
      const { body } = await reader.ask('GET /web-api/user/gettoken?force_refresh=true', {
        headers: { 'x-requested-with': 'XMLHttpRequest' },
        isAnonymous: true,
      });
      expect(body.expiresAt).toBeGreaterThan(worldNow());
      expect((await reader.ask('GET /web-api/user/config', { isAnonymous: true })).status).toBe(401);
      expect((await reader.ask('GET /web-api/user/config')).status).toBe(200);
    },
  ],
  'HT-02': [
    'players',
    'an office page, whose calls all need a token, asks gettoken with force_refresh=true once',
    async (audit) =>
      player(audit, async (reader) => {
        const page = await reader.page();
        const asked: string[] = [];
        page.on('request', (request) => request.url().includes('/user/gettoken') && asked.push(request.url()));
        const person = await reader.open('/office/account');
        await expect(person.balance).toBeVisible();
        expect(asked.every((url) => url.endsWith('force_refresh=true'))).toBe(true);
        expect(asked).toHaveLength(1);
      }),
  ],
  'HT-03': [
    'players',
    'after the first calls of a page were answered 401 the token is renewed once and the page shows its content',
    async (audit) =>
      player(audit, async (reader) => {
        const own = await reader.page();
        let first = 0;
        own.on('response', (response) => (first += response.url().includes('/user/gettoken') ? 1 : 0));
        const person = await reader.open('/line');
        await expect(person.balance).toBeVisible();
        const { page } = person;
        let renewals = 0;
        await expect.poll(() => first).toBe(1);
        page.on('request', (request) => (renewals += request.url().includes('/user/gettoken') ? 1 : 0));
        const refused = new Set<string>();
        await page.route('**/web-api/office/**', (route) => {
          const { pathname } = new URL(route.request().url());
          if (refused.has(pathname)) return route.continue();
          refused.add(pathname);
          return route.fulfill({ status: 401, contentType: 'application/json', body: '{"status":401,"code":401,"errors":[]}' });
        });
        await pushPath(page, '/en/office/account');
        await expect.poll(() => refused.size).toBeGreaterThan(0);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(person.balance).toBeVisible();
        expect(renewals).toBe(1);
      }),
  ],
  'HT-04': [
    'visitors',
    'the sixth wrong password of a login from elsewhere is answered 400 with code 100, and a page that is open there solves the challenge and repeats the call with its answer in a header',
    async (audit) =>
      player(audit, async ({ credentials }) =>
        audit.visit({}, async (other) => {
          const codes: number[] = [];
          for (let tries = 0; tries < 6; tries++)
            codes.push((await login(other, { uLogin: credentials.login, uPassword: `Wrong-${tries}-password` })).body.code);
          expect(codes.at(-1)).toBe(100);
          const person = await other.open('/user/login');
          const repeated = person.page.waitForRequest((request) => request.headers()['x-captcha'] !== undefined);
          await person.signIn(credentials);
          await repeated;
          await expect(person.balance).toBeVisible();
        }),
      ),
  ],
  'HT-05': [
    'visitors',
    'gettime, update and validate (param captcha) of the captcha answer; a wrong answer is refused with code 111',
    async (audit) => {
      const reader = await audit.reader();
      expect((await reader.json('GET /web-api/captcha/gettime')).livesMs).toBeGreaterThan(0);
      expect((await reader.json('GET /web-api/captcha/update')).challenge).toBeDefined();
      expect((await reader.ask('POST /web-api/captcha/validate', { data: { captcha: 'x' } })).body).toMatchObject({
        status: 400,
        code: 111,
      });
    },
  ],
  'HT-06': [
    'operators',
    'with the fingerprint asked for, a sign-in without one is answered 400 with code 110',
    async (audit) =>
      player(
        audit,
        async (reader) => {
          const { status, body } = await login(reader, { uLogin: reader.credentials.login, uPassword: reader.credentials.password });
          expect([status, body.code]).toEqual([400, 110]);
        },
        { services: { isFingerprintAsked: true } },
      ),
  ],
  'HT-09': [
    'anyone',
    '/web-api/session is not stored by caches and answers the user_id of a player, null for a visitor',
    async (audit) => {
      const { headers, body } = await (await audit.reader('player')).ask('GET /web-api/session');
      expect(headers['cache-control']).toContain('no-store');
      expect(body.user_id).toBe((await audit.reader('player')).userId);
      expect((await (await audit.reader()).ask('GET /web-api/session')).body?.user_id ?? null).toBe(null);
    },
  ],
  'HT-11': [
    'players',
    'a call that changed terms forbid is answered 451 with exception_code 1',
    async (audit) =>
      player(
        audit,
        async (reader) => {
          const { status, text } = await reader.ask('POST /web-api/payments/v1/deposits', { data: await deposit(reader, 2_000) });
          expect([status, text.includes('"exception_code":1')]).toEqual([451, true]);
        },
        { services: { termsUpdatedAt: Math.floor(worldNow() / 1000) + 3_600, config: { isConfirmTermsEnabled: true } } },
      ),
  ],
});
