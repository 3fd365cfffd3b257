import { partsBy, sharedOf } from './shared-modules.mjs';
import { isMore, thirdPartyNames } from './third-party.mjs';
import { shortCut } from './short-cut.mjs';
import { askedFirst } from './who-asks.mjs';

const shared = (needs: Record<string, string[]>): string[] =>
  sharedOf(new Map(Object.entries(needs).map(([app, names]) => [app, new Set(names)])), (name: string) => name.endsWith('-state'));

it('[PL-02] shares what the host needs or two sections, and leaves what one section alone needs to that section', () => {
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
const libOf = (specifier: string): string | undefined => /^(?:@later\/)?(kit|line)(?:\.js)?$/.exec(specifier)?.[1];

it('[PL-02] a first page asks for the names of the files that the host and home begin with, however they are served today', () => {
  const host = {
    js: file('host'),
    imports: [file('host-common')],
    shared: {
      [file('host')]: { kit: ['Button'], react: ['memo'] },
      [file('host-common')]: { '@later/kit.js': ['Link', '*'] },
      [file('settings')]: { kit: ['Switch'] },
    },
  };
  const betting = {
    js: file('betting'),
    imports: [],
    pages: { home: [file('home')], game: [file('game')] },
    shared: { [file('home')]: { line: ['selectLine'], kit: ['Button'] }, [file('game')]: { line: ['selectMarkets'] } },
  };
  expect(askedFirst([host], betting, libOf)).toEqual({ kit: ['Button', 'Link'], line: ['selectLine'] });
});

it('[PL-02] a name that no first page asks for comes from the later part of its lib', () => {
  const partOf = partsBy({ '@touchline/ui-kit': ['Button'] });
  expect(partOf('@touchline/ui-kit', 'Button')).toBe('@touchline/ui-kit');
  expect(partOf('@touchline/ui-kit', 'Switch')).toBe('@later/ui-kit.js');
  expect(partOf('@touchline/shared-http', 'callJson')).toBe('@later/shared-http.js');
});

it('[PL-02] serves of packages by others what the list says, whoever asks', () => {
  expect(thirdPartyNames('@reduxjs/toolkit', false, ['createSlice', 'createEntityAdapter'])).not.toContain('createEntityAdapter');
  expect(thirdPartyNames('react', false, ['memo', 'default', 'use'])).toEqual(['memo', 'use']);
  expect(isMore('react-intl', 'FormattedDate')).toBe(true);
  expect(partsBy({})('react-intl', 'FormattedDate')).toBe('@later/react-intl.js');
  expect(partsBy({})('react-intl', 'useIntl')).toBe('react-intl');
});

it('[PL-02] the import map goes past an entry that only passes names on', () => {
  expect(shortCut('export{a,b}from"./libs-1.js";')).toEqual({ file: 'libs-1.js' });
  expect(shortCut('import{a as e,b as t}from"./libs-1.js";export{e as a,t as b};')).toEqual({ file: 'libs-1.js' });
  expect(shortCut('import{P$1 as e,b as t}from"./libs-1.js";export{e as P,t as b};')).toEqual({
    file: 'libs-1.js',
    data: "data:text/javascript,export{P$1 as P,b}from'@vendor/libs-1.js'",
  });
  expect(shortCut('import{a as e}from"./libs-1.js";e();export{e as a};')).toBeUndefined();
  expect(shortCut('import{a as e}from"./x.js";import{b as t}from"./y.js";export{e as a,t as b};')).toBeUndefined();
});
