// npm run api-docs [-- --check]: generates reference and examples of a published lib from its docstrings. With --check, only reports
// whether they are up to date. The lib's own test runs every example.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { format, resolveConfig } from 'prettier';
import { declarationsIn, docOf, parse, readDoc } from '../../../../.storybook/notes/docstrings.ts';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../../..');
const LIBS = ['libs/betting/coupon-math'];
const START = '<!-- examples: made by npm run api-docs from the docstrings -->';
const END = '<!-- /examples -->';
const isCheck = process.argv.includes('--check');

/** Public names in the order of the barrel, with the files that declare them. */
function publicNames(lib) {
  const index = join(ROOT, lib, 'src/index.ts');
  return parse(index)
    .statements.filter(ts.isExportDeclaration)
    .flatMap((statement) =>
      statement.exportClause.elements.map(({ name }) => ({
        name: name.text,
        file: resolve(dirname(index), statement.moduleSpecifier.text),
      })),
    );
}

/** A value and a type with the same name, such as `CouponType`, share one entry; the value's declaration is shown. */
function declarationOf({ name, file }) {
  const found = declarationsIn(file, name);
  const statement = found.find((one) => !ts.isTypeAliasDeclaration(one)) ?? found[0];
  if (statement === undefined) throw new Error(`${file} does not declare ${name}`);
  return { name, file, kind: kindOf(statement), code: codeOf(statement), doc: readDoc(docOf(statement), `${file}: ${name}`) };
}

function kindOf(statement) {
  if (ts.isFunctionDeclaration(statement)) return 'function';
  if (ts.isClassDeclaration(statement)) return 'class';
  if (!ts.isVariableStatement(statement)) return 'type';
  const { initializer } = statement.declarationList.declarations[0];
  return initializer && ts.isArrowFunction(initializer) ? 'function' : 'constant';
}

/** The declaration without its body. */
function codeOf(statement) {
  const text = statement.getText().replace(/^export /, '');
  if (ts.isFunctionDeclaration(statement)) return text.slice(0, statement.body.getStart() - statement.getStart() - 'export '.length).trim();
  if (!ts.isVariableStatement(statement)) return text;
  const { initializer } = statement.declarationList.declarations[0];
  if (!initializer || !ts.isArrowFunction(initializer)) return text;
  return text
    .slice(0, initializer.body.getStart() - statement.getStart() - 'export '.length)
    .replace(/=>\s*$/, '')
    .trim();
}

const tagsOf = ({ doc }, name) => doc.tags.filter((tag) => tag.name === name);

function entry(declaration) {
  const { name, code, doc } = declaration;
  const lines = [`### ${name}`, '', '```ts', code, '```', ''];
  if (doc.text) lines.push(doc.text, '');
  const facts = [
    ...tagsOf(declaration, 'param').map(({ of, text }) => `- \`${of}\`: ${text}`),
    ...tagsOf(declaration, 'returns').map(({ text }) => `- Returns ${text}`),
    ...tagsOf(declaration, 'throws').map(({ text }) => `- Throws ${text}`),
    ...tagsOf(declaration, 'spec').map(({ text }) => `- Requirements: ${text}`),
  ];
  if (facts.length > 0) lines.push(...facts.map((fact) => fact.replaceAll('\n', ' ')), '');
  for (const { text } of tagsOf(declaration, 'example')) lines.push('```ts', text, '```', '');
  return lines.join('\n');
}

function reference(lib, declarations) {
  const { name } = JSON.parse(readFileSync(join(ROOT, lib, 'package.json'), 'utf8'));
  const part = (title, kind) => {
    const of = declarations.filter((one) => one.kind === kind).sort((a, b) => (a.name < b.name ? -1 : 1));
    return of.length === 0 ? '' : `## ${title}\n\n${of.map(entry).join('\n')}`;
  };
  const head = `# ${name}: reference\n\nMade from the docstrings by \`npm run api-docs\`; change those and run it.\n`;
  return [head, part('Functions', 'function'), part('Constants', 'constant'), part('Errors', 'class'), part('Types', 'type')].join('\n');
}

/** One block per function, each a separate program. */
function examples(lib, declarations) {
  const { name } = JSON.parse(readFileSync(join(ROOT, lib, 'package.json'), 'utf8'));
  const values = declarations.filter(({ kind }) => kind !== 'type').map((one) => one.name);
  const blocks = declarations
    .filter(({ kind }) => kind === 'function')
    .map((one) => {
      const [example] = tagsOf(one, 'example');
      if (!example) throw new Error(`${one.file}: ${one.name} has no @example`);
      const used = values.filter((value) => new RegExp(`\\b${value}\\b`).test(example.text)).sort();
      return `**${one.name}**\n\n\`\`\`ts\nimport { ${used.join(', ')} } from '${name}';\n\n${example.text}\n\`\`\`\n`;
    });
  return `${START}\n\n${blocks.join('\n')}\n${END}`;
}

let stale = 0;
for (const lib of LIBS) {
  const declarations = publicNames(lib).map(declarationOf);
  const readme = join(ROOT, lib, 'README.md');
  const before = readFileSync(readme, 'utf8');
  const [head, rest] = [before.split(START)[0], before.split(END)[1]];
  if (rest === undefined) throw new Error(`${readme} has no place for the examples: ${START} … ${END}`);
  const wanted = [
    [join(ROOT, lib, 'API.md'), reference(lib, declarations)],
    [readme, head + examples(lib, declarations) + rest],
  ];
  for (const [file, text] of wanted) {
    const made = await format(text, { ...(await resolveConfig(file)), filepath: file });
    let current = '';
    try {
      current = readFileSync(file, 'utf8');
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
    if (made === current) continue;
    stale += 1;
    if (isCheck) console.error(`${file} is not what the docstrings say: npm run api-docs`);
    else writeFileSync(file, made);
  }
  console.log(`${lib}: ${declarations.length} public names`);
}
process.exit(isCheck && stale > 0 ? 1 : 0);
