import { commitProblems, subjectProblem } from './commit-subjects.mjs';

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

it('[TST-4] lets commits from before the rule keep theirs, by the date of the author', () => {
  const [old, late] = ['aaaa1 99 Everything is better', 'bbbb2 100 Everything is better'];
  expect(commitProblems([old, late, 'cccc3 101 shell: keep menus open'], 100)).toEqual([
    'bbbb2 "Everything is better" does not begin with an area: "shell: keep menus open"',
  ]);
});
