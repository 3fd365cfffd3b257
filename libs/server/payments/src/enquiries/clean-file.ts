import { crc32 } from 'node:zlib';

export type FileType = 'image/png' | 'image/jpeg' | 'application/pdf';
/** A file that may be kept: its type by its content, and the bytes that are left of it. */
export interface CleanFile {
  type: FileType;
  content: Buffer;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** What draws the picture. Text, time, colour profiles and everything private is left out. */
const PNG_PARTS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
const CHUNK_FRAME = 12;

/** Rebuilds a PNG from the parts that draw it. Null when it is broken or goes on after its end. */
function cleanPng(file: Buffer): Buffer | null {
  const parts: Buffer[] = [PNG];
  for (let at = PNG.length; at + CHUNK_FRAME <= file.length;) {
    const length = file.readUInt32BE(at);
    const end = at + CHUNK_FRAME + length;
    if (end > file.length) return null;
    const name = file.toString('latin1', at + 4, at + 8);
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return null;
    if ((at === PNG.length) !== (name === 'IHDR')) return null;
    if (PNG_PARTS.has(name)) parts.push(file.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(parts);
    at = end;
  }
  return null;
}

const JPEG_START = 0xd8;
const JPEG_END = 0xd9;
const JPEG_SCAN = 0xda;
/** APP0 names the format; of APP1 to APP15 and comments (where the place is written and anything can hide) nothing is kept. */
const isDropped = (marker: number) => (marker > 0xe0 && marker <= 0xef) || marker === 0xfe;

/** Where the data of a scan ends: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = from; at + 1 < file.length; at += 1) {
    const next = file[at + 1] ?? 0;
    if (file[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return -1;
}

/** Rebuilds a JPEG from the parts that draw it. Null when it is broken. */
function cleanJpeg(file: Buffer): Buffer | null {
  const parts = [file.subarray(0, 2)];
  for (let at = 2; at + 4 <= file.length || file[at + 1] === JPEG_END;) {
    if (file[at] !== 0xff) return null;
    const marker = file[at + 1] ?? 0;
    if (marker === JPEG_END) return Buffer.concat([...parts, file.subarray(at, at + 2)]);
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end > file.length) return null;
    const until = marker === JPEG_SCAN ? endOfScan(file, end) : end;
    if (until < 0) return null;
    if (!isDropped(marker)) parts.push(file.subarray(at, until));
    at = until;
  }
  return null;
}

/** A PDF is kept as it is and only ever saved, never shown; one that can run or open something is refused. */
function cleanPdf(file: Buffer): Buffer | null {
  const text = file.toString('latin1');
  if (!text.includes('%%EOF')) return null;
  return /\/(?:JavaScript|JS|Launch|EmbeddedFile|OpenAction|RichMedia)\b/.test(text) ? null : file;
}

/**
 * What may be kept of an uploaded file. Its name and what the sender says of it count for nothing.
 *
 * @returns null for anything that is no sound picture or plain document.
 * @spec AC-04
 */
export function cleanFile(file: Buffer): CleanFile | null {
  const of = (type: FileType, content: Buffer | null) => (content === null ? null : { type, content });
  if (file.subarray(0, PNG.length).equals(PNG)) return of('image/png', cleanPng(file));
  if (file[0] === 0xff && file[1] === JPEG_START) return of('image/jpeg', cleanJpeg(file));
  return file.subarray(0, 5).toString('latin1') === '%PDF-' ? of('application/pdf', cleanPdf(file)) : null;
}
