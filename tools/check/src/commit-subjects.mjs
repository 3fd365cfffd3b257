// Checks the subjects of commits: `area: imperative verb + object`, at most 72 characters, because longer ones are cut off in lists of commits
// (CONTRIBUTING.md). Commits that were written before the rule keep their subjects, and merges have those that the platform gives them.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
const LONGEST = 72;
const AREAS = /^[a-z][\w/-]*(, [a-z][\w/-]*)*: \S/;
/** The last commit before the rule. A history that does not hold it is judged whole: a shallow clone has later commits only. */
const BEFORE = 'c1814970cb1099df4e168763488e48c6ff138d45';

/** What is wrong with a subject, or null. */
export function subjectProblem(subject) {
  const length = [...subject].length;
  if (length > LONGEST) return `has ${length} characters, at most ${LONGEST}`;
  return AREAS.test(subject) ? null : 'does not begin with an area: "shell: keep menus open"';
}

/** @param commits - lines of an abbreviated hash and the subject, separated by a space. */
export function commitProblems(commits) {
  return commits.flatMap((line) => {
    const [, hash, subject] = /^(\S+) (.*)$/.exec(line);
    const problem = subjectProblem(subject);
    return problem === null ? [] : [`${hash} "${subject}" ${problem}`];
  });
}

/** Commits of a repository behind `before`, merges left out, as lines for `commitProblems`. */
export function commitsSince(root, before) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'pipe'] });
  const isKnown = spawnSync('git', ['cat-file', '-e', `${before}^{commit}`], { cwd: root, stdio: 'ignore' }).status === 0;
  return git('log', '--no-merges', '--format=%h %s', isKnown ? `${before}..HEAD` : 'HEAD')
    .split('\n')
    .filter((line) => line !== '');
}

if (import.meta.filename === process.argv[1]) {
  // Sources that were unpacked from an archive have no history.
  const hasHistory = existsSync(join(ROOT, '.git'));
  const commits = hasHistory ? commitsSince(ROOT, BEFORE) : [];
  const problems = commitProblems(commits);
  for (const problem of problems) console.error(problem);
  console.log(hasHistory ? `${commits.length} commits, ${problems.length} with another form of subject` : 'no history, no commits');
  process.exit(problems.length === 0 && commits.length > 0 === hasHistory ? 0 : 1);
}
