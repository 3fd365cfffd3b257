import { loadGameArt } from '@touchline/casino-game-art';
import { layoutOf } from '../table/layout.ts';
import { TABLES } from '../rounds.test.helper.ts';
import { backOf, CARD, cardOf, INDEX, PIPS } from './card-art.ts';
import { RANK_BOX } from './glyphs.ts';

const DECK = Array.from({ length: 53 }, (_, card) => card);

it('[CS-05] every card of a deck, and the joker, has its own drawing', () => {
  expect(new Set(DECK.map((card) => cardOf(card).id)).size).toBe(53);
  expect(new Set(DECK.map((card) => JSON.stringify(cardOf(card).art))).size).toBe(53);
});

it('[CS-05] number cards have as many pips as their number', () => {
  expect(PIPS.map((pips) => pips.length)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  for (const pips of PIPS) for (const [x, y] of pips) expect([x > 0 && x < CARD.width, y > 0 && y < CARD.height]).toEqual([true, true]);
});

it('[CS-05] [A11Y-2] the index of a card is at least 14 px high on a screen 320 px wide', () => {
  // The frame leaves 12 px at either side of the stage.
  const stageWidth = 296;
  for (const { idle } of TABLES) {
    const { card, width } = layoutOf(idle, 'tall');
    const pixels = ((RANK_BOX.height * INDEX.scale) / CARD.width) * card.width * (stageWidth / width);
    expect(pixels).toBeGreaterThanOrEqual(14);
  }
});

it('[CS-05] backs are alike in a title, whatever card they hide', async () => {
  const [one, other] = [await loadGameArt('sea', 0), await loadGameArt('sea', 1)];
  expect(backOf(one).id).toBe(backOf(one).id);
  expect(backOf(one).id).not.toBe(backOf(other).id);
});
