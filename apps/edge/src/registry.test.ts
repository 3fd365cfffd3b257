import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRegistry, dictionaryUrls, manifestWords, missingName, type Registry } from './registry.ts';
import { aBuiltApp, aBuiltRemote, aRegistry } from './testing/fakes.ts';

let dist: string;
let nowMs: number;
let reports: unknown[];

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'registry-'));
  nowMs = 1_000_000;
  reports = [];
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

function write(registry: Registry, secondsLater: number): void {
  const file = join(dist, 'registry.json');
  writeFileSync(file, JSON.stringify(registry));
  utimesSync(file, 1_000 + secondsLater, 1_000 + secondsLater);
  nowMs += 1000;
}
const open = () => createRegistry({ dist, now: () => nowMs, report: (name, fields) => reports.push([name, fields]) });

it('[PL-02] loads a new build of one remote while running, and keeps its initial host', () => {
  write(aRegistry(), 0);
  const source = open();
  const next = aBuiltRemote({ version: 'v2', server: 'server/betting/v2/index.js' });
  write(
    aRegistry({ remotes: { betting: next }, host: { desktop: aBuiltApp({ version: 'v9' }), mobile: aBuiltApp({ version: 'v9' }) } }),
    5,
  );
  expect(source.current().remotes['betting']).toEqual(next);
  expect(source.current().host.desktop.version).toBe('v1');
});

it('[PL-02][REM-7] rejects a remote that needs exports missing from the running vendor, and names them', () => {
  write(aRegistry(), 0);
  const source = open();
  write(
    aRegistry({
      remotes: {
        betting: aBuiltRemote({ version: 'v2', uses: { react: ['useState', 'useNothing'] } }),
        extra: aBuiltRemote({ uses: { vue: ['ref'] } }),
      },
    }),
    5,
  );
  expect(source.current().remotes).toEqual({ betting: aBuiltRemote() });
  expect(reports).toEqual([
    ['remote-refused', { name: 'betting', code: 'react#useNothing' }],
    ['remote-refused', { name: 'extra', code: 'vue#ref' }],
  ]);
});

it('[REM-6] rejects a section that needs a newer shell or another contract version, and names it', () => {
  write(aRegistry(), 0);
  const source = open();
  const needs = (manifest: object) => aBuiltRemote({ manifest: { ...aBuiltRemote().manifest, ...manifest } });
  write(aRegistry({ remotes: { betting: needs({ shell: 2 }), casino: needs({ contract: 'v2' }), toto: needs({ shell: 1 }) } }), 5);

  expect(Object.keys(source.current().remotes)).toEqual(['betting', 'toto']);
  expect(source.current().remotes['betting']).toEqual(aBuiltRemote());
  expect(reports).toEqual([
    ['remote-refused', { name: 'betting', code: 'it needs shell 2, this is 1' }],
    ['remote-refused', { name: 'casino', code: 'it speaks contract v2, not v3' }],
  ]);
});

it('[PL-02] [REM-6] leaves out a trial version that cannot run here or has other paths than the live one, and says why', () => {
  const trial = (over: object) => ({ share: 10, remote: aBuiltRemote({ version: 'v2', ...over }), words: {} });
  const { manifest } = aBuiltRemote();
  const row = { id: 900, key: 'race', path: '/race' };
  const canaries = {
    betting: trial({}),
    casino: trial({ manifest: { ...manifest, shell: 2 } }),
    toto: trial({ uses: { react: ['useNothing'] } }),
    games: trial({ manifest: { ...manifest, routes: [row] } }),
    races: trial({}),
  };
  const remotes = { betting: aBuiltRemote(), casino: aBuiltRemote(), toto: aBuiltRemote(), games: aBuiltRemote() };
  write(aRegistry({ remotes, canaries }), 0);
  const refused = [
    ['remote-refused', { name: 'casino', code: 'it needs shell 2, this is 1' }],
    ['remote-refused', { name: 'toto', code: 'react#useNothing' }],
    ['remote-refused', { name: 'games', code: 'other paths than the live version' }],
    ['remote-refused', { name: 'races', code: 'other paths than the live version' }],
  ];
  const source = open();
  expect([Object.keys(source.current().canaries ?? {}), reports]).toEqual([['betting'], refused]);
  write(aRegistry({ remotes }), 5);
  expect(source.current().canaries).toEqual({});
});

it('[RM-07] section messages are those of the deployed versions', () => {
  write(aRegistry(), 0);
  const source = open();
  expect(manifestWords(source.current(), 'en')).toEqual({});
  const words = { en: { 'bingo.nav': [{ type: 0, value: 'Bingo' }] } };
  write(aRegistry({ remotes: { betting: aBuiltRemote(), bingo: aBuiltRemote({ words }) } }), 5);

  expect(manifestWords(source.current(), 'en')).toEqual(words.en);
  expect(manifestWords(source.current(), 'ru')).toEqual({});
  expect(dictionaryUrls(source.current(), 'en')?.['sections']).toBe('/sections/en.json');
});

it('[PL-02] keeps the last registry while the file is half written or missing', () => {
  write(aRegistry(), 0);
  const source = open();
  writeFileSync(join(dist, 'registry.json'), '{"remotes":');
  nowMs += 1000;
  expect(source.current().remotes['betting']?.version).toBe('v1');
  rmSync(join(dist, 'registry.json'));
  nowMs += 1000;
  expect(source.current().remotes['betting']?.version).toBe('v1');
});

it('[REM-7] a namespace import needs only the members that it reads', () => {
  expect(missingName({ uses: { react: ['*', 'useMemo'] } }, aRegistry())).toBeUndefined();
  expect(missingName({ uses: { react: ['*', 'nothing'] } }, aRegistry())).toBe('react#nothing');
});
