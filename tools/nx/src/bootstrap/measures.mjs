// What the tests of a run measured of the promises (ADR 0254): lines written by `measured`, compared with docs/spec/measures.tsv.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** An empty report for a run, by its full path. @returns the path. */
export function clearMeasures(file) {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** Measured numbers of a report, one line per test file; none if nothing was measured. */
export const readMeasures = (file) =>
  existsSync(file)
    ? summed(
        readFileSync(file, 'utf8')
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => JSON.parse(line)),
        (line) => `${keyOf(line)}\t${line.file}`,
      )
    : [];

/** Rows of docs/spec/measures.tsv. */
export const measureRows = (table) =>
  table
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [id, unit, bound, trials, run, file] = line.split('\t');
      return { id, unit, bound, trials: Number(trials), run, file };
    });

/** `<= 5` and `>= 1`, as written in the table. */
export const boundOf = ({ atMost, atLeast }) =>
  [atLeast === undefined ? '' : `>= ${atLeast}`, atMost === undefined ? '' : `<= ${atMost}`].filter(Boolean).join(', ');

const keyOf = ({ id, unit }) => `${id}\t${unit}`;
const worst = ({ atMost }, one, other) => (atMost === undefined ? Math.min(one, other) : Math.max(one, other));

/**
 * One line per measured number: the worst value of all calls, and the sum of their trials. A property test calls thousands of times. Of a
 * repeated test the successful run counts.
 */
export function summed(lines, key = keyOf) {
  const all = new Map();
  for (const line of lines) {
    const known = all.get(key(line));
    if (known === undefined || (line.isWithin && !known.isWithin)) all.set(key(line), { ...line });
    else if (line.isWithin === known.isWithin) {
      known.value = worst(known, known.value, line.value);
      known.tried += line.tried;
    }
  }
  return [...all.values()];
}

/** Whether a summed entry reached the number of its promise. */
export const isReached = ({ isWithin, tried, trials }) => isWithin && tried >= trials;

/**
 * What is missing in a complete `npm test`.
 *
 * @param table - text of docs/spec/measures.tsv.
 * @param lines - lines of the run.
 * @returns sentences: rows for every run that no test measured, or with fewer trials than promised.
 */
export function missing(table, lines) {
  const found = new Map(summed(lines).map((one) => [keyOf(one), one]));
  return measureRows(table)
    .filter(({ run }) => run === 'every')
    .flatMap((row) => {
      const one = found.get(keyOf(row));
      if (one === undefined) return [`${row.id}: no test measured ${row.unit} (${row.file})`];
      return isReached(one) ? [] : [`${row.id}: ${one.value} ${row.unit} in ${one.tried} trials, promised ${row.bound} in ${row.trials}`];
    });
}

const number = (value) => (Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 1 ? 3 : 1));

/** Lines of the table at the end of a run: promise, value, bound, and whether the number was reached. */
export function measureTable(lines) {
  const rows = summed(lines)
    .sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }) || a.unit.localeCompare(b.unit))
    .map((one) => {
      const trials = one.trials === 1 ? '' : `in ${one.tried} of ${one.trials} trials`;
      return [one.id, number(one.value), boundOf(one), one.unit, trials, isReached(one) ? '' : one.isWithin ? 'fewer trials' : 'BEYOND'];
    });
  const all = [['promise', 'value', 'bound', 'unit', '', ''], ...rows];
  const widths = all[0].map((_, at) => Math.max(...all.map((row) => row[at].length)));
  return all.map((row) =>
    row
      .map((text, at) => text.padEnd(widths[at]))
      .join('  ')
      .trimEnd(),
  );
}
