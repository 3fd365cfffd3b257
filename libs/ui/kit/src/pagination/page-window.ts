/** Number of neighbours on each side of the current page. */
const BESIDE = 1;

/**
 * Page numbers to show: the first, the last, the current one with its neighbours, and `null` for each gap. A gap of one page shows that
 * page.
 *
 * @param page - the current page, from 1; clamped to the range.
 * @param pages - total number of pages.
 */
export function pageWindow(page: number, pages: number): readonly (number | null)[] {
  const current = Math.min(Math.max(1, page), Math.max(1, pages));
  const row: (number | null)[] = [];
  let last = 0;
  for (let at = 1; at <= pages; at += 1) {
    const isShown = at === 1 || at === pages || Math.abs(at - current) <= BESIDE;
    if (!isShown) continue;
    if (at - last === 2) row.push(at - 1);
    else if (at - last > 2) row.push(null);
    row.push(at);
    last = at;
  }
  return row;
}
