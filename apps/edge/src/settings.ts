import { brandFolder, readBrand, type LoadedBrand } from '@touchline/shared-brand';
import type { ConfigTrust } from '@touchline/shared-config/keys';
import { modeOf, type Mode } from '@touchline/shared-primitives/mode';
import { listenHost, metricsPort, queueWaitOf, trustedProxies, type IsTrusted } from '@touchline/shared-serving';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfigTrust } from './config-trust.ts';
import { backendOrigins } from './http/backends.ts';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');

export interface EdgeSettings {
  port: number;
  /** Address that it listens on. */
  host: string;
  /** Origin of the backend, without a slash at the end; of several the first. */
  backend: string;
  /** All of them, where there are several: each answers every call. */
  backends?: readonly string[];
  /** Whose word about a visitor's address, host, protocol and country counts. @spec AUTH-8 */
  isTrusted: IsTrusted;
  /** Folder of the build. */
  dist: string;
  /** Folder for what outlives the process: the last good configuration. Null keeps nothing. @spec CFG-1 */
  keptFolder: string | null;
  /** How long a page may wait for its turn before it is refused, in milliseconds; `Infinity` turns admission off. Default: 400. */
  waitMs?: number | undefined;
  /** Origin that casino games are framed from. */
  gamesOrigin: string;
  /** Origins of game providers: the site may frame them, and the frame of games may ask them. */
  gameServers: readonly string[];
  /** Origin that plays the providers of captchas for a site without an account there; left out in production. */
  captchaStandIn?: string | undefined;
  /** Origins of the site itself: they alone may frame a game. @spec SEC-3 */
  siteOrigins: readonly string[];
  /** How long a document waits for the page of a section before the browser takes over. @spec REM-8 */
  sectionBudgetMs: number;
  /** Streams of prices at once; readers beyond them poll. */
  mostStreams: number;
  /** Of them those of one address, unless it is a trusted one. */
  mostStreamsPerAddress: number;
  /** Memory for documents that many visitors have, in bytes; 0 makes each for its visitor. */
  sharedDocumentBytes: number;
  isProduction: boolean;
  /** Demo, production or test. */
  mode: Mode;
  version: string;
  /** Where metrics are asked for, on loopback alone; off unless told. */
  metricsPort?: number | undefined;
  /** Whose configurations are taken when it is not the keys of the build. */
  configTrust?: ConfigTrust | undefined;
  /** Look, name and legal text of the operator; those of the house where it is left out. @spec LY-12 */
  brand?: LoadedBrand | undefined;
}

const SECTION_BUDGET_MS = 600;

function budgetOf(text: string | undefined): number {
  const ms = Number(text ?? SECTION_BUDGET_MS);
  if (!Number.isInteger(ms) || ms < 0) throw new RangeError(`TOUCHLINE_SECTION_BUDGET_MS is '${text}'; it has to be milliseconds.`);
  return ms;
}

const MOST_STREAMS = 10_000;
/** People of one household, office or train are one address. */
const MOST_STREAMS_PER_ADDRESS = 200;

function countOf(env: Readonly<Record<string, string | undefined>>, variable: string, otherwise: number, what = 'streams'): number {
  const count = Number(env[variable] ?? otherwise);
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`${variable} is '${env[variable]}'; it has to be a number of ${what}.`);
  return count;
}

const MEGABYTE = 1024 * 1024;
/**
 * Megabytes for documents that many have. In production an operator decides: whoever refuses visitors by their address has to name the country
 * in front of the site, or do without. Tests look at what they have changed a moment ago.
 */
const SHARED_DOCUMENTS_MB: Readonly<Record<Mode, number>> = { demo: 64, production: 0, test: 0 };

const STAND_IN_PORT = 4700;

/** In production none but those that are named; elsewhere the stand-in. @throws RangeError when one is no origin */
function gameServersOf(env: Readonly<Record<string, string | undefined>>, mode: Mode): readonly string[] {
  const named = env['TOUCHLINE_GAME_SERVERS']?.split(/[\s,]+/).filter(Boolean);
  const usual = mode === 'production' ? [] : [`http://localhost:${env['TOUCHLINE_GAME_PROVIDER_PORT'] ?? STAND_IN_PORT}`];
  return (named ?? usual).map((text) => {
    if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
    throw new RangeError(`TOUCHLINE_GAME_SERVERS has '${text}'; each has to be an origin, as https://games.example.`);
  });
}

const SOCIAL_PORT = 4600;

const brandOf = (named = ''): LoadedBrand | undefined => (named === '' ? undefined : readBrand(brandFolder(named, join(ROOT, 'brands'))));

/** In production the site is for everybody; elsewhere play money and test controls stay on this machine. */
const HOSTS: Readonly<Record<Mode, string>> = { demo: '127.0.0.1', production: '0.0.0.0', test: '127.0.0.1' };

/** Reads the environment. @throws RangeError on a port, an address, a list of proxies or keys that are none. @throws BrandError on a brand that cannot be used. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): EdgeSettings {
  const port = Number(env['TOUCHLINE_PORT'] ?? 4200);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new RangeError(`TOUCHLINE_PORT is '${env['TOUCHLINE_PORT']}'; it has to be a port.`);
  const mode = modeOf(env);
  const backends = backendOrigins(env['BACKEND_URL'] ?? `http://127.0.0.1:${env['TOUCHLINE_SANDBOX_PORT'] ?? 4300}`);
  return {
    port,
    host: listenHost(env, 'TOUCHLINE_HOST', HOSTS[mode]),
    backend: backends[0] ?? '',
    backends,
    isTrusted: trustedProxies(env['TOUCHLINE_TRUSTED_PROXIES']),
    dist: env['TOUCHLINE_DIST'] ?? join(ROOT, 'dist'),
    keptFolder: env['TOUCHLINE_KEPT'] ?? join(env['TOUCHLINE_DATA_DIR'] ?? join(ROOT, '.data'), `edge-${port}`),
    gamesOrigin: env['TOUCHLINE_GAMES_ORIGIN'] ?? `http://games.localhost:${port}`,
    gameServers: gameServersOf(env, mode),
    ...(mode !== 'production' && { captchaStandIn: `http://localhost:${env['TOUCHLINE_SOCIAL_PORT'] ?? SOCIAL_PORT}` }),
    siteOrigins: env['TOUCHLINE_SITE_ORIGINS']?.split(/[\s,]+/).filter(Boolean) ?? [`http://localhost:${port}`, `http://127.0.0.1:${port}`],
    sectionBudgetMs: budgetOf(env['TOUCHLINE_SECTION_BUDGET_MS']),
    waitMs: queueWaitOf(env, mode),
    mostStreams: countOf(env, 'TOUCHLINE_STREAMS', MOST_STREAMS),
    mostStreamsPerAddress: countOf(env, 'TOUCHLINE_STREAMS_PER_ADDRESS', MOST_STREAMS_PER_ADDRESS),
    sharedDocumentBytes: countOf(env, 'TOUCHLINE_SHARED_DOCUMENTS_MB', SHARED_DOCUMENTS_MB[mode], 'megabytes') * MEGABYTE,
    isProduction: env['NODE_ENV'] === 'production' && mode !== 'test',
    mode,
    version: env['TOUCHLINE_VERSION'] ?? '0.1.0',
    metricsPort: metricsPort(env, 'TOUCHLINE_METRICS_PORT'),
    configTrust: readConfigTrust(env),
    brand: brandOf(env['TOUCHLINE_BRAND']),
  };
}
