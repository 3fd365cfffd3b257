// npm run g:slice -- account/state wallets AC-01
import { join } from 'node:path';
import { addExport, camel, command, kebab, libFolder, pascal, writeNew } from './workspace.mjs';

/** Writes a slice whose state is a union of situations, its saga, and a test that runs both with the real reducer. @returns the written files. */
export function generateSlice(path, name, spec = 'LB-03', root) {
  const folder = libFolder(path, root);
  const slice = camel(name);
  const type = pascal(name);
  const file = kebab(name);
  const code = `import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

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
`;
  const saga = `import { call, put, takeLatest } from 'typed-redux-saga';
import { ${slice}Failed, ${slice}Received, ${slice}Requested } from '../${file}.slice.ts';

export interface Load${type}Deps {
  load: () => Promise<readonly string[]>;
  report: (name: string) => void;
}

/** Loads once per wish; a newer wish replaces the running one. @spec ${spec} */
export function* load${type}({ load, report }: Load${type}Deps) {
  yield* takeLatest(${slice}Requested, function* () {
    try {
      yield* put(${slice}Received(yield* call(load)));
    } catch (error) {
      report(error instanceof Error ? error.name : 'unknown');
      yield* put(${slice}Failed('${slice}_load_error'));
    }
  });
}
`;
  const test = `import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { load${type} } from './effects/load-${file}.saga.ts';
import { ${slice}Requested, ${slice}Slice } from './${file}.slice.ts';

function start(load: () => Promise<readonly string[]>) {
  const saga = createSagaMiddleware();
  const store = configureStore({ reducer: ${slice}Slice.reducer, middleware: (defaults) => defaults({ thunk: false }).concat(saga) });
  const report = jest.fn();
  saga.run(load${type}, { load, report });
  return { store, report };
}

it('[${spec}] holds what was loaded', async () => {
  const { store } = start(async () => ['first']);

  store.dispatch(${slice}Requested());
  await Promise.resolve();

  expect(store.getState()).toEqual({ status: 'ready', items: ['first'] });
});

it('[${spec}] keeps a message key when loading fails, and reports the failure by name', async () => {
  const { store, report } = start(() => Promise.reject(new TypeError('down')));

  store.dispatch(${slice}Requested());
  await new Promise(process.nextTick);

  expect(store.getState()).toEqual({ status: 'failed', messageKey: '${slice}_load_error' });
  expect(report).toHaveBeenCalledWith('TypeError');
});
`;
  const src = join(folder, 'src');
  const files = [
    writeNew(src, `${file}.slice.ts`, code),
    writeNew(src, `effects/load-${file}.saga.ts`, saga),
    writeNew(src, `${file}.test.ts`, test),
  ];
  addExport(
    folder,
    `export { ${slice}Failed, ${slice}Received, ${slice}Requested, ${slice}Slice, type ${type}State } from './${file}.slice.ts';`,
  );
  addExport(folder, `export { load${type}, type Load${type}Deps } from './effects/load-${file}.saga.ts';`);
  return files;
}

command(import.meta.url, 'npm run g:slice -- <scope>/<lib> <name> [requirement id]', (path, name, spec) => generateSlice(path, name, spec));
