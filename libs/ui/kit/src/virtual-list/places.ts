/** Where a reader was in a list. */
export interface ListPlace {
  /** Pixels scrolled. */
  offset: number;
  /** Key of the row that has the tab stop. */
  activeKey: string | null;
}

/** Older places than these are forgotten: nobody goes back fifty pages. */
const MOST_KEPT = 50;
const places = new Map<string, ListPlace>();

/** Keeps the place of a list until this page is left. */
export function keepPlace(key: string, place: ListPlace): void {
  places.delete(key);
  places.set(key, place);
  const [oldest] = places.keys();
  if (places.size > MOST_KEPT && oldest !== undefined) places.delete(oldest);
}

/** The place that was kept under a key, if there is one. */
export function placeOf(key: string | undefined): ListPlace | undefined {
  return key === undefined ? undefined : places.get(key);
}
