const pad = (value: number): string => String(value).padStart(2, '0');

/**
 * Formats a duration as `1:05:09`; hours are always shown, so that the width does not change.
 *
 * @param seconds - zero or more.
 * @spec LY-13
 */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 3_600)}:${pad(Math.floor(whole / 60) % 60)}:${pad(whole % 60)}`;
}

/** Available fixed offsets, in hours from UTC. */
export const OFFSETS: readonly number[] = [
  -12, -11, -10, -9.5, -9, -8, -7, -6, -5, -4, -3.5, -3, -2, -1, 0, 1, 2, 3, 3.5, 4, 4.5, 5, 5.5, 5.75, 6, 6.5, 7, 8, 8.75, 9, 9.5, 10,
  10.5, 11, 12, 12.75, 13, 14,
];
