// Finds where a name is declared, over imports, barrels and the packages of this workspace.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { declarationsIn, parse } from './docstrings.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A declaration and its file. */
export interface Declared {
  file: string;
  statement: ts.Statement;
}

type Exports = Readonly<Record<string, string | { '@touchline/source'?: string }>>;
let packages: ReadonlyMap<string, { folder: string; exports: Exports }> | undefined;
function packageNamed(name: string) {
  packages ??= new Map(
    globSync('libs/*/*/package.json', { cwd: ROOT }).map((file) => {
      const manifest = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { name: string; exports?: Exports };
      return [manifest.name, { folder: join(ROOT, dirname(file)), exports: manifest.exports ?? {} }];
    }),
  );
  return packages.get(name);
}

/** The source file that a module specifier names; undefined for packages of others. */
export function sourceOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return /\.tsx?$/.test(specifier) ? resolve(dirname(from), specifier) : undefined;
  const [scope = '', name = '', ...rest] = specifier.split('/');
  const found = packageNamed(`${scope}/${name}`);
  const entry = found?.exports[rest.length === 0 ? '.' : `./${rest.join('/')}`];
  const source = typeof entry === 'object' ? entry['@touchline/source'] : undefined;
  return found === undefined || source === undefined ? undefined : join(found.folder, source);
}

const textOf = (node: ts.Expression | undefined): string => (node !== undefined && ts.isStringLiteral(node) ? node.text : '');

/** The declaration that a file exports under a name. */
function exported(file: string, name: string, seen: ReadonlySet<string>): Declared | undefined {
  const [statement] = declarationsIn(file, name);
  if (statement !== undefined) return { file, statement };
  for (const one of parse(file).statements) {
    if (!ts.isExportDeclaration(one)) continue;
    const source = sourceOf(file, textOf(one.moduleSpecifier));
    if (source === undefined) continue;
    const clause = one.exportClause;
    if (clause === undefined) {
      const found = next(source, name, seen);
      if (found !== undefined) return found;
    } else if (ts.isNamedExports(clause)) {
      const element = clause.elements.find((each) => each.name.text === name);
      if (element !== undefined) return next(source, (element.propertyName ?? element.name).text, seen);
    }
  }
  return undefined;
}
function next(file: string, name: string, seen: ReadonlySet<string>): Declared | undefined {
  const key = `${file}#${name}`;
  return seen.has(key) ? undefined : exported(file, name, new Set([...seen, key]));
}

/** Where a name that a file uses is declared; undefined for names of other packages and of the language. */
export function declarationOf(file: string, name: string): Declared | undefined {
  const own = exported(file, name, new Set());
  if (own !== undefined) return own;
  for (const one of parse(file).statements) {
    if (!ts.isImportDeclaration(one)) continue;
    const bindings = one.importClause?.namedBindings;
    if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
    const element = bindings.elements.find((each) => each.name.text === name);
    const source = element && sourceOf(file, textOf(one.moduleSpecifier));
    if (source !== undefined && element !== undefined) return exported(source, (element.propertyName ?? element.name).text, new Set());
  }
  return undefined;
}

/** Names imported by a file from its own folder, with the files that they are from. */
export function importedNear(file: string): { name: string; file: string }[] {
  return parse(file).statements.flatMap((one) => {
    if (!ts.isImportDeclaration(one)) return [];
    const bindings = one.importClause?.namedBindings;
    const source = textOf(one.moduleSpecifier).startsWith('./') ? sourceOf(file, textOf(one.moduleSpecifier)) : undefined;
    if (source === undefined || bindings === undefined || !ts.isNamedImports(bindings)) return [];
    return bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => ({ name: name.text, file: source }));
  });
}
