/** A reader's position in a list. */
export interface ListPlace {
  /** Scroll offset in pixels. */
  offset: number;
  /** Key of the row that has the tab stop. */
  activeKey: string | null;
}

/** Number of stored positions; older ones are dropped. */
const MOST_KEPT = 50;
const places = new Map<string, ListPlace>();

/** Stores the position of a list until the page is reloaded. */
export function keepPlace(key: string, place: ListPlace): void {
  places.delete(key);
  places.set(key, place);
  const [oldest] = places.keys();
  if (places.size > MOST_KEPT && oldest !== undefined) places.delete(oldest);
}

/** The position stored under a key, if any. */
export function placeOf(key: string | undefined): ListPlace | undefined {
  return key === undefined ? undefined : places.get(key);
}
