/** FNV-1a, 32 bits: small, and the same in every runtime. */
export function seedOf(text: string): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return sum;
}

/** Seed of a name, ignoring case and surrounding spaces. */
export const seedOfName = (name: string): number => seedOf(name.trim().toLowerCase());

/** Picks an entry of a non-empty list by some bits of a seed. */
export const pick = <T>(list: readonly [T, ...T[]], seed: number, shift = 0): T => list[(seed >>> shift) % list.length] ?? list[0];
