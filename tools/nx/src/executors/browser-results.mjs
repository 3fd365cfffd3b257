// Outcome of each browser test, from both runs of a part.
import { describe, isUnstableAgain } from '../bootstrap/test-history.mjs';
import { FAILURE_LENGTH } from './suite.mjs';

/** @returns specs of a suite and its nested suites, each with the titles of the enclosing suites, except the file's. */
export const specsOf = ({ specs = [], suites = [] }, titles = []) => [
  ...specs.map((spec) => ({ ...spec, title: [...titles, spec.title].join(' › ') })),
  ...suites.flatMap((suite) => specsOf(suite, [...titles, suite.title])),
];

/** Share of a part's tests that may be unstable (failed, then passed), rounded up; if there are more, each counts as failed (ADR 0230). */
const UNSTABLE_SHARE = 0.02;

/** Message of a failed test, below its name. */
const failureOf = ({ spec, test }) => {
  const messages = test.results.flatMap(({ errors }) => errors.map(({ message }) => message));
  return `[${test.projectName}] ${spec.file}:${spec.line} ${spec.title}\n${messages.join('\n').slice(0, FAILURE_LENGTH)}`;
};

const keyOf = ({ file, title }, { projectName }) => `${projectName} ${file} ${title}`;
const withTests = (specs) => specs.flatMap((spec) => spec.tests.map((test) => ({ key: keyOf(spec, test), spec, test })));

/**
 * Outcome of each test of a part.
 *
 * @param first - specs of the run, as reported by Playwright.
 * @param again - specs of the second run, in which failed tests ran alone; empty if none failed.
 * @returns by key: `p` passed, `u` unstable (failed, then passed), `f` failed, `s` skipped.
 */
export function outcomesOf(first, again) {
  const second = new Map(withTests(again).map(({ key, test }) => [key, test.status]));
  return new Map(
    withTests(first).map(({ key, test: { status } }) => {
      if (status === 'expected') return [key, 'p'];
      if (status === 'skipped') return [key, 's'];
      return [key, second.get(key) === 'expected' ? 'u' : 'f'];
    }),
  );
}

/**
 * Counts of a file's tests. A test that failed once and then passed is unstable; it counts as failed if it was unstable in earlier runs, or
 * if too many are.
 *
 * @param file - name of the file.
 * @param first - specs of the first run of the whole part.
 * @param again - specs of the second run.
 * @param history - outcomes of each test in recent runs including this one, by key.
 */
export function countsOf(file, { first, again, history }) {
  const outcomes = outcomesOf(first, again);
  const unstableInAll = [...outcomes.values()].filter((outcome) => outcome === 'u').length;
  const isSteady = unstableInAll <= Math.ceil(outcomes.size * UNSTABLE_SHARE);
  const own = withTests(first).filter(({ spec }) => spec.file === file);
  const last = new Map(withTests(again).map((each) => [each.key, each]));
  const format = ({ key, spec, test }) => {
    const outcome = history[key] ?? outcomes.get(key);
    return `${failureOf({ spec, test })}${outcomes.get(key) === 'u' ? `\n${describe(outcome)}` : ''}`;
  };
  const isFailed = ({ key }) =>
    outcomes.get(key) === 'f' || (outcomes.get(key) === 'u' && (!isSteady || isUnstableAgain(history[key] ?? '')));
  const failed = own.filter(isFailed);
  const unstable = own.filter((each) => outcomes.get(each.key) === 'u' && !isFailed(each));
  const skipped = own.filter(({ key }) => outcomes.get(key) === 's').length;
  return {
    passed: own.length - failed.length - skipped,
    failed: failed.length,
    skipped,
    // For a test that failed twice, show the second message: it ran alone, with a trace.
    why: failed.map((each) => format(outcomes.get(each.key) === 'f' ? (last.get(each.key) ?? each) : each)),
    unstable: unstable.map(format),
  };
}
