import { laterSave, nextAt, readAt, readKept } from './later-save.ts';

it.each([
  ['the second store if it is newer', { text: 'old', at: 10 }, { text: 'new', at: 11 }, 'new'],
  ['local storage if it is newer', { text: 'new', at: 12 }, { text: 'old', at: 11 }, 'new'],
  ['local storage if both are from the same moment', { text: 'first', at: 10 }, { text: 'second', at: 10 }, 'first'],
  ['local storage if there is no other copy', { text: 'first', at: 0 }, null, 'first'],
  ['the newer copy, an empty coupon', { text: 'old', at: 10 }, { text: null, at: 11 }, null],
  ['the second store if local storage is empty', { text: null, at: 0 }, { text: 'second', at: 1 }, 'second'],
] as const)('[CPN-1] restores %s', (_, first, second, expected) => {
  expect(laterSave(first, second).text).toBe(expected);
});

it('[CPN-1] a save is never earlier than the one before, even if the clock was set back', () => {
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
])('[CPN-4] parses the time %j in local storage as %d', (text, expected) => {
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
])('[CPN-4] parses %j in the second store as %j', (raw, expected) => {
  expect(readKept(raw)).toEqual(expected);
});
