// Files of a new section by path, in addition to those of every lib. One page shows a list from the backend, so that every layer of a
// section has something to test: contract, store, component, page, backend module, manifest, messages.
import { camel, json, kebab, pascal, title } from './workspace.mjs';

const LANGUAGES = ['en', 'ru', 'ar'];
/** Texts that every section needs; the name of the section has to be translated by hand. */
const SENTENCES = {
  en: (name) => ({
    words: `${name}: the list of the section, always up to date.`,
    empty: 'Nothing here yet',
    later: 'The list is empty. Look again later.',
  }),
  ru: (name) => ({ words: `${name}: список раздела, всегда свежий.`, empty: 'Пока пусто', later: 'Список пуст. Загляните позже.' }),
  ar: (name) => ({ words: `${name}: قائمة القسم محدَّثة دائمًا.`, empty: 'لا شيء هنا بعد', later: 'القائمة فارغة. عد لاحقًا.' }),
};

/** Spellings of a section's name. */
export const namesOf = (name) => ({ key: kebab(name), camel: camel(name), type: pascal(name), title: title(name) });

const contractFiles = ({ key, camel: one, type, title: name }) => ({
  'src/index.ts': `export { ${one}Calls } from './calls.ts';
export type { ${type}Item, ${type}Items } from './items.ts';
`,
  'src/calls.ts': `import type { Calls } from '@touchline/shared-contract';

/** Calls of ${name} to the backend. */
export const ${one}Calls = {
  /** Items listed on the section's page. */
  items: { method: 'GET', path: '/bff-api/${key}/items', auth: 'none' },
} as const satisfies Calls;
`,
  'src/items.ts': `import { eachValid } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';

/** An item of the section's list. */
export const ${type}Item = z.object({
  id: z.int().check(z.minimum(1)),
  name: z.string().check(z.minLength(1), z.maxLength(120)),
});
export type ${type}Item = z.infer<typeof ${type}Item>;

/** The list; a reader drops its invalid items. */
export const ${type}Items = z.object({ items: eachValid(z.array(${type}Item)) });
export type ${type}Items = z.infer<typeof ${type}Items>;
`,
  'src/schemas.ts': `import { withSchemas } from '@touchline/shared-contract/schemas';
import { ${one}Calls } from './calls.ts';
import { ${type}Items } from './items.ts';

export { ${type}Items } from './items.ts';

/** ${name}. */
export const ${one}Contract = {
  items: withSchemas(${one}Calls.items, {
    tag: '${name}',
    summary: 'What the section lists',
    answers: { 200: ${type}Items },
    spec: ['PL-02'],
  }),
};
`,
  [`src/${key}-contract.test.ts`]: `import { ${type}Items } from './schemas.ts';

it('[PL-02] describes the list', () => {
  expect(${type}Items.safeParse({ items: [{ id: 1, name: 'First' }] }).success).toBe(true);
  expect(${type}Items.safeParse({ items: [{ id: 0, name: 'First' }] }).success).toBe(false);
});
`,
});

