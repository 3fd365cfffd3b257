// Names of shared libs that home imports, at first and once it is usable; read from the built files.

/** The section that contains the site's home page, and the key of that page. */
export const HOME = { remote: 'betting', page: 'home' };

/** Files that home needs until it is usable. */
const firstFiles = ({ js, imports, pages }, page) => [js, ...imports, ...(page === undefined ? [] : (pages?.[page] ?? []))];

/**
 * @param hosts - records of the host's builds.
 * @param remote - record of the section that has home.
 * @param moduleOf - the shared module behind a specifier in emitted code, or undefined.
 * @returns names by lib, sorted, so that equal results give equal builds: `first` for names imported by home's first files, `later` for
 * those that it imports once it is usable.
 */
export function importsOfHome(hosts, remote, moduleOf) {
  const all = [...hosts, remote];
  const first = importedBy(all, (record) => firstFiles(record, HOME.page), moduleOf);
  const late = importedBy(all, ({ home = [] }) => home, moduleOf);
  for (const [lib, names] of late) for (const name of first.get(lib) ?? []) names.delete(name);
  return { first: listed(first), later: listed(late) };
}

/** @param filesOf - returns the importing files of a record. */
function importedBy(records, filesOf, moduleOf) {
  const imported = new Map();
  for (const record of records) {
    for (const [specifier, names] of filesOf(record).flatMap((file) => Object.entries(record.shared[file] ?? {}))) {
      const lib = moduleOf(specifier);
      if (lib === undefined) continue;
      imported.set(lib, new Set([...(imported.get(lib) ?? []), ...names.filter((name) => name !== '*')]));
    }
  }
  return imported;
}

const listed = (imported) =>
  Object.fromEntries(
    [...imported]
      .filter(([, names]) => names.size > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([lib, names]) => [lib, [...names].sort()]),
  );
