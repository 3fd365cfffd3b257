// Checks the subjects of commits: `area: imperative verb + object`, at most 72 characters, because longer ones are cut off in lists of commits
// (CONTRIBUTING.md). Commits that were written before the rule keep their subjects, and merges have those that the platform gives them.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
const LONGEST = 72;
const AREAS = /^[a-z][\w/-]*(, [a-z][\w/-]*)*: \S/;
/** Dates are those of the author, which a rebase keeps. */
const SINCE = Date.parse('2026-12-01T00:00:00Z') / 1000;

/** What is wrong with a subject, or null. */
export function subjectProblem(subject) {
  const length = [...subject].length;
  if (length > LONGEST) return `has ${length} characters, at most ${LONGEST}`;
  return AREAS.test(subject) ? null : 'does not begin with an area: "shell: keep menus open"';
}

/** @param commits - lines of an abbreviated hash, the author's time in seconds, and the subject, separated by spaces. */
export function commitProblems(commits, since = SINCE) {
  return commits.flatMap((line) => {
    const [, hash, time, subject] = /^(\S+) (\d+) (.*)$/.exec(line);
    const problem = Number(time) < since ? null : subjectProblem(subject);
    return problem === null ? [] : [`${hash} "${subject}" ${problem}`];
  });
}

if (import.meta.filename === process.argv[1]) {
  // Sources that were unpacked from an archive have no history.
  const log = existsSync(join(ROOT, '.git'))
    ? execFileSync('git', ['log', '--no-merges', '--format=%h %at %s'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 })
    : '';
  const commits = log.split('\n').filter((line) => line !== '');
  const problems = commitProblems(commits);
  for (const problem of problems) console.error(problem);
  console.log(`${commits.length} commits, ${problems.length} with another form of subject`);
  process.exit(problems.length === 0 ? 0 : 1);
}
