// What home fetches once it can be used: import() calls that say so in the code, right where the file is named.

/** `import(/* @home *\/ './chain.ts')`: home fetches it by itself, or when its coupon, its search or a menu is opened. */
const MARKED = /\bimport\(\s*\/\* @home \*\/\s*(['"])([^'"]+)\1/g;

/** @returns what marked calls in a source name. */
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

/** @returns whether a module is one of some, or comes with them; asked of a bundler's complete graph. */
export function reachedFrom(roots) {
  let reached;
  return (id, graph) => (reached ??= withImports(roots, graph)).has(id);
}

/** A plugin that gathers the modules behind the marks of a build; `chunksOf` finds the chunks that they became. */
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
    /** Whether a module comes with what is marked. @param graph - the bundler's, complete. */
    reaches: reachedFrom(ids),
    chunksOf: (chunks) =>
      [...ids].flatMap((id) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === id) ?? chunks.find(({ moduleIds }) => moduleIds.includes(id));
        return chunk === undefined ? [] : [chunk];
      }),
  };
}
