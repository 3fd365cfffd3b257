/** The server's clock. Control room and tests may move it away from real time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  offsetMs(): number;
  setOffset(offsetMs: number): void;
}

export function openClock(): Clock {
  let offset = 0;
  return { now: () => Date.now() + offset, offsetMs: () => offset, setOffset: (offsetMs) => void (offset = offsetMs) };
}
