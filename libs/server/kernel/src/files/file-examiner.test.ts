import jpeg from 'jpeg-js';
import { crc32, deflateSync } from 'node:zlib';
import { openHelpers } from '../helpers/helper.ts';
import { answer } from './examine.process.ts';
import { openFileExaminer } from './file-examiner.ts';

const segment = (marker: number, ...body: readonly number[]): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, Buffer.from(body)]);
};
const sized = (side: number) => [side >> 8, side & 255, side >> 8, side & 255];
/** Marks a whole plane as empty; a scan with it has 16 bytes but costs a pass over all pixels. */
const EMPTY = Buffer.from([0x4e, 0x00, 0x9c, 0x01, 0x38, 0x07]);

/** A progressive JPEG with this number of scans. */
function inScans(scans: number, side: number): Buffer {
  const tables = Buffer.concat([
    segment(0xdb, 0, ...Array<number>(64).fill(1)),
    segment(0xc2, 8, ...sized(side), 1, 1, 0x11, 0),
    segment(0xc4, 0x10, 1, ...Array<number>(15).fill(0), 0xe0),
  ]);
  const scan = Buffer.concat([segment(0xda, 1, 1, 0, 1, 63, 0), EMPTY]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), tables, ...Array<Buffer>(scans).fill(scan), Buffer.from([0xff, 0xd9])]);
}

function drawn({ width, height }: { width: number; height: number }): Buffer {
  return Buffer.from(jpeg.encode({ data: Buffer.alloc(width * height * 4, 120), width, height }, 80).data);
}

const chunk = (name: string, body: Buffer): Buffer => {
  const data = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(data));
  return Buffer.concat([length, data, sum]);
};
/** A grey PNG whose pixel data inflates to `unpacked` bytes. */
function png({ width, height, unpacked }: { width: number; height: number; unpacked: number }): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(unpacked))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const problemOf = (kind: 'document' | 'attachment', bytes: Buffer) => {
  const examined = answer({ kind, bytes });
  return 'problem' in examined ? examined.problem : examined.type;
};

it.each([
  ['a picture', drawn({ width: 420, height: 400 }), 'image/jpeg'],
  ['ten scans, as cameras write', inScans(10, 400), 'image/jpeg'],
  ['21 scans', inScans(21, 400), 'large'],
  ['8,000 scans in 128 kB', inScans(8000, 2232), 'large'],
  ['more than five megapixels', inScans(1, 2300), 'large'],
  ['no pixels', inScans(1, 0), 'large'],
  ['one side below 400', drawn({ width: 399, height: 900 }), 'small'],
  [
    'two frames',
    Buffer.concat([inScans(1, 400).subarray(0, -2), segment(0xc0, 8, ...sized(400), 1, 1, 0x11, 0), inScans(1, 400).subarray(2)]),
    'broken',
  ],
  [
    'a lossless frame',
    Buffer.from(inScans(1, 400).map((byte, at, all) => (byte === 0xc2 && all[at - 1] === 0xff ? 0xc3 : byte))),
    'broken',
  ],
  ['truncated data', drawn({ width: 420, height: 400 }).subarray(0, 900), 'broken'],
  ['a PNG', png({ width: 500, height: 500, unpacked: 500 * 501 }), 'type'],
])('[AC-09] [SEC-6] examines a document, %s: %s', (_, bytes, expected) => {
  expect(problemOf('document', bytes)).toBe(expected);
});

it.each([
  ['a PNG', png({ width: 500, height: 500, unpacked: 500 * 501 }), 'image/png'],
  ['a PNG of 17 megapixels', png({ width: 4250, height: 4000, unpacked: 100 }), 'large'],
  ['a PNG that inflates to 60 times its pixels', png({ width: 100, height: 100, unpacked: 600_000 }), 'broken'],
  ['a PNG with too little pixel data', png({ width: 100, height: 100, unpacked: 9_000 }), 'broken'],
  ['a JPEG', inScans(10, 1000), 'image/jpeg'],
  ['a JPEG of 5,000 scans', inScans(5000, 1000), 'large'],
  ['a JPEG without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xd9]), 'broken'],
  ['a plain PDF', Buffer.from('%PDF-1.7 1 0 obj %%EOF'), 'application/pdf'],
  ['an HTML page', Buffer.from('<html></html>'), 'type'],
])('[AC-04] [SEC-6] examines an attachment, %s: %s', (_, bytes, expected) => {
  expect(problemOf('attachment', bytes)).toBe(expected);
});

it('[AC-09] [SEC-6] examines files in a helper process and re-encodes documents', async () => {
  const helpers = openHelpers();
  const { examine } = openFileExaminer(helpers.open);
  const bytes = Buffer.concat([drawn({ width: 420, height: 400 }), Buffer.from('GPS 51.5')]);

  const examined = await examine({ kind: 'document', bytes });
  expect(await examine({ kind: 'attachment', bytes: Buffer.from('<svg/>') })).toEqual({ problem: 'type' });
  helpers.close();

  if ('problem' in examined) throw new Error(examined.problem);
  const { width, height } = jpeg.decode(examined.content);
  expect([examined.type, width, height]).toEqual(['image/jpeg', 420, 400]);
  expect(Buffer.from(examined.content).includes('GPS')).toBe(false);
});
