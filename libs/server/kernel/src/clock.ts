/** The server's clock. Control room and tests may move it away from real time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  offsetMs(): number;
  setOffset(offsetMs: number): void;
}

/** @param time - real time; it has to go forward only. */
export function openClock(time: () => number = Date.now): Clock {
  let offset = 0;
  return { now: () => time() + offset, offsetMs: () => offset, setOffset: (offsetMs) => void (offset = offsetMs) };
}
