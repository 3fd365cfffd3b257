/** Size and focus of a list of rows. */
export interface ListKeys {
  /** Index of the row that has the focus. */
  at: number;
  /** Number of rows, at least one. */
  count: number;
  /** Number of visible rows. */
  page: number;
}

/** Row that a key moves to; null for other keys. The list does not wrap around, so that its ends are noticed. */
export function rowIndex(key: string, { at, count, page }: ListKeys): number | null {
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + page, PageUp: at - page, Home: 0, End: count - 1 }[key];
  return to === undefined ? null : Math.min(count - 1, Math.max(0, to));
}
