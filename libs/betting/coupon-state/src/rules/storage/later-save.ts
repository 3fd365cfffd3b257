import { isInteger, isObject } from '@touchline/shared-primitives';

/** A record in one of the two stores. */
export interface KeptText {
  /** Text of the record; null if it was removed, as for an empty coupon. */
  text: string | null;
  /** When it was written, in milliseconds; 0 for never. */
  at: number;
}

/**
 * Chooses between two copies of a record: the newer one, or local storage if both are from the same moment. They differ only if the browser
 * was killed before it wrote local storage to disk, or if one of the stores failed.
 *
 * @spec CPN-1
 */
export const laterSave = (first: KeptText, second: KeptText | null): KeptText => (second !== null && second.at > first.at ? second : first);

/** Time of the next write: always later than the last one, even if the clock was set back. @spec CPN-1 */
export const nextAt = (now: number, last: number): number => Math.max(now, last + 1);

/** Parses a time in local storage; 0 if it is invalid. */
export const readAt = (text: string | null): number => (text !== null && /^\d{1,15}$/.test(text) ? Number(text) : 0);

/** Parses a record of the second store; null if it is invalid. @spec CPN-4 */
export function readKept(raw: unknown): KeptText | null {
  if (!isObject(raw)) return null;
  const { text, at } = raw;
  return (text === null || typeof text === 'string') && isInteger(at) && at > 0 ? { text, at } : null;
}
