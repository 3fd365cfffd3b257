/** Draws a whole number from 0 to `below` - 1 with equal probability, from a stream determined by the round's seeds. */
export type Draw = (below: number) => number;

const WORD_BYTES = 4;
const WORDS = 2 ** 32;

/**
 * Draws whole numbers from a stream of random bytes, four at a time. Words that would favour small numbers are dropped, so that all numbers
 * are equally likely.
 *
 * @param block - block n of the stream; any length that is a multiple of four
 * @throws RangeError when `below` is not a whole number from 1 to 2^32
 * @spec SEC-3
 */
export function drawOf(block: (n: number) => Uint8Array): Draw {
  let bytes = new Uint8Array(0);
  let at = 0;
  let next = 0;
  const word = (): number => {
    if (at + WORD_BYTES > bytes.length) {
      bytes = new Uint8Array(block(next++));
      at = 0;
    }
    const value = new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);
    at += WORD_BYTES;
    return value;
  };
  return (below) => {
    if (!Number.isInteger(below) || below < 1 || below > WORDS) throw new RangeError(`cannot draw below ${below}`);
    const fair = WORDS - (WORDS % below);
    let value = word();
    while (value >= fair) value = word();
    return value % below;
  };
}

/** Index of the drawn weight. @throws RangeError when there are no weights */
export function drawWeighted(draw: Draw, weights: readonly number[]): number {
  let left = draw(weights.reduce((sum, weight) => sum + weight, 0));
  for (const [place, weight] of weights.entries()) {
    if (left < weight) return place;
    left -= weight;
  }
  throw new RangeError('nothing to draw from');
}

/** `count` distinct items in the order of the draw. */
export function drawFrom<T>(draw: Draw, items: readonly T[], count: number): T[] {
  const left = [...items];
  return Array.from({ length: count }, () => left.splice(draw(left.length), 1)).flat();
}
