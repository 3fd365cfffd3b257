import { PassThrough, type Duplex } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** Fast levels: a document is compressed for one visitor, and its head must not wait. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 5;

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that a browser accepts. */
export function encodingOf(acceptEncoding: string | undefined): Encoding {
  const offered = (acceptEncoding ?? '').split(',').map((part) => part.trim().split(';'));
  const takes = (name: string): boolean => offered.some(([token, quality]) => token === name && quality?.trim() !== 'q=0');
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

/** A compression stream; `flush` sends what is buffered, so that the browser reads the head while the rest is rendered. */
export function createEncoder(encoding: Encoding): Duplex & { flush?: () => void } {
  if (encoding === 'br') return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  if (encoding === 'gzip') return createGzip({ level: GZIP_LEVEL });
  return new PassThrough();
}
