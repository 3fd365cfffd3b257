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
import type { MulticastChannel, Task } from 'redux-saga';
import type { Engine } from './engine.ts';
import { loadPatiently } from './load-patiently.ts';
import type { Ports, StoreModule, StoreSlice } from '../section/section.ts';
import { viewSlice } from '../view/view.slice.ts';

/** A module as exported by a domain. */
export type StoreModuleFactory = (ports: Ports) => StoreModule;

export interface AssembleOptions {
  ports: Ports;
  /** Initial state by slice name; a slice injected later gets its part too. */
  preloaded?: Readonly<Record<string, unknown>>;
  /** Modules that live as long as the store. */
  modules?: readonly StoreModuleFactory[];
  /** Runs the processes. A page loads it at hydration; actions dispatched before are buffered. */
  engine: Engine | (() => Promise<Engine>);
}

/** A store whose modules come and go. It is the same object that react-redux gets. */
export interface ModularStore extends Store {
  /**
   * Adds a module; another call with the same name only increases its user count. Its process starts with {@link ModularStore.start}.
   *
   * @throws TypeError on an invalid module, before anything is changed; and whatever the factory throws.
   */
  inject: (factory: StoreModuleFactory) => string;
  /** Decreases the user count; the last release cancels the module's process and resets its slices. @spec RM-02 */
  release: (name: string) => void;
  /**
   * Starts the processes, in the browser only; they first receive earlier actions.
   *
   * @param isInSteps - start each process in its own task, so that clicks in between are handled.
   */
  start: (options?: { isInSteps?: boolean }) => void;
  /** Cancels every process. */
  stop: () => void;
}

/** A module's process ended with an error. It is not restarted, and its pages stay as they are. */
export const watcherDied = createAction<{ name: string }>('store/watcherDied');
const moduleInjected = createAction<{ name: string }>('store/moduleInjected');
const moduleReleased = createAction<{ name: string }>('store/moduleReleased');

const ignore = (): void => undefined;
const hasProcess = ({ saga, sagaLater }: StoreModule): boolean => saga !== undefined || sagaLater !== undefined;
const portsByStore = new WeakMap<object, Ports>();

/** The ports of a store, for the few components that need the clock. @throws Error when the store was not created by this lib. */
export function portsOf(store: object): Ports {
  const ports = portsByStore.get(store);
  if (ports === undefined) throw new Error('This store was not made by createAppStore.');
  return ports;
}

interface Running {
  module: StoreModule;
  users: number;
  /** Names of the modules it needs. */
  needs: readonly string[];
  /** Actions for the process; undefined until the engine has loaded. */
  channel?: MulticastChannel<Action>;
  /** Buffered actions while the code of the process loads. */
  kept?: Action[];
  task?: Task;
}

/** Why a module cannot be added; null when it is valid. A remote's module is untrusted code. @spec REM-6 */
function moduleFault(module: unknown): string | null {
  const { name, slices, saga, sagaLater } = (module ?? {}) as Partial<Record<keyof StoreModule, unknown>>;
  if (typeof name !== 'string' || name === '') return 'it has no name';
  if (!Array.isArray(slices)) return 'it has no list of slices';
  const isSlice = (slice: unknown): boolean => {
    const { reducerPath, reducer } = (slice ?? {}) as Partial<Record<keyof StoreSlice, unknown>>;
    return typeof reducerPath === 'string' && typeof reducer === 'function';
  };
  if (!slices.every(isSlice)) return 'a slice has no reducer or no place';
  return [saga, sagaLater].every((one) => one === undefined || typeof one === 'function') ? null : 'its process is no function';
}

