import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from './files.mjs';
import { sweepProblems } from './sweeps.test.helper.ts';

const ROOT = join(__dirname, '../../..');
const files = new Map(
  filesOf('libs/server/*/src/**/*.ts')
    .filter((path) => !/\.test\.|\.d\.ts$|\/tests?(?:ing)?\//.test(path))
    .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const),
);
const ALLOWED = {
  'libs/server/betting/src/cash-out/rules.ts': 'locks for a call of the player; its sweep skips',
  'libs/server/office/src/money/bonuses.ts': 'locks for calls of the player; its sweep skips, and reads all players, batch after batch',
};

it('[OD-02] [BET-9] no sweep waits for a locked player before it has done the others, or is filled by items that fail', () => {
  expect(files.size).toBeGreaterThan(500);
  expect(sweepProblems(files, ALLOWED)).toEqual([]);
});

it('[OD-02] every exemption is still needed', () => {
  expect(new Set(sweepProblems(files, {}).map((problem) => problem.split(' ')[0]))).toEqual(new Set(Object.keys(ALLOWED)));
});

it.each([
  ['await lockPlayer(tx, userId);', ['a.ts waits for locked players in a sweep: use lockPlayerInSweep']],
  ['await lockPlayerInSweep(tx, userId, isPatient);', []],
  [
    'db.query(`select id from rows order by id limit ${MOST}`)',
    ['a.ts may read a full batch of failing items only: leave out stuck.passedBy'],
  ],
  ['db.query(`select id from rows where id <> all ($1) limit 100`, [stuck.passedBy(JOB)])', []],
])('[OD-02] judges a sweep with %s', (text, problems) => {
  expect(sweepProblems(new Map([['a.ts', `${text} await stuck.each({ items }, work);`]]), {})).toEqual(problems);
  expect(sweepProblems(new Map([['a.ts', text]]), {})).toEqual([]);
});
