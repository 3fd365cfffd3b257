/** @jest-environment node */
import fastify from 'fastify';
import { aRegistry } from '../testing/fakes.ts';
import { addGamesOrigin } from './games-origin.ts';
import { addSecurityHeaders } from '../http/security-headers.ts';

const settings = { gamesOrigin: 'http://games.localhost:4200', siteOrigins: ['http://localhost:4200'] };

async function edge() {
  const app = fastify();
  addSecurityHeaders(app, settings);
  addGamesOrigin(app, { settings, registry: { current: () => aRegistry({ frame: { js: '/assets/game-frame/frame-1.js', css: [] } }) } });
  app.get('/*', async (_, reply) => reply.type('text/html').send('the site'));
  return app;
}
const ask = async (host: string, url: string) => (await edge()).inject({ url, headers: { host } });

it('[SEC-3] serves the frame on the origin of the games, sandboxed and framed by the site alone', async () => {
  const { body, headers } = await ask('games.localhost:4200', '/frame');
  expect(body).toContain('src="/assets/game-frame/frame-1.js"');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain('sandbox allow-scripts');
  expect(policy).not.toContain('allow-same-origin');
  expect(policy).toContain('frame-ancestors http://localhost:4200');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('font-src http://games.localhost:4200;');
  expect(headers['x-frame-options']).toBeUndefined();
});

it('[SEC-3] nothing else of the site lies there: no page, no call, no other script', async () => {
  for (const url of ['/', '/en', '/web-api/session', '/assets/host-desktop/desktop-1.js', '/frame/other'])
    expect([url, (await ask('games.localhost:4200', url)).statusCode]).toEqual([url, 404]);
  expect((await ask('games.localhost:4200', '/assets/game-frame/frame-1.js')).body).toBe('the site');
});

it('[SEC-3] the site itself has no frame, and nobody frames it', async () => {
  const { body, headers } = await ask('localhost:4200', '/frame');
  expect([body, headers['x-frame-options']]).toEqual(['the site', 'DENY']);
});
