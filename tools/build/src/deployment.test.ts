import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { endTrial, goLive, pagesWithoutRoute, promote, readSite, rollBack, routeClashes, tryBeside, upload } from './deployment.mjs';

const MANIFEST = { contract: 'v3', shell: 1, skeleton: 'rows', rail: 'coupon' };
const remote = (version: string, over: object = {}) => ({
  version,
  js: `/assets/races/races-${version}.js`,
  imports: [],
  css: [],
  server: `server/races/${version}/index.js`,
  manifest: MANIFEST,
  ...over,
});

let root: string;
let dist: string;

const put = (file: string, text = '') => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const registry = () => JSON.parse(readFileSync(join(dist, 'registry.json'), 'utf8'));
const live = (version: string, words: Record<string, string> = {}) => {
  put(join(dist, `assets/races/races-${version}.js`));
  put(join(dist, `server/races/${version}/index.js`));
  for (const url of Object.values(words)) put(join(dist, url));
  goLive(dist, 'races', { remote: remote(version), words });
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deployment-'));
  dist = join(root, 'dist');
  const casino = { version: 'c1', manifest: { ...MANIFEST, routes: [{ id: 801, key: 'keno-club', path: '/keno-club' }] } };
  const messages = { en: { host: '/host-en.json' }, ar: { host: '/host-ar.json' } };
  put(join(dist, 'registry.json'), JSON.stringify({ builtAt: 'then', host: { desktop: 'h1' }, remotes: { casino }, messages }));
  put(join(dist, 'release.json'), JSON.stringify({ sources: {}, routes: { home: 1, toto: 78 } }));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('[PL-02] replaces only the entry and the messages of the deployed section', () => {
  const before = registry();
  live('r1', { en: '/races-en-1.json' });

  expect(registry()).toEqual({
    ...before,
    remotes: { ...before.remotes, races: remote('r1') },
    messages: { en: { host: '/host-en.json', races: '/races-en-1.json' }, ar: { host: '/host-ar.json' } },
  });
});

it('[PL-02] rolls deployments back one by one, until the section is removed', () => {
  const before = registry();
  live('r1', { en: '/races-en-1.json' });
  live('r2', { en: '/races-en-2.json' });

  expect(rollBack(dist, 'races')).toBe('r1');
  expect([registry().remotes.races.version, registry().messages.en.races]).toEqual(['r1', '/races-en-1.json']);
  expect(rollBack(dist, 'races')).toBeNull();
  expect(registry()).toEqual(before);
  expect(() => rollBack(dist, 'races')).toThrow("there is no deployment of 'races' to roll back");
});

it('[PL-02] serves a version as a canary with a changeable share, and promotes it to all visitors', () => {
  live('r1', { en: '/races-en-1.json' });
  const before = registry();
  const trial = { remote: remote('r2'), words: { en: '/races-en-2.json' } };
  tryBeside(dist, 'races', trial, 10);
  expect(registry()).toEqual({ ...before, canaries: { races: { share: 10, ...trial } } });
  tryBeside(dist, 'races', trial, 50);
  expect(registry().canaries.races.share).toBe(50);

  expect(promote(dist, 'races')).toBe('r2');
  expect(registry()).toEqual({
    ...before,
    remotes: { ...before.remotes, races: remote('r2') },
    messages: { ...before.messages, en: { host: '/host-en.json', races: '/races-en-2.json' } },
  });
  expect(rollBack(dist, 'races')).toBe('r1');
  expect(() => promote(dist, 'races')).toThrow("no version of 'races' is on trial");
});

it('[PL-02] keeps the live version when a trial ends, and ends the trial when another version is deployed', () => {
  live('r1');
  const before = registry();
  tryBeside(dist, 'races', { remote: remote('r2'), words: {} }, 10);
  expect(endTrial(dist, 'races')).toBe('r2');
  expect(registry()).toEqual(before);
  expect(endTrial(dist, 'races')).toBeUndefined();

  tryBeside(dist, 'races', { remote: remote('r2'), words: {} }, 10);
  live('r3');
  expect([registry().remotes.races.version, registry().canaries]).toEqual(['r3', undefined]);
});

it('[PL-02] rejects a canary without a live version, of the live version, or with other paths', () => {
  const tried =
    (version: string, routes: object[] = []) =>
    () =>
      tryBeside(dist, 'races', { remote: remote(version, { manifest: { ...MANIFEST, routes } }), words: {} }, 10);
  expect(tried('r1')).toThrow("no version of 'races' is live");
  live('r1');
  expect(tried('r1')).toThrow("version r1 of 'races' is the live one");
  expect(tried('r2', [{ id: 900, key: 'race', path: '/race' }])).toThrow('its paths differ');
  expect(registry().canaries).toBeUndefined();
});

it('[RM-06] does not roll back to a version whose files were removed', () => {
  live('r1');
  live('r2');
  rmSync(join(dist, 'assets/races/races-r1.js'));

  expect(() => rollBack(dist, 'races')).toThrow("version r1 of 'races' is no longer whole: /assets/races/races-r1.js is gone");
  expect(registry().remotes.races.version).toBe('r2');
});

it("[RT-16] rejects a route id or key owned by another part of the site, and accepts the section's own", () => {
  const routes = [
    { id: 78, key: 'races', path: '/races' },
    { id: 802, key: 'keno-club', path: '/races/club' },
    { id: 803, key: 'race', path: '/races/:race' },
  ];

  expect(routeClashes('races', { routes }, readSite(dist))).toEqual([
    "route 'races' (78) is taken: the host has 'toto' (78)",
    "route 'keno-club' (802) is taken: casino has 'keno-club' (801)",
  ]);
  expect(routeClashes('casino', { routes: [{ id: 801, key: 'keno-club', path: '/keno' }] }, readSite(dist))).toEqual([]);
});

it('[RT-01] reports a page that no path leads to', () => {
  expect(pagesWithoutRoute(['toto', 'races', 'race'], { routes: [{ key: 'races' }] }, readSite(dist))).toEqual(['race']);
});

it('[PL-02] uploads complete files with their compressed twins, and does not overwrite existing ones', () => {
  const built = join(root, 'built');
  put(join(built, 'assets/races/a-1.js'), 'a');
  put(join(built, 'assets/races/a-1.js.br'), 'b');
  put(join(built, 'server/races/r1/index.js'), 'new');
  put(join(dist, 'assets/races/a-1.js'), 'as it was');

  upload(built, dist, { files: ['/assets/races/a-1.js'], server: 'server/races/r1/index.js' });

  const read = (name: string) => readFileSync(join(dist, name), 'utf8');
  expect([read('assets/races/a-1.js'), read('assets/races/a-1.js.br'), read('server/races/r1/index.js')]).toEqual([
    'as it was',
    'b',
    'new',
  ]);
  expect(existsSync(join(dist, 'server/races/r1.new'))).toBe(false);
});

it('[PL-02] rejects a folder without a site, or with a site from before section deployments', () => {
  expect(() => readSite(root)).toThrow('has no registry.json');
  rmSync(join(dist, 'release.json'));
  expect(() => readSite(dist)).toThrow('has no release.json');
});
