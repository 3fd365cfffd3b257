import { createAction, createSlice } from '@reduxjs/toolkit';
import { getContext, put, take } from 'typed-redux-saga';
import { createAppStore, createServerPorts, portsOf, selectView, viewChanged, type Ports, type StoreModule } from '../index.ts';

const ports = (report: Ports['report'] = () => undefined): Ports =>
  createServerPorts({ send: async () => new Response(), origin: 'http://test', report, now: () => 5 });
const slice = createSlice({ name: 'line', initialState: { count: 0 }, reducers: { added: (state) => void state.count++ } });
const requested = createAction('line/requested');
const line = (): StoreModule => ({
  name: 'line',
  slices: [slice],
  saga: function* answer() {
    for (;;) {
      yield* take(requested);
      yield* put(slice.actions.added());
    }
  },
});

it('[PL-02] gives a late slice its part of the preloaded state', () => {
  const store = createAppStore({ ports: ports(), preloaded: { line: { count: 7 }, view: { ...selectView({}), language: 'ar' } } });

  store.inject(line);

  expect(store.getState()).toMatchObject({ line: { count: 7 }, view: { language: 'ar' } });
});

it('[PL-02] runs processes only after start; each then receives earlier actions once', () => {
  const store = createAppStore({ ports: ports(), modules: [line] });

  store.dispatch(requested());
  expect(store.getState().line.count).toBe(0);
  store.start();
  expect(store.getState().line.count).toBe(1);
  store.dispatch(requested());

  expect(store.getState().line.count).toBe(2);
});

it('[PL-02] in steps, starts each process in its own task; each receives every earlier action once, including those of other processes', async () => {
  jest.useFakeTimers();
  const log: string[] = [];
  const listener = (name: string, then?: () => void) => (): StoreModule => ({
    name,
    slices: [],
    saga: function* listen() {
      for (;;) {
        const { type } = yield* take([requested, answered]);
        log.push(`${name} ${type}`);
        if (type === requested.type && then !== undefined) yield* put(answered());
      }
    },
  });
  const answered = createAction('line/answered');
  const store = createAppStore({ ports: ports(), modules: [listener('one', () => undefined), listener('two')] });

  store.dispatch(requested());
  store.start({ isInSteps: true });
  store.inject(listener('three'));
  expect(log).toEqual(['one line/requested']);
  jest.runAllTimers();
  // A process does not receive its own action while it is dispatching it.
  expect(log).toEqual(['one line/requested', 'two line/requested', 'two line/answered', 'three line/requested', 'three line/answered']);
  store.dispatch(answered());

  expect(log.slice(5)).toEqual(['one line/answered', 'two line/answered', 'three line/answered']);
  jest.useRealTimers();
});

it('[PL-02] all processes receive an action before any receives a reaction to it', () => {
  const answered = createAction('line/answered');
  const log: string[] = [];
  const store = createAppStore({
    ports: ports(),
    modules: [
      () => ({
        name: 'answers',
        slices: [],
        saga: function* answers() {
          yield* take(requested);
          yield* put(answered());
        },
      }),
      () => ({
        name: 'listens',
        slices: [],
        saga: function* listens() {
          for (let left = 2; left > 0; left--) log.push((yield* take([requested, answered])).type);
        },
      }),
    ],
  });
  store.start();

  store.dispatch(requested());

  expect(log).toEqual(['line/requested', 'line/answered']);
});

it('[RM-02] cancels the process and resets the slices when the last user has left', () => {
  const store = createAppStore({ ports: ports() });
  store.start();
  store.inject(line);
  store.inject(line);
  store.dispatch(requested());

  store.release('line');
  expect(store.getState().line.count).toBe(1);
  store.release('line');
  store.dispatch(requested());

  expect(store.getState().line.count).toBe(0);
});

it('[RM-02] starts with fresh state when a released module is injected again', () => {
  const store = createAppStore({ ports: ports(), preloaded: { line: { count: 7 } }, modules: [line] });
  store.start();

  store.release('line');
  store.inject(line);
  store.dispatch(requested());

  expect(store.getState().line.count).toBe(1);
});

it('[RM-08] reports a process that died and keeps the others running', () => {
  const report = jest.fn();
  const store = createAppStore({ ports: ports(report) });
  const broken = (): StoreModule => ({
    name: 'broken',
    slices: [],
    saga: function* fail() {
      yield* take(requested);
      throw new TypeError('no price');
    },
  });
  store.start();
  store.inject(broken);
  store.inject(line);

  store.dispatch(requested());
  store.dispatch(requested());

  expect(report.mock.calls).toEqual([['watcher-died', { name: 'broken', code: 'TypeError' }]]);
  expect(store.getState().line.count).toBe(2);
});

it('[PL-02] processes can find their store and components the ports', () => {
  let found: unknown;
  const store = createAppStore({ ports: ports() });
  store.start();
  store.inject(() => ({
    name: 'curious',
    slices: [],
    saga: function* look() {
      found = yield* getContext('store');
    },
  }));

  expect(found).toBe(store);
  expect(portsOf(store).now()).toBe(5);
  expect(() => portsOf({})).toThrow('createAppStore');
});

it('[PL-05] [PL-07] starts with Russian, UTC+3 and every field of the global state', () => {
  const store = createAppStore({ ports: ports() });

  expect(selectView(store.getState())).toEqual({
    userId: null,
    language: 'ru',
    timeZone: 3,
    deviceZone: null,
    is12h: false,
    appTheme: 1,
    appViewType: 0,
    coefViewId: 0,
    marketsNameType: 0,
    fontSize: 0,
    displayFlags: {},
    cookiesAgreeType: null,
    isUserTermsChanged: false,
    userTermsChangedUpdatedAt: null,
    build: 'desktop',
    chosen: [],
  });
  store.dispatch(viewChanged({ userId: 9 }));
  expect(selectView(store.getState()).userId).toBe(9);
});

it('[RM-02] a module injects the modules that it needs, shares them, and releases them with itself', () => {
  const store = createAppStore({ ports: ports() });
  const other = (): StoreModule => ({ name: 'results', slices: [], needs: [line] });
  store.start();

  store.inject(other);
  store.inject(line);
  store.dispatch(requested());
  expect(store.getState()).toMatchObject({ line: { count: 1 } });

  store.release('line');
  store.dispatch(requested());
  expect(store.getState()).toMatchObject({ line: { count: 2 } });

  store.release('results');
  store.dispatch(requested());
  expect(store.getState()).toMatchObject({ line: { count: 0 } });
});
