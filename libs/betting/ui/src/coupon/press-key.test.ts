import { pressKey } from './press-key.ts';

it.each([
  ['replaces what is selected', '150.00', 0, 6, '2', '2', 1],
  ['adds at the caret', '2', 1, 1, '5', '25', 2],
  ['adds the point', '2', 1, 1, '.', '2.', 2],
  ['adds no second point', '2.5', 3, 3, '.', '2.5', 3],
  ['adds no point to a comma', '2,5', 3, 3, '.', '2,5', 3],
  ['lets the point replace one that is selected', '2.5', 0, 3, '.', '.', 1],
  ['deletes the character before the caret', '25', 2, 2, 'delete', '2', 1],
  ['deletes what is selected', '150.00', 0, 6, 'delete', '', 0],
  ['deletes nothing from nothing', '', 0, 0, 'delete', '', 0],
] as const)('[CP-21] the keypad %s', (_, text, start, end, key, expected, caret) => {
  expect(pressKey({ text, start, end }, key)).toEqual({ text: expected, start: caret, end: caret });
});