const stateFiles = ({ key, camel: one, type, title: name }) => ({
  'src/index.ts': `export { load${type} } from './load-${key}.ts';
export { ${one}Module } from './module.ts';
export { ${one}Wanted, select${type}, type ${type}State } from './${key}.slice.ts';
`,
  [`src/${key}.slice.ts`]: `import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ${type}Item } from '@touchline/${key}-contract';
import type { RootState } from '@touchline/shared-state';

/** State of the list. @spec PL-02 */
export type ${type}State = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; items: readonly ${type}Item[] };

const loading: ${type}State = { status: 'loading' };

export const ${one}Slice = createSlice({
  name: '${one}',
  initialState: loading as ${type}State,
  reducers: {
    /** Requests the list again. */
    ${one}Wanted: (): ${type}State => loading,
    ${one}Received: (_, { payload: items }: PayloadAction<readonly ${type}Item[]>): ${type}State => ({ status: 'ready', items }),
    ${one}Failed: (): ${type}State => ({ status: 'failed' }),
  },
});

export const { ${one}Failed, ${one}Received, ${one}Wanted } = ${one}Slice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    ${one}: ${type}State;
  }
}

export const select${type} = (state: RootState): ${type}State => state.${one} ?? loading;
`,
  'src/api/readers.ts': `// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import type { ${type}Items } from '@touchline/${key}-contract';
import { between, eachValid, objectOf, readAs, type Reader, text } from '@touchline/shared-primitives';

export const read${type}Items: Reader<${type}Items> = readAs(objectOf({ items: eachValid(objectOf({ id: between(1), name: text })) }));
`,
  [`src/load-${key}.ts`]: `import { ${one}Calls } from '@touchline/${key}-contract';
import { callJson } from '@touchline/shared-http';
import type { LoadContext } from '@touchline/shared-state';
import { read${type}Items } from './api/readers.ts';
import { ${one}Failed, ${one}Received } from './${key}.slice.ts';

/**
 * Loads the list into the store, both on the edge and in the browser.
 *
 * @throws HttpError if the list cannot be loaded.
 * @spec PL-02
 */
export async function load${type}({ store, ports, signal }: Pick<LoadContext, 'store' | 'ports' | 'signal'>): Promise<void> {
  try {
    const { items } = await callJson(ports, ${one}Calls.items, { signal, read: read${type}Items });
    store.dispatch(${one}Received(items));
  } catch (error) {
    store.dispatch(${one}Failed());
    throw error;
  }
}
`,
  [`src/effects/keep-${key}.saga.ts`]: `import { ${one}Calls } from '@touchline/${key}-contract';
import { callJson } from '@touchline/shared-http';
import { abortable, type Ports } from '@touchline/shared-state';
import { put, takeLatest } from 'typed-redux-saga';
import { read${type}Items } from '../api/readers.ts';
import { ${one}Failed, ${one}Received, ${one}Wanted } from '../${key}.slice.ts';

/** Loads the list again on request; a newer request cancels the running one. @spec PL-02 */
export function* keep${type}(ports: Pick<Ports, 'send' | 'origin'>) {
  yield* takeLatest(${one}Wanted, function* () {
    try {
      const { items } = yield* abortable((signal) => callJson(ports, ${one}Calls.items, { signal, read: read${type}Items }));
      yield* put(${one}Received(items));
    } catch {
      yield* put(${one}Failed()); // the page shows the failure and a retry button
    }
  });
}
`,
  'src/module.ts': `import type { Ports, StoreModule } from '@touchline/shared-state';
import { keep${type} } from './effects/keep-${key}.saga.ts';
import { ${one}Slice } from './${key}.slice.ts';

/** Store module of ${name}. */
export const ${one}Module = (ports: Ports): StoreModule => ({
  name: '${one}',
  slices: [${one}Slice],
  saga: () => keep${type}(ports),
});
`,
  [`src/${key}-state.test.ts`]: `import { answer, createFakePorts, createFakeServer, startStore, type Handler } from '@touchline/shared-testing';
import { ${one}Module, ${one}Wanted, load${type}, select${type} } from './index.ts';

const ITEMS = 'GET /bff-api/${key}/items';
const ITEM = { id: 1, name: 'First' };
const settle = () => jest.advanceTimersByTimeAsync(0);

let stop = () => undefined as void;
function start(handler: Handler) {
  const ports = createFakePorts({ send: createFakeServer({ [ITEMS]: handler }).send });
  const store = startStore([${one}Module(ports)]);
  stop = store.stop;
  const context = { store: store as never, ports, signal: new AbortController().signal };
  return { ...store, context, state: () => select${type}(store.getState()) };
}
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('[PL-02] the list is loaded before the page is rendered; invalid items are skipped', async () => {
  const { context, state } = start(() => answer({ items: [ITEM, { id: 'x' }, null] }));
  expect(state()).toEqual({ status: 'loading' });

  await load${type}(context);

  expect(state()).toEqual({ status: 'ready', items: [ITEM] });
});

it('[PL-02] reports a list that cannot be loaded, and loads it on retry', async () => {
  let isDown = true;
  const { context, dispatch, state } = start(() => (isDown ? answer({}, 503) : answer({ items: [ITEM] })));
  await expect(load${type}(context)).rejects.toThrow();
  expect(state()).toEqual({ status: 'failed' });

  dispatch(${one}Wanted());
  await settle();
  expect(state()).toEqual({ status: 'failed' });
  isDown = false;
  dispatch(${one}Wanted());
  await settle();
  expect(state()).toEqual({ status: 'ready', items: [ITEM] });
});
`,
});

