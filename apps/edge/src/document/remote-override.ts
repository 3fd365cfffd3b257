import type { Registry } from '../registry.ts';
import type { Bundles } from './bundles.ts';

const QUERY = 'mf-override';
/** Carries what a tab keeps to the document that it asks for next, and is gone with the answer. */
export const OVERRIDE_COOKIE = 'tl-mf-override';
/** The version that the page reads of a replaced section: it has no newer files. */
const REPLACED = 'override';

/** Another module in the place of a section's own, for one tab. */
export interface RemoteOverride {
  /** The section, as the registry calls it. */
  name: string;
  url: string;
  /** The one origin that the policy of the document lets in besides. */
  origin: string;
}

/** This machine and nothing else; no user, query or fragment, and no sign that means something in a header. */
const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?\/[\w./~@%+-]{0,500}$/;
const TOKEN = /^[a-z0-9]{1,20}$/;

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

/** How an override is written in storage, in the cookie and in the address. */
export const overrideText = ({ name, url }: RemoteOverride): string => `${name}=${url}`;

/**
 * What the address asks for: changes of what the tab keeps, and the address without them. A change is `NAME=URL`, `NAME=` to end that one,
 * or nothing to end all. Undefined when it asks for nothing that may be done.
 */
export function askedOverrides(url: URL, registry: Registry): { changes: readonly string[]; location: string } | undefined {
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

/** What one tab has asked for by its cookie. */
export interface HandedOverrides {
  /** Tells the tab that this answer is its own; empty when nobody asked. */
  token: string;
  overrides: readonly RemoteOverride[];
}

/** The overrides that come with a request; those that may not be are left out, and of two for one section the last holds. */
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
    return ''; // a broken escape: not of our making
  }
}

/** The registry as one tab has it. Styles stay: names of classes come from paths, so those of the deployed files mostly fit. */
export function withOverrides(registry: Registry, overrides: readonly RemoteOverride[]): Registry {
  const replaced = overrides.flatMap(({ name, url }) => {
    const app = registry.remotes[name];
    return app === undefined
      ? []
      : [[name, { ...app, version: REPLACED, js: url, imports: [], pages: {}, pageCss: {}, needs: { entry: [], pages: {} } }]];
  });
  return { ...registry, remotes: { ...registry.remotes, ...Object.fromEntries(replaced) } };
}

/** The edge runs nothing that somebody names in an address: the browser brings those sections. */
export const sectionsBut =
  (overrides: readonly RemoteOverride[], section: (name: string) => ReturnType<Bundles['section']>): typeof section =>
  (name) =>
    overrides.some((override) => override.name === name)
      ? Promise.reject(new Error(`The section '${name}' is replaced in this tab.`))
      : section(name);
