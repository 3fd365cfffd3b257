// docs/spec/measures.tsv: which test measures which number of a promise, read from the calls of `measured` (ADR 0254).
import { boundOf } from '../../../nx/src/bootstrap/measures.mjs';

const LITERALS = /\bmeasured\(\{\s*((?:(?:id|unit|atMost|atLeast|trials|run):\s*(?:'[^'\n]*'|[\d_.]+),\s*)+)value\b/g;
const CALL = /\bmeasured\(\{/g;
const FIELD = /(\w+):\s*(?:'([^'\n]*)'|([\d_.]+)),/g;

/** @returns the measures of one test file; `unread` is the number of calls whose names are not literals in the order of `Measure`. */
function callsIn(file, text) {
  const calls = [...text.matchAll(LITERALS)].map(([, fields]) => ({
    file,
    trials: 1,
    run: 'every',
    ...Object.fromEntries([...fields.matchAll(FIELD)].map(([, name, word, digits]) => [name, word ?? Number(digits.replaceAll('_', ''))])),
  }));
  return { calls, unread: [...text.matchAll(CALL)].length - calls.length };
}

/**
 * @param {{ files: [string, string][], promises: string[], isLongOnly: (file: string, titles: string[]) => boolean }} given - files as
 *   [path, text]; ids of the promises.
 * @returns `measures` sorted by id, `table` as text, and `problems` as sentences.
 */
export function measuresOf({ files, promises, isLongOnly }) {
  const problems = [];
  const measures = [];
  for (const [file, text] of files) {
    const { calls, unread } = callsIn(file, text);
    if (unread > 0) problems.push(`${file}: ${unread} calls of measured() without literal names before the value`);
    for (const call of calls) {
      const { id, unit, run } = call;
      if (!promises.includes(id)) problems.push(`${file}: measures ${id}, which is no promise`);
      if (call.atMost === undefined && call.atLeast === undefined) problems.push(`${file}: ${id} is measured without a bound`);
      const other = measures.find((one) => one.id === id && one.unit === unit);
      if (other !== undefined) problems.push(`${id}: ${unit} is measured twice, in ${other.file} and ${file}`);
      if (run === 'every' && isLongOnly(file, []))
        problems.push(`${file}: measures ${id} for every run, and npm test does not run this file`);
      measures.push(call);
    }
  }
  const order = new Map(promises.map((id, at) => [id, at]));
  measures.sort((a, b) => order.get(a.id) - order.get(b.id) || a.unit.localeCompare(b.unit));
  const rows = measures.map((one) => [one.id, one.unit, boundOf(one), one.trials, one.run, one.file].join('\t'));
  const head =
    '# Numbers of promises that tests measure: written by npm run spec-map -- --write from the calls of measured() (ADR 0254).\n';
  return {
    measures,
    problems,
    table: `${head}# id <TAB> unit <TAB> bound <TAB> trials <TAB> run that reaches them <TAB> test\n${rows.join('\n')}\n`,
  };
}
