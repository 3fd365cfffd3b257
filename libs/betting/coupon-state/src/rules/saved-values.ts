import { isObject, isText, type Fields } from '@touchline/shared-primitives';

/** A name as a save holds it: what a browser kept is read as a stranger's, because another program may have written it. */
export const isName = (value: unknown): value is string => isText(value) && value.length <= 300;

/** The object that a text holds; null for anything else, a text that was cut off included. */
export function readObject(text: string): Fields | null {
  try {
    const raw: unknown = JSON.parse(text);
    return isObject(raw) ? raw : null;
  } catch {
    return null; // cut off or written by something else
  }
}
