import { crc32 } from 'node:zlib';
import { joinedChecksum } from './joined-checksum.ts';

it.each([
  ['one piece', ['a text without a nonce']],
  ['two pieces', ['before ', ' after']],
  ['many, some empty', ['', 'x', '', 'Алматы'.repeat(9_999), 'end', '']],
])('is the CRC-32 of the joined text: %s', (_what, texts) => {
  const checksum = joinedChecksum(
    texts.map((text) => Buffer.from(text)),
    8,
  );
  for (const nonce of ['00000000', 'aB+/9z==', '\u007f~~~~~~ ']) expect(checksum(nonce)).toBe(crc32(texts.join(nonce)));
});

it('of a known text', () => {
  expect(joinedChecksum([Buffer.from('123'), Buffer.from('789')], 3)('456')).toBe(0xcbf43926);
});
