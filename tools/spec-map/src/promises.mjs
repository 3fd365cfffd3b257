// npm run spec-map -- --promises: state of each promise, derived from the tests that cite it. docs/spec/weaker.tsv lists promises that are
// kept only in part.
import { idsOf, titlesOf } from './survey.mjs';

/** Such a test reaches its number only in the long run. */
const LONG = /TOUCHLINE_LONG|TOUCHLINE_COUPONS/;
const STATES = ['in every run', 'at its number in the long run', 'only in the long run', 'weaker', 'not there'];

/** Columns of each row of a table, by id. */
const statementOf = (table) =>
  new Map(
    table
      .split('\n')
      .filter((line) => idsOf(line).length > 0)
      .map((line) => line.split('\t')),
  );

/**
 * @param {{ promises: string, weaker: string, homes: Map<string, { tests: Set<string> }>, textOf: (file: string) => string, isLongOnly: (file: string, titles: string[]) => boolean }} given
 *   `isLongOnly` returns whether `npm test` runs none of these tests of a file.
 * @returns `rows` as [id, state, where or what is less], `problems` as sentences.
 */
export function promiseReport({ promises, weaker, homes, textOf, isLongOnly }) {
  const less = statementOf(weaker);
  const ids = idsOf(promises);
  const stateOf = (id, tests) => {
    if (tests.length === 0) return STATES[4];
    if (less.has(id)) return STATES[3];
    const isLong = (file) => isLongOnly(file, titlesOf(textOf(file), id));
    if (tests.every(isLong)) return STATES[2];
    return tests.some((file) => isLong(file) || LONG.test(textOf(file))) ? STATES[1] : STATES[0];
  };
  const rows = ids.map((id) => {
    const tests = [...(homes.get(id)?.tests ?? [])];
    return [id, stateOf(id, tests), less.get(id) ?? tests.join(' ')];
  });
  const problems = [...less.keys()].flatMap((id) => {
    if (!ids.includes(id)) return [`docs/spec/weaker.tsv: cites ${id}, which is no promise`];
    return (homes.get(id)?.tests.size ?? 0) === 0
      ? [`${id}: no test cites it, so it is not weaker but not there; it leaves docs/spec/weaker.tsv`]
      : [];
  });
  return { rows, problems };
}

/** Number of promises per state, in one line. */
export const summaryOf = (rows) => STATES.map((state) => `${rows.filter(([, of]) => of === state).length} ${state}`).join(', ');

/** Escapes a table cell. */
const cell = (text) => text.replaceAll('|', '\\|').trim();

/**
 * The report as a page. It names no tests, which `npm run spec-map -- --promises` does, because it would change with each of them.
 *
 * @param {{ rows: [string, string, string][], promises: string }} given - rows of `promiseReport`; the table of promises.
 */
export function promisePage({ rows, promises }) {
  const table = new Map(promises.split('\n').map((line) => [line.split('\t')[0], line.split('\t')]));
  const lines = rows.map(([id, state, note]) => {
    const [, title = '', , , number = ''] = table.get(id) ?? [];
    return `| ${id} | ${cell(title)} | ${cell(number)} | ${state} | ${state === 'weaker' ? cell(note) : ''} |`;
  });
  return [
    '# What becomes of each promise',
    '',
    'Written by `npm run spec-map -- --write` from the tests that cite a promise and from `docs/spec/weaker.tsv`; `npm run check` compares it.',
    '',
    `${rows.length} promises: ${summaryOf(rows)}.`,
    '',
    '- **in every run**: `npm test` keeps it at its number.',
    '- **at its number in the long run**: `npm test` tries less; `npm run test:long` reaches the number.',
    '- **only in the long run**: no test of it is part of `npm test`.',
    '- **weaker**: tested, and the tests fall short of the number; the last column says by what.',
    '- **not there**: no test cites it (`docs/spec/waiting.tsv`).',
    '',
    '| id | promise | number | state | what is less |',
    '| -- | ------- | ------ | ----- | ------------ |',
    ...lines,
    '',
  ].join('\n');
}
