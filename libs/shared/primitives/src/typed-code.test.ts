import { plainDigits, withPlainDigits } from './digits.ts';
import { typedCode } from './typed-code.ts';

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

it.each([
  [' spring–26 ', 'SPRING26'],
  ['ＳＰＲＩＮＧ２６', 'SPRING26'],
  ['spring ٢٦', 'SPRING26'],
  ['spring\u00a0२६', 'SPRING26'],
  ['fİrstwhıstle', 'FIRSTWHISTLE'],
  ['sp\u00adring\u200b26', 'SPRING26'],
  ['spring\u221226', 'SPRING26'],
  ['ете\u0301-e\u0301', 'ЕТЕ\u0301E\u0301'],
])('[CP-28] [CP-31] [AC-11] the code %p is compared as %p', (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});
