import { type GameArt, loadGameArt } from '@touchline/casino-game-art';
import { JOKER_CARD, rankOf, suitOf } from '@touchline/casino-game-math';
import { brokenRules, framesOf, type Placed, type Score, TEMPO } from '@touchline/casino-stage-ui';
import { loadStage } from '../index.ts';
import { aroundOf, drawing, manyStates, type Seen, statesOf, TABLES, tableNamed } from '../rounds.test.helper.ts';
import { layoutOf } from './layout.ts';
import { planOf, rowsOf } from './rows.ts';
import type { CardsIdle } from './traits.ts';
import { cardsStage } from './table-score.ts';

let art: GameArt;
beforeAll(async () => void (art = await loadGameArt('city', 3)));

const scoreFor = (idle: CardsIdle, seen: Seen, more: Parameters<typeof aroundOf>[2] = {}): Score =>
  cardsStage(idle)(seen.scene, aroundOf(art, seen, more));
const facesAt = (score: Score, ms: number): Placed[] => framesOf(score)(ms).filter(({ actor }) => actor.id.endsWith('-face'));
const backsAt = (score: Score, ms: number): Placed[] => framesOf(score)(ms).filter(({ actor }) => actor.id.endsWith('-back'));
const middleOf = ({ matrix: [a, b, c, d, x, y], actor: { picture } }: Placed): readonly [number, number] => {
  const [w, h] = [(picture?.width ?? 0) / 2, (picture?.height ?? 0) / 2];
  return [a * w + c * h + x, b * w + d * h + y];
};
const pictureOf = (card: number): string => (card === JOKER_CARD ? 'card-joker' : `card-${rankOf(card)}-${suitOf(card)}`);
/** Cards that are seen in a row, from left to right. */
function seenIn(score: Score, ms: number, y: number): (string | undefined)[] {
  return facesAt(score, ms)
    .filter((placed) => Math.abs(middleOf(placed)[1] - y) < 2)
    .sort((one, other) => middleOf(one)[0] - middleOf(other)[0])
    .map(({ actor }) => actor.picture?.id);
}
const OPTIONS = [true, false].flatMap((isCalm) => (['wide', 'tall'] as const).map((form) => ({ isCalm, form })));

it.each(TABLES)('[CS-05] [LIM-5] every state of $id keeps the rules of the stage', (model) => {
  for (const seen of manyStates(model, 60))
    for (const options of OPTIONS)
      expect(brokenRules(scoreFor(model.idle, seen, options), { isGain: seen.isGain, isCalm: options.isCalm })).toEqual([]);
});

it.each(TABLES)('[CS-05] the cards of $id lie open in their rows when all are dealt, calm or not', (model) => {
  for (const seen of manyStates(model, 30))
    for (const options of OPTIONS) {
      const score = scoreFor(model.idle, seen, options);
      const layout = layoutOf(model.idle, options.form);
      const rows = rowsOf(model.idle, seen.scene);
      const hands = seen.scene.player.length;
      const byHeight = new Map<number, string[]>();
      for (const { name, cards } of rows
        .filter(({ name }) => name.startsWith('hand'))
        .concat(rows.filter(({ name }) => !name.startsWith('hand')))) {
        const { y } = layout.placeOf(name, hands);
        byHeight.set(y, [...(byHeight.get(y) ?? []), ...cards.flatMap((card) => (card === null ? [] : [pictureOf(card)]))]);
      }
      for (const [y, cards] of byHeight) expect(seenIn(score, score.restMs, y)).toEqual(cards);
      const closed = rows.flatMap(({ cards }) => cards).filter((card) => card === null).length;
      expect(backsAt(score, score.restMs)).toHaveLength(closed);
    }
});

it.each(TABLES)(
  '[CS-05] [LIM-5] $id deals every card in 300 ms, as long for a win as for a loss, and shows its result after them',
  (model) => {
    for (const seen of manyStates(model, 60)) {
      const score = scoreFor(model.idle, seen);
      const { steps } = planOf(model.idle, seen.scene, seen);
      expect(score.restMs).toBe(300 * steps.length);
      const after = seen.isGain ? TEMPO.celebration : 300;
      expect(score.endMs).toBe(seen.round.status === 'open' ? null : score.restMs + after);
    }
  },
);

