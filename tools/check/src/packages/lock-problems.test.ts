import { listOfParts, lockProblems, productionPackages, readRecord } from './lock-problems.mjs';

const SHA = `sha512-${Buffer.alloc(64, 7).toString('base64')}`;
const good = { version: '1.2.3', resolved: 'https://registry.example/a/-/a-1.2.3.tgz', integrity: SHA, license: 'MIT' };
const lockOf = (entries: Record<string, object>) => ({ name: 'site', version: '1.0.0', packages: { '': {}, ...entries } });
const recordOf = (...rows: string[]) => readRecord(`# heads\n${rows.join('\n')}\n`);
const OLD = 'a\t1.2.3\t2026-01-01\t2026-01-08';

it('[SEC-8] accepts a version that was public for a week when it was locked', () => {
  expect(lockProblems(lockOf({ 'node_modules/a': good }), recordOf(OLD))).toEqual([]);
});

it.each<[string, object, string, string[]]>([
  [
    'was six days old when it was locked',
    good,
    'a\t1.2.3\t2026-01-02\t2026-01-08',
    ['a@1.2.3 was 6 days old when it was locked, and the date is not waived'],
  ],
  ['was six days old, with a written waiver', good, 'a\t1.2.3\t2026-01-02\t2026-01-08\tmends a hole of 1.2.2', []],
  ['has an invalid date', good, 'a\t1.2.3\tsoon\t2026-01-08', ['a@1.2.3 was NaN days old when it was locked, and the date is not waived']],
  [
    'comes from a repository',
    { ...good, resolved: 'git+ssh://git@example.org/a.git' },
    OLD,
    ['a@1.2.3 does not come from a registry: git+ssh://git@example.org/a.git'],
  ],
  ['has no sha512 hash', { ...good, integrity: 'sha1-abc=' }, OLD, ['a@1.2.3 has no sha512']],
  ['runs a script when it is installed', { ...good, hasInstallScript: true }, OLD, ['a@1.2.3 runs a script when it is installed']],
  ['has a copyleft licence', { ...good, license: 'AGPL-3.0-only' }, OLD, ["a@1.2.3 has the licence 'AGPL-3.0-only'"]],
  ['has an alternative licence', { ...good, license: '(GPL-2.0-only OR MIT)' }, OLD, []],
])('[SEC-8] checks a package that %s', (_, entry, row, problems) => {
  expect(lockProblems(lockOf({ 'node_modules/a': entry }), recordOf(row))).toEqual(problems);
});

it('[SEC-8] reports a version without a row, and a row without its version', () => {
  const problems = lockProblems(lockOf({ 'node_modules/a': good }), recordOf('a\t1.2.2\t2026-01-01\t2026-02-01'));
  expect(problems).toEqual([
    'a@1.2.3 has no row in docs/spec/dependencies.tsv; run node tools/check/src/packages/dependencies.mjs --record',
    'docs/spec/dependencies.tsv names a@1.2.2, which is not locked',
  ]);
});

it('[SEC-8] checks only packages of production, including nested ones', () => {
  const lock = lockOf({
    'node_modules/a': good,
    'node_modules/a/node_modules/@scope/b': { ...good, version: '2.0.0' },
    'node_modules/tool': { ...good, dev: true },
    'node_modules/own': { link: true, resolved: 'libs/own' },
  });
  expect([...productionPackages(lock).keys()]).toEqual(['a@1.2.3', '@scope/b@2.0.0']);
});

it('[SEC-8] lists each package with its hash in the parts list', () => {
  const { bomFormat, components } = listOfParts(lockOf({ 'node_modules/@scope/b': good }));
  expect(bomFormat).toBe('CycloneDX');
  expect(components).toEqual([
    expect.objectContaining({
      purl: 'pkg:npm/%40scope/b@1.2.3',
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: '07'.repeat(64) }],
    }),
  ]);
});
