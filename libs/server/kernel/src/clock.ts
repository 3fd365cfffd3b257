/** The server's clock. The control room and tests may set an offset from real time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  offsetMs(): number;
  setOffset(offsetMs: number): void;
}

/** @param time - real time; must never decrease. */
export function openClock(time: () => number = Date.now): Clock {
  let offset = 0;
  return { now: () => time() + offset, offsetMs: () => offset, setOffset: (offsetMs) => void (offset = offsetMs) };
}
