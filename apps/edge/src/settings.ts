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
  /** Address to listen on. */
  host: string;
  /** Origin of the first backend, without a trailing slash. */
  backend: string;
  /** All backends, if there are several; each can answer every call. */
  backends?: readonly string[];
  /** Whose statements about a visitor's address, host, protocol and country are trusted. @spec AUTH-8 */
  isTrusted: IsTrusted;
  /** Folder of the build. */
  dist: string;
  /** Folder for data that outlives the process: the last good configuration. Null stores nothing. @spec CFG-1 */
  keptFolder: string | null;
  /** How long a page may wait for a slot before it is refused, in milliseconds; `Infinity` turns admission off. Default: 400. */
  waitMs?: number | undefined;
  /** Origin that casino games are framed from. */
  gamesOrigin: string;
  /** Origins of game providers: the site may frame them, and the game frame may call them. */
  gameServers: readonly string[];
  /** Origin that simulates captcha providers for a site without an account; left out in production. */
  captchaStandIn?: string | undefined;
  /** Origins of the site itself: only they may frame a game. @spec SEC-3 */
  siteOrigins: readonly string[];
  /** How long a document waits for a section's page before it leaves it to the browser. @spec REM-8 */
  sectionBudgetMs: number;
  /** Most concurrent price streams; further readers poll. */
  mostStreams: number;
  /** The same per address, except for trusted ones. */
  mostStreamsPerAddress: number;
  /** Most of these with events of a signed-in player; further players poll. */
  mostPlayerStreams: number;
  /** Memory for shared documents, in bytes; 0 disables sharing. */
  sharedDocumentBytes: number;
  /** Whether the edge accepts section overrides, shows details of errors and has languages of tests: `NODE_ENV`. */
  isProduction: boolean;
  /** Whether navigations in a page fetch the next page as JSON. @spec RM-05 */
  hasPageJson: boolean;
  /** Demo, production or test. */
  mode: Mode;
  version: string;
  /** Port of the metrics, on loopback only; left out when off. */
  metricsPort?: number | undefined;
  /** Trusted configuration keys, if they differ from the build's. */
  configTrust?: ConfigTrust | undefined;
  /** Look, name and legal text of the operator; the house brand when left out. @spec LY-12 */
  brand?: LoadedBrand | undefined;
}

const SECTION_BUDGET_MS = 600;

function budgetOf(text: string | undefined): number {
  const ms = Number(text ?? SECTION_BUDGET_MS);
  if (!Number.isInteger(ms) || ms < 0) throw new RangeError(`TOUCHLINE_SECTION_BUDGET_MS is '${text}'; it has to be milliseconds.`);
  return ms;
}

const MOST_STREAMS = 10_000;
/** People in one household, office or train share an address. */
const MOST_STREAMS_PER_ADDRESS = 200;

function countOf(env: Readonly<Record<string, string | undefined>>, variable: string, otherwise: number, what = 'streams'): number {
  const count = Number(env[variable] ?? otherwise);
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`${variable} is '${env[variable]}'; it has to be a number of ${what}.`);
  return count;
}

const MEGABYTE = 1024 * 1024;
/**
 * Megabytes for shared documents. Off in production by default: an operator who blocks visitors by address has to provide the country in
 * front of the site first. Off in tests, which read their changes at once.
 */
const SHARED_DOCUMENTS_MB: Readonly<Record<Mode, number>> = { demo: 64, production: 0, test: 0 };

const STAND_IN_PORT = 4700;

/** In production only configured ones; elsewhere also the stand-in. @throws RangeError for an invalid origin */
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

/** In production the site is public; elsewhere play money and test controls stay on this machine. */
const HOSTS: Readonly<Record<Mode, string>> = { demo: '127.0.0.1', production: '0.0.0.0', test: '127.0.0.1' };

/**
 * Reads the environment.
 *
 * @throws RangeError for an invalid port, address, list of proxies or key.
 * @throws BrandError for an unusable brand.
 */
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
    mostPlayerStreams: countOf(env, 'TOUCHLINE_PLAYER_STREAMS', MOST_STREAMS),
    sharedDocumentBytes: countOf(env, 'TOUCHLINE_SHARED_DOCUMENTS_MB', SHARED_DOCUMENTS_MB[mode], 'megabytes') * MEGABYTE,
    isProduction: env['NODE_ENV'] === 'production' && mode !== 'test',
    hasPageJson: env['TOUCHLINE_PAGE_JSON'] !== 'off',
    mode,
    version: env['TOUCHLINE_VERSION'] ?? '0.1.0',
    metricsPort: metricsPort(env, 'TOUCHLINE_METRICS_PORT'),
    configTrust: readConfigTrust(env),
    brand: brandOf(env['TOUCHLINE_BRAND']),
  };
}
