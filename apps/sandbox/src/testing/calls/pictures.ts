import { crc32, deflateSync } from 'node:zlib';

const segment = (marker: number, ...body: readonly number[]): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, Buffer.from(body)]);
};
/** Three end-of-band runs, which together mark every block of the plane as empty. */
const EMPTY = Buffer.from([0x4e, 0x00, 0x9c, 0x01, 0x38, 0x07]);
const JPEG_END = Buffer.from([0xff, 0xd9]);

/** A progressive JPEG in which each scan takes 16 bytes and covers the whole picture. @param scans - number of scans. */
export function jpegOfScans(scans: number, side = 2232): Buffer {
  const tables = [
    segment(0xdb, 0, ...Array<number>(64).fill(1)),
    segment(0xc2, 8, side >> 8, side & 255, side >> 8, side & 255, 1, 1, 0x11, 0),
  ];
  const codes = segment(0xc4, 0x10, 1, ...Array<number>(15).fill(0), 0xe0);
  const scan = Buffer.concat([segment(0xda, 1, 1, 0, 1, 63, 0), EMPTY]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...tables, codes, ...Array<Buffer>(scans).fill(scan), JPEG_END]);
}

const chunk = (name: string, body: Buffer): Buffer => {
  const data = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  check.writeUInt32BE(crc32(data));
  return Buffer.concat([length, data, check]);
};

/** A greyscale PNG of `side` by `side` pixels in one colour: a few kilobytes that decompress to one byte per pixel. */
export function noisyPng(side = 2000): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const points = deflateSync(Buffer.alloc(side * (side + 1)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', points),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
