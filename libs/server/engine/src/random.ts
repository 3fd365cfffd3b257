/** A stream of numbers in [0, 1). */
export type Rng = () => number;

const TO_UNIT = 2 ** -32;

/** 32 bits that look unrelated for every different list of integers; the same on every machine. */
export function hash(...parts: readonly number[]): number {
  let h = 0x9e3779b9;
  for (const part of parts) {
    // Hash both halves: ids are larger than 32 bits.
    for (const word of [part >>> 0, Math.floor(part / 2 ** 32) >>> 0]) {
      h = Math.imul(h ^ word, 0x85ebca6b);
      h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
      h ^= h >>> 16;
    }
  }
  return h >>> 0;
}

/** Hash of a text, for ids of imported games that survive restarts. */
export function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) h = Math.imul(h ^ text.charCodeAt(at), 0x01000193);
  return hash(h >>> 0);
}

/** One number in [0, 1) for a list of integers. */
export const unit = (...parts: readonly number[]): number => hash(...parts) * TO_UNIT;

/** A random stream (mulberry32) seeded by a list of integers. */
export function stream(...parts: readonly number[]): Rng {
  let state = hash(...parts);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) * TO_UNIT;
  };
}

/** Random time until the next event of a Poisson process with rate `perSecond`. */
export const waitFor = (rng: Rng, perSecond: number): number => (perSecond <= 0 ? Infinity : -Math.log(1 - rng()) / perSecond);

/** Roughly normal number with mean 0 and standard deviation 1 (sum of three uniforms), between -3 and 3. */
export const normalNoise = (a: number, b: number, c: number): number => (a + b + c - 1.5) * 2;

export const between = (rng: Rng, low: number, high: number): number => low + rng() * (high - low);
export const wholeBetween = (rng: Rng, low: number, high: number): number => Math.floor(between(rng, low, high + 1));
