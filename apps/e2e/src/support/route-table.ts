import { expect, request } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { ORIGIN } from './product.ts';

/** A row of docs/spec/routes.tsv with a path that it matches. The tests judge the product's route table, so it is not read. */
export interface TableRow {
  key: string;
  section: string;
  layout: string;
  access: 'any' | 'guest' | 'auth';
  outcome: string;
  /** Without the language prefix. */
  path: string;
  /** Parameter values of the path. */
  params: Readonly<Record<string, string>>;
}

/** Default parameter values; those of the line exist in every sandbox. */
const VALUES: Readonly<Record<string, string>> = {
  menuSection: 'all',
  sport: '1-football',
  team: '110000-club',
  subcategory: 'new',
  gameId: '1001',
  gameName: 'fruit',
  gameRoute: 'dice',
  landingRoute: 'dice',
  ruleGroup: 'general',
  chapter: 'settling',
  promotionId: 'first-steps',
  name: 'first-steps',
  landingId: 'welcome',
  slug: 'derby-preview',
  couponId: '12',
};
/** Values for one route only: the named thing must exist. */
const OF_ROUTE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ourpartners: { section: 'clubs' },
  registration: { socialregistration: 'google' },
  poker: { game: 'casino-holdem' },
  provider: { provider: 'northpaw' },
  toto: { section: 'football' },
  'toto-draw': { section: 'football' },
  'toto-next': { section: 'football' },
  'toto-coupons': { section: 'football' },
  'toto-draws': { section: 'football' },
  'toto-nominees': { section: 'football' },
  lotto: { sectionName: 'keno', lottoId: 'next' },
  'casino-tournament': { id: 'slots-week' },
  'casino-bonus-item': { id: 'six-kinds' },
  'casino-bonus-landing': { id: 'slots-week' },
  'legacy-game': { game: 'dice' },
};
interface Segment {
  text: string;
  name: string | undefined;
  values: readonly string[] | undefined;
  isOptional: boolean;
}

function segmentsOf(pattern: string): Segment[] {
  return pattern
    .split('/')
    .filter((text) => text !== '')
    .map((text) => {
      const [, before = '', name, allowed, mark] = /^([^:]*):(\w+)(?:\(([^)]*)\))?(\?)?$/.exec(text) ?? [];
      const values = allowed === undefined || allowed === '\\d+' ? undefined : allowed.split('|');
      return { text: name === undefined ? text : before, name, values, isOptional: mark === '?' };
    });
}

type Values = Readonly<Record<string, string>>;

function write(segments: readonly Segment[], values: Values): { path: string; params: Values } {
  const params: Record<string, string> = {};
  const texts = segments.map(({ text, name, values: allowed }) => {
    if (name === undefined) return text;
    const value = values[name] ?? allowed?.[0] ?? 'sample';
    params[name] = value;
    return text + value;
  });
  return { path: `/${texts.join('/')}`, params };
}

/** Paths of a pattern: without optional parameters, with all of them, and with each allowed value. The first is its example. */
function formsOf(pattern: string, values: Values): { path: string; params: Values }[] {
  const all = segmentsOf(pattern);
  const required = all.filter(({ isOptional }) => !isOptional);
  const choices = [required, all].flatMap((segments) =>
    segments.flatMap(({ name, values: allowed }) => (allowed ?? []).map((value) => write(segments, { ...values, [name ?? '']: value }))),
  );
  const forms = [write(required, values), write(all, values), ...choices];
  return forms.filter(({ path }, at) => forms.findIndex((form) => form.path === path) === at);
}

const LINE: Values = { champ: '', game: '' };

/** Values of the line for a section: esports have a separate line. */
function lineFor(section: string, pattern: string, line: Values): Values {
  if (section === 'betting') return { champ: line['champ'] ?? '', game: line['game'] ?? '', champId: line['champId'] ?? '' };
  if (section !== 'cyber' || !pattern.includes(':discipline')) return {};
  const { cyberDiscipline = '', cyberChamp = '', cyberGame = '' } = line;
  return { type: 'real', discipline: cyberDiscipline, champ: cyberChamp, game: cyberGame };
}

/**
 * @param line - a championship and a game of the sandbox's line, as URL segments.
 * @returns one row for each form of each route; the first of a key is its example.
 */
export function readForms(line: Values = LINE): TableRow[] {
  return readFileSync('docs/spec/routes.tsv', 'utf8')
    .split('\n')
    .filter((text) => text !== '' && !text.startsWith('#'))
    .map((text) => text.split('\t'))
    .flatMap(([key = '', pattern = '', section = '', layout = '', access = '', outcome = '']) => {
      // A discipline exists in only one of the two types.
      const isOneType = section === 'cyber' && pattern.includes(':discipline');
      const all = formsOf(pattern, { ...VALUES, ...OF_ROUTE[key], ...lineFor(section, pattern, line) });
      const forms = isOneType ? all.filter(({ params }) => params['type'] === 'real') : all;
      const row = { key, section, layout, access: access as TableRow['access'], outcome };
      return pattern === '/*' ? [{ ...row, path: '/no-such-page', params: {} }] : forms.map((form) => ({ ...row, ...form }));
    });
}

/** One row for each route. */
export const readTable = (line?: Values): TableRow[] => {
  const rows = readForms(line);
  return rows.filter(({ key }, at) => rows.findIndex((row) => row.key === key) === at);
};

export interface Line {
  [name: string]: string;
  champ: string;
  champId: string;
  game: string;
}

/** A championship and a game in the current line. */
export async function lineOf(): Promise<Line> {
  const visitor = await request.newContext({ baseURL: ORIGIN });
  const found = { champ: '', game: '', cyberDiscipline: '', cyberChamp: '', cyberGame: '' };
  // A slow section is left to the browser, and then the document contains no game.
  await expect(async () => {
    const html = await (await visitor.get('/en/line/all/1-football')).text();
    const [, champ = '', game = ''] = /\/en\/line\/all\/1-football\/([^/"]+)\/([^/"?]+)"/.exec(html) ?? [];
    expect(game, 'the list of football names a game').not.toBe('');
    Object.assign(found, { champ, game });
    const esports = await (await visitor.get('/en/cyber/real')).text();
    const [, cyberDiscipline = '', cyberChamp = '', cyberGame = ''] =
      /\/en\/cyber\/real\/([^/"]+)\/(\d[^/"]*)\/(\d[^/"?]*)"/.exec(esports) ?? [];
    expect(cyberGame, 'the list of esports names a match').not.toBe('');
    Object.assign(found, { cyberDiscipline, cyberChamp, cyberGame });
  }).toPass({ timeout: 20_000 });
  await visitor.dispose();
  return { ...found, champId: found.champ };
}
