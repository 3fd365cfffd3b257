import { combineReducers, configureStore, type Action, type Reducer } from '@reduxjs/toolkit';
import type { AppStore, StoreModule } from '@touchline/shared-state';
import createSagaMiddleware, { type Saga, type Task } from 'redux-saga';

export interface StoreHarness extends AppStore {
  /** Every action that reached the reducers, oldest first. */
  actions: Action[];
  /** Cancels all processes, as leaving a page does. */
  stop: () => void;
}

/** A real store with the slices and processes of the given modules. A process that dies fails the test. */
export function startStore(modules: readonly StoreModule[], preloadedState: Readonly<Record<string, unknown>> = {}): StoreHarness {
  const actions: Action[] = [];
  const sagas = createSagaMiddleware({
    onError: (error) => {
      throw error;
    },
  });
  const reducers: Record<string, Reducer> = {};
  for (const { slices } of modules) for (const { reducerPath, reducer } of slices) reducers[reducerPath] = reducer;
  const store = configureStore({
    reducer: combineReducers(reducers),
    preloadedState,
    middleware: (defaults) =>
      defaults({ thunk: false }).concat(
        () => (next) => (action) => {
          actions.push(action as Action);
          return next(action);
        },
        sagas,
      ),
  });
  const tasks: Task[] = [];
  const harness: StoreHarness = {
    dispatch: (action) => store.dispatch(action),
    getState: () => store.getState(),
    subscribe: store.subscribe,
    actions,
    stop: () => tasks.forEach((task) => task.cancel()),
  };
  // Processes that ask for their store get the test's.
  sagas.setContext({ store: harness });
  for (const { saga } of modules) if (saga !== undefined) tasks.push(sagas.run(saga as Saga));
  return harness;
}
