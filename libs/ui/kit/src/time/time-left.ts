const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 3600;
const HOURS_PER_DAY = 24;

/** Time left in whole units. */
export interface TimeLeft {
  /** Whole days, zero or more. */
  days: number;
  /** 0 to 23. */
  hours: number;
  /** 0 to 59. */
  minutes: number;
  /** 0 to 59. */
  seconds: number;
}

/** Time left, rounded up to the second, so that zero appears only at the end. Never negative. */
export function timeLeft(endsAtMs: number, nowMs: number): TimeLeft {
  const left = Math.max(0, Math.ceil((endsAtMs - nowMs) / SECOND_MS));
  const hours = Math.floor(left / HOUR_S);
  return {
    days: Math.floor(hours / HOURS_PER_DAY),
    hours: hours % HOURS_PER_DAY,
    minutes: Math.floor((left % HOUR_S) / MINUTE_S),
    seconds: left % MINUTE_S,
  };
}

const two = (value: number) => String(value).padStart(2, '0');

/** Clock text for less than a day: `9:05` or `1:09:05`. */
export function clockText({ days, hours, minutes, seconds }: TimeLeft): string {
  const all = days * 24 + hours;
  return all > 0 ? `${all}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
