import { codeOf, upperAscii } from '@touchline/shared-primitives';
import { createPlatformApi } from '@touchline/platform-state';
import type { selectSiteConfig } from '@touchline/shared-config';
import { loadSignedConfig } from '@touchline/shared-config/load';
import { keepable, readKeptConfig } from '@touchline/shared-config/kept';
import { FAIL_MODES, within } from '@touchline/shared-http';
import type { KeptTexts, Ports } from '@touchline/shared-state';

/** A site's configuration. */
export type SiteConfig = NonNullable<ReturnType<typeof selectSiteConfig>>;

export interface ConfigQuestion {
  lang: string;
  country: string | null;
  scope?: string;
  /** Storage that survives the process. @spec CFG-1 */
  kept?: KeptTexts | undefined;
}

/** Facts about the site that are the same for all visitors, cached between requests. Tests have their own `scope`. */
export interface SiteFacts {
  /** @returns null when there is no configuration, not even an old one. */
  config: (question: ConfigQuestion, ports: Ports) => Promise<SiteConfig | null>;
  /** Sections from the service; null while unknown. @spec RM-07 */
  partitions: (ports: Ports, scope?: string) => Promise<readonly string[] | null>;
}

/** Cache time of the configuration: changes reach visitors within this time. */
const FRESH_MS = 5_000;
/** How long an old configuration may be used, which is better than no page. @spec GRD-6 */
const USABLE_MS = FAIL_MODES.config.keptMs;
/** How long a visitor waits for the configuration; later retries serve the next visitors. @spec CF-01 */
const WAIT_MS = FAIL_MODES.config.waitMs;
/** Minimum interval between writes of the configuration. */
const WRITE_EVERY_MS = 60_000;

interface Aged<T> {
  value: T;
  atMs: number;
}

/**
 * Cache of the last valid values: fresh for a while, and usable for a day while a newer value is loading.
 *
 * @param most - maximum number of values.
 */
export function keeper<T>(now: () => number, most = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, Aged<T>>();
  const flights = new Map<string, Promise<T | null>>();
  const ageOf = (key: string): number => now() - (kept.get(key)?.atMs ?? Number.NEGATIVE_INFINITY);
  const keep = (key: string, aged: Aged<T>): T => {
    kept.delete(key);
    kept.set(key, aged);
    for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
    return aged.value;
  };
  const fetchOnce = (key: string, load: () => Promise<T | null>, name = key): Promise<T | null> => {
    const flight =
      flights.get(name) ??
      load()
        .then((value) => (value === null ? null : keep(key, { value, atMs: now() })))
        .finally(() => flights.delete(name));
    flights.set(name, flight);
    return flight;
  };
  /**
   * A load may outlast its request; its value then serves the next one.
   *
   * @param standIn - loads an old value from elsewhere when there is neither a new one in time nor one in memory.
   * @param once - a single immediate try, for a request that arrives while an earlier load waits between its retries.
   */
  return async (
    key: string,
    load: () => Promise<T | null>,
    standIn?: () => Promise<Aged<T> | null>,
    once: () => Promise<T | null> = load,
  ): Promise<T | null> => {
    const known = kept.get(key);
    const age = ageOf(key);
    if (known !== undefined && age < FRESH_MS) return known.value;
    const isUnderWay = flights.has(key);
    const flight = fetchOnce(key, load);
    if (known !== undefined && age < USABLE_MS) {
      flight.catch(() => undefined); // the next visitor gets the new value; a failure leaves the old one
      return known.value;
    }
    // The visitor waits no longer; later values serve the next one.
    const value = await within(isUnderWay ? firstOf([flight, fetchOnce(key, once, `${key} now`)]) : flight, WAIT_MS, () => null);
    if (value !== null) return value;
    const old = (await standIn?.()) ?? null;
    if (old === null) return null;
    return ageOf(key) < FRESH_MS ? (kept.get(key) as Aged<T>).value : keep(key, old);
  };
}

/** The first value to arrive; null if none does. */
const firstOf = <T>(flights: readonly Promise<T | null>[]): Promise<T | null> =>
  Promise.any(flights.map((flight) => flight.then((value) => value ?? Promise.reject(new Error('no value'))))).catch(() => null);

/** Two letters or nothing, so that a header cannot fill the memory with keys. */
const countryKey = (country: string | null): string => (country !== null && /^[A-Za-z]{2}$/.test(country) ? upperAscii(country) : '');

/** Stores the last valid configuration on disk and reads it back. Tests with their own scope store nothing. @spec CFG-1 */
function createKeptConfigs(now: () => number) {
  const writtenAt = new Map<string, number>();
  return ({ lang, country, scope = '', kept }: ConfigQuestion, { report }: Ports) => {
    const name = `config-${lang}${countryKey(country) && `-${countryKey(country)}`}`;
    return {
      write: async (answer: Parameters<typeof keepable>[0]): Promise<void> => {
        if (kept === undefined || scope !== '' || now() - (writtenAt.get(name) ?? Number.NEGATIVE_INFINITY) < WRITE_EVERY_MS) return;
        writtenAt.set(name, now());
        await kept.write(name, keepable(answer));
      },
      read: async (): Promise<Aged<SiteConfig> | null> => {
        const old = kept === undefined || scope !== '' ? null : await readKeptConfig(await kept.read(name), { lang, nowMs: now() });
        if (old === null) return null;
        report('site config is a kept one');
        return { value: old.site, atMs: old.atMs };
      },
    };
  };
}

/** These calls have their own signal: a visitor who leaves must not abort a shared load. */
export function createSiteFacts({ now = Date.now }: { now?: () => number } = {}): SiteFacts {
  const configs = keeper<SiteConfig>(now);
  const written = createKeptConfigs(now);
  const partitions = keeper<readonly string[]>(now);
  return {
    // Cached by country, because the configuration contains the visitor's country.
    config: (question, ports) => {
      const { lang, country, scope = '' } = question;
      const { read, write } = written(question, ports);
      const load = async (retries?: number): Promise<SiteConfig | null> => {
        const loaded = await loadSignedConfig({ ...ports, now }, { lang, tryMs: WAIT_MS, ...(retries !== undefined && { retries }) });
        if (loaded === null) return null;
        write(loaded.answer).catch((error: unknown) => ports.report('config not kept', { code: codeOf(error) }));
        return loaded.site;
      };
      return configs(
        `${lang}/${countryKey(country)}/${scope}`,
        () => load(),
        read,
        () => load(0),
      );
    },
    partitions: (ports, scope = '') => partitions(scope, () => createPlatformApi(ports).listPartitions(AbortSignal.timeout(WAIT_MS))),
  };
}
