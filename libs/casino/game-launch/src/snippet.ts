import type { RoundProof } from '@touchline/casino-game-contract';

/** A dependency-free script for the console that draws the first numbers of a round. @spec CS-05 */
export const snippetOf = ({ serverSeed, clientSeed, nonce }: Pick<RoundProof, 'clientSeed' | 'nonce'> & { serverSeed: string }): string =>
  `const text = (value) => new TextEncoder().encode(value);
const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const seed = '${serverSeed}';
const key = await crypto.subtle.importKey('raw', text(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
const block = await crypto.subtle.sign('HMAC', key, text('${clientSeed}:${nonce}:0'));
console.log('hash of the seed', hex(await crypto.subtle.digest('SHA-256', text(seed))));
console.log('numbers of 32 bits', Array.from({ length: 8 }, (_, n) => new DataView(block).getUint32(n * 4)));`;
