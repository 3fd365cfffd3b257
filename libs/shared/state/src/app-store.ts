import { codeOf } from '@touchline/shared-primitives';
import {
  combineSlices,
  configureStore,
  createAction,
  Tuple,
  type Action,
  type Middleware,
  type Reducer,
  type Store,
} from '@reduxjs/toolkit';
import { multicastChannel, runSaga, stdChannel, type MulticastChannel, type Task } from 'redux-saga';
import type { Ports, StoreModule, StoreSlice } from './section.ts';
import { viewSlice } from './view.slice.ts';

/** A module as a domain exports it. */
export type StoreModuleFactory = (ports: Ports) => StoreModule;

export interface AppStoreOptions {
  ports: Ports;
  /** State of any slices, by their names; a slice injected later still finds its part. */
  preloaded?: Readonly<Record<string, unknown>>;
  /** Modules that live as long as the store. */
  modules?: readonly StoreModuleFactory[];
}

/** A store whose parts come and go. It is the very object that react-redux gets. */
export interface ModularStore extends Store {
  /**
   * Adds a module; a second call with the same name only counts a user more. Before {@link ModularStore.start} its process waits.
   *
   * @throws TypeError on what is no module, before anything is changed; whatever the factory throws.
   */
  inject: (factory: StoreModuleFactory) => string;
  /** A user less; the last one cancels the module's process and puts its slices back to their start. @spec RM-02 */
  release: (name: string) => void;
  /**
   * Starts the processes, in the browser only; they hear first what was dispatched before.
   *
   * @param isInSteps - each in a task of its own, so that a press between them is answered.
   */
  start: (options?: { isInSteps?: boolean }) => void;
  /** Cancels every process. */
  stop: () => void;
}

/** A module's process ended with an error; it is not started again, its pages keep what they show. */
export const watcherDied = createAction<{ name: string }>('store/watcherDied');
const moduleInjected = createAction<{ name: string }>('store/moduleInjected');
const moduleReleased = createAction<{ name: string }>('store/moduleReleased');

const ignore = (): void => undefined;
const portsByStore = new WeakMap<object, Ports>();

/** The ports that a store was made with, for the few components that need the clock. @throws Error on a store of another making. */
export function portsOf(store: object): Ports {
  const ports = portsByStore.get(store);
  if (ports === undefined) throw new Error('This store was not made by createAppStore, so it has no ports; make it with createAppStore.');
  return ports;
}

interface Running {
  module: StoreModule;
  users: number;
  /** What the process hears. */
  channel: MulticastChannel<Action>;
  task?: Task;
}

/** What keeps a module from being added; null when it is sound. A remote's module is somebody else's code. @spec REM-6 */
function moduleFault(module: unknown): string | null {
  const { name, slices, saga } = (module ?? {}) as Partial<Record<keyof StoreModule, unknown>>;
  if (typeof name !== 'string' || name === '') return 'it has no name';
  if (!Array.isArray(slices)) return 'it has no list of slices';
  const isSlice = (slice: unknown): boolean => {
    const { reducerPath, reducer } = (slice ?? {}) as Partial<Record<keyof StoreSlice, unknown>>;
    return typeof reducerPath === 'string' && typeof reducer === 'function';
  };
  if (!slices.every(isSlice)) return 'a slice has no reducer or no place';
  return saga === undefined || typeof saga === 'function' ? null : 'its process is no function';
}

/**
 * One store, assembled from modules. Sagas find it as `getContext('store')`.
 *
 * @spec PL-02 RM-02
 */
