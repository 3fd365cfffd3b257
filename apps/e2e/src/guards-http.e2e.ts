import { hostileReturnUrls } from '@touchline/shared-routes/testing';
import { request as ask } from 'node:http';
import { expect, register, test, visit } from './support/by-http.ts';
import { measured } from './support/measured.ts';
import { ORIGIN, PORT, worldNow } from './support/product.ts';
import { ban, SCOPE_COOKIE, scopeWith } from './support/services.ts';

const isLong = process.env['TOUCHLINE_LONG'] === '1';
const foreign = (urls: readonly string[]): string[] => urls.filter((url) => new URL(url).origin !== ORIGIN);
/** The edge rejects a NUL byte before it parses the URL. */
const isRefused = (payload: string): boolean => payload.includes('\u0000');
const pathsOf = (urls: readonly string[]): string[] => urls.map((url) => new URL(url).pathname);

test.describe('return URLs', () => {
  // Decided by the edge, in the same way for both builds.
  test('[GRD-1] none of 228 hostile return URLs sends a signed-in player to another site', async ({ visitor }) => {
    const player = await visitor();
    await register(player);
    // Without the redirect cookie that a browser would collect.
    const cookie = (await player.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const corpus = hostileReturnUrls(ORIGIN);
    for (const payload of corpus) {
      const path = `/en/user/login?returnUrl=${encodeURIComponent(payload)}`;
      const { status, headers } = await fetch(ORIGIN + path, { headers: { cookie }, redirect: 'manual' });
      const { origin } = new URL(headers.get('location') ?? '', ORIGIN);
      expect([status, origin], payload).toEqual([isRefused(payload) ? 400 : 302, ORIGIN]);
      measured({ id: 'GRD-1', unit: 'redirects to another site', atMost: 0, trials: 200, value: origin === ORIGIN ? 0 : 1 });
    }
    expect(corpus.length).toBeGreaterThanOrEqual(200);
  });

  test('[GRD-1] a path that looks like another host stays a path of the site in every language', async ({ visitor }) => {
    const reader = await visitor();
    const paths = [
      '//evil.localhost',
      '//evil.localhost/en',
      '/en//evil.localhost',
      '/zz//evil.localhost/',
      '/%5Cevil.localhost',
      '/..//evil.localhost',
    ];
    const documents: string[] = [];
    for (const path of paths) documents.push(...(await visit(reader, path)).documents);

    expect(foreign(documents)).toEqual([]);
    expect(documents.length).toBeGreaterThan(paths.length);
  });

  test('[GRD-1] the return from a payment leads only to this site', async ({ visitor }) => {
    const reader = await visitor();
    const pathOf = (payload: string, at: number): string => {
      const result = ['success', 'fail', 'pending', 'cancel', 'withdraw/success', 'withdraw/fail'][at % 6];
      const value = encodeURIComponent(payload);
      return `/en/onpay/${result}?returnUrl=${value}&url=${value}&redirect=${value}&back=${value}`;
    };
    const places = (html: string): string[] => [...html.matchAll(/(?:href|action|src|content)="([^"]*)"/g)].map(([, place = '']) => place);
    const payloads = hostileReturnUrls(ORIGIN).filter((_, at) => isLong || at % 8 === 0);
    for (const [at, payload] of payloads.entries()) {
      const answer = await reader.get(pathOf(payload, at));
      expect([answer.status(), answer.headers()['location'], answer.headers()['refresh']]).toEqual([
        isRefused(payload) ? 400 : 200,
        undefined,
        undefined,
      ]);
      const foreignPlaces = places(await answer.text()).filter(
        (place) => URL.canParse(place, ORIGIN) && new URL(place, ORIGIN).hostname.includes('evil'),
      );
      expect(foreignPlaces, payload).toEqual([]);
    }

    expect(places((await visit(reader, pathOf('//evil.localhost', 0))).html)).toContain('/en/office/account');
    expect((await visit(reader, '/en/office/account')).documents.at(-1)).toBe(`${ORIGIN}/en/user/login?returnUrl=%2Fen%2Foffice%2Faccount`);
  });
});

test.describe('redirects', () => {
  test('[GRD-3] [GD-21] cycles and growing URLs end at a page within five hops', async ({ visitor }) => {
    const away = (url: string): object => ({ redirect: true, code: 302, url });
    const visitWith = async (switches: object, path: string) => visit(await visitor({ [SCOPE_COOKIE]: await scopeWith(switches) }), path);

    const cycle = await visitWith({ redirects: { '/en/line': away('/en/live'), '/en/live': away('/en/line') } }, '/en/line');
    expect(cycle.status).toBe(200);
    expect(cycle.documents.length).toBeLessThanOrEqual(6);

    const itself = await visitWith({ redirects: { '/en/line': away('/en/line') } }, '/en/line');
    expect([itself.status, ...pathsOf(itself.documents)]).toEqual([200, '/en/line']);

    const growing = await visitWith({ redirectPrefix: '/de' }, '/en/promo');
    expect(growing.status).toBeLessThan(500);
    expect(growing.documents.length).toBeLessThanOrEqual(6);

    const links = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`/en/promotions/${at}`, away(`/en/promotions/${at + 1}`)]));
    const chain = await visitWith({ redirects: links }, '/en/promotions/0');
    // The first document is no hop.
    measured({ id: 'GRD-3', unit: 'hops in a chain of fifty', atMost: 5, value: chain.documents.length - 1 });
    expect(chain.documents.length).toBeGreaterThan(1);
    expect(chain.html).toContain('<main');
  });
});

