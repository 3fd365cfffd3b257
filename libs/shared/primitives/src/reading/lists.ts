type Read<T> = (entry: unknown) => T | null;

/** A list in which every entry holds; null when one does not: money or a limit that is left out would look like none. */
export function readAll<T>(value: unknown, read: Read<T>): T[] | null {
  if (!Array.isArray(value)) return null;
  const entries = value.map(read).filter((entry) => entry !== null);
  return entries.length === value.length ? entries : null;
}

/** Those entries of a list that hold; null when it is no list. */
export const readSome = <T>(value: unknown, read: Read<T>): T[] | null =>
  Array.isArray(value) ? value.map(read).filter((entry) => entry !== null) : null;
