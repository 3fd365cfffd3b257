// docs/spec/rows.tsv: what was seen of each requirement in the running product, and docs/spec/waiting.tsv: the requirements without such a
// judgement. Pure: the commands read and write the files.
import { idsOf, isTest, titlesOf } from './survey.mjs';

/** Verdicts: seen by a script, proven by a named test because no script can see it, or not seen. */
export const SEEN = 'seen';
export const TESTED = 'tested';
export const WAITS = 'waits';

const HEAD = [
  '# What was seen of each requirement in the running product: written by npm run test:long -- rows from apps/e2e/src/rows and docs/spec/seen.tsv.',
  '# seen: a script saw it; tested: no script can see it, so the named test proves it; waits: not judged, or not seen.',
  '# id <TAB> verdict <TAB> who may reach it <TAB> how it was seen <TAB> by',
];
const WAITING_HEAD =
  '# Requirements without a judgement in docs/spec/rows.tsv, and promises that no test cites: written by npm run spec-map -- --write. id <TAB> why.';

/** Rows of a table by id, as lists of columns. */
export const tableOf = (text) =>
  new Map(
    text
      .split('\n')
      .filter((line) => idsOf(line).length > 0)
      .map((line) => line.split('\t'))
      .map(([id, ...columns]) => [id, columns]),
  );

/**
 * @param {{ requirements: string, seen: string, checks: { row: string, who: string, how: string, isSeen: boolean }[], passed: (file: string,
 *   title: string) => boolean }} given - `seen` is docs/spec/seen.tsv (id, who, how, test file, why no script or the title of a browser test
 *   that the run executes); `checks` what the script saw; `passed` whether a browser test passed in this run.
 * @returns the text of docs/spec/rows.tsv.
 */
export function rowsTable({ requirements, seen, checks, passed }) {
  const byHand = tableOf(seen);
  const lines = idsOf(requirements).map((id) => {
    const own = checks.filter(({ row }) => row === id);
    const [who = '', how = '', file = '', why = ''] = byHand.get(id) ?? [];
    if (own.length > 0) {
      const isSeen = own.every((check) => check.isSeen);
      const hows = own.map((check) => (check.isSeen ? check.how : `not seen: ${check.how}`));
      return [id, isSeen ? SEEN : WAITS, own[0].who, hows.join('; '), 'script'].join('\t');
    }
    if (file === '') return [id, WAITS, '', 'not judged', ''].join('\t');
    if (why.startsWith('[')) {
      const isSeen = passed(file, why);
      return [id, isSeen ? SEEN : WAITS, who, isSeen ? how : `not seen: ${how}`, `${file}: ${why}`].join('\t');
    }
    return [id, TESTED, who, `${how}; no script: ${why}`, file].join('\t');
  });
  return [...HEAD, ...lines, ''].join('\n');
}

/**
 * A judgement counts while its evidence is there: the script has a check of the row, or the named test still cites it.
 *
 * @param {{ requirements: string, rows: string, scripts: string[], tests: [string, string][], homes: Map<string, { tests: Set<string> }>, promises:
 *   string }} given - `scripts` are the texts of apps/e2e/src/rows; `tests` test files as [path, text].
 * @returns the text of docs/spec/waiting.tsv.
 */
export function waitingTable({ requirements, promises, rows, scripts, tests, homes }) {
  const judged = tableOf(rows);
  const texts = new Map(tests);
  const isCited = (id, by) => {
    const [file = ''] = by.split(': ');
    return isTest(file) && titlesOf(texts.get(file) ?? '', id).length > 0;
  };
  const whyWaits = (id) => {
    const [verdict, who = '', how = '', by = ''] = judged.get(id) ?? [];
    if (verdict === undefined) return 'not judged';
    if (verdict === WAITS) return how;
    if (who === '') return 'the judgement does not say by whom it may be reached';
    if (by === 'script') return scripts.some((text) => text.includes(`'${id}': [`)) ? '' : 'the script has no check of it any more';
    return isCited(id, by) ? '' : `${by.split(': ')[0]} does not cite it any more`;
  };
  const lines = [
    ...idsOf(requirements).map((id) => [id, whyWaits(id)]),
    ...idsOf(promises).map((id) => [id, (homes.get(id)?.tests.size ?? 0) === 0 ? 'no test cites it' : '']),
  ].filter(([, why]) => why !== '');
  return [WAITING_HEAD, ...lines.map((line) => line.join('\t')), ''].join('\n');
}
