import { UTC, type Zone } from '@touchline/shared-primitives/calendar';
import { decodeViewCookie, encodeViewCookie, firstView, readCookie, VIEW_COOKIE, type Build } from '@touchline/shared-state';
import type { IncomingHttpHeaders } from 'node:http';
import { CANARY_COOKIE, versionsFor } from '../canaries.ts';
import { BUILD_COOKIE, selectBuild } from '../document/build-selection.ts';
import { spokenLanguages, type Registry } from '../registry.ts';

/** The input of a shareable document, with nothing else about its visitor. */
export interface SharedQuestion {
  /** Equal for two requests that get the same document. */
  key: string;
  url: URL;
  build: Build;
  /** Headers that the page may read. */
  headers: Readonly<Record<string, string>>;
  /** As these visitors have it. */
  registry: Registry;
  /** The zone of these devices, and the same question for every zone: its document has the times of none. */
  zone?: { name: Zone; question: Omit<SharedQuestion, 'zone'> };
}

export interface PageRequest {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  registry: Registry;
  isProduction: boolean;
}

const CONSENT_COOKIE = 'tl-consent';
/** The consent, sealed by the backend. Pages are rendered without reading it. */
const AGREED_COOKIE = '__Host-tl-agreed';
/** The site's cookies that are in the key or only read by the browser. Any other one makes the document personal. */
const HARMLESS: ReadonlySet<string> = new Set([
  ...[VIEW_COOKIE, BUILD_COOKIE, CANARY_COOKIE, CONSENT_COOKIE, AGREED_COOKIE],
  ...['tl-ref', 'tl-tag', 'tl-age'],
]);
/** Sessions, devices and other cookies that a backend binds to the site. */
const PERSONAL = /^(?:__Host-|__Secure-|tl-)/i;
const LANGUAGE_PATH = /^\/([a-z]{2})(?:\/|$)/;
const CONSENT = /^[\d.]{1,8}$/;
const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

const cookieNames = (header: string): string[] => header.split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '');

/** Registries are the same object until the next deployment, so a number identifies one. */
const numbers = new WeakMap<Registry, number>();
let lastNumber = 0;
function numberOf(registry: Registry): number {
  const number = numbers.get(registry) ?? (lastNumber += 1);
  numbers.set(registry, number);
  return number;
}

/**
 * The question of a request whose answer may be shared: a page by a URL with language and without query, for a visitor without a session or
 * any cookie unique to a browser. IP address, user agent and accepted languages are excluded, so they reach neither the page nor the
 * backend.
 *
 * @returns undefined for a personal document.
 * @spec SEC-4
 */
export function sharedQuestion({ method, url, headers, registry: deployed, isProduction }: PageRequest): SharedQuestion | undefined {
  const language = LANGUAGE_PATH.exec(url.pathname)?.[1];
  if (method !== 'GET' || url.search !== '' || language === undefined) return undefined;
  if (headers.authorization !== undefined || headers['mf-render-mode'] !== undefined) return undefined;
  if (!spokenLanguages(deployed, isProduction).includes(language)) return undefined;
  const cookie = headers.cookie ?? '';
  if (cookieNames(cookie).some((name) => PERSONAL.test(name) && !HARMLESS.has(name))) return undefined;
  const { registry, setCookie } = versionsFor(deployed, { cookie, url });
  // Only this visitor gets this lot.
  if (setCookie !== undefined) return undefined;
  const { build } = selectBuild({
    cookie: readCookie(cookie, BUILD_COOKIE),
    clientHint: one(headers['sec-ch-ua-mobile']),
    userAgent: headers['user-agent'],
  });
  const chosen = decodeViewCookie(readCookie(cookie, VIEW_COOKIE));
  const question = (view: string, zones: string): Omit<SharedQuestion, 'zone'> => {
    const seen = headersThatCount(headers, cookie, view);
    const key = [url.origin + url.pathname, build, numberOf(registry), zones, ...Object.entries(seen).flat()].join('\n');
    return { key, url, build, headers: seen, registry };
  };
  const own = question(encodeViewCookie(chosen), '');
  const { deviceZone, timeZone } = chosen;
  // A chosen offset decides without the device.
  if (deviceZone === undefined || deviceZone === null || timeZone !== undefined) return own;
  const ofAll = question(encodeViewCookie({ ...chosen, deviceZone: UTC }), 'any zone');
  return { ...own, zone: { name: deviceZone, question: ofAll } };
}

/** Settings of look, language and odds, consent, client hints and country, each in a normalised form. @param chosen - the view cookie. */
function headersThatCount(headers: IncomingHttpHeaders, cookie: string, chosen: string): Record<string, string> {
  const { hinted } = firstView((name) => one(headers[name]) ?? null);
  const consent = readCookie(cookie, CONSENT_COOKIE) ?? '';
  const cookies = [
    ...(chosen === '' ? [] : [`${VIEW_COOKIE}=${chosen}`]),
    ...(CONSENT.test(consent) ? [`${CONSENT_COOKIE}=${consent}`] : []),
  ];
  const country = one(headers['x-geo-country']);
  return {
    ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
    ...(hinted.appTheme !== undefined && { 'sec-ch-prefers-color-scheme': 'light' }),
    ...(hinted.displayFlags !== undefined && { 'save-data': 'on' }),
    ...(country !== undefined && { 'x-geo-country': country }),
  };
}
