import { codeOf } from '@touchline/shared-primitives';
import { retry, TimeOutError, within } from '@touchline/shared-http';
import type { ModularStore, Ports, RemoteFiles, SectionModule, SectionPage } from '@touchline/shared-state';
import type { FlightEvent } from './flight-recorder.ts';
import { remoteMoved, remoteRetried, remotesForgotten } from './remotes.slice.ts';
import { readSectionPage, sectionFault } from './rules/section-shape.ts';
import { REMOTE_RETRIES, REMOTE_RETRY_DELAY_MS, REMOTE_TRY_MS, UNUSED_REMOTE_MS } from './rules/timings.ts';

/** What the page provides for loading remotes. */
export interface RemotePorts {
  /** Files of a remote, undefined when it does not exist. `isFresh` bypasses the cached registry. */
  filesOf: (name: string, options: { isFresh: boolean }) => Promise<RemoteFiles | undefined>;
  /** Imports a module: `import(url)`. */
  importModule: (url: string) => Promise<Record<string, unknown>>;
  /** Adds a stylesheet to the page; resolves when it applies. */
  ensureStylesheet: (url: string) => Promise<void>;
  /** Removes a stylesheet. */
  dropStylesheet?: (url: string) => void;
  /** Whether a remote's entry shares the page's React; two copies break hooks. Assumed when absent. @spec REM-7 */
  sharesReact?: (exported: Readonly<Record<string, unknown>>) => boolean;
  /** Receives every event of remotes, outside production. */
  record?: (event: Omit<FlightEvent, 'atMs'>) => void;
  report: Ports['report'];
}

/** Sections of one page: loaded on demand, released when no view uses them. */
export interface Remotes {
  /** Starts a load and returns at once. @spec GD-19 */
  start: (name: string) => void;
  /** Joins the load of a section. @throws Error when every try failed. */
  load: (name: string) => Promise<SectionModule>;
  /**
   * Loads a page of a section.
   *
   * @throws ChunkGone when its code did not load; Error as {@link Remotes.load}, or when the section has no such page.
   */
  loadPage: (name: string, routeKey: string) => Promise<SectionPage>;
  /** The page if it is already loaded. */
  findPage: (name: string, routeKey: string) => SectionPage | undefined;
  /** Marks the section as used by a view; returns the function that releases it. @spec RM-02 */
  acquire: (name: string) => () => void;
  /** Records that a page of the section threw while rendering or unmounting: the next load uses the newest files under another url. */
  crashed: (name: string, error: unknown) => void;
  /** Reloads with the newest files. Never rejects: the state has the result. @spec RM-04 */
  refresh: (name: string) => Promise<void>;
}

interface Instance {
  section: Promise<SectionModule>;
  moduleName?: string;
  css: readonly string[];
  version?: string;
  pages: Map<string, SectionPage>;
  isGone: boolean;
  /** A navigation has requested it, and its view has not mounted yet. */
  isAwaited: boolean;
  /** Timer that drops the section if no view mounts. */
  unused?: ReturnType<typeof setTimeout>;
}

/** The remote breaks the contract. Retried all the same, because a new deployment may be under way. */
class RemoteFault extends Error {
  override name = 'RemoteFault';
}

/** The remote bundles its own React: every hook would throw while rendering. @spec REM-7 */
class ForeignReact extends Error {
  override name = 'ForeignReact';
}

/**
 * The code of a page did not load, for example because a release removed the old files; only a new document has the new urls.
 *
 * @spec RM-06
 */
export class ChunkGone extends Error {
  override name = 'ChunkGone';
}

/** The code of the wrapped error, if there is one. */
const causeOf = (error: unknown): string => codeOf(error instanceof Error && error.cause instanceof Error ? error.cause : error);

const inTime = <T>(work: Promise<T>, ms: number): Promise<T> =>
  within(work, ms, () => {
    throw new TimeOutError(ms);
  });

