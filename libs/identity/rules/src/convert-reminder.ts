/** A reminder that was closed comes back after so long: 30 days. @spec ID-11 */
export const REMINDED_FOR_MS = 2_592_000_000;
/** Keeps when the reminder was closed, in milliseconds by the server. */
export const REMINDED_KEY = 'tl-convert-reminded';

/** Which account a player may convert: none, their main one into another, or the additional one in use into the main one. @spec ID-11 */
export type ConversionAllowance = 'no' | 'main' | 'additional';

/**
 * The reminder that a player sees: none where nothing may be converted, and none for {@link REMINDED_FOR_MS} after it was closed.
 *
 * @param closedAt - what {@link REMINDED_KEY} holds.
 * @spec ID-11
 */
export function convertReminder(allowed: ConversionAllowance, closedAt: string | null, nowMs: number): 'main' | 'additional' | null {
  if (allowed === 'no') return null;
  const closedAtMs = Number(closedAt ?? 'never');
  return closedAtMs <= nowMs && nowMs < closedAtMs + REMINDED_FOR_MS ? null : allowed;
}