const uiFiles = ({ type, title: name }) => ({
  'src/index.ts': `export { ${type}List, type ${type}ListProps } from './list/${type}List.tsx';\n`,
  [`src/list/${type}List.tsx`]: `import { Card } from '@touchline/ui-kit';
import classes from './${type}List.module.css';

export interface ${type}ListProps {
  /** Accessible name of the list. */
  label: string;
  /** Items in display order. */
  items: readonly { id: number; name: string }[];
}

/** List of items, one card each. @spec PL-02 */
export function ${type}List({ label, items }: ${type}ListProps) {
  return (
    <ul aria-label={label} className={classes.list}>
      {items.map(({ id, name }) => (
        <li key={id}>
          <Card>{name}</Card>
        </li>
      ))}
    </ul>
  );
}
`,
  [`src/list/${type}List.module.css`]: `.list {
  display: grid;
  gap: var(--s-2);
  padding: 0;
  margin: 0;
  list-style: none;
}
`,
  [`src/list/${type}List.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${type}List } from './${type}List.tsx';

const meta = {
  title: '${name}/List',
  component: ${type}List,
  args: {
    label: '${name}',
    items: [
      { id: 1, name: 'First' },
      { id: 2, name: 'Second' },
    ],
  },
} satisfies Meta<typeof ${type}List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {};
export const LongestName: Story = { args: { items: [{ id: 1, name: 'A name that is as long as the contract allows it to be. '.repeat(2) }] } };
`,
  [`src/list/${type}List.test.tsx`]: `import { render, screen, within } from '@testing-library/react';
import { ${type}List } from './${type}List.tsx';

it('[PL-02] is a named list of all items, in order', () => {
  const items = [
    { id: 2, name: 'Second' },
    { id: 1, name: 'First' },
  ];
  render(<${type}List label="${name}" items={items} />);

  const lines = within(screen.getByRole('list', { name: '${name}' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Second', 'First']);
});
`,
});

const pagesFiles = ({ key, camel: one, type, title: name }) => ({
  'src/index.ts': `import { withLanguage } from '@touchline/shared-routes';
import { StarIcon } from '@touchline/ui-kit';
import { sectionPages } from '@touchline/ui-pages';
import { titles, words } from './page-words.ts';

/** Pages of the section by the keys of its manifest. @spec PL-02 */
export const ${one}Routes = sectionPages({
  name: titles.main,
  Icon: StarIcon,
  places: () => [{ name: titles.main, href: (lang) => withLanguage('/${key}', lang) }],
  pages: { '${key}': { title: titles.main, words: words.main, content: async () => (await import('./${type}Page.tsx')).content } },
});
`,
  'src/page-words.ts': `import { defineMessages } from 'react-intl';

export const titles = defineMessages({ main: { id: '${one}.title', defaultMessage: '${name}' } });
/** Description of the page for search engines. */
export const words = defineMessages({ main: { id: '${one}.words', defaultMessage: '${SENTENCES.en(name).words}' } });
`,
  [`src/${type}Page.tsx`]: `import { load${type}, ${one}Wanted, select${type} } from '@touchline/${key}-state';
import { ${type}List } from '@touchline/${key}-ui';
import { EmptyState, LinesSkeleton, SectionFailedState, StarIcon } from '@touchline/ui-kit';
import type { PageContent } from '@touchline/ui-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { titles } from './page-words.ts';

/** The list, a placeholder, a failure with a retry button, or a note that the list is empty. @spec PL-02 */
export function ${type}Page() {
  const state = useSelector(select${type});
  const dispatch = useDispatch();
  const { formatMessage } = useIntl();
  if (state.status === 'loading') return <LinesSkeleton count={6} />;
  if (state.status === 'failed') return <SectionFailedState isCard onRetry={() => void dispatch(${one}Wanted())} />;
  if (state.items.length > 0) return <${type}List label={formatMessage(titles.main)} items={state.items} />;
  return (
    <EmptyState isCard icon={<StarIcon />} title={<FormattedMessage id="${one}.empty.title" defaultMessage="${SENTENCES.en(name).empty}" />}>
      <FormattedMessage id="${one}.empty.words" defaultMessage="${SENTENCES.en(name).later}" />
    </EmptyState>
  );
}

export const content: PageContent = { Body: ${type}Page, load: load${type} };
`,
  [`src/${key}-pages.test.tsx`]: `import { load${type}, ${one}Module } from '@touchline/${key}-state';
import { createAppStore } from '@touchline/shared-state';
import { answer, createFakePorts, createFakeServer } from '@touchline/shared-testing';
import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { ${one}Routes } from './index.ts';
import { ${type}Page } from './${type}Page.tsx';

async function open(items: readonly object[] | null) {
  const respond = () => (items === null ? answer({}, 503) : answer({ items }));
  const ports = createFakePorts({ send: createFakeServer({ 'GET /bff-api/${key}/items': respond }).send });
  const store = createAppStore({ ports, modules: [${one}Module] });
  render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <${type}Page />
      </IntlProvider>
    </Provider>,
  );
  const { signal } = new AbortController();
  await act(() => load${type}({ store, ports, signal }).catch(() => undefined));
}

it('[PL-02] has a page for each route of its manifest', async () => {
  expect(Object.keys(${one}Routes)).toEqual(['${key}']);
  expect(await ${one}Routes['${key}']()).toHaveProperty('Component');
});

it('[PL-02] shows what the backend lists', async () => {
  await open([{ id: 1, name: 'First' }]);
  expect(screen.getByRole('list', { name: '${name}' })).toHaveTextContent('First');
});

it('[PL-02] shows an empty list as such, and a retry button after a failure', async () => {
  await open([]);
  expect(screen.getByText('${SENTENCES.en(name).empty}')).toBeVisible();
  await open(null);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
`,
  ...Object.fromEntries(
    LANGUAGES.slice(1).map((lang) => {
      const { words, empty, later } = SENTENCES[lang](name);
      const texts = { [`${one}.empty.title`]: empty, [`${one}.empty.words`]: later, [`${one}.title`]: name, [`${one}.words`]: words };
      return [`messages/${lang}.json`, json(texts)];
    }),
  ),
});

const serverFiles = ({ key, camel: one, title: name }) => ({
  'src/index.ts': `export { ${one} } from './module.ts';\n`,
  'src/module.ts': `import { callsOf, type MakeModule } from '@touchline/server-kernel';
import { ${one}Contract } from '@touchline/${key}-contract/schemas';
import { ${one}Routes } from './routes.ts';

/** ${name}. @spec PL-02 */
export const ${one}: MakeModule = () => ({
  name: '${key}',
  calls: callsOf(${one}Contract),
  open: async () => ({ routes: ${one}Routes }),
});
`,
  'src/routes.ts': `import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { ${one}Contract } from '@touchline/${key}-contract/schemas';
import type { FastifyInstance } from 'fastify';

const ITEMS = [
  { id: 1, name: 'First' },
  { id: 2, name: 'Second' },
];

export function ${one}Routes(app: FastifyInstance, options: ServeOptions): void {
  serve(app, ${one}Contract.items, options, async () => ({ items: ITEMS }));
}
`,
  [`src/${key}.test.ts`]: `import fastify from 'fastify';
import { ${one}Routes } from './routes.ts';

it('[PL-02] answers with the items of the section, as in the contract', async () => {
  const app = fastify();
  ${one}Routes(app, { authenticate: () => Promise.reject(new Error('a list needs no sign-in')), checkAnswers: true });

  const { statusCode, body } = await app.inject('/bff-api/${key}/items');

  expect([statusCode, JSON.parse(body)]).toEqual([
    200,
    {
      items: [
        { id: 1, name: 'First' },
        { id: 2, name: 'Second' },
      ],
    },
  ]);
  await app.close();
});
`,
});

const remoteFiles = ({ key, camel: one, title: name }, routeId) => ({
  'package.json': json({
    name: `@touchline/remote-${key}`,
    version: '0.0.1',
    private: true,
    license: 'MIT',
    type: 'module',
    dependencies: { [`@touchline/${key}-pages`]: '0.0.1', [`@touchline/${key}-state`]: '0.0.1', '@touchline/shared-state': '0.0.1' },
    touchline: { messages: [`${key}/pages`, 'ui/pages'] },
    nx: { tags: ['type:app', 'scope:app', `remote:${key}`] },
  }),
  'tsconfig.json': json({
    extends: '../../../tsconfig.base.json',
    compilerOptions: {
      outDir: 'out-tsc',
      tsBuildInfoFile: 'out-tsc/tsconfig.tsbuildinfo',
      rewriteRelativeImportExtensions: false,
      allowImportingTsExtensions: true,
      emitDeclarationOnly: true,
      types: ['node', 'jest', '@testing-library/jest-dom'],
    },
    include: ['src/**/*.ts', 'src/**/*.tsx'],
    references: [`${key}/pages`, `${key}/state`, 'shared/state'].map((lib) => ({ path: `../../../libs/${lib}/tsconfig.lib.json` })),
  }),
  'section.json': json({
    contract: 'v3',
    shell: 1,
    skeleton: 'rows',
    rail: 'coupon',
    navigation: [{ key: one, words: `${one}.nav`, path: `/${key}`, places: { header: 100 } }],
    routes: [{ id: routeId, key, path: `/${key}` }],
  }),
  'src/entry.ts': `import { ${one}Routes } from '@touchline/${key}-pages';
import { ${one}Module } from '@touchline/${key}-state';
import type { SectionModule } from '@touchline/shared-state';

export const section: SectionModule = { name: '${key}', apiVersion: 'v3', routes: ${one}Routes, module: ${one}Module, messages: ['${key}'] };
`,
  ...Object.fromEntries(LANGUAGES.map((lang) => [`messages/${lang}.json`, json({ [`${one}.nav`]: name })])),
});

const e2e = ({ key, title: name }) => `import { expectNoViolationsInBothThemes } from './support/axe.ts';
import { expect, test } from './support/quiet-page.ts';

test('[PL-02] ${key}: the menu links to the section, whose list is rendered on the server', async ({ player }) => {
  const { page } = player;
  await player.open('/${key}');

  await expect(page.getByRole('heading', { level: 1, name: '${name}' })).toBeVisible();
  await expect(page.getByRole('list', { name: '${name}' }).getByRole('listitem')).toHaveCount(2);
  await expectNoViolationsInBothThemes(page, '${key}');
});
`;

const below = (folder, files) => Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]);