it('[CS-05] a card is face down until it has nearly arrived, and named only when it lies', () => {
  const [first] = statesOf(tableNamed('blackjack'), drawing(8, 4, 6, 11), () => 'stand') as [Seen];
  const score = scoreFor('blackjack', first);
  expect([facesAt(score, 200).length, facesAt(score, 299).length, facesAt(score, 900).length]).toEqual([0, 1, 3]);
  const said = (ms: number) => score.cues.filter((cue) => cue.kind === 'say' && cue.at <= ms).length;
  // The player's card with its row, the dealer's with its row, the player's second with its row.
  expect([said(299), said(300), said(600), said(900)]).toEqual([0, 2, 4, 6]);
});

const textsOf = (score: Score): string[] =>
  score.cues.flatMap((cue) =>
    cue.kind === 'say' ? [`${String(cue.said.message.defaultMessage)} ${Object.values(cue.said.values ?? {}).join(' ')}`.trim()] : [],
  );

it('[CS-05] puts a round into words: rows, cards, points and the end', () => {
  const states = statesOf(tableNamed('blackjack'), drawing(8, 4, 6, 13 + 12, 26 + 8), () => 'hit');
  const score = scoreFor('blackjack', states[1] as Seen);
  expect(textsOf(score).filter((text) => !text.startsWith('{rank'))).toEqual([
    ...['You', 'Dealer', 'You', 'Total {n} 28', 'Dealer', 'Total {n} 17', 'Bust'],
  ]);
});

it('[CS-05] two hands lie side by side, a doubled one with two chips', () => {
  const moves = ['split', 'double', 'stand'];
  const states = statesOf(tableNamed('blackjack'), drawing(6, 4, 6, 11, 0, 1, 2, 8, 8), (_, made) => moves[made] ?? 'stand');
  const over = states.at(-1) as Seen;
  expect(over.scene.player.map(({ staked }) => staked)).toEqual([200, 100]);
  const score = scoreFor('blackjack', over);
  const chips = score.actors.filter(({ id }) => id.startsWith('chip-')).map(({ id }) => id);
  expect(chips).toEqual(['chip-0-0', 'chip-0-1', 'chip-1-0']);
  const layout = layoutOf('blackjack', 'wide');
  expect(layout.placeOf('hand-0', 2).y).toBe(layout.placeOf('hand-1', 2).y);
  expect(layout.placeOf('hand-0', 2).x).toBeLessThan(layout.placeOf('hand-1', 2).x);
});

it('[LIM-5] [CS-05] lifts the hand that won, and nothing of a round that returned no more than its stake', () => {
  for (const model of TABLES)
    for (const seen of manyStates(model, 60)) {
      const { cues, restMs } = scoreFor(model.idle, seen);
      const celebrations = cues.filter((cue) => cue.kind === 'celebrate');
      expect(celebrations).toHaveLength(seen.isGain ? 1 : 0);
      for (const { at, winning } of celebrations) expect([at, winning.length > 0]).toEqual([restMs, true]);
    }
});

it('[CS-05] an empty table has no cards, and a game without cards has no table', async () => {
  for (const { idle } of TABLES) {
    const game = await loadStage(idle);
    const [seen] = manyStates(tableNamed(idle), 1) as [Seen];
    const score = game?.idle(aroundOf(art, seen));
    expect([score?.endMs, score?.cues, score?.actors.map(({ id }) => id)]).toEqual([null, [], ['felt', 'shoe']]);
  }
  expect(await loadStage('slots')).toBeNull();
});

it('[CS-05] cards do not overlap more than their indices allow, and stay on the table, up to eleven in a hand', () => {
  for (const { idle } of TABLES)
    for (const form of ['wide', 'tall'] as const) {
      const layout = layoutOf(idle, form);
      for (const seen of manyStates(tableNamed(idle), 20)) {
        const score = scoreFor(idle, seen, { form });
        for (const placed of [...facesAt(score, score.restMs), ...backsAt(score, score.restMs)]) {
          const [x, y] = middleOf(placed);
          expect(x - layout.card.width / 2).toBeGreaterThanOrEqual(0);
          expect(x + layout.card.width / 2).toBeLessThanOrEqual(layout.width);
          expect(y + layout.card.height / 2).toBeLessThanOrEqual(layout.height);
        }
      }
    }
});
