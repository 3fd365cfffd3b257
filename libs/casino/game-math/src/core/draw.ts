/** A whole number from 0 to below `below`, each equally likely; the next of a stream that a round's seeds fix. */
export type Draw = (below: number) => number;

const WORD_BYTES = 4;
const WORDS = 2 ** 32;

/**
 * Whole numbers out of a stream of random bytes, four at a time. A word that would favour small numbers is dropped, so none is likelier
 * than another.
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

/** The place of the weight that is drawn. @throws RangeError when there are no weights */
export function drawWeighted(draw: Draw, weights: readonly number[]): number {
  let left = draw(weights.reduce((sum, weight) => sum + weight, 0));
  for (const [place, weight] of weights.entries()) {
    if (left < weight) return place;
    left -= weight;
  }
  throw new RangeError('nothing to draw from');
}

/** `count` different items in the order in which they are drawn. */
export function drawFrom<T>(draw: Draw, items: readonly T[], count: number): T[] {
  const left = [...items];
  return Array.from({ length: count }, () => left.splice(draw(left.length), 1)).flat();
}
