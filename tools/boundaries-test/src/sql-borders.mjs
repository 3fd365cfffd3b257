// Who reads whose tables: a module of the reference backend uses its own, the kernel's, and views named `shown_…` that a module offers to others.
const CREATED = /\bcreate (?:table|view) (?:if not exists )?([a-z_]+)/gi;
const USED = /\b(?:from|join|into|update)\s+([a-z_]+)\b/g;
/** A view that its module offers to others. */
const OFFERED = /^shown_/;
/** Created with the coupons, when nothing else took stakes; the kernel's since every product does. */
const OF_THE_KERNEL = ['placements', 'pending_placements'];

/** @param sources - text by path, of the libs of the reference backend. @returns one line for each table that a module uses and another one owns. */
export function foreignTables(sources) {
  const files = [...sources].map(([path, text]) => ({ path, text, module: path.split('/')[2] }));
  const owners = new Map(
    files.flatMap(({ text, module }) =>
      [...text.matchAll(CREATED)].map(([, table]) => [table, OF_THE_KERNEL.includes(table) ? 'kernel' : module]),
    ),
  );
  // Migrations that are out do not change, and run before anything reads.
  const readers = files.filter(({ path }) => !path.includes('/migrations/'));
  return readers.flatMap(({ path, text, module }) =>
    [...new Set([...text.matchAll(USED)].map(([, table]) => table))]
      .filter((table) => ![undefined, module, 'kernel'].includes(owners.get(table)) && !OFFERED.test(table))
      .map((table) => `${path}: reads the table '${table}' of ${owners.get(table)}`),
  );
}
