import type { Registry } from '../registry.ts';
import type { Bundles } from './bundles.ts';

const QUERY = 'mf-override';
/** Carries a tab's overrides to the next document; the response deletes it. */
export const OVERRIDE_COOKIE = 'tl-mf-override';
/** The version reported for a replaced section, which has no newer files. */
const REPLACED = 'override';

/** A module that replaces a section's own in one tab. */
export interface RemoteOverride {
  /** The section's name in the registry. */
  name: string;
  url: string;
  /** The only additional origin in the document's policy. */
  origin: string;
}

/** Loopback only; no user, query or fragment, and no character with a meaning in headers. */
const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?\/[\w./~@%+-]{0,500}$/;
const TOKEN = /^[a-z0-9]{1,20}$/;

/** Reads `NAME=URL`. @returns undefined for an unknown section, another host, or any other form. */
export function readOverride(text: string, { remotes }: Pick<Registry, 'remotes'>): RemoteOverride | undefined {
  const at = text.indexOf('=');
  const [name, url] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || !Object.hasOwn(remotes, name) || !LOOPBACK.test(url) || !URL.canParse(url)) return undefined;
  const { href, origin } = new URL(url);
  return { name, url: href, origin };
}

/** Text form of an override in storage, cookie and URL. */
export const overrideText = ({ name, url }: RemoteOverride): string => `${name}=${url}`;

/**
 * The changes to a tab's overrides in a URL, and the URL without them. A change is `NAME=URL`, `NAME=` to remove one, or empty to remove
 * all. Undefined without a valid change.
 */
export function requestedOverrides(url: URL, registry: Registry): { changes: readonly string[]; location: string } | undefined {
  const changes = url.searchParams.getAll(QUERY).flatMap((text) => {
    if (text === '' || (text.endsWith('=') && Object.hasOwn(registry.remotes, text.slice(0, -1)))) return [text];
    const override = readOverride(text, registry);
    return override === undefined ? [] : [overrideText(override)];
  });
  if (changes.length === 0) return undefined;
  const clean = new URL(url);
  clean.searchParams.delete(QUERY);
  return { changes, location: clean.pathname + clean.search };
}

/** Overrides of one tab, sent in its cookie. */
export interface HandedOverrides {
  /** Identifies the tab's request in the response; empty without a cookie. */
  token: string;
  overrides: readonly RemoteOverride[];
}

/** The overrides of a request, without forbidden ones; the last of two for one section wins. */
export function handedOverrides(cookie: string | undefined, registry: Registry): HandedOverrides {
  const [token = '', ...texts] = decoded(cookie).split(' ');
  if (!TOKEN.test(token)) return { token: '', overrides: [] };
  const byName = new Map(
    texts.flatMap((text) => {
      const override = readOverride(text, registry);
      return override === undefined ? [] : [[override.name, override]];
    }),
  );
  return { token, overrides: [...byName.values()] };
}

function decoded(cookie = ''): string {
  try {
    return decodeURIComponent(cookie);
  } catch {
    return ''; // a malformed escape, not written by this code
  }
}

/** The registry with a tab's overrides. Styles stay: class names derive from paths, so the deployed styles mostly fit. */
export function withOverrides(registry: Registry, overrides: readonly RemoteOverride[]): Registry {
  const replaced = overrides.flatMap(({ name, url }) => {
    const app = registry.remotes[name];
    return app === undefined
      ? []
      : [[name, { ...app, version: REPLACED, js: url, imports: [], pages: {}, pageCss: {}, needs: { entry: [], pages: {} } }]];
  });
  return { ...registry, remotes: { ...registry.remotes, ...Object.fromEntries(replaced) } };
}

/** The edge never runs code named in a URL: the browser loads these sections. */
export const sectionsBut =
  (overrides: readonly RemoteOverride[], section: (name: string) => ReturnType<Bundles['section']>): typeof section =>
  (name) =>
    overrides.some((override) => override.name === name)
      ? Promise.reject(new Error(`The section '${name}' is replaced in this tab.`))
      : section(name);
