import { readCookie } from '@touchline/shared-state';
import { createHash, randomInt } from 'node:crypto';
import type { Canary, Registry } from './registry.ts';

/** The visitor's lot, and the sections whose version they chose themselves. Set while some section has a new version on trial. */
export const CANARY_COOKIE = 'tl-canary';
/** `?mf-canary=NAME` asks for the version on trial, `-NAME` for the live one, and nothing for what the lot says. */
const QUERY = 'mf-canary';
const KEPT_SECONDS = 30 * 24 * 60 * 60;
const LOTS = 10_000;
const LOT_DIGITS = 4;
const PER_CENT = LOTS / 100;

interface Lot {
  number: number;
  /** Sections by name: whether the version on trial was chosen, or the live one. */
  chosen: ReadonlyMap<string, boolean>;
}

const cookieText = ({ number, chosen }: Lot): string =>
  [String(number).padStart(LOT_DIGITS, '0'), ...[...chosen].map(([name, isTrial]) => (isTrial ? name : `-${name}`))].join('.');

/** Reads `0417.casino.-toto`; undefined for what is not of that form. Names that are not on trial are dropped. */
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

/** A lot falls on a share of the visitors, for each version others; who has the version at ten per cent has it at fifty too. */
function isDrawn({ number }: Lot, name: string, { share, remote: { version } }: Canary): boolean {
  const place = createHash('sha256').update(`${number} ${name} ${version}`).digest().readUInt32BE(0) % LOTS;
  return place < share * PER_CENT;
}

/** The registry by the sections that a visitor has on trial, so that equal visitors share one. */
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

/** What a visitor gets of a site on which sections are on trial. */
export interface Versions {
  /** As this visitor has it: the edge draws and the browser loads the same versions. */
  registry: Registry;
  /** The cookie to set, when the visitor has none or chose. */
  setCookie?: string;
}

/**
 * Which version of each section a visitor gets. A lot that their browser keeps decides, so that they stay with it; a tester chooses by the
 * address, once. Without a section on trial nobody gets a cookie.
 *
 * @spec PL-02
 */
export function versionsFor(registry: Registry, { cookie, url }: { cookie: string | undefined; url?: URL }): Versions {
  const { canaries = {} } = registry;
  if (Object.keys(canaries).length === 0) return { registry };
  const known = readLot(readCookie(cookie, CANARY_COOKIE), canaries);
  const asked = url?.searchParams.get(QUERY) ?? undefined;
  const isAsked = asked === '' || (asked !== undefined && choiceOf(asked, canaries).length > 0);
  const isDrawing = Object.values(canaries).some(({ share }) => share > 0);
  if (known === undefined && !isAsked && !isDrawing) return { registry };
  const before = known ?? { number: randomInt(LOTS), chosen: new Map<string, boolean>() };
  const lot = isAsked ? { ...before, chosen: new Map(asked === '' ? [] : [...before.chosen, ...choiceOf(asked, canaries)]) } : before;
  const names = Object.entries(canaries).flatMap(([name, canary]) => ((lot.chosen.get(name) ?? isDrawn(lot, name, canary)) ? [name] : []));
  const isNew = url !== undefined && (known === undefined || isAsked);
  return {
    registry: withTrials(registry, canaries, names.sort()),
    ...(isNew && { setCookie: `${CANARY_COOKIE}=${cookieText(lot)}; Max-Age=${KEPT_SECONDS}; Path=/; HttpOnly; Secure; SameSite=Lax` }),
  };
}
