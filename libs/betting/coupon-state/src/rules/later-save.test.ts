import { laterSave, nextAt, readAt, readKept } from './later-save.ts';

it.each([
  ['the second place, which is later', { text: 'old', at: 10 }, { text: 'new', at: 11 }, 'new'],
  ['local storage, which is later', { text: 'new', at: 12 }, { text: 'old', at: 11 }, 'new'],
  ['local storage of the same moment', { text: 'first', at: 10 }, { text: 'second', at: 10 }, 'first'],
  ['local storage when there is no other', { text: 'first', at: 0 }, null, 'first'],
  ['an empty coupon that is later', { text: 'old', at: 10 }, { text: null, at: 11 }, null],
  ['the second place when local storage is gone', { text: null, at: 0 }, { text: 'second', at: 1 }, 'second'],
] as const)('[CPN-1] the coupon comes from %s', (_, first, second, expected) => {
  expect(laterSave(first, second).text).toBe(expected);
});

it('[CPN-1] a clock that was set back makes no save earlier than the one before', () => {
  expect([nextAt(50, 10), nextAt(50, 50), nextAt(50, 99)]).toEqual([50, 51, 100]);
});

it.each([
  [null, 0],
  ['', 0],
  ['-1', 0],
  ['1e3', 0],
  ['1.5', 0],
  ['1795000000000', 1_795_000_000_000],
  ['9999999999999999', 0],
])('[CPN-4] the time %j of local storage is read as %d', (text, expected) => {
  expect(readAt(text)).toBe(expected);
});

it.each([
  [undefined, null],
  [null, null],
  ['{}', null],
  [{ text: 7, at: 1 }, null],
  [{ text: 'x', at: 0 }, null],
  [{ text: 'x', at: 1.5 }, null],
  [{ text: 'x' }, null],
  [
    { text: null, at: 3 },
    { text: null, at: 3 },
  ],
  [
    { text: 'x', at: 3, more: 1 },
    { text: 'x', at: 3 },
  ],
])('[CPN-4] what the second place holds, %j, is read as %j', (raw, expected) => {
  expect(readKept(raw)).toEqual(expected);
});
