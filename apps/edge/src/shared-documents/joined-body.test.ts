import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { makeNonce } from '../http/security-headers.ts';
import { joinedBody } from './joined-body.ts';

const MARK = makeNonce();
/** Similar to a document: repeated text on both sides of each nonce, and multi-byte characters. */
const ROW = '<script nonce="@">go("nonce=")</script><li class="game">Örebro – Алматы 2:1 <b data-coef="1850">1.85</b></li>';
const DOCUMENT = `<!doctype html>${ROW.repeat(400)}</html>`;
const withNonce = (nonce: string): string => DOCUMENT.replaceAll('@', nonce);

const read = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body } as const;

it.each(['br', 'gzip', 'identity'] as const)(
  '[SEC-1] %s contains the text with the nonce of each response in every place',
  async (encoding) => {
    const body = await joinedBody(withNonce(MARK), MARK);

    for (let times = 0; times < 50; times++) {
      const nonce = makeNonce();
      const sent = await body.write(nonce, encoding);
      expect(sent.encoding).toBe(encoding);
      expect(read[encoding](sent.body).toString()).toBe(withNonce(nonce));
    }
  },
);

it('[SRV-3] holds only the encodings that were asked for, and they are far smaller than the text', async () => {
  const body = await joinedBody(withNonce(MARK), MARK);
  const sizeAs = async (encoding: 'br' | 'gzip' | 'identity') => (await body.write(makeNonce(), encoding)).body.length;

  const text = await sizeAs('identity');
  expect(text).toBe(Buffer.byteLength(withNonce(MARK)));
  const br = await sizeAs('br');
  // Two fifths of it are nonces, which cannot be compressed.
  expect(br).toBeLessThan(0.6 * text);
  expect(body.bytes()).toBe(br);
  expect(await sizeAs('gzip')).toBe(await sizeAs('gzip'));
  expect(body.bytes()).toBe(br + (await sizeAs('gzip')));
});

it('[SEC-1] handles a text without a nonce, and one of nonces only', async () => {
  for (const text of ['plain', '', '@', '@@', 'a@@b', '\u0001@\u0001\u0001@']) {
    const body = await joinedBody(text.replaceAll('@', MARK), MARK);
    const nonce = makeNonce();
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const sent = await body.write(nonce, encoding);
      expect(read[sent.encoding](sent.body).toString()).toBe(text.replaceAll('@', nonce));
    }
  }
});
