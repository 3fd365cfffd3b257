interface PatternRoute {
  parts: readonly string[];
  config: unknown;
}

/** Finds the configuration of a route before the framework does. */
export interface RouteTable {
  /** Adds a route; parts of its path that begin with `:` are parameters. Routes with wildcards are left out. */
  add(route: { method: string; path: string; config: unknown }): void;
  /** @returns the configuration of the route of a request; undefined for an unknown one. */
  find(method: string, url: string): unknown;
}

/** The path of a URL, which may be `undefined` in Node's types only. */
const pathOf = (url: string): string => {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
};

/** Compares paths literally: a path with an escape is not found, so it has no privilege. @spec SRV-3 */
export function createRouteTable(): RouteTable {
  const exact = new Map<string, unknown>();
  const patterns = new Map<string, PatternRoute[]>();
  const groupOf = (method: string, parts: readonly string[]): string => `${method} ${parts.length}`;
  return {
    add: ({ method, path, config }) => {
      if (path.includes('*')) return;
      const parts = path.split('/');
      if (!parts.some((part) => part.startsWith(':'))) {
        exact.set(`${method} ${path}`, config);
        return;
      }
      const group = groupOf(method, parts);
      patterns.set(group, [...(patterns.get(group) ?? []), { parts, config }]);
    },
    find: (method, url) => {
      const path = pathOf(url);
      const key = `${method} ${path}`;
      if (exact.has(key)) return exact.get(key);
      const parts = path.split('/');
      return patterns
        .get(groupOf(method, parts))
        ?.find((route) => route.parts.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at])))?.config;
    },
  };
}