/** @spec RM-01 RM-02 RM-03 RM-04 RM-08 */
export function createRemotes(store: Pick<ModularStore, 'dispatch' | 'inject' | 'release'>, ports: RemotePorts): Remotes {
  const instances = new Map<string, Instance>();
  const users = new Map<string, number>();
  /**
   * Failed tries and refreshes during the life of the page. The module of a url is evaluated only once and a thrown error is cached with
   * it, so the next try needs another url.
   */
  const generations = new Map<string, number>();
  const renew = (name: string): void => void generations.set(name, (generations.get(name) ?? 0) + 1);
  store.dispatch(remotesForgotten());

  const importOnce = async (name: string, instance: Instance, isFresh: boolean): Promise<SectionModule> => {
    const number = generations.get(name) ?? 0;
    const files = await ports.filesOf(name, { isFresh: isFresh || number > 0 });
    if (files === undefined) throw new RemoteFault(`The registry has no remote "${name}".`);
    instance.css = files.css;
    const [exported] = await Promise.all([
      ports.importModule(number === 0 ? files.js : `${files.js}?retry=${number}`),
      ...files.css.map(ports.ensureStylesheet),
    ]);
    const fault = sectionFault(exported['section'], name);
    if (fault !== null) throw new RemoteFault(`The remote "${name}" breaks the contract: ${fault}.`);
    if (ports.sharesReact?.(exported) === false) throw new ForeignReact(`The remote "${name}" brings a React of its own.`);
    instance.version = files.version;
    return exported['section'] as SectionModule;
  };

  const drop = (name: string): void => {
    const instance = instances.get(name);
    if (instance === undefined) return;
    instances.delete(name);
    instance.isGone = true;
    clearTimeout(instance.unused);
    if (instance.moduleName !== undefined) store.release(instance.moduleName);
    ports.record?.({ name, kind: 'released' });
    dropStyles(instance);
    store.dispatch(remoteMoved({ name, to: 'not-exist' }));
  };

  const dropStyles = ({ css }: Instance): void => {
    for (const url of css) ports.dropStylesheet?.(url);
  };

  /** Drops a section that no view uses within the time limit. @spec RM-02 */
  const dropUnused = (name: string, instance: Instance): void => {
    clearTimeout(instance.unused);
    instance.unused = setTimeout(() => {
      if (instances.get(name) === instance && (users.get(name) ?? 0) === 0) drop(name);
    }, UNUSED_REMOTE_MS);
  };

  const begin = (name: string, isFresh: boolean): Promise<SectionModule> => {
    const instance: Instance = { section: Promise.resolve() as never, css: [], pages: new Map(), isGone: false, isAwaited: false };
    instances.set(name, instance);
    store.dispatch(remoteMoved({ name, to: 'loading' }));
    const beganAt = performance.now();
    ports.record?.({ name, kind: 'loading' });
    const work = (attempt: number): Promise<SectionModule> => {
      if (attempt > 0) store.dispatch(remoteRetried({ name }));
      return inTime(importOnce(name, instance, isFresh || attempt > 0), REMOTE_TRY_MS).catch((error: unknown) => {
        renew(name);
        if (attempt < REMOTE_RETRIES) ports.record?.({ name, kind: 'try-failed', code: causeOf(error) });
        throw error;
      });
    };
    const options = { times: REMOTE_RETRIES, delayMs: REMOTE_RETRY_DELAY_MS, factor: 2, isRetried: () => !instance.isGone };
    const settle = (section: SectionModule): SectionModule => {
      if (instance.isGone) return section;
      // The section's own code runs here; if it throws, the load has failed.
      if (section.module !== undefined) instance.moduleName = store.inject(section.module);
      const { version } = instance;
      ports.record?.({ name, kind: 'ready', tookMs: performance.now() - beganAt, ...(version !== undefined && { version }) });
      store.dispatch(remoteMoved({ name, to: 'ready' }));
      dropUnused(name, instance);
      return section;
    };
    instance.section = retry(work, options)
      .then(settle)
      .catch((error: unknown) => {
        if (!instance.isGone) {
          ports.report('remote-failed', { name, code: causeOf(error) });
          ports.record?.({ name, kind: 'failed', code: causeOf(error) });
          store.dispatch(remoteMoved({ name, to: 'error' }));
          dropUnused(name, instance);
        }
        throw error;
      })
      .finally(() => {
        if (instance.isGone && !instances.has(name)) dropStyles(instance); // styles that arrived after the section was dropped
      });
    instance.section.catch(() => undefined); // the state has the error, and callers of load get the rejection
    return instance.section;
  };

  const load = (name: string): Promise<SectionModule> => {
    const known = instances.get(name);
    if (known === undefined) return begin(name, false);
    known.isAwaited = true;
    return known.section;
  };

  /** A ready section whose page does not load counts as failed. */
  const fail = (name: string, error: unknown): void => {
    ports.report('remote-page-failed', { name, code: causeOf(error) });
    ports.record?.({ name, kind: 'failed', code: causeOf(error) });
    drop(name);
    const broken: Instance = { section: Promise.reject(error), css: [], pages: new Map(), isGone: false, isAwaited: false };
    broken.section.catch(() => undefined);
    instances.set(name, broken);
    store.dispatch(remoteMoved({ name, to: 'loading' }));
    store.dispatch(remoteMoved({ name, to: 'error' }));
    dropUnused(name, broken);
  };

  return {
    start: (name) => void load(name).catch(() => undefined),
    load,
    findPage: (name, routeKey) => instances.get(name)?.pages.get(routeKey),
    loadPage: async (name, routeKey) => {
      const section = await load(name);
      const instance = instances.get(name);
      const known = instance?.pages.get(routeKey);
      if (known !== undefined) return known;
      try {
        const make = section.routes[routeKey];
        if (make === undefined) throw new RemoteFault(`The remote "${name}" has no page "${routeKey}" of the route table.`);
        const made = await inTime(
          retry(async () => make(), { times: 1, delayMs: REMOTE_RETRY_DELAY_MS, isRetried: () => true }).catch((error: unknown) => {
            const cause = error instanceof Error ? (error.cause ?? error) : error;
            throw new ChunkGone(`The page "${routeKey}" of the remote "${name}" did not come.`, { cause });
          }),
          REMOTE_TRY_MS,
        );
        const page = readSectionPage(made);
        if (page === null) throw new RemoteFault(`The page "${routeKey}" of the remote "${name}" cannot be drawn.`);
        instance?.pages.set(routeKey, page);
        return page;
      } catch (error) {
        if (instance?.isGone === false) fail(name, error);
        throw error;
      }
    },
    acquire: (name) => {
      users.set(name, (users.get(name) ?? 0) + 1);
      const used = instances.get(name);
      if (used !== undefined) used.isAwaited = false;
      let isLeft = false;
      return () => {
        if (isLeft) return;
        isLeft = true;
        users.set(name, (users.get(name) ?? 1) - 1);
        // Delayed, because the next view of the same section may mount in this very step.
        setTimeout(() => {
          const instance = instances.get(name);
          if (instance === undefined || users.get(name) !== 0) return;
          // A visitor who leaves and returns at once finds the section and its page as the navigation left them.
          if (instance.isAwaited) dropUnused(name, instance);
          else drop(name);
        }, 0);
      };
    },
    crashed: (name, error) => {
      renew(name);
      ports.report('remote-page-threw', { name, code: causeOf(error) });
      ports.record?.({ name, kind: 'crashed', code: causeOf(error) });
    },
    refresh: async (name) => {
      drop(name);
      renew(name);
      await begin(name, true).catch(() => undefined);
    },
  };
}
