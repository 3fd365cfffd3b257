import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, takeEvery } from 'typed-redux-saga';
import { createPageStore, createServerPorts, type StoreModule } from '../index.ts';

const wished = createAction<number>('wished');
const slice = createSlice({
  name: 'granted',
  initialState: [] as number[],
  reducers: { granted: (state, { payload }: PayloadAction<number>) => [...state, payload] },
});
const answer = function* answer() {
  yield* takeEvery(wished, function* grant({ payload }: ReturnType<typeof wished>) {
    yield* put(slice.actions.granted(payload));
  });
};

const ports = () => createServerPorts({ send: async () => new Response(), origin: 'https://shop.test', report: () => undefined });
const turn = () => new Promise((resolve) => setTimeout(resolve));

function start(sagaLater: StoreModule['sagaLater']) {
  const module: StoreModule = { name: 'wishes', slices: [slice], ...(sagaLater && { sagaLater }) };
  const store = createPageStore({ ports: ports(), modules: [() => module] });
  return { store, granted: () => (store.getState() as unknown as { granted: number[] }).granted };
}

beforeAll(() => import('./engine.ts')); // compiled ahead, so that only the order is tested

it('[PL-02] delivers every action dispatched before engine and process have loaded, exactly once', async () => {
  let arrive: (process: () => Generator) => void = () => undefined;
  const { store, granted } = start(() => new Promise((resolve) => (arrive = resolve)));
  store.dispatch(wished(1));
  store.start({ isInSteps: true });
  store.dispatch(wished(2));
  for (let turns = 0; turns < 20; turns++) await turn();
  store.dispatch(wished(3));
  expect(granted()).toEqual([]);

  arrive(answer);
  await turn();
  store.dispatch(wished(4));
  expect(granted()).toEqual([1, 2, 3, 4]);
  store.stop();
});

it('[RM-02] does not start a process that loads after its module was released or the page was left', async () => {
  for (const leave of ['release', 'stop'] as const) {
    let arrive: (process: () => Generator) => void = () => undefined;
    const { store, granted } = start(() => new Promise((resolve) => (arrive = resolve)));
    store.start();
    for (let turns = 0; turns < 20; turns++) await turn();
    if (leave === 'release') store.release('wishes');
    else store.stop();
    arrive(answer);
    await turn();
    store.dispatch(wished(1));
    expect(granted()).toEqual([]);
  }
});
