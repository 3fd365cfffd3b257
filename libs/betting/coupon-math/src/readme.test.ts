import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import * as library from './index.ts';

const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
const programs = [...readme.matchAll(/\*\*(\w+)\*\*\n\n```ts\nimport [^\n]+\n\n([\s\S]*?)```/g)].map(([, name = '', code = '']) => ({
  name,
  code,
}));

/** Value and expected value of each statement followed by `// => value`. */
function claims(code: string): { shown: unknown; expected: unknown }[] {
  const source = ts.createSourceFile('example.ts', code, ts.ScriptTarget.ES2023, true);
  const body = source.statements.map((statement) => {
    const behind = code.slice(statement.end);
    const expected = /^\s*\/\/ => (.+)/.exec(behind)?.[1];
    if (expected === undefined || !ts.isExpressionStatement(statement)) return statement.getText();
    return `claimed.push({ shown: ${statement.expression.getText()}, expected: ${expected} });`;
  });
  const { outputText } = ts.transpileModule(body.join('\n'), { compilerOptions: { target: ts.ScriptTarget.ES2023 } });
  const claimed: { shown: unknown; expected: unknown }[] = [];
  // The code comes from this package's own documentation; running it is the purpose of the test.
  new Function('claimed', ...Object.keys(library), outputText)(claimed, ...Object.values(library));
  return claimed;
}

it('[LB-01] has an example of every function', () => {
  const functions = Object.entries(library).filter(([, value]) => typeof value === 'function' && !String(value).startsWith('class'));

  expect(programs.map(({ name }) => name).sort()).toEqual(functions.map(([name]) => name).sort());
});

it.each(programs)('[LB-01] $name returns what its example states', ({ code }) => {
  const all = claims(code);

  expect(all.length).toBeGreaterThan(0);
  for (const { shown, expected } of all) expect(shown).toEqual(expected);
});
