/** @jest-environment node */
import fastify from 'fastify';
import { aRegistry } from '../testing/fakes.ts';
import { addGamesOrigin } from './games-origin.ts';
import { addSecurityHeaders } from '../http/security-headers.ts';

const settings = {
  gamesOrigin: 'http://games.localhost:4200',
  gameServers: ['https://rounds.example'],
  siteOrigins: ['http://localhost:4200'],
};

async function edge() {
  const app = fastify();
  addSecurityHeaders(app, settings);
  addGamesOrigin(app, { settings, registry: { current: () => aRegistry({ frame: { js: '/assets/game-frame/frame-1.js', css: [] } }) } });
  app.get('/*', async (_, reply) => reply.type('text/html').send('the site'));
  return app;
}
const ask = async (host: string, url: string) => (await edge()).inject({ url, headers: { host } });

it('[SEC-3] serves the frame on the games origin, sandboxed and framed by the site only', async () => {
  const { body, headers } = await ask('games.localhost:4200', '/frame');
  expect(body).toContain('src="/assets/game-frame/frame-1.js"');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain('sandbox allow-scripts');
  expect(policy).not.toContain('allow-same-origin');
  expect(policy).toContain('frame-ancestors http://localhost:4200');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('font-src http://games.localhost:4200;');
  expect(policy).toContain('connect-src http://games.localhost:4200 https://rounds.example;');
  expect(headers['x-frame-options']).toBeUndefined();
});

it('[SEC-3] a game turns no text into code, opens no worker and loads no image', async () => {
  const { headers } = await ask('games.localhost:4200', '/frame');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none';");
  expect(policy).not.toMatch(/unsafe-eval|unsafe-inline|blob:|data:|img-src|worker-src/);
});

it('[SEC-3] serves nothing else of the site there: no page, no call, no other script', async () => {
  for (const url of ['/', '/en', '/web-api/session', '/assets/host-desktop/desktop-1.js', '/frame/other'])
    expect([url, (await ask('games.localhost:4200', url)).statusCode]).toEqual([url, 404]);
  expect((await ask('games.localhost:4200', '/assets/game-frame/frame-1.js')).body).toBe('the site');
});

it('[SEC-3] the site itself has no frame, and cannot be framed', async () => {
  const { body, headers } = await ask('localhost:4200', '/frame');
  expect([body, headers['x-frame-options']]).toEqual(['the site', 'DENY']);
});

describe('the captcha of a provider', () => {
  const policyOf = async (query: string) =>
    String((await ask('games.localhost:4200', `/captcha?${query}`)).headers['content-security-policy']);

  it('[HT-04] [SEC-1] [SEC-3] has a page on the games origin, where only the script of that provider runs', async () => {
    const { body, headers } = await ask('games.localhost:4200', '/captcha?provider=turnstile&key=site-1&lang=ar&theme=light');
    const policy = String(headers['content-security-policy']);
    const [, nonce = 'none'] = /script-src 'nonce-([^']+)' 'strict-dynamic';/.exec(policy) ?? [];

    expect(body).toContain(`<script nonce="${nonce}">`);
    expect(body).toContain('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit');
    expect(body).toContain('<html lang="ar">');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-src https://challenges.cloudflare.com;');
    expect(policy).toContain('frame-ancestors http://localhost:4200;');
    expect(policy).not.toContain('hcaptcha');
    expect([headers['x-frame-options'], headers['cache-control']]).toEqual([undefined, 'no-store']);
  });

  it('[SEC-1] allows each provider what it documents', async () => {
    expect(await policyOf('provider=hcaptcha&key=a')).toContain('connect-src https://hcaptcha.com https://*.hcaptcha.com;');
    expect(await policyOf('provider=recaptcha&key=a')).toContain(
      'frame-src https://www.google.com https://recaptcha.google.com https://www.gstatic.com;',
    );
    expect(await policyOf('provider=geetest&key=a')).toContain('img-src data: https://*.geetest.com https://*.geevisit.com;');
  });

  it.each([
    'provider=puzzle&key=a',
    'provider=turnstile',
    'provider=turnstile&key=%3Cscript%3E',
    'provider=turnstile&key=a&lang=%22%3E%3Cscript%3E',
  ])('[SEC-1] rejects %s as a captcha', async (query) => {
    expect((await ask('games.localhost:4200', `/captcha?${query}`)).statusCode).toBe(404);
  });

  it('[SEC-3] the site itself has no such page', async () => {
    expect((await ask('localhost:4200', '/captcha?provider=turnstile&key=site-1')).body).toBe('the site');
  });

  it('[HT-04] the stand-in serves a site without an account there, only under its key', async () => {
    const app = fastify();
    const standIn = { ...settings, captchaStandIn: 'http://localhost:4600' };
    addGamesOrigin(app, { settings: standIn, registry: { current: () => aRegistry() } });
    const pageOf = async (key: string) =>
      (await app.inject({ url: `/captcha?provider=hcaptcha&key=${key}`, headers: { host: 'games.localhost:4200' } })).body;

    expect(await pageOf('stand-in')).toContain('http://localhost:4600/captcha/hcaptcha/api.js');
    expect(await pageOf('site-1')).toContain('https://js.hcaptcha.com/1/api.js');
  });
});
