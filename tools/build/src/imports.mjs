// Reads from emitted code what it takes from which module, and compares that with what the vendor serves.
import { parseAst } from 'rolldown/parseAst';

const nameOf = (node) => node.name ?? node.value;

/**
 * Names that a chunk imports, by module. A namespace import counts by the members that are read from it.
 *
 * @throws Error when a namespace is used as a value: nobody could tell which names it needs.
 */
export function importedNames(code, file = 'chunk') {
  const found = new Map();
  const namespaces = new Map();
  const add = (source, names) => found.set(source, new Set([...(found.get(source) ?? []), ...names]));
  const ast = parseAst(code, { lang: 'js' });
  for (const node of ast.body) {
    if (node.type === 'ImportDeclaration') {
      add(node.source.value, []);
      for (const specifier of node.specifiers) {
        if (specifier.type === 'ImportNamespaceSpecifier') namespaces.set(specifier.local.name, node.source.value);
        else add(node.source.value, [specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(specifier.imported)]);
      }
    } else if (node.type === 'ExportNamedDeclaration' && node.source) {
      add(
        node.source.value,
        node.specifiers.map((specifier) => nameOf(specifier.local)),
      );
    }
  }
  if (namespaces.size > 0) {
    walk(ast, (node, parent) => {
      if (node.type !== 'Identifier' || !namespaces.has(node.name) || parent?.type === 'ImportNamespaceSpecifier') return;
      if (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) return;
      if (parent?.type === 'Property' && parent.key === node && !parent.shorthand) return;
      const source = namespaces.get(node.name);
      if (parent?.type === 'MemberExpression' && parent.object === node && !parent.computed) add(source, [parent.property.name]);
      else add(source, ['*']);
    });
  }
  return found;
}

function walk(node, visit, parent) {
  if (Array.isArray(node)) for (const child of node) walk(child, visit, parent);
  else if (node && typeof node.type === 'string') {
    visit(node, parent);
    for (const key of Object.keys(node)) if (key !== 'type') walk(node[key], visit, node);
  }
}

/** Joins maps of names by module. */
export function joinNames(maps) {
  const joined = new Map();
  for (const map of maps) for (const [source, names] of map) joined.set(source, new Set([...(joined.get(source) ?? []), ...names]));
  return joined;
}

/**
 * Imports that the vendor cannot answer; in a browser each would be a blank section with a SyntaxError.
 *
 * @param chunks - emitted files: `{ target, file, imports: Map<module, Set<name>> }`.
 * @param served - names by module that the vendor exports.
 * @returns one readable line per missing name: file, module, name.
 */
export function missingExports(chunks, served) {
  const lines = [];
  for (const { target, file, imports } of chunks) {
    for (const [source, names] of imports) {
      if (source.startsWith('.') || source.startsWith('/')) continue;
      const offered = served.get(source);
      if (!offered) lines.push(`${target}: ${file} imports from '${source}', which is no shared module`);
      else {
        for (const name of names)
          if (name !== '*' && !offered.has(name)) lines.push(`${target}: ${file} imports '${name}' from '${source}', which the vendor does not export`);
      }
    }
  }
  return lines;
}
