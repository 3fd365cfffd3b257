import { digitOf, mixesDigits, plainDigits, withPlainDigits, zeroOf } from './digits.ts';

/** Zeros of the scripts of Unicode 15.0, from its file UnicodeData.txt (general category Nd, value 0). */
const ZEROS = [
  ...[0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0, 0xf20, 0x1040],
  ...[0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xa9f0],
  ...[0xaa50, 0xabf0, 0xff10, 0x104a0, 0x10d30, 0x11066, 0x110f0, 0x11136, 0x111d0, 0x112f0, 0x11450, 0x114d0, 0x11650, 0x116c0],
  ...[0x11730, 0x118e0, 0x11950, 0x11c50, 0x11d50, 0x11da0, 0x11f50, 0x16a60, 0x16ac0, 0x16b50, 0x1d7ce, 0x1d7d8, 0x1d7e2, 0x1d7ec],
  ...[0x1d7f6, 0x1e140, 0x1e2f0, 0x1e4f0, 0x1e950, 0x1fbf0],
];

it('[MON-6] reads the digits of every script', () => {
  for (const zero of ZEROS)
    for (let value = 0; value <= 9; value += 1) {
      const char = String.fromCodePoint(zero + value);
      expect([char, digitOf(char), zeroOf(char)]).toEqual([char, value, zero]);
    }
});

it.each(['', 'a', '½', '²', '①', '五', 'Ⅴ', '.', ' '])('[MON-6] %j is no digit', (char) => {
  expect([digitOf(char), zeroOf(char)]).toEqual([null, null]);
});

it.each([
  ['٠١٧١ ١٢٣', '0171 123'],
  ['۰۹۱۲', '0912'],
  ['१२३', '123'],
  ['０１-２', '01-2'],
  ['๑๒', '12'],
  ['𝟘𝟙', '01'],
  ['½ ² Ⅳ', '½ ² Ⅳ'],
])('[ID-27] digits of every script: %s is %s', (typed, plain) => {
  expect(withPlainDigits(typed)).toBe(plain);
});

it('[ID-27] every decimal digit of Unicode is read, each value equally often', () => {
  const counts = new Map<string, number>();
  for (let point = 0; point <= 0x10_ffff; point += 1) {
    const sign = point >= 0xd800 && point <= 0xdfff ? '' : String.fromCodePoint(point);
    if (/\p{Nd}/u.test(sign)) counts.set(plainDigits(sign), (counts.get(plainDigits(sign)) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(new Set(counts.values()).size).toBe(1);
});

it('[ID-27] drops everything but digits', () => {
  expect(plainDigits('١٢-34 ۵۶ x')).toBe('123456');
});

it.each([
  ['12 34', false],
  ['١٢٫٣', false],
  ['1٢', true],
  ['१٢', true],
  ['1２', true],
  ['', false],
])('[MON-6] whether %j mixes scripts: %j', (text, isMixed) => {
  expect(mixesDigits(text)).toBe(isMixed);
});
