import { amountOfText } from './amount-of-text.ts';

it.each([
  ['50', 2, 5_000],
  ['12,50', 2, 1_250],
  ['12.5', 2, 1_250],
  ['١٢٫٥', 2, 1_250],
  ['0', 2, 0],
  ['1.234', 3, 1_234],
  ['1,000', 2, null],
  ['1.000.000', 2, null],
  ['12,5', 0, null],
  ['', 2, null],
  ['-5', 2, null],
  ['ten', 2, null],
])('[RG-10] reads %p with %i decimals as %p', (text, exponent, amount) => {
  expect(amountOfText(text, exponent)).toBe(amount);
});
