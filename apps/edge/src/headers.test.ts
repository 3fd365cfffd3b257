import { measured } from '@touchline/measured';
import { directiveOf, nonceOf, policyOf, withEdge } from './app.test.helper.ts';
import { aPage, fakeBundles } from './testing/fakes.ts';

const start = withEdge();

describe('headers', () => {
  const failing = fakeBundles(() => {
    throw new Error('bug');
  });
  const ways = [
    ['a page', '/en', undefined],
    ['a page that is not there', '/en/nope', undefined],
    ['a redirect', '/', undefined],
    ['a broken render', '/broken', undefined],
    ['a wrong method', '/en', 'POST'],
    ['an asset', '/assets/vendor/react-1.js', undefined],
    ['a missing asset', '/assets/vendor/none.js', undefined],
    ['a backend that is away', '/web-api/session', undefined],
    ['the contract page while the backend is away', '/docs', undefined],
    ['robots', '/robots.txt', undefined],
    ['the sitemap', '/sitemap.xml', undefined],
    ['health', '/healthz', undefined],
    ['readiness', '/readyz', undefined],
    ['the version', '/version', undefined],
    ['the mark', '/favicon.svg', undefined],
    ['a drawn picture', '/art/1/emblem.svg?name=a', undefined],
    ['a broken escape', '/%E0%A4%A', undefined],
  ] as const;

  it.each(ways)('[SEC-1][SEC-2][SEC-12] are complete on %s', async (_name, url, method) => {
    const app = await start(
      fakeBundles(({ url: { pathname } }) => {
        if (pathname === '/broken') throw new Error('bug');
        if (pathname === '/') return { kind: 'redirect', status: 302, location: '/en' };
        return aPage({ status: pathname === '/en/nope' ? 404 : 200 });
      }),
    );
    const { headers } = await app.inject({ url, method: method ?? 'GET' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    // Responses do not reveal the server software.
    expect([headers['server'], headers['x-powered-by']]).toEqual([undefined, undefined]);
    expect(headers['permissions-policy']).toContain('camera=()');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    if (String(headers['content-type']).startsWith('text/html')) {
      for (const rule of [
        "'strict-dynamic'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        "style-src-attr 'unsafe-inline'",
      ])
        expect(policy).toContain(rule);
      expect(headers['cache-control']).toBe('private, no-store');
    }
  });

  it('[SU-01] allows the configured consultant and no other host; an invalid host changes nothing', async () => {
    const policyWith = async (consultantHost?: string) => {
      const app = await start(fakeBundles(() => aPage(consultantHost === undefined ? {} : { consultantHost })));
      return policyOf((await app.inject('/en')).headers).replaceAll(/nonce-[^']+/g, 'nonce');
    };

    const usual = await policyWith();
    const open = await policyWith('chat.example');
    expect(open).toContain("connect-src 'self' https://chat.example wss://chat.example;");
    expect(open).not.toContain('trusted-types');
    expect([usual.includes('chat.example'), usual.includes("trusted-types 'none'")]).toEqual([false, true]);
    expect(await policyWith('*.chat.example')).toContain('frame-src http://games.localhost:4200 https://*.chat.example;');
    for (const none of ["x.test; script-src 'unsafe-inline'", '*', '*.', 'x.*', '* x.test']) expect(await policyWith(none)).toBe(usual);
  });

  it('[RT-18] a page that frames a provider allows its origin; an invalid origin changes nothing', async () => {
    const framesWith = async (frameOrigin?: string) => {
      const app = await start(fakeBundles(() => aPage(frameOrigin === undefined ? {} : { frameOrigin })));
      return directiveOf((await app.inject('/en')).headers, 'frame-src');
    };

    expect(await framesWith()).toBe('frame-src http://games.localhost:4200');
    expect(await framesWith('https://check.example')).toBe('frame-src http://games.localhost:4200 https://check.example');
    expect(await framesWith('https://check.example/page; script-src *')).toBe(
      'frame-src http://games.localhost:4200 https://check.example',
    );
    for (const none of ['*', 'javascript:alert(1)', 'data:text/html,x', "'self'"])
      expect(await framesWith(none)).toBe('frame-src http://games.localhost:4200');
  });

  it('[ID-05] allows account requests to the configured site only; an invalid origin changes nothing', async () => {
    const asksWith = async (accountsOrigin?: string) => {
      const app = await start(fakeBundles(() => aPage(accountsOrigin === undefined ? {} : { accountsOrigin })));
      return directiveOf((await app.inject('/en')).headers, 'connect-src');
    };

    expect(await asksWith()).toBe("connect-src 'self'");
    expect(await asksWith('https://accounts.example/path; script-src *')).toBe("connect-src 'self' https://accounts.example");
    for (const none of ['*', 'javascript:alert(1)', "'unsafe-inline'"]) expect(await asksWith(none)).toBe("connect-src 'self'");
  });

  it('[SEC-1] every script and style of a document carries its nonce', async () => {
    const app = await start();
    const { body, headers } = await app.inject('/en');
    const nonce = nonceOf(headers);
    for (const [tag] of body.matchAll(/<(script|style)\b[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`);
  });

  it('[SEC-1] 10,000 nonces are unique, and each has at least 128 bits', async () => {
    const app = await start(fakeBundles(() => ({ kind: 'redirect', status: 302, location: '/en' })));
    const nonces = new Set<string>();
    for (let index = 0; index < 10_000; index++) nonces.add(nonceOf((await app.inject('/')).headers));
    measured({ id: 'SEC-1', unit: 'repeated nonces', atMost: 0, trials: 10_000, value: 10_000 - nonces.size, tried: 10_000 });
    const bits = Math.min(...[...nonces].map((nonce) => Buffer.from(nonce, 'base64').length * 8));
    measured({ id: 'SEC-1', unit: 'bits of a nonce', atLeast: 128, value: bits });
  });

  it('[REM-10][SEC-12] the fallback page has a heading, text and no stack trace', async () => {
    const app = await start(failing);
    const { body, statusCode } = await app.inject('/en');
    expect(statusCode).toBe(500);
    expect(body).toContain('<h1>Something went wrong on our side</h1>');
    expect(body.replaceAll(/<style.*<\/style>|<[^>]+>/g, '').length).toBeGreaterThan(200);
    expect(body).not.toMatch(/bug|at .*\.ts/);
  });
});
