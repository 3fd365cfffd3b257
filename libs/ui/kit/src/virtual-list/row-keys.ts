/** How far a key goes in a list of rows. */
export interface ListKeys {
  /** Index of the row that has the focus. */
  at: number;
  /** How many rows there are, at least one. */
  count: number;
  /** Rows that are seen at once. */
  page: number;
}

/** Which row a key goes to; null for keys that do not move. A list does not go round: its end is felt. */
export function rowIndex(key: string, { at, count, page }: ListKeys): number | null {
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + page, PageUp: at - page, Home: 0, End: count - 1 }[key];
  return to === undefined ? null : Math.min(count - 1, Math.max(0, to));
}
