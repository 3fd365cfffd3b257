import { crc32 } from 'node:zlib';
import { cleanFile } from './clean-file.ts';

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, sum]);
};
const START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEAD = chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]));
const DATA = chunk('IDAT', Buffer.from([0x78, 0x9c, 0x63, 0x60, 0, 0, 0, 2, 0, 1]));
const END = chunk('IEND', Buffer.alloc(0));
const PLACE = chunk('tEXt', Buffer.from('Location\0home'));
const PICTURE = Buffer.concat([START, HEAD, PLACE, DATA, END]);

it('[AC-04] [SEC-5] keeps only the chunks of a PNG that draw it, without text and trailing data', () => {
  const clean = cleanFile(Buffer.concat([PICTURE, Buffer.from('<script>alert(1)</script>')]));
  expect(clean).toEqual({ type: 'image/png', content: Buffer.concat([START, HEAD, DATA, END]) });
});

it('[AC-04] [SEC-5] removes comments and private segments from a JPEG', () => {
  const part = (marker: number, text: string) => Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text)]);
  const drawn = Buffer.concat([Buffer.from([0xff, 0xda, 0, 2]), Buffer.from([1, 0xff, 0, 2]), Buffer.from([0xff, 0xd9])]);
  const begin = Buffer.from([0xff, 0xd8]);
  const clean = cleanFile(Buffer.concat([begin, part(0xe1, 'place'), part(0xfe, 'note'), part(0xdb, 'table'), drawn]));
  expect(clean).toEqual({ type: 'image/jpeg', content: Buffer.concat([begin, part(0xdb, 'table'), drawn]) });
});

it.each([
  ['an HTML page', Buffer.from('<html><script>alert(1)</script>')],
  ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a PNG without an end', Buffer.concat([START, HEAD, DATA])],
  ['a PNG with a wrong checksum', Buffer.concat([START, HEAD, DATA.with(-1, (DATA.at(-1) ?? 0) ^ 1) as unknown as Buffer, END])],
  ['a PDF that runs a script', Buffer.from('%PDF-1.7 /OpenAction << /JavaScript (app.alert(1)) >> %%EOF')],
  ['an empty file', Buffer.alloc(0)],
])('[AC-04] [SEC-5] refuses %s', (_, file) => {
  expect(cleanFile(Buffer.from(file))).toBeNull();
});
