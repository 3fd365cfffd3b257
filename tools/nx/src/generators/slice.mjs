// nx g @touchline/workspace:slice account/state wallets AC-01
import { addDependencies, addExport, addPackages, camel, kebab, libFolder, pascal, writeNew } from './workspace.mjs';

/** Writes a slice whose state is a union of situations, its saga, and a test of both with the real reducer. */
export function generateSlice(tree, { lib: path, name, spec = 'LB-03' }) {
  const folder = libFolder(tree, path);
  const slice = camel(name);
  const type = pascal(name);
  const file = kebab(name);
  const code = `import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '@touchline/shared-state';

/** @spec ${spec} */
export type ${type}State = { status: 'unknown' } | { status: 'loading' } | { status: 'ready'; items: readonly string[] } | { status: 'failed'; messageKey: string };

const initialState = { status: 'unknown' } as ${type}State;

export const ${slice}Slice = createSlice({
  name: '${slice}',
  initialState,
  reducers: {
    ${slice}Requested: (): ${type}State => ({ status: 'loading' }),
    ${slice}Received: (_, { payload }: PayloadAction<readonly string[]>): ${type}State => ({ status: 'ready', items: payload }),
    ${slice}Failed: (_, { payload }: PayloadAction<string>): ${type}State => ({ status: 'failed', messageKey: payload }),
  },
});

export const { ${slice}Requested, ${slice}Received, ${slice}Failed } = ${slice}Slice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    ${slice}: ${type}State;
  }
}

export const select${type} = (state: RootState): ${type}State => state.${slice} ?? initialState;
`;
  const saga = `import { call, put, takeLatest } from 'typed-redux-saga';
import { ${slice}Failed, ${slice}Received, ${slice}Requested } from '../${file}.slice.ts';

export interface Load${type}Deps {
  load: () => Promise<readonly string[]>;
}

/** Loads on request; a newer request cancels the running one. @spec ${spec} */
export function* load${type}({ load }: Load${type}Deps) {
  yield* takeLatest(${slice}Requested, function* () {
    try {
      yield* put(${slice}Received(yield* call(load)));
    } catch {
      yield* put(${slice}Failed('${slice}_load_error'));
    }
  });
}
`;
  const test = `import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { load${type} } from './effects/load-${file}.saga.ts';
import { ${slice}Requested, ${slice}Slice, select${type} } from './${file}.slice.ts';

function start(load: () => Promise<readonly string[]>) {
  const saga = createSagaMiddleware();
  const store = configureStore({ reducer: ${slice}Slice.reducer, middleware: (defaults) => defaults({ thunk: false }).concat(saga) });
  saga.run(load${type}, { load });
  return store;
}

it('[${spec}] stores the loaded data', async () => {
  const store = start(async () => ['first']);

  store.dispatch(${slice}Requested());
  await Promise.resolve();

  expect(store.getState()).toEqual({ status: 'ready', items: ['first'] });
  expect(select${type}({ ${slice}: store.getState() })).toEqual(store.getState());
  expect(select${type}({})).toEqual({ status: 'unknown' });
});

it('[${spec}] stores a message key if loading fails', async () => {
  const store = start(() => Promise.reject(new TypeError('down')));

  store.dispatch(${slice}Requested());
  await new Promise(process.nextTick);

  expect(store.getState()).toEqual({ status: 'failed', messageKey: '${slice}_load_error' });
});
`;
  writeNew(tree, `${folder}/src/${file}.slice.ts`, code);
  writeNew(tree, `${folder}/src/effects/load-${file}.saga.ts`, saga);
  writeNew(tree, `${folder}/src/${file}.test.ts`, test);
  addPackages(tree, folder, ['@reduxjs/toolkit', 'redux-saga', 'typed-redux-saga']);
  addDependencies(tree, folder, { '@touchline/shared-state': '0.0.1' });
  addExport(
    tree,
    folder,
    `export { ${slice}Failed, ${slice}Received, ${slice}Requested, ${slice}Slice, select${type}, type ${type}State } from './${file}.slice.ts';`,
  );
  addExport(tree, folder, `export { load${type}, type Load${type}Deps } from './effects/load-${file}.saga.ts';`);
}
