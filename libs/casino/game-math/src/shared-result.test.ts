import { drawOf, type ModelId, resultOf } from './index.ts';

/** A stream of one repeated word. */
const draws = (word: number) => () =>
  drawOf(() => {
    const bytes = new Uint8Array(4);
    new DataView(bytes.buffer).setUint32(0, word);
    return bytes;
  });

it.each<[ModelId, string[]]>([
  ['live-roulette', ['17']], // 54 = 37 + 17
  ['tv-draw', ['1', '2', '3', '4', '5', '6', '7']],
])('[CS-05] computes the result of %s from the stream alone', (model, result) => {
  expect(resultOf(model, draws(model === 'live-roulette' ? 54 : 0))).toEqual(result);
});

it('[CS-05] returns a result for every fixture, the winning side and the first three runners', () => {
  const football = resultOf('virtual-football', draws(0));
  expect(football).toHaveLength(6);
  expect(new Set(football)).toEqual(new Set(['0:0']));
  expect(['player', 'banker', 'tie']).toContain(resultOf('live-baccarat', draws(5))[0]);
  expect(resultOf('virtual-racing', draws(0))).toEqual(['1', '2', '3']);
  expect(resultOf('dice', draws(0))).toEqual([]);
});
