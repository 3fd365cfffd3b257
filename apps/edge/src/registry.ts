import { codeOf, type Report } from '@touchline/shared-primitives';
import { manifestRefusal, type SectionManifest, type SectionManifests } from '@touchline/shared-routes';
import type { Dictionary, RemoteFiles } from '@touchline/shared-state';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** One built app as the build describes it; `js`, `css` and `imports` are urls, `server` is a folder entry below dist. */
export interface BuiltApp {
  version: string;
  js: string;
  /** Chunks that the entry imports. */
  imports: readonly string[];
  css: readonly string[];
  /** Styles of parts that open later. */
  laterCss: readonly string[];
  /** Chunks of each page, by key of the route table. */
  pages: Readonly<Record<string, readonly string[]>>;
  /** Styles of each page in addition to those of the entry. */
  pageCss: Readonly<Record<string, readonly string[]>>;
  server: string;
  /** Shared modules imported by the entry, and additional ones by page. */
  needs: { entry: readonly string[]; pages: Readonly<Record<string, readonly string[]>> };
  /** Names imported from shared modules. */
  uses: Readonly<Record<string, readonly string[]>>;
}

/** A section's remote, with its manifest and the manifest's messages by language. */
export interface BuiltRemote extends BuiltApp {
  manifest: SectionManifest;
  words: Readonly<Record<string, Dictionary>>;
}

/** A new version of a section that some visitors get instead of the live one. */
export interface Canary {
  /** Percentage of visitors that get it; with 0 only those who choose it. */
  share: number;
  remote: BuiltRemote;
  /** URLs of its messages by language. */
  words: Readonly<Record<string, string>>;
}

