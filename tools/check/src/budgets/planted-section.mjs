// A large section as a newcomer would write it: state, a saga, messages, styles, unused parts of the kit, 200 kB of code.
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const manifest = (name, tags, more) => ({
  name,
  version: '0.0.1',
  type: 'module',
  exports: { '.': { '@touchline/source': './src/index.ts', default: './dist/index.js' } },
  nx: { tags },
  ...more,
});

/** 200 kB of incompressible text. */
function noise() {
  let seed = 42;
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648);
  return Array.from({ length: 20_000 }, () => next().toString(36).padStart(8, '0')).join('_');
}

const FILES = {
  'libs/planted/state/package.json': manifest('@touchline/planted-state', ['type:data-access', 'scope:planted'], {
    dependencies: { '@touchline/shared-state': '0.0.1' },
  }),
  'libs/planted/state/src/index.ts': `import { createSlice } from '@reduxjs/toolkit';
import type { SliceModule } from '@touchline/shared-state';
import { call, debounce, put, takeLatest } from 'typed-redux-saga';

const slice = createSlice({ name: 'planted', initialState: { spins: 0 }, reducers: { spun: (state) => void state.spins++, wanted: () => undefined } });
export const { spun, wanted } = slice.actions;
function* spin() {
  yield* call(() => Promise.resolve());
  yield* put(spun());
}
export const plantedModule = {
  name: 'planted',
  reducer: slice.reducer,
  saga: function* () {
    yield* takeLatest(wanted, spin);
    yield* debounce(100, spun, spin);
  },
} as unknown as SliceModule;
`,
  'libs/planted/pages/package.json': manifest('@touchline/planted-pages', ['type:feature', 'scope:planted'], {
    dependencies: { '@touchline/planted-state': '0.0.1', '@touchline/ui-kit': '0.0.1' },
  }),
  'libs/planted/pages/src/table.ts': `export const table = '${noise()}';\n`,
  'libs/planted/pages/src/PlantedPage.tsx': `import { wanted } from '@touchline/planted-state';
import { Carousel, Pagination, Slider } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import styles from './PlantedPage.module.css';
import { table } from './table.ts';

export function PlantedPage() {
  const dispatch = useDispatch();
  return (
    <main className={styles.wheel} onClick={() => dispatch(wanted())}>
      <FormattedMessage id="planted.title" defaultMessage="A planted game" />
      {[Carousel, Pagination, Slider].map(String).join() + table}
    </main>
  );
}
`,
  'libs/planted/pages/src/PlantedPage.module.css': '.wheel {\n  view-transition-name: planted-wheel;\n}\n',
  'libs/planted/pages/src/index.ts': `export const plantedRoutes = { planted: async () => ({ Component: (await import('./PlantedPage.tsx')).PlantedPage }) };\n`,
  'libs/planted/pages/messages/ru.json': { 'planted.title': 'Посаженная игра' },
  'libs/planted/pages/messages/ar.json': { 'planted.title': 'لعبة مزروعة' },
  'apps/remotes/planted/package.json': manifest('@touchline/remote-planted', ['type:app', 'scope:app'], {
    dependencies: { '@touchline/planted-pages': '0.0.1', '@touchline/planted-state': '0.0.1', '@touchline/shared-state': '0.0.1' },
    touchline: { messages: ['planted/pages'] },
  }),
  'apps/remotes/planted/src/entry.ts': `import { plantedRoutes } from '@touchline/planted-pages';
import { plantedModule } from '@touchline/planted-state';

export const section = { name: 'planted', apiVersion: 'v2', routes: plantedRoutes, module: plantedModule, messages: ['planted'] };
`,
};

/** Writes the section to a folder in which its libs can be resolved. */
export function plant(folder) {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of Object.entries(FILES)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
  mkdirSync(join(folder, 'node_modules/@touchline'), { recursive: true });
  for (const lib of ['state', 'pages'])
    symlinkSync(join(folder, 'libs/planted', lib), join(folder, 'node_modules/@touchline', `planted-${lib}`), 'dir');
}
