import type { Lottery } from './lotteries.ts';

/** All inputs of a draw. The commitment is published before tickets are sold, the seed after the draw. */
export interface DrawProof {
  lottery: string;
  draw: number;
  /** SHA-256 of the seed, hexadecimal. */
  commitment: string;
  /** 32 secret bytes, hexadecimal. */
  seed: string;
  /** Value of the public beacon in the round announced beforehand, hexadecimal. */
  beacon: string;
}

/** Result of checking a draw. */
export interface ProofCheck {
  /** Whether the seed matches the commitment. */
  isSeedCommitted: boolean;
  /** Whether the numbers follow from seed and beacon. */
  areNumbersRight: boolean;
  /** The numbers computed from seed and beacon. */
  numbers: number[];
}

const HEX_DIGITS = 2;
const BLOCK_WORDS = 8;
const WORD_VALUES = 2 ** 32;

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / HEX_DIGITS }, (_, at) => Number.parseInt(hex.slice(at * HEX_DIGITS, (at + 1) * HEX_DIGITS), 16));
const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(HEX_DIGITS, '0')).join('');

/** SHA-256 of hexadecimal bytes, as hexadecimal text. */
export const commitmentOf = async (seed: string): Promise<string> => hexOf(await crypto.subtle.digest('SHA-256', bytesOf(seed)));

/** 32-bit words of HMAC-SHA-256 blocks; key: the seed, text: `beacon:lottery:draw:block`. */
async function wordsOf({ seed, beacon, lottery, draw }: Omit<DrawProof, 'commitment'>): Promise<() => Promise<number>> {
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  let [block, at] = [0, BLOCK_WORDS];
  let view = new DataView(new ArrayBuffer(0));
  return async () => {
    if (at === BLOCK_WORDS) {
      const text = new TextEncoder().encode(`${beacon}:${lottery}:${draw}:${block}`);
      view = new DataView(await crypto.subtle.sign('HMAC', key, text));
      [block, at] = [block + 1, 0];
    }
    at += 1;
    return view.getUint32((at - 1) * 4);
  };
}

/**
 * The numbers of a draw, in the order of the draw. All numbers are equally likely: words beyond the last whole multiple of the remaining
 * count are skipped.
 *
 * @spec TL-02
 */
export async function drawNumbers(proof: Omit<DrawProof, 'commitment'>, lottery: Lottery): Promise<number[]> {
  const word = await wordsOf(proof);
  const below = async (count: number): Promise<number> => {
    const whole = WORD_VALUES - (WORD_VALUES % count);
    for (;;) {
      const value = await word();
      if (value < whole) return value % count;
    }
  };
  const numbers: number[] = [];
  if (lottery.kind === 'raffle') {
    while (numbers.length < lottery.digits) numbers.push(await below(10));
    return numbers;
  }
  const left = Array.from({ length: lottery.pool }, (_, at) => at + 1);
  while (numbers.length < lottery.drawn) numbers.push(...left.splice(await below(left.length), 1));
  return numbers;
}

/** Recomputes a draw from the published data. @spec TL-02 */
export async function checkDraw(proof: DrawProof, lottery: Lottery, published: readonly number[]): Promise<ProofCheck> {
  const numbers = await drawNumbers(proof, lottery);
  return {
    isSeedCommitted: (await commitmentOf(proof.seed)) === proof.commitment,
    areNumbersRight: numbers.join() === published.join(),
    numbers,
  };
}
