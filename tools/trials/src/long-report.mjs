// Outcomes of the parts of a long run. Parts may be run in several calls; each call shows what is known of all of them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'test-results/long';

/** Report of a part's browser tests, from the root; traces and pictures are in the folder of the same name. */
export const reportOf = (area, part) => `${FOLDER}/${area}-${part}.json`;

const read = (file, otherwise) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise);
const tableOf = (root, area) => join(root, FOLDER, `${area}.json`);

/** Adds the outcome of a part: `part`, `isOk`, `seconds`, `seed` and the commit it tested. Replaces outcomes of other commits. */
export function record(root, area, outcome) {
  mkdirSync(join(root, FOLDER), { recursive: true });
  const earlier = read(tableOf(root, area), []).filter(({ commit, part }) => commit === outcome.commit && part !== outcome.part);
  writeFileSync(tableOf(root, area), JSON.stringify([...earlier, outcome].sort((a, b) => a.part - b.part)));
}

/** @returns titles of the failed browser tests of a report, with the files that show how they failed. */
export function failuresOf(report) {
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
  return (report?.suites ?? []).flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        title: `[${projectName}] ${file} ${title}`,
        files: results.flatMap(({ attachments }) => attachments.flatMap(({ path }) => (path === undefined ? [] : [path]))),
      })),
  );
}

/** Lines of the report of an area: each part that was run, with its failed browser tests. */
export function lines(root, area, count) {
  const outcomes = read(tableOf(root, area), []);
  const of = (part) => outcomes.find((outcome) => outcome.part === part);
  return Array.from({ length: count }, (_, at) => at + 1).flatMap((part) => {
    const outcome = of(part);
    if (outcome === undefined) return [`${area} ${part}: not run`];
    const head = `${area} ${part}: ${outcome.isOk ? 'passed' : 'FAILED'}, ${outcome.seconds} s, TOUCHLINE_SEED=${outcome.seed}`;
    const failed = failuresOf(read(join(root, reportOf(area, part))));
    return [head, ...failed.flatMap(({ title, files }) => [`  ${title}`, ...files.map((file) => `    ${file}`)])];
  });
}

/** @returns how many parts passed, failed and were not run. */
export function tally(root, area, count) {
  const outcomes = read(tableOf(root, area), []).filter(({ part }) => part <= count);
  const passed = outcomes.filter(({ isOk }) => isOk).length;
  return { passed, failed: outcomes.length - passed, missing: count - outcomes.length };
}
