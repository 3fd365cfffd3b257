// nx g @touchline/workspace:rule betting/rules possibleWin CP-09
import { typeOf } from '../../../check/src/boundaries/layers.mjs';
import { addExport, camel, kebab, libFolder, writeNew } from './workspace.mjs';

/** Writes a pure rule, its test and its export. In a state lib it is placed in `src/rules`. */
export function generateRule(tree, { lib: path, name, spec = 'LB-03' }) {
  const folder = libFolder(tree, path);
  const rule = camel(name);
  const file = kebab(name);
  const inside = typeOf(...path.split('/')) === 'util' ? 'src' : 'src/rules';
  const code = `/**
 * Whether the count reaches the threshold; the threshold itself counts.
 *
 * @param count - whole number, zero or more.
 * @param threshold - whole number, zero or more.
 * @spec ${spec}
 */
export function ${rule}(count: number, threshold: number): boolean {
  return count >= threshold;
}
`;
  const test = `import { ${rule} } from './${file}.ts';

it.each([
  [2, false],
  [3, true],
])('[${spec}] answers for %i against a threshold of three: %s', (count, expected) => {
  expect(${rule}(count, 3)).toBe(expected);
});
`;
  writeNew(tree, `${folder}/${inside}/${file}.ts`, code);
  writeNew(tree, `${folder}/${inside}/${file}.test.ts`, test);
  addExport(tree, folder, `export { ${rule} } from './${inside === 'src' ? '' : 'rules/'}${file}.ts';`);
}