/** One store, assembled from modules. Sagas get it with `getContext('store')`. @spec PL-02 RM-02 */
export function assembleStore({ ports, preloaded = {}, modules = [], engine }: AssembleOptions): ModularStore {
  const waiting = new Map(Object.entries(preloaded));
  const running = new Map<string, Running>();
  const context: { store?: ModularStore } = {};
  let runner: Engine | undefined = typeof engine === 'function' ? undefined : engine;
  const deliver = (entry: Running, action: Action): void => {
    if (entry.kept === undefined) entry.channel?.put(action);
    else entry.kept.push(action);
  };
  // All processes receive an action before the next one is delivered. Each has its own channel, because they start one by one.
  let front: MulticastChannel<Action> | undefined;
  const makeFront = ({ stdChannel }: Engine): MulticastChannel<Action> => {
    const channel = stdChannel<Action>();
    const deliverAll = (action: Action): void => {
      channel.take(deliverAll);
      for (const entry of running.values()) deliver(entry, action);
    };
    channel.take(deliverAll);
    return channel;
  };
  let isStarted = false;
  let started = new WeakSet<Running>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAssembled = false;
  // Actions dispatched during hydration, before any process runs; start delivers them.
  let undelivered: Action[] = [];
  const notifyProcesses: Middleware = () => (next) => (action) => {
    if (!isStarted) undelivered.push(action as Action);
    const result = next(action);
    front?.put(action as Action);
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

  /** Isolates the reducer of a late module: if it throws, its slice stops changing and the others continue. @spec RM-08 REM-6 */
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
  const store = configureStore({ reducer: root, middleware: () => new Tuple(notifyProcesses) }) as unknown as ModularStore;
  const injectedKeys = new Set<string>();

  /** Counts stops, so that code which arrives after a stop is dropped. */
  let stops = 0;
  const died = (name: string, error: unknown): void => {
    ports.report('watcher-died', { name, code: codeOf(error) });
    store.dispatch(watcherDied({ name }));
  };

  const begin = (entry: Running, { runSaga }: Engine, processes: () => Generator): void => {
    const { name } = entry.module;
    entry.task = runSaga(
      { context, channel: entry.channel!, dispatch: store.dispatch, getState: store.getState, onError: ignore },
      function* watched() {
        try {
          yield* processes();
        } catch (error) {
          died(name, error);
        }
      },
    );
  };

  const run = (entry: Running, by: Engine): void => {
    const { name, saga, sagaLater } = entry.module;
    started.add(entry);
    entry.channel ??= by.multicastChannel<Action>();
    if (entry.task?.isRunning() === true || entry.kept !== undefined) return;
    if (saga !== undefined) begin(entry, by, saga);
    if (sagaLater === undefined) return;
    const own = stops;
    const kept: Action[] = (entry.kept = []);
    loadPatiently(sagaLater)
      .finally(() => delete entry.kept)
      .then(
        (processes) => {
          if (own !== stops || running.get(name) !== entry) return;
          begin(entry, by, processes);
          for (const action of kept) entry.channel?.put(action);
        },
        (error: unknown) => died(name, error),
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
    const entry: Running = { module, users: 1, needs: (module.needs ?? []).map(store.inject) };
    running.set(module.name, entry);
    add(module);
    if (isStarted && runner !== undefined) run(entry, runner); // otherwise start does
    return module.name;
  };
  store.release = (name) => {
    const entry = running.get(name);
    if (entry === undefined || --entry.users > 0) return;
    running.delete(name);
    entry.task?.cancel();
    store.dispatch(moduleReleased({ name }));
    entry.needs.forEach(store.release);
  };
  const startInSteps = (by: Engine): void => {
    const next = [...running.values()].find((entry) => hasProcess(entry.module) && !started.has(entry));
    if (next === undefined) {
      isStarted = true;
      undelivered = [];
      return;
    }
    run(next, by);
    for (const wish of [...undelivered]) deliver(next, wish);
    timer = setTimeout(() => startInSteps(by));
  };
  const startWith = (by: Engine, isInSteps: boolean): void => {
    front ??= makeFront(by);
    if (isInSteps) return startInSteps(by);
    isStarted = true;
    for (const entry of running.values()) run(entry, by);
    const wishes = undelivered;
    undelivered = [];
    for (const wish of wishes) front.put(wish);
  };
  store.start = ({ isInSteps = false } = {}) => {
    if (runner !== undefined) return startWith(runner, isInSteps);
    if (typeof engine !== 'function') return;
    const own = stops;
    loadPatiently(engine).then(
      (loaded) => {
        runner = loaded;
        if (own === stops) startWith(loaded, isInSteps);
      },
      (error: unknown) => died('engine', error),
    );
  };
  store.stop = () => {
    stops++;
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
