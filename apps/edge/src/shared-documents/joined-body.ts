import { promisify } from 'node:util';
import { brotliDecompress, constants, crc32, createBrotliCompress, deflateRaw, type ZlibOptions } from 'node:zlib';
import type { Encoding } from '../http/compress.ts';
import { makeNonce, NONCE_END } from '../http/security-headers.ts';

/** A text that is compressed once and sent to many, each time with another nonce. */
export interface JoinedBody {
  /** Its memory in bytes. */
  bytes: number;
  /** The encoded text with this nonce. Its encoding may differ from the requested one, if that cannot be joined. */
  write: (nonce: string, encoding: Encoding) => { body: Buffer; encoding: Encoding };
}

/** Higher than for a single visitor: this runs once for all of them, off the event loop. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** Size of the gzip trailer: checksum and length. */
const GZIP_TAIL = 8;
/** An empty final Deflate block. */
const DEFLATE_END = Buffer.from([1, 0, 0, 0xff, 0xff]);
/** An empty final Brotli block. */
const BROTLI_END = Buffer.from([3]);

const inflateBrotli = promisify(brotliDecompress);
const deflate = promisify<Buffer, ZlibOptions, Buffer>(deflateRaw);

/** The whole with some nonce, and the nonce's positions: a response is a copy with another nonce. */
interface Template {
  whole: Buffer;
  places: readonly number[];
}

const NONCE_LENGTH = makeNonce().length;

/** Joins pieces with a nonce between each two. @param head - the encoding's header before each nonce. */
function templateOf(
  pieces: readonly Buffer[],
  { head, before = [], after = [] }: { head?: Buffer; before?: Buffer[]; after?: Buffer[] },
): Template {
  const between = [...(head === undefined ? [] : [head]), Buffer.alloc(NONCE_LENGTH)];
  const parts = [...before, ...pieces.flatMap((piece, at) => (at === 0 ? [piece] : [...between, piece])), ...after];
  const places: number[] = [];
  let size = 0;
  for (const part of parts) {
    if (part === between.at(-1)) places.push(size);
    size += part.length;
  }
  return { whole: Buffer.concat(parts), places };
}

function filled({ whole, places }: Template, nonce: string): Buffer {
  const body = Buffer.from(whole);
  for (const place of places) body.write(nonce, place, 'latin1');
  return body;
}

/** Header of a Deflate block that stores a nonce uncompressed. */
function storedHead(): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(NONCE_LENGTH, 1);
  head.writeUInt16LE(~NONCE_LENGTH & 0xffff, 3);
  return head;
}

/** Header of a Brotli meta-block that stores a nonce: not the last one, 16 bits of length minus one, uncompressed. */
function uncompressedHead(): Buffer {
  const head = Buffer.alloc(3);
  head.writeUIntLE(((NONCE_LENGTH - 1) << 3) | (1 << 19), 0, 3);
  return head;
}

/** Independently compressed pieces, each ending on a byte boundary. */
const deflated = (pieces: readonly Buffer[]): Promise<Buffer[]> =>
  Promise.all(pieces.map((piece) => deflate(piece, { level: GZIP_LEVEL, finishFlush: constants.Z_FULL_FLUSH })));

/**
 * Pieces of one stream, each ending on a byte boundary. The encoder gets unrelated placeholders in the places of the nonces, and their
 * output is left out.
 */
async function brotliPieces(pieces: readonly Buffer[]): Promise<Buffer[]> {
  const encoder = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  let held: Buffer[] = [];
  encoder.on('data', (chunk: Buffer) => held.push(chunk));
  const part = (data: Buffer): Promise<Buffer> =>
    new Promise((done, fail) => {
      encoder.once('error', fail);
      if (data.length > 0) encoder.write(data);
      encoder.flush(constants.BROTLI_OPERATION_FLUSH, () => {
        encoder.off('error', fail);
        const made = Buffer.concat(held);
        held = [];
        done(made);
      });
    });
  const made: Buffer[] = [];
  for (const [at, piece] of pieces.entries()) {
    if (at > 0) await part(Buffer.from(makeNonce()));
    made.push(await part(piece));
  }
  encoder.destroy();
  return made;
}

/**
 * Whether the joined stream decodes to the text for any nonce: a back-reference into a nonce, or an encoder state that differs from the
 * decoder's, gives a wrong text for at least one of two nonces that differ in every character.
 */
async function isSound(brotli: Template, plain: Template): Promise<boolean> {
  for (const letter of ['A', 'z']) {
    const nonce = letter.repeat(NONCE_LENGTH - NONCE_END.length) + NONCE_END;
    const text = await inflateBrotli(filled(brotli, nonce)).catch(() => undefined);
    if (text === undefined || !text.equals(filled(plain, nonce))) return false;
  }
  return true;
}

/**
 * Compresses a text once for all visitors.
 *
 * @param text - the whole, with `mark` in each place of a nonce; no visitor input may equal it.
 * @spec SEC-1
 */
export async function joinedBody(text: string, mark: string): Promise<JoinedBody> {
  const pieces = text.split(mark).map((piece) => Buffer.from(piece));
  const [ofGzip, ofBrotli] = await Promise.all([deflated(pieces), brotliPieces(pieces)]);
  const plain = templateOf(pieces, {});
  const gzip = templateOf(ofGzip, { head: storedHead(), before: [GZIP_HEADER], after: [DEFLATE_END, Buffer.alloc(GZIP_TAIL)] });
  const brotli = templateOf(ofBrotli, { head: uncompressedHead(), after: [BROTLI_END] });
  const hasBrotli = await isSound(brotli, plain);
  const asGzip = (nonce: string): Buffer => {
    const body = filled(gzip, nonce);
    body.writeUInt32LE(crc32(filled(plain, nonce)), body.length - GZIP_TAIL);
    body.writeUInt32LE(plain.whole.length, body.length - GZIP_TAIL / 2);
    return body;
  };
  return {
    bytes: plain.whole.length + gzip.whole.length + (hasBrotli ? brotli.whole.length : 0),
    write: (nonce, requested) => {
      const encoding = requested === 'br' && !hasBrotli ? 'gzip' : requested;
      if (encoding === 'br') return { body: filled(brotli, nonce), encoding };
      return { body: encoding === 'gzip' ? asGzip(nonce) : filled(plain, nonce), encoding };
    },
  };
}
