// Redirects imports between the workspace's libs to the file that defines a name. A barrel would couple all files of its lib to every
// importer, and the bundler could not determine what a first page needs. The libs have no side effects, so behaviour does not change.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { exportSources } from './offered-names.mjs';
import { ROOT } from './workspace.mjs';

/** @param entries - specifier to source file of each lib's entry. */
export function directImports(entries) {
  const known = new Map();
  const sourcesOf = (specifier) => {
    if (!known.has(specifier)) {
      const file = entries.get(specifier);
      known.set(specifier, file === undefined ? undefined : exportSources(readFileSync(join(ROOT, file), 'utf8'), file));
    }
    return known.get(specifier);
  };
  return {
    name: 'touchline:direct-imports',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.[tj]sx?$/.test(id.split('?')[0]) || id.includes('node_modules') || !code.includes('@touchline/')) return null;
      return { code: withDirectImports(code, sourcesOf, id), map: null };
    },
  };
}

/** Rewrites named imports and re-exports of a lib's entry; names defined by the entry itself are left unchanged. */
export function withDirectImports(code, sourcesOf, id = 'file.tsx') {
  const tree = ts.createSourceFile(id, code, ts.ScriptTarget.ES2023, false, ts.ScriptKind.TSX);
  let out = code;
  for (const node of [...tree.statements].reverse()) {
    const isImport = ts.isImportDeclaration(node);
    const list = isImport ? node.importClause?.namedBindings : ts.isExportDeclaration(node) ? node.exportClause : undefined;
    const isTypes = isImport ? node.importClause?.isTypeOnly : node.isTypeOnly;
    if (!list?.elements || isTypes || !node.moduleSpecifier || (isImport && node.importClause.name)) continue;
    const sources = sourcesOf(node.moduleSpecifier.text);
    if (sources === undefined) continue;
    const lines = list.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name, propertyName }) => {
        const wanted = (propertyName ?? name).text;
        const source = sources.get(wanted) ?? { name: wanted };
        const from = source.file === undefined ? node.moduleSpecifier.text : join(ROOT, source.file);
        return `${isImport ? 'import' : 'export'} { ${source.name} as ${name.text} } from '${from}';`;
      });
    out = out.slice(0, node.getStart(tree)) + lines.join(' ') + out.slice(node.end);
  }
  return out;
}
