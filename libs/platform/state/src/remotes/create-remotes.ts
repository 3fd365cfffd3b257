import { retry, TimeOutError } from '@touchline/shared-http';
import type { ModularStore, Ports, RemoteFiles, SectionModule, SectionPage } from '@touchline/shared-state';
import { remoteMoved, remoteRetried, remotesForgotten } from './remotes.slice.ts';
import { isSectionPage, sectionFault } from './rules/section-shape.ts';
import { REMOTE_RETRIES, REMOTE_RETRY_DELAY_MS, REMOTE_TRY_MS } from './rules/timings.ts';

/** What loading a remote needs of the page. */
export interface RemotePorts {
  /** Files of a remote; `isFresh` asks for the registry of this moment. Undefined when there is no such remote. */
  filesOf: (name: string, options: { isFresh: boolean }) => Promise<RemoteFiles | undefined>;
  /** Imports a module: `import(url)`. */
  importModule: (url: string) => Promise<Record<string, unknown>>;
  /** Puts a stylesheet into the page; resolves when it applies. */
  ensureStylesheet: (url: string) => Promise<void>;
  /** Takes a stylesheet out again. */
  dropStylesheet?: (url: string) => void;
  report: Ports['report'];
}

/** Sections of one page: loaded when wanted, released when no view uses them. */
export interface Remotes {
  /** Starts a load and returns at once. @spec GD-19 */
  start: (name: string) => void;
  /** Joins the load of a section. @throws Error when every try failed. */
  load: (name: string) => Promise<SectionModule>;
  /** A page of a section, loaded. @throws Error as {@link Remotes.load}, or when the section has no such page. */
  loadPage: (name: string, routeKey: string) => Promise<SectionPage>;
  /** The page when it is here already. */
  findPage: (name: string, routeKey: string) => SectionPage | undefined;
  /** A view uses the section; returns the way to leave it. @spec RM-02 */
  acquire: (name: string) => () => void;
  /** Starts anew, with the newest files. Never rejects: the state tells what came of it. @spec RM-04 */
  refresh: (name: string) => Promise<void>;
}

interface Instance {
  section: Promise<SectionModule>;
  moduleName?: string;
  css: readonly string[];
  pages: Map<string, SectionPage>;
  isGone: boolean;
}

/** The contract is broken: trying again with the same files changes nothing, but a new deployment may be under way, so it is tried as well. */
class RemoteFault extends Error {
  override name = 'RemoteFault';
}

const inTime = <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeOutError(ms)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** @spec RM-01 RM-02 RM-03 RM-04 RM-08 */
export function createRemotes(store: Pick<ModularStore, 'dispatch' | 'inject' | 'release'>, ports: RemotePorts): Remotes {
  const instances = new Map<string, Instance>();
  const users = new Map<string, number>();
  /** Failed tries over the life of the page: a url whose module threw while it ran gives the same error for ever, so the next try has another. */
  const failures = new Map<string, number>();
  store.dispatch(remotesForgotten());

  const importOnce = async (name: string, instance: Instance, isFresh: boolean): Promise<SectionModule> => {
    const files = await ports.filesOf(name, { isFresh });
    if (files === undefined) throw new RemoteFault(`The registry has no remote "${name}"; its page cannot be shown.`);
    const number = failures.get(name) ?? 0;
    const [exported] = await Promise.all([
      ports.importModule(number === 0 ? files.js : `${files.js}?retry=${number}`),
      ...files.css.map(ports.ensureStylesheet),
    ]);
    const fault = sectionFault(exported['section'], name);
    if (fault !== null) throw new RemoteFault(`The remote "${name}" breaks the contract: ${fault}.`);
    instance.css = files.css;
    return exported['section'] as SectionModule;
  };

  const drop = (name: string): void => {
    const instance = instances.get(name);
    if (instance === undefined) return;
    instances.delete(name);
    instance.isGone = true;
    if (instance.moduleName !== undefined) store.release(instance.moduleName);
    for (const url of instance.css) ports.dropStylesheet?.(url);
    store.dispatch(remoteMoved({ name, to: 'not-exist' }));
  };

  const begin = (name: string, isFresh: boolean): Promise<SectionModule> => {
    const instance: Instance = { section: Promise.resolve() as never, css: [], pages: new Map(), isGone: false };
    instances.set(name, instance);
    store.dispatch(remoteMoved({ name, to: 'loading' }));
    const work = (attempt: number): Promise<SectionModule> => {
      if (attempt > 0) store.dispatch(remoteRetried({ name }));
      return inTime(importOnce(name, instance, isFresh || attempt > 0), REMOTE_TRY_MS).catch((error: unknown) => {
        failures.set(name, (failures.get(name) ?? 0) + 1);
        throw error;
      });
    };
    const options = { times: REMOTE_RETRIES, delayMs: REMOTE_RETRY_DELAY_MS, factor: 2, isRetried: () => !instance.isGone };
    instance.section = retry(work, options).then(
      (section) => {
        if (instance.isGone) return section;
        if (section.module !== undefined) instance.moduleName = store.inject(section.module);
        store.dispatch(remoteMoved({ name, to: 'ready' }));
        return section;
      },
      (error: Error) => {
        if (!instance.isGone) {
          ports.report('remote-failed', { name, code: error.cause instanceof Error ? error.cause.name : error.name });
          store.dispatch(remoteMoved({ name, to: 'error' }));
        }
        throw error;
      },
    );
    instance.section.catch(() => undefined); // the state tells; whoever joins gets the rejection as well
    return instance.section;
  };

  const load = (name: string): Promise<SectionModule> => instances.get(name)?.section ?? begin(name, false);

  /** A ready section whose page does not load is as good as failed. */
  const fail = (name: string, error: unknown): void => {
    ports.report('remote-page-failed', { name, code: error instanceof Error ? error.name : 'unknown' });
    drop(name);
    const broken: Instance = { section: Promise.reject(error), css: [], pages: new Map(), isGone: false };
    broken.section.catch(() => undefined);
    instances.set(name, broken);
    store.dispatch(remoteMoved({ name, to: 'loading' }));
    store.dispatch(remoteMoved({ name, to: 'error' }));
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
      const make = section.routes[routeKey];
      try {
        if (make === undefined) throw new RemoteFault(`The remote "${name}" has no page "${routeKey}" of the route table.`);
        const page = await inTime(
          retry(() => make(), { times: 1, delayMs: REMOTE_RETRY_DELAY_MS, isRetried: () => true }),
          REMOTE_TRY_MS,
        );
        if (!isSectionPage(page)) throw new RemoteFault(`The page "${routeKey}" of the remote "${name}" cannot be drawn.`);
        instance?.pages.set(routeKey, page);
        return page;
      } catch (error) {
        if (instance?.isGone === false) fail(name, error);
        throw error;
      }
    },
    acquire: (name) => {
      users.set(name, (users.get(name) ?? 0) + 1);
      let isLeft = false;
      return () => {
        if (isLeft) return;
        isLeft = true;
        users.set(name, (users.get(name) ?? 1) - 1);
        // Not at once: the next view of the same section may be mounted in this very step.
        setTimeout(() => {
          if (users.get(name) === 0) drop(name);
        }, 0);
      };
    },
    refresh: async (name) => {
      drop(name);
      await begin(name, true).catch(() => undefined);
    },
  };
}
