import { createPlatformApi } from '@touchline/platform-state';
import { loadConfig } from '@touchline/shared-config/load';
import { FAIL_MODES, type SiteConfig } from '@touchline/shared-contract';
import type { Ports } from '@touchline/shared-state';

/** Facts about the site that are the same for everybody, so that one request's answer serves the next. Tests have a `scope` of their own. */
export interface SiteFacts {
  /** @returns null when nobody knows a configuration, not even an old one. */
  config: (asked: { lang: string; country: string | null; scope?: string }, ports: Ports) => Promise<SiteConfig | null>;
  /** Sections by the service; null while it does not say. @spec RM-07 */
  partitions: (ports: Ports, scope?: string) => Promise<readonly string[] | null>;
}

/** A change of the configuration reaches visitors within this time. */
const FRESH_MS = 5_000;
/** An old configuration is better than no page. @spec GRD-6 */
const USABLE_MS = FAIL_MODES.config.keptMs;
/** A first visitor waits so long; then the site has no configuration. */
const WAIT_MS = FAIL_MODES.config.waitMs;

/** Keeps the last good value: fresh for a while, usable for a day while a newer one is fetched. @param most - so many values at a time. */
export function keeper<T>(now: () => number, most = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, { value: T; atMs: number }>();
  const flights = new Map<string, Promise<T | null>>();
  const fetchOnce = (key: string, load: () => Promise<T | null>): Promise<T | null> => {
    const flight =
      flights.get(key) ??
      load()
        .then((value) => {
          if (value !== null) {
            kept.delete(key);
            kept.set(key, { value, atMs: now() });
            for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
          }
          return value;
        })
        .finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
  return async (key: string, load: () => Promise<T | null>): Promise<T | null> => {
    const known = kept.get(key);
    const age = known === undefined ? Number.POSITIVE_INFINITY : now() - known.atMs;
    if (known !== undefined && age < FRESH_MS) return known.value;
    const flight = fetchOnce(key, load);
    if (known !== undefined && age < USABLE_MS) {
      flight.catch(() => undefined); // the next visitor has it, or the old one goes on
      return known.value;
    }
    return flight;
  };
}

/** Two letters, or nothing: a header must not fill the memory with keys. */
const countryKey = (country: string | null): string => (country !== null && /^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : '');

/** One visitor's leaving must not end what all wait for, so these calls go with their own signal. */
export function createSiteFacts({ now = Date.now }: { now?: () => number } = {}): SiteFacts {
  const configs = keeper<SiteConfig>(now);
  const partitions = keeper<readonly string[]>(now);
  return {
    // The configuration names the visitor's country, so countries do not share one.
    config: ({ lang, country, scope = '' }, ports) =>
      configs(`${lang}/${countryKey(country)}/${scope}`, () =>
        loadConfig(ports, { lang, retries: 0, signal: AbortSignal.timeout(WAIT_MS) }),
      ),
    partitions: (ports, scope = '') =>
      partitions(scope, () => createPlatformApi(ports, { isRetrying: false }).listPartitions(AbortSignal.timeout(WAIT_MS))),
  };
}
