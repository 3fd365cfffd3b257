// Reads the imports of emitted code and compares them with the exports of the vendor.
import ts from 'typescript';

/**
 * Names that a chunk imports, by module. A namespace import counts as the members that are read from it; used as a value, it counts as `*`.
 *
 * @returns sets of names by module.
 */
export function importedNames(code, file = 'chunk.js') {
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
  const found = new Map();
  const namespaces = new Map();
  const add = (source, names) => found.set(source, new Set([...(found.get(source) ?? []), ...names]));
  for (const node of tree.statements) {
    if (ts.isImportDeclaration(node)) {
      const source = node.moduleSpecifier.text;
      const clause = node.importClause;
      add(source, clause?.name ? ['default'] : []);
      if (!clause?.namedBindings) continue;
      if (ts.isNamespaceImport(clause.namedBindings)) namespaces.set(clause.namedBindings.name.text, source);
      else
        add(
          source,
          clause.namedBindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text),
        );
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      const names = node.exportClause && ts.isNamedExports(node.exportClause) ? node.exportClause.elements : undefined;
      add(node.moduleSpecifier.text, names?.map(({ name, propertyName }) => (propertyName ?? name).text) ?? ['*']);
    }
  }
  if (namespaces.size > 0) readMembers(tree, namespaces, add);
  return found;
}

function readMembers(tree, namespaces, add) {
  const visit = (node, known) => {
    if (ts.isIdentifier(node) && known.has(node.text) && !ts.isNamespaceImport(node.parent)) {
      const { parent } = node;
      const isName =
        (ts.isPropertyAccessExpression(parent) && parent.name === node) || (ts.isPropertyAssignment(parent) && parent.name === node);
      const isRead = ts.isPropertyAccessExpression(parent) && parent.expression === node;
      if (!isName) add(known.get(node.text), [isRead ? parent.name.text : '*']);
    }
    const inside = ts.isFunctionLike(node) ? withoutOwn(node, known) : known;
    if (inside.size > 0) ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(tree, namespaces);
}

/** Minified names are reused: a local declaration shadows the namespace. */
function withoutOwn(scope, known) {
  const own = new Set();
  const collect = (node) => {
    const isDeclared =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionLike(node) ||
      ts.isClassLike(node);
    if (isDeclared && node !== scope && node.name && ts.isIdentifier(node.name)) own.add(node.name.text);
    if (node === scope || !ts.isFunctionLike(node)) ts.forEachChild(node, collect);
  };
  collect(scope);
  return new Map([...known].filter(([name]) => !own.has(name)));
}

/** Merges maps of names by module. */
export function joinNames(maps) {
  const joined = new Map();
  for (const map of maps) for (const [source, names] of map) joined.set(source, new Set([...(joined.get(source) ?? []), ...names]));
  return joined;
}

/**
 * Imports that the vendor does not export; in a browser each would be a blank section with a SyntaxError.
 *
 * @param chunks - emitted files: `{ target, file, imports: Map<module, Set<name>> }`.
 * @param served - names exported by the vendor, by module.
 * @returns one line per missing name: file, module, name.
 */
export function missingExports(chunks, served) {
  const lines = [];
  for (const { target, file, imports } of chunks) {
    for (const [source, names] of imports) {
      if (source.startsWith('.') || source.startsWith('/')) continue;
      const offered = served.get(source);
      if (offered === undefined) lines.push(`${target}: ${file} imports from '${source}', which is no shared module`);
      else
        for (const name of names)
          if (name !== '*' && !offered.has(name))
            lines.push(`${target}: ${file} imports '${name}' from '${source}', which the vendor does not export`);
    }
  }
  return lines;
}
