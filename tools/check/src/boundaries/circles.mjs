// Finds import cycles between files and between sibling folders. Type imports count, because they couple names and changes.
import { dirname, join } from 'node:path';
import ts from 'typescript';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/** @returns the file that `specifier` refers to within `file`, or undefined for packages and non-source files. */
const resolved = (file, specifier, files) => {
  if (!specifier.startsWith('.')) return undefined;
  const path = join(dirname(file), specifier.replace(/\.js$/, ''));
  return ENDINGS.map((ending) => path + ending).find((name) => files.has(name));
};

/** @param sources - text by path. @returns imported files by file, including dynamic imports. */
export const importsOf = (sources) =>
  new Map(
    [...sources].map(([file, text]) => [
      file,
      ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => resolved(file, fileName, sources) ?? []),
    ]),
  );

/** Cycles of a graph: groups of at least two nodes that all reach each other, each sorted. */
export const circlesOf = (graph) => {
  const order = [];
  const visit = (edges, node, seen, done) => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const next of edges.get(node) ?? []) visit(edges, next, seen, done);
    done(node);
  };
  const seen = new Set();
  for (const node of graph.keys()) visit(graph, node, seen, (end) => order.push(end));
  const back = new Map();
  for (const [from, ends] of graph) for (const to of ends) back.set(to, [...(back.get(to) ?? []), from]);
  const met = new Set();
  const groups = order.reverse().map((node) => {
    const group = [];
    visit(back, node, met, (end) => group.push(end));
    return group.sort();
  });
  return groups.filter((group) => group.length > 1);
};

/** Sibling folders that import each other through any of their files. `folder` is the parent; files directly in it are ignored. */
export const folderCircles = (imports, folder) => {
  const childOf = (file) => {
    const rest = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : undefined;
    return rest?.includes('/') ? `${folder}/${rest.slice(0, rest.indexOf('/'))}` : undefined;
  };
  const graph = new Map();
  for (const [file, targets] of imports) {
    const from = childOf(file);
    if (from === undefined) continue;
    if (!graph.has(from)) graph.set(from, new Set());
    for (const target of targets) {
      const to = childOf(target);
      if (to !== undefined && to !== from) graph.get(from).add(to);
    }
  }
  return [...circlesOf(graph), ...[...graph.keys()].flatMap((child) => folderCircles(imports, child))];
};
