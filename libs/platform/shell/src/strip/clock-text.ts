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
