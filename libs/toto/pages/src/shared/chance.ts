const WORD_VALUES = 2 ** 32;

/** A whole number from 0 up to but without `below`, each as likely as any other. */
export function chance(below: number): number {
  const whole = WORD_VALUES - (WORD_VALUES % below);
  for (;;) {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (word < whole) return word % below;
  }
}
