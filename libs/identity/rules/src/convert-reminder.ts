/** A dismissed reminder is shown again after 30 days. @spec ID-11 */
export const REMINDED_FOR_MS = 2_592_000_000;
/** Storage key of the time the reminder was dismissed, server time in milliseconds. */
export const REMINDED_KEY = 'tl-convert-reminded';

/** What a player may convert: nothing, the main account into another, or the additional account in use into the main one. @spec ID-11 */
export type ConversionAllowance = 'no' | 'main' | 'additional';

/**
 * The reminder to show: none if nothing can be converted, and none for {@link REMINDED_FOR_MS} after it was dismissed.
 *
 * @param closedAt - the value stored under {@link REMINDED_KEY}.
 * @spec ID-11
 */
export function convertReminder(allowed: ConversionAllowance, closedAt: string | null, nowMs: number): 'main' | 'additional' | null {
  if (allowed === 'no') return null;
  const closedAtMs = Number(closedAt ?? 'never');
  return closedAtMs <= nowMs && nowMs < closedAtMs + REMINDED_FOR_MS ? null : allowed;
}
