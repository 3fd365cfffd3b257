// Redirects each name imported from a split lib to the part that serves it.
import ts from 'typescript';

/** @param partOf - returns the part of a shared module that serves a name. @param shared - the shared modules. */
export function splitShared(partOf, shared) {
  return {
    name: 'touchline:split-shared',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id.split('?')[0]) || id.includes('node_modules') || !/\bfrom\b/.test(code)) return null;
      return { code: withParts(code, id, partOf, (specifier) => shared.has(specifier)), map: null };
    },
  };
}

/**
 * Rewrites `import { a, b } from 'lib'` and `export { a, b } from 'lib'` into one statement per part. Types and other statements are left
 * unchanged.
 */
export function withParts(code, id, partOf, isWanted) {
  const tree = ts.createSourceFile(id, code, ts.ScriptTarget.ES2023, false, ts.ScriptKind.TSX);
  let out = code;
  for (const node of [...tree.statements].reverse()) {
    const { keyword, elements } = namesOf(node);
    if (elements === undefined || !isWanted(node.moduleSpecifier.text)) continue;
    const parts = new Map();
    for (const element of elements) {
      if (element.isTypeOnly) continue;
      const part = partOf(node.moduleSpecifier.text, (element.propertyName ?? element.name).text);
      parts.set(part, [...(parts.get(part) ?? []), code.slice(element.pos, element.end).trim()]);
    }
    const text = [...parts].map(([part, names]) => `${keyword} { ${names.join(', ')} } from '${part}';`).join(' ');
    out = out.slice(0, node.getStart(tree)) + text + out.slice(node.end);
  }
  return out;
}

/** Named values that a statement imports or re-exports from another module. */
function namesOf(node) {
  if (ts.isImportDeclaration(node)) {
    const bindings = node.importClause?.namedBindings;
    if (bindings && ts.isNamedImports(bindings) && !node.importClause.isTypeOnly) return { keyword: 'import', elements: bindings.elements };
  } else if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly) {
    const { exportClause } = node;
    if (exportClause && ts.isNamedExports(exportClause)) return { keyword: 'export', elements: exportClause.elements };
  }
  return {};
}
