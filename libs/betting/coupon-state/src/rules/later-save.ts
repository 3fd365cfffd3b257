import { isInteger, isObject } from '@touchline/shared-primitives';

/** What one of the two places of the browser holds. */
export interface KeptText {
  /** Text of the record; null when it was taken away, as that of an empty coupon. */
  text: string | null;
  /** When it was kept, in milliseconds; 0 when nothing was. */
  at: number;
}

/**
 * Which of the two places a record is taken from: the later one, and local storage when both are of one moment. They differ only when the whole
 * browser was killed before it had written down its local storage, or when one of them was out of order.
 *
 * @spec CPN-1
 */
export const laterSave = (first: KeptText, second: KeptText | null): KeptText => (second !== null && second.at > first.at ? second : first);

/** Never earlier than what is there: the clock may have been set back. @spec CPN-1 */
export const nextAt = (now: number, last: number): number => Math.max(now, last + 1);

/** A time as local storage keeps it; 0 for anything else. */
export const readAt = (text: string | null): number => (text !== null && /^\d{1,15}$/.test(text) ? Number(text) : 0);

/** What the second place held; null for what is no save of ours. @spec CPN-4 */
export function readKept(raw: unknown): KeptText | null {
  if (!isObject(raw)) return null;
  const { text, at } = raw;
  return (text === null || typeof text === 'string') && isInteger(at) && at > 0 ? { text, at } : null;
}
