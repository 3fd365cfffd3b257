import { typedCode } from './typed-code.ts';

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
