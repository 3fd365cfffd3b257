import { Email } from './codes.ts';

const isEmail = (text: string): boolean => Email.safeParse(text).success;

it.each([['anna@example.com'], ['a@b.c'], ['anna@..x'], ['анна＠пример。рф'], ['a.b@sub.example.co']])(
  '[ID-06] takes %s for an e-mail address',
  (text) => expect(isEmail(text)).toBe(true),
);

it.each([['anna'], ['anna@example'], ['anna@.com'], ['anna@example.'], ['@example.com'], ['anna@example.com@b.c'], ['an na@example.com']])(
  '[ID-06] refuses %s as an e-mail address',
  (text) => expect(isEmail(text)).toBe(false),
);

it('[ID-06] [SEC-7] reads an address as the pattern that names a dot between two characters', () => {
  const PATTERN = /^[^\s@＠]+[@＠][^\s@＠]+[.．。｡][^\s@＠]+$/;
  const signs = ['a', '.', '@', '。', ' '];
  const texts = Array.from({ length: signs.length ** 6 }, (_, nth) =>
    Array.from({ length: 6 }, (_, at) => signs[Math.floor(nth / signs.length ** at) % signs.length]).join(''),
  );
  expect(texts.filter((text) => isEmail(text) !== PATTERN.test(text))).toEqual([]);
});
