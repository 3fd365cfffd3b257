/** FNV-1a, 32 bits: small, and the same in every run-time. */
export function seedOf(text: string): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return sum;
}

/** Of a name, whatever its case and the spaces around it. */
export const seedOfName = (name: string): number => seedOf(name.trim().toLowerCase());

/** One of a list, by some bits of a seed. The list is never empty. */
export const pick = <T>(list: readonly [T, ...T[]], seed: number, shift = 0): T => list[(seed >>> shift) % list.length] ?? list[0];
