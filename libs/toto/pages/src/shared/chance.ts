const WORD_VALUES = 2 ** 32;

/** A uniformly random whole number from 0 to `below` - 1. */
export function chance(below: number): number {
  const whole = WORD_VALUES - (WORD_VALUES % below);
  for (;;) {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (word < whole) return word % below;
  }
}
