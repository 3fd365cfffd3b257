import { routeOf, type Stored, storesOf } from '@touchline/server-kernel';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeModules } from '../../backend.ts';
import { boundsPage } from '../../bounds/bounds-page.ts';
import { CALLS, MIGRATIONS } from '../../testing/test-db.ts';

const ROOT = join(__dirname, '../../../../..');
const modules = makeModules({ env: {}, mode: 'test', now: () => 0 });
const stores = storesOf(modules);
const bounds = stores.flatMap((stored) => stored.bounds);
const listedIn = ({ calls }: Stored): readonly string[] => (calls === 'any' ? [] : calls.map(routeOf));

/** Tables that no client call adds rows to: migrations, content, imports, scheduled draws, messages between processes. */
const OF_THE_SERVER = [
  ...[
    'migrations',
    'content_documents',
    'line_inputs',
    'line_imports',
    'imported_seasons',
    'corrected_results',
    'leases',
    'broker_messages',
    'denied_rights',
  ],
  ...['toto_draws', 'toto_pools', 'toto_cancelled', 'lotto_draws', 'lotto_beacon', 'casino_closed_editions', 'casino_prizes'],
];

it('[SEC-6] every call that changes data is listed in `stores` or in `addsNothing`', () => {
  const known = new Set([...stores.flatMap(listedIn), ...modules.flatMap(({ addsNothing = [] }) => addsNothing.map(routeOf))]);
  const changing = CALLS.filter(({ method }) => method !== 'GET').map(routeOf);

  expect(changing.length).toBeGreaterThan(110);
  expect(changing.filter((call) => !known.has(call))).toEqual([]);
});

it('[SEC-6] no call is listed in both `stores` and `addsNothing`', () => {
  const storing = new Set(stores.flatMap(listedIn));
  expect(modules.flatMap(({ addsNothing = [] }) => addsNothing.map(routeOf)).filter((call) => storing.has(call))).toEqual([]);
});

it('[SEC-6] every table of the schema is bounded or written by the server alone', () => {
  const made = MIGRATIONS.flatMap(({ up }) =>
    up.flatMap((sql) => [...sql.matchAll(/create table (?:if not exists )?(\w+)/gi)].map(([, name = '']) => name)),
  );
  const bounded = new Set(stores.flatMap(({ tables }) => tables));

  expect(made.length).toBeGreaterThan(80);
  expect(made.filter((table) => !bounded.has(table) && !OF_THE_SERVER.includes(table))).toEqual([]);
  expect([...bounded].filter((table) => !made.includes(table))).toEqual([]);
});

it('[SEC-6] every store has a bound or a described ceiling, and bounds have unique names', () => {
  expect(stores.filter(({ bounds: own, ceiling }) => own.length === 0 && ceiling === undefined).map(({ what }) => what)).toEqual([]);
  // Without a bound on the whole table, `ceiling` has to describe what limits it.
  const isOpen = ({ bounds: own, ceiling }: Stored) => ceiling === undefined && !own.some(({ whose }) => whose === 'everybody');
  expect(stores.filter(isOpen).map(({ what }) => what)).toEqual([]);
  const byName = new Map(bounds.map((bound) => [bound.name, bound]));
  expect(bounds.filter((bound) => byName.get(bound.name) !== bound).map(({ name }) => name)).toEqual([]);
  expect(bounds.filter(({ of, whose }) => of === 'calls' && !['address', 'player'].includes(whose)).map(({ name }) => name)).toEqual([]);
});

/** Removes the padding of table cells. */
const plain = (text: string): string => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---').trim();

it('[SEC-6] docs/bounds.md matches the modules; npm run bounds regenerates it', () => {
  expect(plain(readFileSync(join(ROOT, 'docs/bounds.md'), 'utf8'))).toBe(plain(boundsPage(stores)));
});
