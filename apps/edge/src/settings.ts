import { brandFolder, readBrand, type LoadedBrand } from '@touchline/shared-brand';
import type { ConfigTrust } from '@touchline/shared-config/keys';
import { modeOf, type Mode } from '@touchline/shared-primitives/mode';
import { metricsPort, queueWaitOf, trustedProxies, type IsTrusted } from '@touchline/shared-serving';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfigTrust } from './config-trust.ts';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');

export interface EdgeSettings {
  port: number;
  /** Origin of the backend, without a slash at the end. */
  backend: string;
  /** Whose word about a visitor's address, host, protocol and country counts. @spec AUTH-8 */
  isTrusted: IsTrusted;
  /** Folder of the build. */
  dist: string;
  /** Folder for what outlives the process: the last good configuration. Null keeps nothing. @spec CFG-1 */
  keptFolder: string | null;
  /** How long a page may wait for its turn before it is refused, in milliseconds; the edge's own bound unless told. */
  waitMs?: number | undefined;
  /** Origin that casino games are framed from. */
  gamesOrigin: string;
  /** Origins of the site itself: they alone may frame a game. @spec SEC-3 */
  siteOrigins: readonly string[];
  /** How long a document waits for the page of a section before the browser takes over. @spec REM-8 */
  sectionBudgetMs: number;
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

const brandOf = (named = ''): LoadedBrand | undefined => (named === '' ? undefined : readBrand(brandFolder(named, join(ROOT, 'brands'))));

/** Reads the environment. @throws RangeError on a port, a list of proxies or keys that are none. @throws BrandError on a brand that cannot be used. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): EdgeSettings {
  const port = Number(env['TOUCHLINE_PORT'] ?? 4200);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new RangeError(`TOUCHLINE_PORT is '${env['TOUCHLINE_PORT']}'; it has to be a port.`);
  const mode = modeOf(env);
  return {
    port,
    backend: (env['BACKEND_URL'] ?? `http://127.0.0.1:${env['TOUCHLINE_SANDBOX_PORT'] ?? 4300}`).replace(/\/$/, ''),
    isTrusted: trustedProxies(env['TOUCHLINE_TRUSTED_PROXIES']),
    dist: env['TOUCHLINE_DIST'] ?? join(ROOT, 'dist'),
    keptFolder: env['TOUCHLINE_KEPT'] ?? join(env['TOUCHLINE_DATA_DIR'] ?? join(ROOT, '.data'), `edge-${port}`),
    gamesOrigin: env['TOUCHLINE_GAMES_ORIGIN'] ?? `http://games.localhost:${port}`,
    siteOrigins: env['TOUCHLINE_SITE_ORIGINS']?.split(/[\s,]+/).filter(Boolean) ?? [`http://localhost:${port}`, `http://127.0.0.1:${port}`],
    sectionBudgetMs: budgetOf(env['TOUCHLINE_SECTION_BUDGET_MS']),
    waitMs: queueWaitOf(env),
    isProduction: env['NODE_ENV'] === 'production' && mode !== 'test',
    mode,
    version: env['TOUCHLINE_VERSION'] ?? '0.1.0',
    metricsPort: metricsPort(env, 'TOUCHLINE_METRICS_PORT'),
    configTrust: readConfigTrust(env),
    brand: brandOf(env['TOUCHLINE_BRAND']),
  };
}
