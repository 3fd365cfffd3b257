import { drawOf, isModelId, type Played, rulesOf } from '@touchline/casino-game-math';
import type { RoundProof, RoundRecord } from '@touchline/casino-game-contract';

/** Blocks of 32 bytes to generate first; a round that needs more gets four times as many. */
const FIRST_BLOCKS = 8;
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

/** Result of a round, computed from its seeds alone. */
export interface Verified {
  /** Whether the server seed matches the hash published before the round. */
  isSeedTrue: boolean;
  played: Played;
}

/**
 * Replays a round in the browser from its seeds, with the same rules as the server.
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

/** Result of checking a round of the history: it follows from its seeds, it does not, or its seed or game is unknown. */
export type Verdict = 'true' | 'false' | 'unknown';

/** Checks a round of the history: its seed against the hash, its scene and return against the rules. @spec CS-05 */
export async function checkRecord({ model, proof, scene, returned }: RoundRecord): Promise<Verdict> {
  const { serverSeed } = proof;
  if (serverSeed === null) return 'unknown';
  let verified: Verified | null;
  try {
    verified = await verifyRound(model, { ...proof, serverSeed });
  } catch (error) {
    // These seeds do not offer the recorded moves.
    if (error instanceof RangeError) return 'false';
    throw error;
  }
  if (verified === null) return 'unknown';
  const isSame = JSON.stringify(verified.played.scene) === JSON.stringify(scene) && verified.played.returned === returned;
  return verified.isSeedTrue && isSame ? 'true' : 'false';
}
