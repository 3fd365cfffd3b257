import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRegistry, missingName, type Registry } from './registry.ts';
import { aBuiltApp, aRegistry } from './testing/fakes.ts';

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

it('[PL-02] takes up a new build of one remote while it runs, and keeps the host it began with', () => {
  write(aRegistry(), 0);
  const source = open();
  const next = aBuiltApp({ version: 'v2', server: 'server/betting/v2/index.js' });
  write(
    aRegistry({ remotes: { betting: next }, host: { desktop: aBuiltApp({ version: 'v9' }), mobile: aBuiltApp({ version: 'v9' }) } }),
    5,
  );
  expect(source.current().remotes['betting']).toEqual(next);
  expect(source.current().host.desktop.version).toBe('v1');
});

it('[PL-02][REM-7] refuses a remote that asks for what the running vendor lacks, and says what', () => {
  write(aRegistry(), 0);
  const source = open();
  write(
    aRegistry({
      remotes: {
        betting: aBuiltApp({ version: 'v2', uses: { react: ['useState', 'useNothing'] } }),
        extra: aBuiltApp({ uses: { vue: ['ref'] } }),
      },
    }),
    5,
  );
  expect(source.current().remotes).toEqual({ betting: aBuiltApp() });
  expect(reports).toEqual([
    ['remote-refused', { name: 'betting', code: 'react#useNothing' }],
    ['remote-refused', { name: 'extra', code: 'vue#ref' }],
  ]);
});

it('[PL-02] goes on with the last registry while the file is half written or gone', () => {
  write(aRegistry(), 0);
  const source = open();
  writeFileSync(join(dist, 'registry.json'), '{"remotes":');
  nowMs += 1000;
  expect(source.current().remotes['betting']?.version).toBe('v1');
  rmSync(join(dist, 'registry.json'));
  nowMs += 1000;
  expect(source.current().remotes['betting']?.version).toBe('v1');
});

it('[REM-7] a namespace import is satisfied by the members that it reads', () => {
  expect(missingName({ uses: { react: ['*', 'useMemo'] } }, aRegistry())).toBeUndefined();
  expect(missingName({ uses: { react: ['*', 'nothing'] } }, aRegistry())).toBe('react#nothing');
});
