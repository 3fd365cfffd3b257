/** What a browser kept is read as a stranger's: another version, another program or nobody may have written it. */
type Unknown = Readonly<Record<string, unknown>>;
export const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null && !Array.isArray(value);
export const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
export const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);
export const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 300;
export const orNull = <T>(value: unknown, holds: (value: unknown) => value is T): T | null => (holds(value) ? value : null);

/** The object that a text holds; null for anything else, a text that was cut off included. */
export function readObject(text: string): Unknown | null {
  try {
    const raw: unknown = JSON.parse(text);
    return isObject(raw) ? raw : null;
  } catch {
    return null; // cut off or written by something else
  }
}