/** The libs of a section, each with its purpose and dependencies. */
export const sectionLibs = (name) => {
  const { key, title: shown } = namesOf(name);
  return [
    {
      path: `${key}/contract`,
      purpose: `Calls of ${shown} and their responses.`,
      dependencies: ['shared/contract', 'zod'],
      entries: ['schemas'],
    },
    {
      path: `${key}/state`,
      purpose: `State of ${shown}, and the saga that loads it.`,
      dependencies: [
        `${key}/contract`,
        'shared/http',
        'shared/primitives',
        'shared/state',
        '@reduxjs/toolkit',
        'redux-saga',
        'typed-redux-saga',
      ],
      testDependencies: ['shared/testing'],
    },
    { path: `${key}/ui`, purpose: `Components of ${shown}.`, dependencies: ['ui/kit'] },
    {
      path: `${key}/pages`,
      purpose: `Pages of ${shown}.`,
      dependencies: [
        ...[`${key}/state`, `${key}/ui`, 'shared/routes', 'shared/state', 'ui/kit', 'ui/pages'],
        ...['react-intl', 'react-redux'],
      ],
      testDependencies: ['shared/testing'],
    },
    {
      path: `server/${key}`,
      purpose: `Backend module of ${shown}.`,
      dependencies: [`${key}/contract`, 'server/kernel', 'fastify'],
    },
  ];
};

/** Files of a section: paths below the root, and their contents. */
export function sectionFiles(name, routeId) {
  const names = namesOf(name);
  const { key } = names;
  return Object.fromEntries([
    ...below(`libs/${key}/contract`, contractFiles(names)),
    ...below(`libs/${key}/state`, stateFiles(names)),
    ...below(`libs/${key}/ui`, uiFiles(names)),
    ...below(`libs/${key}/pages`, pagesFiles(names)),
    ...below(`libs/server/${key}`, serverFiles(names)),
    ...below(`apps/remotes/${key}`, remoteFiles(names, routeId)),
    [`apps/e2e/src/${key}.e2e.ts`, e2e(names)],
  ]);
}
