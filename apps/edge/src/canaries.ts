import { readCookie } from '@touchline/shared-state';
import { createHash, randomInt } from 'node:crypto';
import type { Canary, Registry } from './registry.ts';

/** The visitor's lot, and the sections whose version the visitor chose. Set while some section has a new version on trial. */
export const CANARY_COOKIE = 'tl-canary';
/** `?mf-canary=NAME` chooses the version on trial, `-NAME` the live one, and an empty value returns to the lot. */
const QUERY = 'mf-canary';
const KEPT_SECONDS = 30 * 24 * 60 * 60;
const LOTS = 10_000;
const LOT_DIGITS = 4;
const PER_CENT = LOTS / 100;

interface Lot {
  number: number;
  /** By section name: true for the version on trial, false for the live one. */
  chosen: ReadonlyMap<string, boolean>;
}

const cookieText = ({ number, chosen }: Lot): string =>
  [String(number).padStart(LOT_DIGITS, '0'), ...[...chosen].map(([name, isTrial]) => (isTrial ? name : `-${name}`))].join('.');

/** Parses `0417.casino.-toto`; undefined when malformed. Drops names that are not on trial. */
function readLot(text: string | undefined, canaries: Canaries): Lot | undefined {
  const [digits = '', ...names] = (text ?? '').split('.');
  const number = Number(digits);
  if (digits.length !== LOT_DIGITS || !Number.isInteger(number) || number < 0) return undefined;
  return { number, chosen: new Map(names.flatMap((name) => choiceOf(name, canaries))) };
}

function choiceOf(text: string, canaries: Canaries): [string, boolean][] {
  const isTrial = !text.startsWith('-');
  const name = isTrial ? text : text.slice(1);
  return Object.hasOwn(canaries, name) ? [[name, isTrial]] : [];
}

type Canaries = Readonly<Record<string, Canary>>;

/** A share of all lots gets a version, different ones for each version; a larger share includes the lots of a smaller one. */
function isDrawn({ number }: Lot, name: string, { share, remote: { version } }: Canary): boolean {
  const place = createHash('sha256').update(`${number} ${name} ${version}`).digest().readUInt32BE(0) % LOTS;
  return place < share * PER_CENT;
}

/** Registries by the set of trial versions, so that visitors with the same set share one. */
const registries = new WeakMap<Registry, Map<string, Registry>>();

function withTrials(registry: Registry, canaries: Canaries, names: readonly string[]): Registry {
  if (names.length === 0) return registry;
  const known = registries.get(registry) ?? new Map<string, Registry>();
  registries.set(registry, known);
  const key = names.join(' ');
  const made =
    known.get(key) ??
    replaced(
      registry,
      names.map((name) => [name, canaries[name] as Canary]),
    );
  known.set(key, made);
  return made;
}

function replaced(registry: Registry, trials: readonly (readonly [string, Canary])[]): Registry {
  const remotes = Object.fromEntries(trials.map(([name, { remote }]) => [name, remote]));
  const wordsIn = (lang: string) =>
    trials.flatMap(([name, { words }]) => {
      const url = words[lang];
      return url === undefined ? [] : [[name, url] as const];
    });
  return {
    ...registry,
    remotes: { ...registry.remotes, ...remotes },
    messages: Object.fromEntries(
      Object.entries(registry.messages).map(([lang, urls]) => [lang, { ...urls, ...Object.fromEntries(wordsIn(lang)) }]),
    ),
  };
}

/** The section versions of a visitor. */
export interface Versions {
  /** As this visitor has it: the edge renders and the browser loads the same versions. */
  registry: Registry;
  /** The cookie to set, if the visitor has none or has made a choice. */
  setCookie?: string;
}

/**
 * Chooses the version of each section for a visitor. The lot in the visitor's cookie decides, so that they keep a version; a tester chooses
 * once, by URL. Without a section on trial no cookie is set.
 *
 * @spec PL-02
 */
export function versionsFor(registry: Registry, { cookie, url }: { cookie: string | undefined; url?: URL }): Versions {
  const { canaries = {} } = registry;
  if (Object.keys(canaries).length === 0) return { registry };
  const known = readLot(readCookie(cookie, CANARY_COOKIE), canaries);
  const requested = url?.searchParams.get(QUERY) ?? undefined;
  const isRequested = requested === '' || (requested !== undefined && choiceOf(requested, canaries).length > 0);
  const isDrawing = Object.values(canaries).some(({ share }) => share > 0);
  if (known === undefined && !isRequested && !isDrawing) return { registry };
  const before = known ?? { number: randomInt(LOTS), chosen: new Map<string, boolean>() };
  const lot = isRequested
    ? { ...before, chosen: new Map(requested === '' ? [] : [...before.chosen, ...choiceOf(requested, canaries)]) }
    : before;
  const names = Object.entries(canaries).flatMap(([name, canary]) => ((lot.chosen.get(name) ?? isDrawn(lot, name, canary)) ? [name] : []));
  const isNew = url !== undefined && (known === undefined || isRequested);
  return {
    registry: withTrials(registry, canaries, names.sort()),
    ...(isNew && { setCookie: `${CANARY_COOKIE}=${cookieText(lot)}; Max-Age=${KEPT_SECONDS}; Path=/; HttpOnly; Secure; SameSite=Lax` }),
  };
}
