import type { FastifyInstance } from 'fastify';
import { isGamesOrigin } from '../http/is-games-origin.ts';
import type { Registry, RegistrySource } from '../registry.ts';
import type { EdgeSettings } from '../settings.ts';
import { htmlText } from './state-json.ts';

const FRAME_PATH = '/frame';
const OWN_FILES = ['/assets/game-frame/', '/assets/messages/'];
const DICTIONARY = 'game-frame';

type GamesSettings = Pick<EdgeSettings, 'gamesOrigin' | 'siteOrigins'>;

/** What the frame of a game may do: its own script, styles and fonts, framed by the site alone, without an origin of its own. @spec SEC-3 */
export const framePolicy = ({ gamesOrigin, siteOrigins }: GamesSettings): string =>
  [
    "default-src 'none'",
    `script-src ${gamesOrigin}`,
    `style-src ${gamesOrigin}`,
    `font-src ${gamesOrigin}`,
    `connect-src ${gamesOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigins.join(' ')}`,
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

/** Serves the frame of the games, on their own origin and nowhere else, and nothing else there. @spec SEC-3 CS-02 */
export function addGamesOrigin(app: FastifyInstance, { settings, registry }: { settings: GamesSettings; registry: RegistrySource }): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isGamesOrigin(request, settings)) return undefined;
    const path = request.url.split('?', 1)[0] ?? '';
    // A frame without an origin asks as a stranger for its own script and words.
    reply.header('access-control-allow-origin', '*');
    if (OWN_FILES.some((prefix) => path.startsWith(prefix))) return undefined;
    if (path !== FRAME_PATH || registry.current().frame === undefined)
      return reply.code(404).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('Not found');
    return reply
      .header('content-security-policy', framePolicy(settings))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(frameDocument(registry.current()));
  });
}