export function createAppStore({ ports, preloaded = {}, modules = [] }: AppStoreOptions): ModularStore {
  const waiting = new Map(Object.entries(preloaded));
  const running = new Map<string, Running>();
  const context: { store?: ModularStore } = {};
  // Every process hears every action, and all of them one action before the next; each by a channel of its own, as they start one by one.
  const channel = stdChannel<Action>();
  const tellAll = (action: Action): void => {
    channel.take(tellAll);
    for (const entry of running.values()) entry.channel.put(action);
  };
  channel.take(tellAll);
  let isStarted = false;
  let started = new WeakSet<Running>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAssembled = false;
  // What components wish for while the page is taken over, which is before any process runs. Start tells it to the processes.
  let unheard: Action[] = [];
  const tellProcesses: Middleware = () => (next) => (action) => {
    if (!isStarted) unheard.push(action as Action);
    const result = next(action);
    channel.put(action as Action);
    return result;
  };

  const withStart = (moduleName: string, key: string, reducer: Reducer): Reducer => {
    const start = waiting.get(key);
    let isFresh = start !== undefined;
    return (state: unknown, action: Action) => {
      if (moduleReleased.match(action) && action.payload.name === moduleName) return reducer(undefined, { type: 'store/reset' });
      if (moduleInjected.match(action) && action.payload.name === moduleName && isFresh) {
        isFresh = false;
        waiting.delete(key);
        return reducer(start, action);
      }
      return reducer(state, action);
    };
  };

  /** A reducer that comes later is somebody else's code: when it throws, its slice stands still and the others go on. @spec RM-08 REM-6 */
  const fenced = (moduleName: string, reducer: Reducer): Reducer => {
    let hasFailed = false;
    return (state: unknown, action: Action) => {
      try {
        return reducer(state, action) ?? null;
      } catch (error) {
        if (!hasFailed) ports.report('reducer-threw', { name: moduleName, code: codeOf(error) });
        hasFailed = true;
        return state ?? null;
      }
    };
  };

  const root = combineSlices();
  const store = configureStore({ reducer: root, middleware: () => new Tuple(tellProcesses) }) as unknown as ModularStore;
  const injectedKeys = new Set<string>();

  const run = (entry: Running): void => {
    const { name, saga } = entry.module;
    started.add(entry);
    if (saga === undefined || entry.task?.isRunning() === true) return;
    entry.task = runSaga(
      { context, channel: entry.channel, dispatch: store.dispatch, getState: store.getState, onError: ignore },
      function* watched() {
        try {
          yield* saga();
        } catch (error) {
          ports.report('watcher-died', { name, code: codeOf(error) });
          store.dispatch(watcherDied({ name }));
        }
      },
    );
  };

  const add = (module: StoreModule): void => {
    for (const { reducerPath, reducer } of module.slices) {
      if (injectedKeys.has(reducerPath)) continue;
      injectedKeys.add(reducerPath);
      const ready = withStart(module.name, reducerPath, reducer);
      root.inject({ reducerPath, reducer: isAssembled ? fenced(module.name, ready) : ready });
    }
    store.dispatch(moduleInjected({ name: module.name }));
  };

  store.inject = (factory) => {
    const module = factory(ports);
    const fault = moduleFault(module);
    if (fault !== null) throw new TypeError(`A store module cannot be added: ${fault}.`);
    const known = running.get(module.name);
    if (known !== undefined) {
      known.users++;
      return module.name;
    }
    const entry: Running = { module, users: 1, channel: multicastChannel() };
    running.set(module.name, entry);
    add(module);
    if (isStarted) run(entry); // else by the start
    return module.name;
  };
  store.release = (name) => {
    const entry = running.get(name);
    if (entry === undefined || --entry.users > 0) return;
    running.delete(name);
    entry.task?.cancel();
    store.dispatch(moduleReleased({ name }));
  };
  const startInSteps = (): void => {
    const next = [...running.values()].find((entry) => entry.module.saga !== undefined && !started.has(entry));
    if (next === undefined) {
      isStarted = true;
      unheard = [];
      return;
    }
    run(next);
    for (const wish of [...unheard]) next.channel.put(wish);
    timer = setTimeout(startInSteps);
  };
  store.start = ({ isInSteps = false } = {}) => {
    if (isInSteps) return startInSteps();
    isStarted = true;
    for (const entry of running.values()) run(entry);
    const wishes = unheard;
    unheard = [];
    for (const wish of wishes) channel.put(wish);
  };
  store.stop = () => {
    isStarted = false;
    clearTimeout(timer);
    started = new WeakSet();
    for (const entry of running.values()) entry.task?.cancel();
  };

  context.store = store;
  portsByStore.set(store, ports);
  store.inject(() => ({ name: 'view', slices: [viewSlice] }));
  for (const factory of modules) store.inject(factory);
  isAssembled = true;
  return store;
}