export interface Registry {
  builtAt: string;
  languages: readonly string[];
  /** Pseudo-languages for tests. @spec I18N-3 */
  testLanguages?: readonly string[];
  /** Version of the shell in the host's build. */
  shell: number;
  vendor: {
    version: string;
    /** Files and exported names of each shared module. */
    modules: Readonly<Record<string, { files: readonly string[]; names: readonly string[] }>>;
    /** The import map. */
    map: Readonly<Record<string, string>>;
    css: readonly string[];
    /** Styles that the first page does not need. */
    laterCss: readonly string[];
    server: string;
  };
  host: Readonly<Record<'desktop' | 'mobile', BuiltApp>>;
  remotes: Readonly<Record<string, BuiltRemote>>;
  /** Versions on trial, by section. */
  canaries?: Readonly<Record<string, Canary>>;
  /** The frame of the games. */
  frame?: { js: string; css: readonly string[] };
  /** Script of the installable app's worker. */
  worker?: string;
  /** Urls of compiled messages by language and dictionary. */
  messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface RegistrySource {
  /** The current registry. */
  current: () => Registry;
}

const CHECK_EVERY_MS = 250;

/**
 * The registry of the build, read again when the file changes. The host and the shared modules stay those that this process started with,
 * because their code is loaded; remotes and messages follow the file. A remote that needs a name missing from the running vendor is
 * rejected, and the previous one stays.
 *
 * @throws Error when there is no build.
 */
export function createRegistry({ dist, report, now = Date.now }: { dist: string; report: Report; now?: () => number }): RegistrySource {
  const file = join(dist, 'registry.json');
  const read = (): Registry => JSON.parse(readFileSync(file, 'utf8')) as Registry;
  const changedAt = (): number => statSync(file).mtimeMs;
  const whole = read();
  const first: Registry = { ...whole, canaries: soundCanaries(whole, whole.remotes, whole, report) };
  let registry = first;
  let mtimeMs = changedAt();
  let checkedAt = now();

  const follow = (): void => {
    const latest = read();
    const remotes = Object.fromEntries(
      Object.entries(latest.remotes).flatMap(([name, app]) => {
        const missing = manifestRefusal(app.manifest, first.shell) ?? missingName(app, first);
        if (missing === undefined) return [[name, app]];
        report('remote-refused', { name, code: missing });
        const before = registry.remotes[name];
        return before === undefined ? [] : [[name, before]];
      }),
    );
    registry = {
      ...first,
      ...(latest.frame && { frame: latest.frame }),
      remotes,
      canaries: soundCanaries(latest, remotes, first, report),
      messages: latest.messages,
      languages: latest.languages,
      testLanguages: latest.testLanguages ?? [],
    };
  };

  return {
    current: () => {
      if (now() - checkedAt < CHECK_EVERY_MS) return registry;
      checkedAt = now();
      try {
        const latest = changedAt();
        if (latest !== mtimeMs) {
          follow();
          mtimeMs = latest;
        }
      } catch (error) {
        // The file may be missing for a moment during a deployment; the last registry stays in use.
        report('registry-unreadable', { name: codeOf(error) });
      }
      return registry;
    },
  };
}

/**
 * Trial versions that can run here. All visitors share the paths of a site, so a version with other paths than the live one is rejected.
 */
function soundCanaries(
  { canaries = {} }: Pick<Registry, 'canaries'>,
  remotes: Registry['remotes'],
  running: Pick<Registry, 'shell' | 'vendor'>,
  report: Report,
): Readonly<Record<string, Canary>> {
  const rows = (app: BuiltRemote | undefined): string => JSON.stringify(app?.manifest.routes ?? []);
  return Object.fromEntries(
    Object.entries(canaries).filter(([name, { remote }]) => {
      const others = remotes[name] === undefined || rows(remote) !== rows(remotes[name]) ? 'other paths than the live version' : undefined;
      const code = manifestRefusal(remote.manifest, running.shell) ?? missingName(remote, running) ?? others;
      if (code !== undefined) report('remote-refused', { name, code });
      return code === undefined;
    }),
  );
}

/** All styles of a section: the document links those of its page, the rest loads with the code. */
export const allStyles = ({ css, pageCss, laterCss }: Pick<BuiltApp, 'css' | 'pageCss' | 'laterCss'>): string[] => [
  ...new Set([...css, ...Object.values(pageCss).flat(), ...laterCss]),
];

/** URLs of the remotes for browsers. */
export const remoteFiles = ({ remotes }: Pick<Registry, 'remotes'>): Record<string, RemoteFiles> =>
  Object.fromEntries(
    Object.entries(remotes).map(([name, remote]) => [name, { version: remote.version, js: remote.js, css: allStyles(remote) }]),
  );

const manifestsByRemotes = new WeakMap<Registry['remotes'], SectionManifests>();

/** Manifests of the deployed sections; the same object until the next deployment. */
export function manifestsOf({ remotes }: Pick<Registry, 'remotes'>): SectionManifests {
  const known = manifestsByRemotes.get(remotes);
  if (known !== undefined) return known;
  const manifests = Object.fromEntries(Object.entries(remotes).map(([name, { manifest }]) => [name, manifest]));
  manifestsByRemotes.set(remotes, manifests);
  return manifests;
}

/** Dictionary with the messages of all manifests, so that links to a section need none of its code. */
export const SECTIONS_DICTIONARY = 'sections';

/** Messages of all manifests in a language. */
export const manifestWords = ({ remotes }: Pick<Registry, 'remotes'>, lang: string): Dictionary =>
  Object.assign({}, ...Object.values(remotes).map(({ words }) => words[lang] ?? {})) as Dictionary;

/** URLs of the dictionaries of a language; undefined for an unsupported one. */
export function dictionaryUrls({ messages }: Pick<Registry, 'messages'>, lang: string): Record<string, string> | undefined {
  const urls = messages[lang];
  return urls && { ...urls, [SECTIONS_DICTIONARY]: `/sections/${lang}.json` };
}

/** Languages that can be requested; pseudo-languages are excluded in production. */
export const spokenLanguages = ({ languages, testLanguages = [] }: Pick<Registry, 'languages' | 'testLanguages'>, isProduction: boolean) =>
  isProduction ? languages : [...languages, ...testLanguages];

/** The first name that an app imports from a shared module and the vendor lacks, as `module#name`. */
export function missingName(app: Pick<BuiltApp, 'uses'>, { vendor }: Pick<Registry, 'vendor'>): string | undefined {
  for (const [module, names] of Object.entries(app.uses)) {
    const served = vendor.modules[module]?.names;
    const missing = names.find((name) => name !== '*' && served?.includes(name) !== true);
    if (missing !== undefined) return `${module}#${missing}`;
  }
  return undefined;
}