test('[GD-03] [PRV-2] marks of a link are stored only after consent', async ({ visitor }) => {
  const marksOf = async (consent: string, path: string) => {
    const reader = await visitor({ 'tl-consent': consent });
    await reader.get(path);
    return (await reader.storageState()).cookies.filter(({ name }) => /^tl-(ref|tag|subid)$/.test(name));
  };
  expect(await marksOf('1.0', '/en?ref_id=77&subid=abc')).toEqual([]);

  const kept = await marksOf('1.3', '/en?ref_id=77&tag_short=x');
  const daysOf = (name: string): number => ((kept.find((cookie) => cookie.name === name)?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(daysOf('tl-ref')).toBeCloseTo(60, 0);
  expect(daysOf('tl-tag') * 24).toBeCloseTo(1, 0);
});

test.describe('players', () => {
  test('[GD-15] [HT-11] [ID-18] a direct request shows changed terms first', async ({ visitor }) => {
    const soon = Math.floor(worldNow() / 1000) + 3_600;
    const scope = await scopeWith({ termsUpdatedAt: soon, config: { isConfirmTermsEnabled: true } });
    const player = await visitor({ [SCOPE_COOKIE]: scope });
    await register(player);
    const shown = async (path: string) => pathsOf((await visit(player, path)).documents).at(-1);
    expect(await shown('/en/line')).toBe('/en/confirm-terms');
    expect(await shown('/en/information/about')).toBe('/en/information/about');
    const confirmed = await player.post('/web-api/api-v3/v2/user/agreement-rules/confirm', {
      headers: { origin: ORIGIN },
      data: { updatedAt: soon },
    });
    expect(confirmed.status()).toBe(204);
    expect(await shown('/en/confirm-terms')).toBe('/en');
  });

  test('[GD-07] [GD-08] a banned player sees the ban page, and withdrawals if the level allows them', async ({ visitor }) => {
    const player = await visitor();
    await register(player);
    const shown = async (path: string) => pathsOf((await visit(player, path)).documents).at(-1);
    const { user_id: userId } = (await (await player.get('/web-api/session')).json()) as { user_id: number };
    await ban(userId, 45);
    expect(await shown('/en/line')).toBe('/en/block');
    expect(await shown('/en/office/deduce')).toBe('/en/office/deduce');
    await ban(userId, 0);
    expect(await shown('/en/line')).toBe('/en/line');
  });
});

test('[AUTH-12] the edge refuses sockets that a page of another site opens', async () => {
  const statusFor = (origin: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
        Origin: origin,
        Host: new URL(ORIGIN).host,
      };
      const upgradeRequest = ask({ host: '127.0.0.1', port: PORT, path: '/support-api/v1/socket', headers });
      upgradeRequest.on('response', ({ statusCode }) => resolve(statusCode));
      upgradeRequest.on('upgrade', ({ statusCode }, socket) => {
        socket.destroy();
        resolve(statusCode);
      });
      upgradeRequest.on('error', reject);
      upgradeRequest.end();
    });

  expect([await statusFor('https://evil.test'), await statusFor(ORIGIN)]).toEqual([403, 101]);
});
