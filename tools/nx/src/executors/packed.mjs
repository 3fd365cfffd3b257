// Checks the packed libs of a batch in one run, so that shared dependencies are packed once.
import { clearReport, FAILURE_LENGTH, readReport, show, suite } from './suite.mjs';

const REPORT = 'test-results/packed.json';

export const { one, all } = suite(async (tasks) => {
  clearReport(REPORT);
  const paths = tasks.map(({ folder }) => folder.replace('libs/', ''));
  await show(['tools/check/src/pack-check/pack-check.mjs', `--report=${REPORT}`, ...paths]);
  const problems = readReport(REPORT);
  if (problems === undefined) return new Map();
  return new Map(
    tasks.map(({ id }, index) => {
      const why = problems.filter((problem) => problem.startsWith(`${paths[index]}: `) || !/^[\w-]+\/[\w-]+: /.test(problem));
      return [
        id,
        {
          passed: why.length === 0 ? 1 : 0,
          failed: why.length === 0 ? 0 : 1,
          skipped: 0,
          why: why.map((text) => text.slice(0, FAILURE_LENGTH)),
        },
      ];
    }),
  );
});
