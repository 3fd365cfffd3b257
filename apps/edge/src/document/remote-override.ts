import type { Registry, RegistrySource } from '../registry.ts';
import type { Bundles } from './bundles.ts';
import { htmlText } from './state-json.ts';

const QUERY = 'mf-override';
export const OVERRIDE_COOKIE = 'tl-mf-override';

/** Another module in the place of a section's own, for one browser. */
export interface RemoteOverride {
  /** The section, as the registry calls it. */
  name: string;
  url: string;
  /** The one origin that the policy of the document lets in besides. */
  origin: string;
}

/** This machine and nothing else; no user, query or fragment, and no sign that means something in a header. */
const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?\/[\w./~@%+-]{0,500}$/;

/**
 * Reads `NAME=URL`.
 *
 * @returns undefined for a section that the registry lacks, a host that is not this machine, and everything else that is not exactly that.
 */
export function readOverride(text: string, { remotes }: Pick<Registry, 'remotes'>): RemoteOverride | undefined {
  const at = text.indexOf('=');
  const [name, url] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || !Object.hasOwn(remotes, name) || !LOOPBACK.test(url) || !URL.canParse(url)) return undefined;
  const { href, origin } = new URL(url);
  return { name, url: href, origin };
}

const cookieOf = (value: string, more = ''): string =>
  `${OVERRIDE_COOKIE}=${encodeURIComponent(value)}; Path=/; HttpOnly; SameSite=Lax${more}`;

/** What the address asks for: an override to keep, or, with an empty value, none. Undefined when it asks for nothing that may be done. */
export function askedOverride(url: URL, registry: Registry): { cookie: string; location: string } | undefined {
  const asked = url.searchParams.get(QUERY);
  if (asked === null) return undefined;
  const override = readOverride(asked, registry);
  if (override === undefined && asked !== '') return undefined;
  const clean = new URL(url);
  clean.searchParams.delete(QUERY);
  return {
    // No lifetime: it ends with the browser.
    cookie: override === undefined ? cookieOf('', '; Max-Age=0') : cookieOf(`${override.name}=${override.url}`),
    location: clean.href,
  };
}

/** The override that a browser keeps. */
export function keptOverride(cookie: string | undefined, registry: Registry): RemoteOverride | undefined {
  try {
    return cookie === undefined ? undefined : readOverride(decodeURIComponent(cookie), registry);
  } catch {
    return undefined; // a broken escape: not of our making
  }
}

/** The registry as one browser has it. Styles stay: names of classes come from paths, so those of the deployed files mostly fit. */
export function withOverride(registry: Registry, override: RemoteOverride | undefined): Registry {
  const app = override && registry.remotes[override.name];
  if (override === undefined || app === undefined) return registry;
  const replaced = { ...app, version: 'override', js: override.url, imports: [], pages: {}, needs: { entry: [], pages: {} } };
  return { ...registry, remotes: { ...registry.remotes, [override.name]: replaced } };
}

/** The edge runs nothing that somebody names in an address: the browser brings that section. */
export const sectionsBut =
  (override: RemoteOverride | undefined, { section }: Bundles): Bundles['section'] =>
  (name) =>
    name === override?.name ? Promise.reject(new Error(`The section '${name}' is replaced in this browser.`)) : section(name);

/** What the one who asked for it sees on each page, outside the application, so that it stays when the application breaks. */
export function overrideBadge(override: RemoteOverride | undefined, nonce: string): string {
  if (override === undefined) return '';
  const style =
    '#tl-override{position:fixed;z-index:2147483647;inset-block-end:76px;inset-inline-end:12px;max-inline-size:min(300px,calc(100vw - 24px));' +
    'display:flex;align-items:center;gap:12px;padding:6px 6px 6px 12px;border-radius:8px;background:#ffd75e;color:#1b1500;font:13px/1.4 system-ui,sans-serif;' +
    'overflow-wrap:anywhere}#tl-override form{flex:none}#tl-override button{min-block-size:44px;padding-inline:12px;border:1px solid currentcolor;border-radius:6px;background:none;' +
    'color:inherit;font:inherit;cursor:pointer}#tl-override button:focus-visible{outline:2px solid currentcolor;outline-offset:2px}@media print{#tl-override{display:none}}';
  return [
    `<style nonce="${nonce}">${style}</style><aside id="tl-override" lang="en" dir="ltr" aria-label="Replaced section">`,
    `<span>${htmlText(override.name)} comes from ${htmlText(override.url)}</span>`,
    `<form method="get"><button name="${QUERY}" value="">Reset</button></form></aside>`,
  ].join('');
}

/** The registry as the browser behind a request has it. */
export const registryFor = (source: RegistrySource, cookie: string | undefined, isProduction: boolean): Registry =>
  isProduction ? source.current() : withOverride(source.current(), keptOverride(cookie, source.current()));
