// Lists the exports of a module: third-party modules by loading them, the workspace's own by parsing their entry, which lists names one by
// one.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './workspace.mjs';

export async function offeredNames(specifier, file) {
  if (file === undefined) return Object.keys(await import(specifier));
  return exportedNames(readFileSync(join(ROOT, file), 'utf8'), file);
}

/** Value exports of an entry file. @throws Error for `export *`, which hides the names. */
export function exportedNames(code, file) {
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.ES2023, false, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const names = [];
  for (const node of tree.statements) {
    if (ts.isExportDeclaration(node)) {
      if (!node.exportClause) {
        if (!node.isTypeOnly) throw new Error(`${file}: export * hides which names a shared module has; list them`);
        continue;
      }
      if (node.isTypeOnly || !ts.isNamedExports(node.exportClause)) continue;
      for (const element of node.exportClause.elements) if (!element.isTypeOnly) names.push(element.name.text);
    } else if (ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) {
      if (ts.isVariableStatement(node)) for (const { name } of node.declarationList.declarations) names.push(name.text);
      else if ((ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && node.name) names.push(node.name.text);
    }
  }
  return names;
}

/** Sources of an entry's exports: file and original name by exported name. Names defined in the entry itself are left out. */
export function exportSources(code, file) {
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.ES2023, false, ts.ScriptKind.TS);
  const found = new Map();
  for (const node of tree.statements) {
    if (
      !ts.isExportDeclaration(node) ||
      node.isTypeOnly ||
      !node.moduleSpecifier ||
      !node.exportClause ||
      !ts.isNamedExports(node.exportClause)
    )
      continue;
    for (const { isTypeOnly, name, propertyName } of node.exportClause.elements) {
      if (!isTypeOnly && node.moduleSpecifier.text.startsWith('.'))
        found.set(name.text, { file: join(dirname(file), node.moduleSpecifier.text), name: (propertyName ?? name).text });
    }
  }
  return found;
}
