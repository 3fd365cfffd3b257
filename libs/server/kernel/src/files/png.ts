import { crc32, inflateSync } from 'node:zlib';

export const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Chunks that draw the picture. Text, time, colour profiles, further frames and private chunks are dropped. */
const KEPT: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
const CHUNK_FRAME = 12;

interface Chunk {
  name: string;
  /** The whole chunk, including length and checksum. */
  bytes: Buffer;
}

/** Chunks up to `IEND`; bytes after it are ignored. Null for an invalid PNG. */
function chunksOf(file: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let at = PNG_START.length; at + CHUNK_FRAME <= file.length;) {
    const end = at + CHUNK_FRAME + file.readUInt32BE(at);
    if (end > file.length) return null;
    const name = file.toString('latin1', at + 4, at + 8);
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return null;
    if ((at === PNG_START.length) !== (name === 'IHDR')) return null;
    chunks.push({ name, bytes: file.subarray(at, end) });
    if (name === 'IEND') return chunks;
    at = end;
  }
  return null;
}

/** Rebuilds a PNG from the chunks that draw it. Null when it is broken. */
export function cleanPng(file: Buffer): Buffer | null {
  const chunks = chunksOf(file);
  return chunks && Buffer.concat([PNG_START, ...chunks.filter(({ name }) => KEPT.has(name)).map(({ bytes }) => bytes)]);
}

/** Samples per pixel by colour type. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const IHDR_BYTES = 13;

/** Size of a picture from its `IHDR`; null when that is invalid. */
export function pngSize(file: Buffer): { width: number; height: number; pointBits: number } | null {
  const [head] = chunksOf(file) ?? [];
  const data = head?.bytes.subarray(8, -4);
  if (data?.length !== IHDR_BYTES) return null;
  const samples = SAMPLES[data[9] ?? -1];
  if (samples === undefined) return null;
  return { width: data.readUInt32BE(0), height: data.readUInt32BE(4), pointBits: samples * (data[8] ?? 0) };
}

/** Passes of an interlaced picture (Adam7); together they have at most this many times the rows of a plain one. */
const PASSES = 7;

/** Whether the pixel data inflates to the length that the size requires. Inflating stops beyond that length. */
export function isPngSound(file: Buffer): boolean {
  const size = pngSize(file);
  const chunks = chunksOf(file);
  if (size === null || chunks === null) return false;
  const packed = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ bytes }) => bytes.subarray(8, -4)));
  const least = size.height * (1 + Math.ceil((size.width * size.pointBits) / 8));
  try {
    return inflateSync(packed, { maxOutputLength: least + PASSES * size.height * 2 }).length >= least;
  } catch {
    return false;
  }
}
