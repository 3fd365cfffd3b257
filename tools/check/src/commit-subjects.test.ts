import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitProblems, commitsSince, subjectProblem } from './commit-subjects.mjs';

it('[TST-4] accepts an area or several, and at most 72 characters', () => {
  expect(subjectProblem('shell: keep menus open during a pending navigation')).toBeNull();
  expect(subjectProblem('results, server/betting: read popular bets')).toBeNull();
  expect(subjectProblem(`e2e: ${'a'.repeat(67)}`)).toBeNull();
});

it('[TST-4] refuses longer subjects, and those without an area', () => {
  expect(subjectProblem(`e2e: ${'a'.repeat(68)}`)).toBe('has 73 characters, at most 72');
  for (const subject of ['Keep menus open', 'shell:keep', 'shell: ', 'What is read in a list stays: a trial'])
    expect(subjectProblem(subject)).toBe('does not begin with an area: "shell: keep menus open"');
});

it('[TST-4] judges every commit behind the last one before the rule, and all where that one is not known', () => {
  const root = mkdtempSync(join(tmpdir(), 'touchline-commits-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@touchline.test', ...args], { cwd: root });
  const subjects = (before: string) => commitsSince(root, before).map((line) => line.replace(/^\S+ /, ''));
  try {
    git('init', '--quiet');
    const write = (subject: string) => git('commit', '--quiet', '--allow-empty', '-m', subject);
    write('Everything is better');
    const before = git('rev-parse', 'HEAD').toString().trim();
    write('shell: keep menus open');
    write('Everything is worse');

    expect(subjects(before)).toEqual(['Everything is worse', 'shell: keep menus open']);
    expect(subjects('f'.repeat(40))).toEqual(['Everything is worse', 'shell: keep menus open', 'Everything is better']);
    expect(commitProblems(['aaaa1 Everything is worse', 'bbbb2 shell: keep menus open'])).toEqual([
      'aaaa1 "Everything is worse" does not begin with an area: "shell: keep menus open"',
    ]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
