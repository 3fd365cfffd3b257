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
import type { Ports, StoreModule, StoreSlice } from './section.ts';
import { viewSlice } from './view.slice.ts';

/** A module as a domain exports it. */
export type StoreModuleFactory = (ports: Ports) => StoreModule;

export interface AssembleOptions {
  ports: Ports;
  /** State of any slices, by their names; a slice injected later still finds its part. */
  preloaded?: Readonly<Record<string, unknown>>;
  /** Modules that live as long as the store. */
  modules?: readonly StoreModuleFactory[];
  /** What runs the processes. A page fetches it when the page is taken over; whatever is dispatched before is kept. */
  engine: Engine | (() => Promise<Engine>);
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
const hasProcess = ({ saga, sagaLater }: StoreModule): boolean => saga !== undefined || sagaLater !== undefined;
const portsByStore = new WeakMap<object, Ports>();

/** The ports that a store was made with, for the few components that need the clock. @throws Error on a store of another making. */
export function portsOf(store: object): Ports {
  const ports = portsByStore.get(store);
  if (ports === undefined) throw new Error('This store was not made by createAppStore.');
  return ports;
}

interface Running {
  module: StoreModule;
  users: number;
  /** Names of the modules that it needs. */
  needs: readonly string[];
  /** What the process hears; none before there is an engine. */
  channel?: MulticastChannel<Action>;
  /** What was said to a process whose code is on its way. */
  kept?: Action[];
  task?: Task;
}

/** What keeps a module from being added; null when it is sound. A remote's module is somebody else's code. @spec REM-6 */
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

/**
 * One store, assembled from modules. Sagas find it as `getContext('store')`.
 *
 * @spec PL-02 RM-02
 */
export function assembleStore({ ports, preloaded = {}, modules = [], engine }: AssembleOptions): ModularStore {
  const waiting = new Map(Object.entries(preloaded));
  const running = new Map<string, Running>();
  const context: { store?: ModularStore } = {};
  let runner: Engine | undefined = typeof engine === 'function' ? undefined : engine;
  const say = (entry: Running, action: Action): void => {
    if (entry.kept === undefined) entry.channel?.put(action);
    else entry.kept.push(action);
  };
  // Every process hears every action, and all of them one action before the next; each by a channel of its own, as they start one by one.
  let front: MulticastChannel<Action> | undefined;
  const makeFront = ({ stdChannel }: Engine): MulticastChannel<Action> => {
    const channel = stdChannel<Action>();
    const tellAll = (action: Action): void => {
      channel.take(tellAll);
      for (const entry of running.values()) say(entry, action);
    };
    channel.take(tellAll);
    return channel;
  };
  let isStarted = false;
  let started = new WeakSet<Running>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAssembled = false;
  // What components wish for while the page is taken over, which is before any process runs. Start tells it to the processes.
  let unheard: Action[] = [];
  const tellProcesses: Middleware = () => (next) => (action) => {
    if (!isStarted) unheard.push(action as Action);
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

  /** Counts the stops: what was on its way then stays away. */
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
    if (isStarted && runner !== undefined) run(entry, runner); // else by the start
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
      unheard = [];
      return;
    }
    run(next, by);
    for (const wish of [...unheard]) say(next, wish);
    timer = setTimeout(() => startInSteps(by));
  };
  const startWith = (by: Engine, isInSteps: boolean): void => {
    front ??= makeFront(by);
    if (isInSteps) return startInSteps(by);
    isStarted = true;
    for (const entry of running.values()) run(entry, by);
    const wishes = unheard;
    unheard = [];
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
