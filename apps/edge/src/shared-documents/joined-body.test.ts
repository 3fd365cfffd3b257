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
      const sent = body.write(nonce, encoding);
      expect(sent.encoding).toBe(encoding);
      expect(read[encoding](sent.body).toString()).toBe(withNonce(nonce));
    }
  },
);

it('is far smaller than the text, and reports its size', async () => {
  const body = await joinedBody(withNonce(MARK), MARK);
  const sizeAs = (encoding: 'br' | 'gzip' | 'identity') => body.write(makeNonce(), encoding).body.length;

  expect(sizeAs('identity')).toBe(Buffer.byteLength(withNonce(MARK)));
  // Two fifths of it are nonces, which cannot be compressed.
  expect(sizeAs('br')).toBeLessThan(0.6 * sizeAs('identity'));
  expect(body.bytes).toBe(sizeAs('identity') + sizeAs('gzip') + sizeAs('br'));
});

it('[SEC-1] handles a text without a nonce, and one of nonces only', async () => {
  for (const text of ['plain', '', '@', '@@', 'a@@b']) {
    const body = await joinedBody(text.replaceAll('@', MARK), MARK);
    const nonce = makeNonce();
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const sent = body.write(nonce, encoding);
      expect(read[sent.encoding](sent.body).toString()).toBe(text.replaceAll('@', nonce));
    }
  }
});
