import { markedImports, reachedFrom } from './home-marks.mjs';
import { isHomePart, partsBy, sharedOf } from './shared-modules.mjs';
import { isMore, thirdPartyNames } from './third-party.mjs';
import { shortCut } from './short-cut.mjs';
import { importsOfHome } from './home-imports.mjs';

const shared = (needs: Record<string, string[]>): string[] =>
  sharedOf(new Map(Object.entries(needs).map(([app, names]) => [app, new Set(names)])), (name: string) => name.endsWith('-state'));

it('[PL-02] shares what the host or two sections need, and leaves a lib needed by one section to that section', () => {
  const needs = {
    '@touchline/host': ['line-state', 'host-ui'],
    '@touchline/remote-betting': ['line-state', 'coupon-state'],
    '@touchline/remote-cyber': ['coupon-state', 'cyber-pages'],
    '@touchline/remote-casino': ['casino-state'],
  };
  expect(shared(needs)).toEqual(['coupon-state', 'line-state']);
  expect(shared({ ...needs, '@touchline/remote-games': ['casino-state'] })).toEqual(['casino-state', 'coupon-state', 'line-state']);
});

const file = (name: string): string => `/assets/${name}.js`;
const libOf = (specifier: string): string | undefined => /^(?:@later\/(?:rest-)?)?(kit|line)(?:\.js)?$/.exec(specifier)?.[1];

it("[PL-02] collects the names imported by home's first files, and by its marked files as later, whichever part serves them", () => {
  const host = {
    js: file('host'),
    imports: [file('host-common')],
    shared: {
      [file('host')]: { kit: ['Button'], react: ['memo'] },
      [file('host-common')]: { '@later/kit.js': ['Link', '*'] },
      [file('chain')]: { kit: ['Button'], '@later/kit.js': ['Dialog'] },
      [file('settings')]: { kit: ['Switch'] },
    },
    home: [file('chain')],
  };
  const betting = {
    js: file('betting'),
    imports: [],
    pages: { home: [file('home')], game: [file('game')] },
    shared: { [file('home')]: { line: ['selectLine'], kit: ['Button'] }, [file('game')]: { line: ['selectMarkets'] } },
  };
  expect(importsOfHome([host], betting, libOf)).toEqual({
    first: { kit: ['Button', 'Link'], line: ['selectLine'] },
    later: { kit: ['Dialog'] },
  });
});

it('[PL-02] serves a name from the first, later or rest part, depending on when home imports it', () => {
  const partOf = partsBy({ first: { '@touchline/ui-kit': ['Button'] }, later: { '@touchline/ui-kit': ['Dialog'] } });
  expect(partOf('@touchline/ui-kit', 'Button')).toBe('@touchline/ui-kit');
  expect(partOf('@touchline/ui-kit', 'Dialog')).toBe('@later/ui-kit.js');
  expect(partOf('@touchline/ui-kit', 'Switch')).toBe('@later/rest-ui-kit.js');
  expect(partOf('@touchline/shared-http', 'callJson')).toBe('@later/rest-shared-http.js');
});

it('[PL-02] serves the listed names of third-party packages, whatever is imported', () => {
  expect(thirdPartyNames('@reduxjs/toolkit', false, ['createSlice', 'createEntityAdapter'])).not.toContain('createEntityAdapter');
  expect(thirdPartyNames('react', false, ['memo', 'default', 'use'])).toEqual(['memo', 'use']);
  expect(isMore('react-intl', 'FormattedDate')).toBe(true);
  expect(partsBy({})('react-intl', 'FormattedDate')).toBe('@later/react-intl.js');
  expect(partsBy({})('react-intl', 'useIntl')).toBe('react-intl');
});

it('[PL-02] the import map bypasses an entry that only re-exports names', () => {
  expect(shortCut('export{a,b}from"./libs-1.js";')).toEqual({ file: 'libs-1.js' });
  expect(shortCut('import{a as e,b as t}from"./libs-1.js";export{e as a,t as b};')).toEqual({ file: 'libs-1.js' });
  expect(shortCut('import{P$1 as e,b as t}from"./libs-1.js";export{e as P,t as b};')).toEqual({
    file: 'libs-1.js',
    data: "data:text/javascript,export{P$1 as P,b}from'@vendor/libs-1.js'",
  });
  expect(shortCut('import{a as e}from"../processes-1.js";export{e as a};')).toEqual({ file: 'processes-1.js' });
  expect(shortCut('import{a as e}from"./libs-1.js";e();export{e as a};')).toBeUndefined();
  expect(shortCut('import{a as e}from"./x.js";import{b as t}from"./y.js";export{e as a,t as b};')).toBeUndefined();
});

it('[PL-02] follows static imports transitively, and includes nothing else', () => {
  const imports: Record<string, readonly string[]> = { chain: ['guards'], guards: ['facts', 'guards'], page: ['kit'] };
  const isReached = reachedFrom(['chain']);
  const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) };
  expect(['chain', 'guards', 'facts', 'page', 'kit'].filter((id) => isReached(id, graph))).toEqual(['chain', 'guards', 'facts']);
});

it('[PL-02] distinguishes the part that home loads from the rest of a module', () => {
  const parts = ['@touchline/ui-kit', '@later/ui-kit.js', '@later/rest-ui-kit.js'];
  expect(parts.filter(isHomePart)).toEqual(['@later/ui-kit.js']);
});

it('[PL-02] recognises a mark only inside the import call', () => {
  const code =
    "import(/* @home */ './chain.ts'); import('./analytics.ts'); import( /* @home */ \"@touchline/line\" ); /* @home */ import('./menu.ts');";
  expect(markedImports(code)).toEqual(['./chain.ts', '@touchline/line']);
});
