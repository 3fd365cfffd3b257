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
  /** Styles of the parts that open later. */
  laterCss: readonly string[];
  /** Chunks of each page, by key of the route table. */
  pages: Readonly<Record<string, readonly string[]>>;
  /** Styles of each page beside those of the entry. */
  pageCss: Readonly<Record<string, readonly string[]>>;
  server: string;
  /** Shared modules that the entry imports, and those that each page imports besides. */
  needs: { entry: readonly string[]; pages: Readonly<Record<string, readonly string[]>> };
  /** Names taken from shared modules. */
  uses: Readonly<Record<string, readonly string[]>>;
}

/** A section's remote, with what it says of itself and the words of that, by language. */
export interface BuiltRemote extends BuiltApp {
  manifest: SectionManifest;
  words: Readonly<Record<string, Dictionary>>;
}

/** A new version of a section that some visitors get beside the live one. */
export interface Canary {
  /** Of a hundred visitors, so many get it; 0 leaves it to those who choose it. */
  share: number;
  remote: BuiltRemote;
  /** Urls of its words by language. */
  words: Readonly<Record<string, string>>;
}

export interface Registry {
  builtAt: string;
  languages: readonly string[];
  /** Made-up languages that only tests ask for. @spec I18N-3 */
  testLanguages?: readonly string[];
  /** Version of the shell that was built with the host. */
  shell: number;
  vendor: {
    version: string;
    /** Files that bring a shared module, and the names that it serves. */
    modules: Readonly<Record<string, { files: readonly string[]; names: readonly string[] }>>;
    /** The import map. */
    map: Readonly<Record<string, string>>;
    css: readonly string[];
    /** Styles of what comes after a first page. */
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
  /** Today's registry. */
  current: () => Registry;
}

const CHECK_EVERY_MS = 250;

/**
 * The registry of the build, read again when the file changes. The host and the shared modules stay those that this process began with,
 * because their code is loaded; remotes and messages follow the file. A remote that asks for a name the running vendor lacks is refused
 * and the one before it stays.
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
        // A deploy in progress may leave no file for a moment; the last registry goes on serving.
        report('registry-unreadable', { name: codeOf(error) });
      }
      return registry;
    },
  };
}

/**
 * Versions on trial that can run here. All visitors of a site share its paths, so a version with others than the live one is not tried beside it.
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

/** Every style of a section: the document links those of its page, the rest comes with the code. */
export const allStyles = ({ css, pageCss, laterCss }: Pick<BuiltApp, 'css' | 'pageCss' | 'laterCss'>): string[] => [
  ...new Set([...css, ...Object.values(pageCss).flat(), ...laterCss]),
];

/** Where browsers find the remotes. */
export const remoteFiles = ({ remotes }: Pick<Registry, 'remotes'>): Record<string, RemoteFiles> =>
  Object.fromEntries(
    Object.entries(remotes).map(([name, remote]) => [name, { version: remote.version, js: remote.js, css: allStyles(remote) }]),
  );

const manifestsByRemotes = new WeakMap<Registry['remotes'], SectionManifests>();

/** What the deployed sections say of themselves; the same object until something is deployed. */
export function manifestsOf({ remotes }: Pick<Registry, 'remotes'>): SectionManifests {
  const known = manifestsByRemotes.get(remotes);
  if (known !== undefined) return known;
  const manifests = Object.fromEntries(Object.entries(remotes).map(([name, { manifest }]) => [name, manifest]));
  manifestsByRemotes.set(remotes, manifests);
  return manifests;
}

/** Name of the dictionary that holds the words of all manifests: no section's code has to be loaded to lead there. */
export const SECTIONS_DICTIONARY = 'sections';

/** Words of all manifests in a language. */
export const manifestWords = ({ remotes }: Pick<Registry, 'remotes'>, lang: string): Dictionary =>
  Object.assign({}, ...Object.values(remotes).map(({ words }) => words[lang] ?? {})) as Dictionary;

/** Where the dictionaries of a language lie; undefined for a language that is not spoken here. */
export function dictionaryUrls({ messages }: Pick<Registry, 'messages'>, lang: string): Record<string, string> | undefined {
  const urls = messages[lang];
  return urls && { ...urls, [SECTIONS_DICTIONARY]: `/sections/${lang}.json` };
}

/** Languages that a page may be asked for in; the made-up ones not in production. */
export const spokenLanguages = ({ languages, testLanguages = [] }: Pick<Registry, 'languages' | 'testLanguages'>, isProduction: boolean) =>
  isProduction ? languages : [...languages, ...testLanguages];

/** The first name that an app takes from a shared module and the vendor does not have, as `module#name`. */
export function missingName(app: Pick<BuiltApp, 'uses'>, { vendor }: Pick<Registry, 'vendor'>): string | undefined {
  for (const [module, names] of Object.entries(app.uses)) {
    const served = vendor.modules[module]?.names;
    const missing = names.find((name) => name !== '*' && served?.includes(name) !== true);
    if (missing !== undefined) return `${module}#${missing}`;
  }
  return undefined;
}
