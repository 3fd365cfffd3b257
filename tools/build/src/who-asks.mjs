// Which names of our shared libs a first page asks for: read from the files that were built, never written down.

/** The section whose page is the site's first, and that page's key. */
export const HOME = { remote: 'betting', page: 'home' };

/** Files that home needs before it can be used. */
const firstFiles = ({ js, imports, pages }, page) => [js, ...imports, ...(page === undefined ? [] : (pages?.[page] ?? []))];

/**
 * @param hosts - records of the host's builds.
 * @param remote - record of the section that has home.
 * @param moduleOf - the shared module behind a specifier in emitted code, or undefined.
 * @returns names by lib, in order, so that equal asks make equal builds.
 */
export function askedFirst(hosts, remote, moduleOf) {
  const asked = new Map();
  const read = ({ shared }, files) => {
    for (const [specifier, names] of files.flatMap((file) => Object.entries(shared[file] ?? {}))) {
      const lib = moduleOf(specifier);
      if (lib === undefined) continue;
      asked.set(lib, new Set([...(asked.get(lib) ?? []), ...names.filter((name) => name !== '*')]));
    }
  };
  for (const host of hosts) read(host, firstFiles(host));
  read(remote, firstFiles(remote, HOME.page));
  return Object.fromEntries([...asked].sort(([a], [b]) => (a < b ? -1 : 1)).map(([lib, names]) => [lib, [...names].sort()]));
}
