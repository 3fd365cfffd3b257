import { isObject, isText, type Fields } from '@touchline/shared-primitives';

/** Whether a value is a valid stored name. Browser storage is untrusted, because other programs may have written it. */
export const isName = (value: unknown): value is string => isText(value) && value.length <= 300;

/** Parses a text as an object; null for anything else, including truncated text. */
export function readObject(text: string): Fields | null {
  try {
    const raw: unknown = JSON.parse(text);
    return isObject(raw) ? raw : null;
  } catch {
    return null; // truncated or written by other code
  }
}
