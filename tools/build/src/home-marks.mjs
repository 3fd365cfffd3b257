// Collects what home fetches after it has become usable: import() calls marked with a comment in the code.

/** `import(/* @home *\/ './chain.ts')`: home fetches it automatically, or when its coupon, its search or a menu is opened. */
const MARKED = /\bimport\(\s*\/\* @home \*\/\s*(['"])([^'"]+)\1/g;

/** @returns the specifiers of marked imports in a source. */
export const markedImports = (code) => [...code.matchAll(MARKED)].map(([, , specifier]) => specifier);

function withImports(roots, graph) {
  const seen = new Set();
  const wait = [...roots];
  while (wait.length > 0) {
    const id = wait.pop();
    if (seen.has(id)) continue;
    seen.add(id);
    wait.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}

/** @returns a predicate for modules that are reachable by static imports; needs the bundler's complete graph. */
export function reachedFrom(roots) {
  let reached;
  return (id, graph) => (reached ??= withImports(roots, graph)).has(id);
}

/** A plugin that collects the marked modules of a build; `chunksOf` finds the chunks that contain them. */
export function homeMarks() {
  const ids = new Set();
  return {
    plugin: {
      name: 'touchline:home-marks',
      enforce: 'pre',
      async transform(code, id) {
        if (!/\.tsx?$/.test(id.split('?')[0]) || !code.includes('@home')) return null;
        for (const specifier of markedImports(code)) {
          const found = await this.resolve(specifier, id);
          if (found === null) throw new Error(`${id} marks ${specifier}, which is nowhere`);
          ids.add(found.id);
        }
        return null;
      },
    },
    /** Whether a module is reachable from a marked one. @param graph - the bundler's complete graph. */
    reaches: reachedFrom(ids),
    chunksOf: (chunks) =>
      [...ids].flatMap((id) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === id) ?? chunks.find(({ moduleIds }) => moduleIds.includes(id));
        return chunk === undefined ? [] : [chunk];
      }),
  };
}
