// npm run spec-map -- --promises: state of each promise. It is kept when a test measures its number in a run and reports it (ADR 0254); a
// test that only cites it is not enough. docs/spec/weaker.tsv says what is less than promised.
import { boundOf } from '../../../nx/src/bootstrap/measures.mjs';
import { idsOf } from './survey.mjs';

const STATES = ['measured in every run', 'measured in the long run', 'measured in part', 'cited, not measured', 'not there'];
const [EVERY, LONG, PART, CITED, MISSING] = STATES;

/** Columns of each row of a table, by id. */
const statementOf = (table) =>
  new Map(
    table
      .split('\n')
      .filter((line) => idsOf(line).length > 0)
      .map((line) => line.split('\t')),
  );

/** `duplicates <= 0 in 10,000 (long)`. */
function textOf({ unit, trials, run, ...bound }) {
  const times = trials === 1 ? '' : ` in ${trials.toLocaleString('en')}`;
  return `${unit} ${boundOf(bound)}${times}${run === 'long' ? ' (long)' : ''}`;
}

/**
 * @param {{ promises: string, weaker: string, homes: Map<string, { tests: Set<string> }>, measures: object[] }} given - `measures` as returned
 *   by `measuresOf`.
 * @returns `rows` as [id, state, what is measured, what is less], `problems` as sentences.
 */
export function promiseReport({ promises, weaker, homes, measures }) {
  const less = statementOf(weaker);
  const ids = idsOf(promises);
  const stateOf = (id, own) => {
    if ((homes.get(id)?.tests.size ?? 0) === 0) return MISSING;
    if (own.length === 0) return CITED;
    if (less.has(id)) return PART;
    return own.some(({ run }) => run === 'long') ? LONG : EVERY;
  };
  const rows = ids.map((id) => {
    const own = measures.filter((one) => one.id === id);
    return [id, stateOf(id, own), own.map(textOf).join('; '), less.get(id) ?? ''];
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
 * The report as a page.
 *
 * @param {{ rows: [string, string, string, string][], promises: string }} given - rows of `promiseReport`; the table of promises.
 */
export function promisePage({ rows, promises }) {
  const table = new Map(promises.split('\n').map((line) => [line.split('\t')[0], line.split('\t')]));
  const lines = rows.map(([id, state, measured, note]) => {
    const [, title = '', , , number = ''] = table.get(id) ?? [];
    return `| ${id} | ${cell(title)} | ${cell(number)} | ${state} | ${cell(measured)} | ${cell(note)} |`;
  });
  return [
    '# What becomes of each promise',
    '',
    'Written by `npm run spec-map -- --write` from `docs/spec/measures.tsv` (which test measures which number) and `docs/spec/weaker.tsv`; `npm run check` compares it.',
    'Each run ends with the measured values, and `npm test` fails when a number that it should measure was not measured ([ADR 0254](../adr/0254-a-promise-is-kept-when-it-is-measured.md)).',
    '',
    `${rows.length} promises: ${summaryOf(rows)}.`,
    '',
    `- **${EVERY}**: \`npm test\` measures the numbers of the column "measured", with all trials.`,
    `- **${LONG}**: \`npm run test:long\` measures at least those marked "(long)".`,
    `- **${PART}**: some numbers are measured; the last column says what is less than promised.`,
    `- **${CITED}**: tests prove it in cases of their own, and none reports its number.`,
    `- **${MISSING}**: no test cites it (\`docs/spec/waiting.tsv\`).`,
    '',
    '| id | promise | number | state | measured | what is less |',
    '| -- | ------- | ------ | ----- | -------- | ------------ |',
    ...lines,
    '',
  ].join('\n');
}
