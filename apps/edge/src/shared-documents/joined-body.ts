import { promisify } from 'node:util';
import {
  brotliDecompress,
  type BrotliOptions,
  constants,
  crc32,
  createBrotliCompress,
  deflateRaw,
  gunzip,
  type ZlibOptions,
} from 'node:zlib';
import type { Encoding } from '../http/compress.ts';
import { makeNonce, NONCE_END } from '../http/security-headers.ts';
import { joinedChecksum } from './joined-checksum.ts';

/** A text that is compressed once and sent to many, each time with another nonce. */
export interface JoinedBody {
  /** The CRC-32 of the text without its nonces. */
  checksum: number;
  /** Memory of the encodings that were asked for. */
  bytes: () => number;
  /** The encoded text with this nonce. Its encoding may differ from the requested one, if that cannot be joined. */
  write: (nonce: string, encoding: Encoding) => Promise<{ body: Buffer; encoding: Encoding }>;
}

/** Higher than for a single visitor: this runs once for all of them, off the event loop. */
const BROTLI_QUALITY = 5;
const SMALLEST_WINDOW = 16;
const LARGEST_WINDOW = 22;
const GZIP_LEVEL = 6;

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const SMALLEST_CHUNK = 64;
/** Size of the gzip trailer: checksum and length. */
const GZIP_TAIL = 8;
/** An empty final Deflate block. */
const DEFLATE_END = Buffer.from([1, 0, 0, 0xff, 0xff]);
/** An empty final Brotli block. */
const BROTLI_END = Buffer.from([3]);

const inflateBrotli = promisify<Buffer, BrotliOptions, Buffer>(brotliDecompress);
const inflateGzip = promisify(gunzip);
const deflate = promisify<Buffer, ZlibOptions, Buffer>(deflateRaw);

/** The whole with some nonce, and the nonce's positions: a response is a copy with another nonce. */
interface Template {
  whole: Buffer;
  places: readonly number[];
}

const NONCE_LENGTH = makeNonce().length;

/** Bytes of the text with its nonces. */
const lengthOf = (pieces: readonly Buffer[]): number =>
  pieces.reduce((sum, piece) => sum + piece.length, NONCE_LENGTH * (pieces.length - 1));

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
  const size = lengthOf(pieces);
  const encoder = createBrotliCompress({
    // Each write ends on a byte boundary.
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
      // The memory that the encoder clears at its start.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(size + 1)), SMALLEST_WINDOW), LARGEST_WINDOW),
    },
  });
  let held: Buffer[] = [];
  encoder.on('data', (chunk: Buffer) => held.push(chunk));
  const failed = new Promise<never>((_, fail) => encoder.once('error', fail));
  const part = async (data: Buffer): Promise<Buffer> => {
    if (data.length > 0) await Promise.race([failed, new Promise<void>((done) => encoder.write(data, () => done()))]);
    const made = Buffer.concat(held);
    held = [];
    return made;
  };
  const made: Buffer[] = [];
  for (const [at, piece] of pieces.entries()) {
    if (at > 0) await part(Buffer.from(makeNonce()));
    made.push(await part(piece));
  }
  encoder.destroy();
  return made;
}

/** A character that no document contains, and letters for a text that does. */
const FOREIGN = '\u0001';
const LETTERS = ['A', 'z'];

/**
 * Whether the joined stream decodes to the text for any nonce: a back-reference into a nonce, or an encoder state that differs from the
 * decoder's, gives a wrong text for a nonce that differs from every other part of the text, or for at least one of two nonces that differ in
 * every character.
 */
async function isSound(brotli: Template, pieces: readonly Buffer[]): Promise<boolean> {
  const plain = templateOf(pieces, {});
  for (const letter of pieces.some((piece) => piece.includes(FOREIGN)) ? LETTERS : [FOREIGN]) {
    const nonce = letter.repeat(NONCE_LENGTH - NONCE_END.length) + NONCE_END;
    // In one piece, since each piece is a task of another thread.
    const text = await inflateBrotli(filled(brotli, nonce), { chunkSize: Math.max(plain.whole.length, SMALLEST_CHUNK) }).catch(
      () => undefined,
    );
    if (text === undefined || !text.equals(filled(plain, nonce))) return false;
  }
  return true;
}

/** An encoded text, its length, and how a response is made of it. */
interface Encoded {
  encoding: 'br' | 'gzip';
  template: Template;
  write: (nonce: string) => Buffer;
}

async function asGzip(pieces: readonly Buffer[]): Promise<Encoded> {
  const template = templateOf(await deflated(pieces), {
    ...{ head: storedHead(), before: [GZIP_HEADER], after: [DEFLATE_END, Buffer.alloc(GZIP_TAIL)] },
  });
  const checksum = joinedChecksum(pieces, NONCE_LENGTH);
  const length = lengthOf(pieces);
  const write = (nonce: string): Buffer => {
    const body = filled(template, nonce);
    body.writeUInt32LE(checksum(nonce), body.length - GZIP_TAIL);
    body.writeUInt32LE(length, body.length - GZIP_TAIL / 2);
    return body;
  };
  return { encoding: 'gzip', template, write };
}

/** Undefined if the text cannot be joined in Brotli. */
async function asBrotli(pieces: readonly Buffer[]): Promise<Encoded | undefined> {
  const template = templateOf(await brotliPieces(pieces), { head: uncompressedHead(), after: [BROTLI_END] });
  const write = (nonce: string): Buffer => filled(template, nonce);
  return (await isSound(template, pieces)) ? { encoding: 'br', template, write } : undefined;
}

/**
 * Compresses a text for all visitors, once in each encoding that one of them asks for. The text itself is not kept: the rare visitor without
 * compression gets it decompressed.
 *
 * @param text - the whole, with `mark` in each place of a nonce; no visitor input may equal it.
 * @spec SEC-1
 */
export async function joinedBody(text: string, mark: string): Promise<JoinedBody> {
  const pieces = text.split(mark).map((piece) => Buffer.from(piece));
  const checksum = pieces.reduce((sum, piece) => crc32(piece, sum), 0);
  const first = await encodedFirst(pieces);
  const plain = (nonce: string): Promise<Buffer> =>
    first.encoding === 'br' ? inflateBrotli(first.write(nonce), {}) : inflateGzip(first.write(nonce));
  let bytes = first.template.whole.length;
  const makeGzip = async (): Promise<Encoded> => {
    const made = await asGzip(splitAt(await plain(mark), Buffer.from(mark)));
    bytes += made.template.whole.length;
    return made;
  };
  let gzip: Promise<Encoded> | undefined;
  return {
    checksum,
    bytes: () => bytes,
    write: async (nonce, requested) => {
      if (requested === 'identity') return { body: await plain(nonce), encoding: requested };
      if (requested === first.encoding || first.encoding === 'gzip') return { body: first.write(nonce), encoding: first.encoding };
      gzip ??= makeGzip();
      return { body: (await gzip).write(nonce), encoding: 'gzip' };
    },
  };
}

const encodedFirst = async (pieces: readonly Buffer[]): Promise<Encoded> => (await asBrotli(pieces)) ?? (await asGzip(pieces));

function splitAt(whole: Buffer, mark: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  let start = 0;
  for (let at = whole.indexOf(mark); at >= 0; at = whole.indexOf(mark, start)) {
    pieces.push(whole.subarray(start, at));
    start = at + mark.length;
  }
  return [...pieces, whole.subarray(start)];
}
