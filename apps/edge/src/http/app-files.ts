import { configCalls } from '@touchline/shared-contract';
import { isTaken } from '@touchline/shared-config/signed';
import { CONFIG_SIGNATURE } from '@touchline/shared-contract/config-signature';
import { placeOf } from '@touchline/shared-http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistrySource } from '../registry.ts';
import type { EdgeSettings } from '../settings.ts';

export interface AppFilesDeps {
  settings: Pick<EdgeSettings, 'backend' | 'dist' | 'brand'>;
  registry: RegistrySource;
  send?: ((request: Request) => Promise<Response>) | undefined;
}

/** Sizes of the icons for a home screen. @spec PW-02 */
export const ICON_SIZES = [72, 96, 128, 144, 152, 192, 384, 512] as const;
const MASKABLE_SIZES = [192, 512] as const;
const ICONS = new URL('../../files/icons/', import.meta.url);
const DAY_SECONDS = 86_400;
const ANSWER_WITHIN_MS = 5_000;
const NAMES_PLACE = placeOf(configCalls.all, { query: { lang: 'en' } });
const THEME_COLOUR = '#0b3d2e';
const GROUND = '#10161f';
/** A worker may only connect to its own site. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Replaces a worker that is no longer wanted: deletes its caches and unregisters. @spec SWK-3 */
const LAST_WORKER = `self.addEventListener('install',()=>self.skipWaiting());self.addEventListener('activate',(event)=>event.waitUntil((async()=>{for(const name of await caches.keys())await caches.delete(name);await self.registration.unregister()})()));`;

interface AppFacts {
  isPwa: boolean;
  name: string;
  themeColor: string;
  /** Whether the brand has its own icon. */
  hasOwnIcon?: boolean;
}

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);

/** The app's fields in the signed configuration. @throws Error without a readable one. */
async function askFacts({ settings, send = fetch }: AppFilesDeps, { headers }: FastifyRequest): Promise<AppFacts> {
  const request = new Request(`${settings.backend}${NAMES_PLACE}`, {
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    redirect: 'error',
    headers: { cookie: headers.cookie ?? '' },
  });
  const response = await send(request);
  if (!response.ok) throw new Error('The configuration is not there.');
  const body = await response.text();
  const answer = { place: NAMES_PLACE, header: response.headers.get(CONFIG_SIGNATURE), body };
  if (!(await isTaken(answer, Date.now()))) throw new Error('No trusted key signed the configuration.');
  const { isPwa, companyName, themeColor } = JSON.parse(body) as Readonly<Record<string, unknown>>;
  return {
    isPwa: isPwa === true,
    name: typeof companyName === 'string' ? companyName : 'Touchline',
    themeColor: isColour(themeColor) ? themeColor : THEME_COLOUR,
    ...ofBrand(settings.brand),
  };
}

/** Fields of the brand folder override the configuration. */
const ofBrand = (brand: EdgeSettings['brand']): Partial<AppFacts> =>
  brand === undefined ? {} : { name: brand.name, themeColor: brand.themeColor, hasOwnIcon: true };

const icon = (shape: 'icon' | 'maskable', size: number) => ({
  src: `/icons/${shape}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: shape === 'maskable' ? 'maskable' : 'any',
});

/** The manifest of a brand. Outside PWA mode it only names the site and is not installable. @spec PW-02 */
export const manifestOf = ({ isPwa, name, themeColor, hasOwnIcon }: AppFacts) => ({
  id: '/',
  name,
  short_name: name,
  start_url: '/?source=app',
  scope: '/',
  display: isPwa ? 'standalone' : 'browser',
  theme_color: themeColor,
  background_color: GROUND,
  icons: hasOwnIcon
    ? [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }]
    : [...ICON_SIZES.map((size) => icon('icon', size)), ...MASKABLE_SIZES.map((size) => icon('maskable', size))],
  shortcuts: [
    { name: 'Live', url: '/live' },
    { name: 'Line', url: '/line' },
    { name: 'My bets', url: '/office/history' },
  ],
});

/** Icons, the manifest and the worker of the installable app. @spec PW-01 PW-02 SWK-3 */
export function addAppFiles(app: FastifyInstance, deps: AppFilesDeps): void {
  app.get<{ Params: { file: string } }>('/icons/:file', async ({ params: { file } }, reply) => {
    const picture = /^(?:icon|maskable)-\d{2,3}\.png$/.test(file) ? await readFile(new URL(file, ICONS)).catch(() => null) : null;
    if (picture === null) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    return reply.type('image/png').header('cache-control', `public, max-age=${DAY_SECONDS}`).send(picture);
  });
  app.get('/manifest.webmanifest', async (request, reply) => {
    const facts = await askFacts(deps, request).catch(() => ({
      ...{ isPwa: false, name: 'Touchline', themeColor: THEME_COLOUR },
      ...ofBrand(deps.settings.brand),
    }));
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .send(JSON.stringify(manifestOf(facts)));
  });
  app.get('/service-worker.js', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('content-security-policy', WORKER_POLICY).type('text/javascript; charset=utf-8');
    const facts = await askFacts(deps, request).catch(() => null);
    // Without the configuration a browser keeps its current worker.
    if (facts === null) return reply.code(503).type('text/plain; charset=utf-8').send('Try again in a minute');
    const { worker } = deps.registry.current();
    if (!facts.isPwa || worker === undefined) return reply.send(LAST_WORKER);
    return reply.send(await readFile(join(deps.settings.dist, worker), 'utf8'));
  });
}
