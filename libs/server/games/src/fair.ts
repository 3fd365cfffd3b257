import { drawOf, type Draw } from '@touchline/casino-game-math';
import { createHash, createHmac, randomBytes } from 'node:crypto';

const SEED_BYTES = 32;

/** Determines the draws of a round. */
export interface RoundSeed {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}

/** 256 random bits as hexadecimal digits. */
export const makeServerSeed = (): string => randomBytes(SEED_BYTES).toString('hex');

/** The commitment to a server seed that is published before its use: the SHA-256. @spec CS-05 */
export const hashOfSeed = (serverSeed: string): string => createHash('sha256').update(serverSeed).digest('hex');

/** The draws of a round: block n of its stream is HMAC-SHA-256 of `clientSeed:nonce:n` under the server seed. @spec CS-05 */
export const drawsOf = ({ serverSeed, clientSeed, nonce }: RoundSeed): Draw =>
  drawOf((block) => createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest());
