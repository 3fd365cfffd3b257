// Which names of our shared libs home asks for, first and once it can be used: read from the files that were built, never written down.

/** The section whose page is the site's first, and that page's key. */
export const HOME = { remote: 'betting', page: 'home' };

/** Files that home needs before it can be used. */
const firstFiles = ({ js, imports, pages }, page) => [js, ...imports, ...(page === undefined ? [] : (pages?.[page] ?? []))];

/**
 * @param hosts - records of the host's builds.
 * @param remote - record of the section that has home.
 * @param moduleOf - the shared module behind a specifier in emitted code, or undefined.
 * @returns names by lib, in order, so that equal asks make equal builds: `first` for what home begins with, `later` for the other names that it asks for
 *   once it can be used.
 */
export function askedByHome(hosts, remote, moduleOf) {
  const all = [...hosts, remote];
  const first = askedBy(all, (record) => firstFiles(record, HOME.page), moduleOf);
  const late = askedBy(all, ({ home = [] }) => home, moduleOf);
  for (const [lib, names] of late) for (const name of first.get(lib) ?? []) names.delete(name);
  return { first: listed(first), later: listed(late) };
}

/** @param filesOf - the files of a record that ask. */
function askedBy(records, filesOf, moduleOf) {
  const asked = new Map();
  for (const record of records) {
    for (const [specifier, names] of filesOf(record).flatMap((file) => Object.entries(record.shared[file] ?? {}))) {
      const lib = moduleOf(specifier);
      if (lib === undefined) continue;
      asked.set(lib, new Set([...(asked.get(lib) ?? []), ...names.filter((name) => name !== '*')]));
    }
  }
  return asked;
}

const listed = (asked) =>
  Object.fromEntries(
    [...asked]
      .filter(([, names]) => names.size > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([lib, names]) => [lib, [...names].sort()]),
  );
