// Sources of a release, stored with its registry; a later deployment of a section compares its sources with them.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { exportSources } from './offered-names.mjs';
import { entriesOf, packages, ROOT } from './workspace.mjs';
import { ROUTES } from '../../../libs/shared/routes/src/routes.ts';

const NOT_PRODUCT = /\.(test|spec|stories)\.tsx?$|(^|\/)testing\.tsx?$|\.md$/;
const hashed = (file) =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, file)))
    .digest('base64url')
    .slice(0, 12);

/** Hashes of the sources of shared libs, and ids of the compiled routes by key. */
export function releaseFacts(libs) {
  const files = libs.flatMap((name) => {
    const { folder } = packages.get(name);
    return globSync(`${folder}/src/**/*.*`, { cwd: ROOT }).filter((file) => !NOT_PRODUCT.test(file));
  });
  return {
    sources: Object.fromEntries(files.sort().map((file) => [file, hashed(file)])),
    routes: Object.fromEntries(ROUTES.map(({ key, id }) => [key, id])),
  };
}

/** Targets of a file's named imports: files next to it, or names of other libs of the workspace. */
function importsOf(file) {
  if (!/\.tsx?$/.test(file)) return [];
  const tree = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.ES2023, false, ts.ScriptKind.TSX);
  return tree.statements.flatMap((node) => {
    const isImport = ts.isImportDeclaration(node);
    const isTypes = isImport ? node.importClause?.isTypeOnly : node.isTypeOnly;
    if ((!isImport && !ts.isExportDeclaration(node)) || !node.moduleSpecifier || isTypes) return [];
    const from = node.moduleSpecifier.text;
    if (from.startsWith('.')) return [{ file: join(dirname(file), from) }];
    const list = isImport ? node.importClause?.namedBindings : node.exportClause;
    const names = (list?.elements ?? [])
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name, propertyName }) => (propertyName ?? name).text);
    return from.startsWith('@touchline/') ? names.map((name) => ({ specifier: from, name })) : [];
  });
}

/** Source files of the workspace's entries by specifier. */
const entryFiles = () => new Map([...packages.keys()].flatMap(entriesOf).map(({ specifier, file }) => [specifier, file]));

/**
 * Files that contribute to the given names, including those of other libs.
 *
 * @param uses - names by specifier.
 */
export function sourcesBehind(uses, entries = entryFiles()) {
  const found = new Set();
  const visit = (file) => {
    if (found.has(file) || !existsSync(join(ROOT, file))) return;
    found.add(file);
    for (const one of importsOf(file))
      if (one.file === undefined) ask(one.specifier, one.name);
      else visit(one.file);
  };
  const ask = (specifier, name) => {
    const entry = entries.get(specifier);
    if (entry === undefined) return;
    visit(exportSources(readFileSync(join(ROOT, entry), 'utf8'), entry).get(name)?.file ?? entry);
  };
  for (const [specifier, names] of Object.entries(uses)) for (const name of names) ask(specifier, name);
  return [...found].sort();
}

/** Files behind these names that have changed since the release. @param facts - of that release. */
export const changedSince = (facts, uses) => sourcesBehind(uses).filter((file) => facts.sources[file] !== hashed(file));
