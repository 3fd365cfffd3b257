import { drawOf, isModelId, type Played, rulesOf } from '@touchline/casino-game-math';
import type { RoundProof } from '@touchline/casino-game-contract';

/** Blocks of 32 bytes that are made at first; a round that needs more gets twice as many. */
const FIRST_BLOCKS = 32;
const MOST_BLOCKS = 4096;

class TooFewBlocks extends Error {}

const hexOf = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const textBytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));

/** SHA-256 in hexadecimal digits. */
export const sha256 = async (text: string): Promise<string> => hexOf(await crypto.subtle.digest('SHA-256', textBytes(text)));

async function blocksOf(proof: RoundProof & { serverSeed: string }, count: number): Promise<Uint8Array[]> {
  const key = await crypto.subtle.importKey('raw', textBytes(proof.serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return Promise.all(
    Array.from(
      { length: count },
      async (_, n) => new Uint8Array(await crypto.subtle.sign('HMAC', key, textBytes(`${proof.clientSeed}:${proof.nonce}:${n}`))),
    ),
  );
}

/** What a round comes to by its seeds alone. */
export interface Verified {
  /** Whether the server seed is the one whose hash was given before. */
  isSeedTrue: boolean;
  played: Played;
}

/**
 * Plays a round again in this browser, from its seeds, with the same rules as the server.
 *
 * @returns null for a game that this version does not know.
 * @spec CS-05
 */
export async function verifyRound(model: string, proof: RoundProof & { serverSeed: string }): Promise<Verified | null> {
  if (!isModelId(model)) return null;
  const isSeedTrue = (await sha256(proof.serverSeed)) === proof.hash;
  for (let count = FIRST_BLOCKS; count <= MOST_BLOCKS; count *= 4) {
    const blocks = await blocksOf(proof, count);
    const draw = drawOf((n) => {
      const block = blocks[n];
      if (block === undefined) throw new TooFewBlocks();
      return block;
    });
    try {
      return { isSeedTrue, played: rulesOf(model).play(proof.bet, proof.moves, draw) };
    } catch (error) {
      if (!(error instanceof TooFewBlocks)) throw error;
    }
  }
  return null;
}
