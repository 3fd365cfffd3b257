import type { FastifyInstance } from 'fastify';
import { isGamesOrigin } from '../http/is-games-origin.ts';
import { makeNonce } from '../http/security-headers.ts';
import type { Registry, RegistrySource } from '../registry.ts';
import type { EdgeSettings } from '../settings.ts';
import { captchaDocument, captchaPolicy, readCaptchaQuery } from './captcha-frame.ts';
import { htmlText } from './state-json.ts';

const FRAME_PATH = '/frame';
const CAPTCHA_PATH = '/captcha';
const OWN_FILES = ['/assets/game-frame/', '/assets/messages/'];
const DICTIONARY = 'game-frame';

type GamesSettings = Pick<EdgeSettings, 'gamesOrigin' | 'gameServers' | 'siteOrigins' | 'captchaStandIn'>;

/**
 * The policy of a game frame: its own script, styles and fonts, and requests to configured provider servers; framed by the site only, with
 * an opaque origin. Pictures are drawn to canvases, so no image and no worker may be loaded, and no text becomes code.
 *
 * @spec SEC-3
 */
export const framePolicy = ({ gamesOrigin, gameServers, siteOrigins }: GamesSettings): string =>
  [
    "default-src 'none'",
    `script-src ${gamesOrigin}`,
    `style-src ${gamesOrigin}`,
    `font-src ${gamesOrigin}`,
    `connect-src ${[gamesOrigin, ...gameServers].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigins.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'sandbox allow-scripts',
  ].join('; ');

function frameDocument({ frame, messages }: Pick<Registry, 'frame' | 'messages'>): string {
  const words = Object.fromEntries(
    Object.entries(messages).flatMap(([lang, urls]) => (urls[DICTIONARY] === undefined ? [] : [[lang, urls[DICTIONARY]]])),
  );
  const styles = (frame?.css ?? []).map((href) => `<link rel="stylesheet" href="${htmlText(href)}">`).join('');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Game</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `${styles}</head><body><div id="root" data-words="${htmlText(JSON.stringify(words))}"></div>`,
    `<script type="module" crossorigin src="${htmlText(frame?.js ?? '')}"></script></body></html>`,
  ].join('');
}

/** Serves the game frame and the captcha frame on the games origin only, and nothing else there. @spec SEC-3 CS-02 HT-04 */
export function addGamesOrigin(app: FastifyInstance, { settings, registry }: { settings: GamesSettings; registry: RegistrySource }): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isGamesOrigin(request, settings)) return undefined;
    const path = request.url.split('?', 1)[0] ?? '';
    // A frame with an opaque origin requests its own script and messages cross-origin.
    reply.header('access-control-allow-origin', '*');
    if (OWN_FILES.some((prefix) => path.startsWith(prefix))) return undefined;
    const captcha = path === CAPTCHA_PATH ? readCaptchaQuery(new URL(request.url, settings.gamesOrigin).searchParams) : null;
    if (captcha !== null) {
      const nonce = makeNonce();
      return reply
        .header('content-security-policy', captchaPolicy(captcha, { nonce, settings }))
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(captchaDocument(captcha, { nonce, settings }));
    }
    if (path !== FRAME_PATH || registry.current().frame === undefined)
      return reply.code(404).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('Not found');
    return reply
      .header('content-security-policy', framePolicy(settings))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(frameDocument(registry.current()));
  });
}
