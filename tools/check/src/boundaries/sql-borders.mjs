// Table access of the reference backend: a module may use its own tables, the kernel's, and views named `shown_…` that other modules
// expose.
const CREATED = /\bcreate (?:table|view) (?:if not exists )?([a-z_]+)/gi;
const USED = /\b(?:from|join|into|update)\s+([a-z_]+)\b/g;
/** A view that a module exposes to others. */
const OFFERED = /^shown_/;
/** Created by the coupons module when nothing else took stakes; part of the kernel since every product does. */
const OF_THE_KERNEL = ['placements', 'pending_placements'];

/**
 * @param sources - text by path, of the libs of the reference backend.
 * @returns one line per table that is used by a module and owned by another.
 */
export function foreignTables(sources) {
  const files = [...sources].map(([path, text]) => ({ path, text, module: path.split('/')[2] }));
  const owners = new Map(
    files.flatMap(({ text, module }) =>
      [...text.matchAll(CREATED)].map(([, table]) => [table, OF_THE_KERNEL.includes(table) ? 'kernel' : module]),
    ),
  );
  // Released migrations never change, and run before any query.
  const readers = files.filter(({ path }) => !path.includes('/migrations/'));
  return readers.flatMap(({ path, text, module }) =>
    [...new Set([...text.matchAll(USED)].map(([, table]) => table))]
      .filter((table) => ![undefined, module, 'kernel'].includes(owners.get(table)) && !OFFERED.test(table))
      .map((table) => `${path}: reads the table '${table}' of ${owners.get(table)}`),
  );
}
