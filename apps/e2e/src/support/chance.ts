/** A seeded generator of integers from 0 up to but without `below`. */
export function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}
