import { drawing, manyStates, type Seen, statesOf, TABLES, tableNamed } from '../rounds.test.helper.ts';
import { planOf, type Plan, rowsAfter, rowsOf, type Step } from './rows.ts';
import type { CardsIdle } from './traits.ts';

const planFor = (idle: CardsIdle, seen: Seen): Plan => planOf(idle, seen.scene, seen);
const short = (step: Step): string =>
  step.kind === 'split' ? 'split' : `${step.kind} ${step.row} ${step.at}${step.card === null ? ' closed' : ''}`;
const blackjack = tableNamed('blackjack');
/** Cards by their rank, from 0 for a two to 12 for an ace. */
const [SIX, EIGHT, TEN, KING, ACE] = [4, 6, 8, 11, 12] as const;

it.each(TABLES)('[CS-05] the deal of $id ends with the cards of its scene, from the start and after a reload', (model) => {
  for (const seen of manyStates(model, 60)) {
    const whole = planOf(model.idle, seen.scene, { ...seen, before: null });
    for (const plan of [planFor(model.idle, seen), whole]) {
      const end = rowsAfter(plan, plan.steps.length);
      expect([...end].sort((one, other) => one.name.localeCompare(other.name))).toEqual(
        [...rowsOf(model.idle, seen.scene)].sort((one, other) => one.name.localeCompare(other.name)),
      );
    }
    // Nothing but a face-down card lies before the first card of the deal.
    expect(whole.start).toEqual([]);
  }
});

it('[CS-05] blackjack is dealt in turn, the second card of the dealer face down', () => {
  const [first] = statesOf(blackjack, drawing(TEN, SIX, EIGHT, KING), () => 'stand');
  if (first === undefined) throw new Error('no round');
  expect(planFor('blackjack', first).steps.map(short)).toEqual(['deal hand-0 0', 'deal dealer 0', 'deal hand-0 1', 'deal dealer 1 closed']);
});

it('[CS-05] after the last move the dealer turns the closed card, then draws', () => {
  const states = statesOf(blackjack, drawing(TEN, SIX, EIGHT, 0, 1, TEN), () => 'stand');
  expect(planFor('blackjack', states[1] as Seen).steps.map(short)).toEqual(['turn dealer 1', 'deal dealer 2', 'deal dealer 3']);
});

it('[CS-05] a natural of the dealer is dealt like any other hand, then turned', () => {
  const states = statesOf(blackjack, drawing(TEN, ACE, EIGHT, KING), () => 'stand');
  expect(states).toHaveLength(1);
  expect(planFor('blackjack', states[0] as Seen).steps.map(short)).toEqual([
    ...['deal hand-0 0', 'deal dealer 0', 'deal hand-0 1', 'deal dealer 1 closed'],
    'turn dealer 1',
  ]);
});

it('[CS-05] a split moves the second card aside, then each hand gets a card', () => {
  const states = statesOf(blackjack, drawing(EIGHT, SIX, EIGHT, KING, TEN, 1), (_, made) => (made === 0 ? 'split' : 'stand'));
  expect(planFor('blackjack', states[1] as Seen).steps.map(short)).toEqual(['split', 'deal hand-0 1', 'deal hand-1 1']);
  expect(states[1]?.scene.player.map(({ cards }) => cards)).toEqual([
    [EIGHT, TEN],
    [EIGHT, 1],
  ]);
});

it('[CS-05] baccarat deals player and banker in turn, third cards last', () => {
  const baccarat = TABLES.filter(({ idle }) => idle === 'baccarat');
  for (const model of baccarat)
    for (const seen of manyStates(model, 40)) {
      const steps = planFor('baccarat', seen).steps.map(short);
      expect(steps.slice(0, 4)).toEqual(['deal hand-0 0', 'deal dealer 0', 'deal hand-0 1', 'deal dealer 1']);
      const thirds = [seen.scene.player[0]?.cards.length === 3 && 'deal hand-0 2', seen.scene.dealer.cards.length === 3 && 'deal dealer 2'];
      expect(steps.slice(4)).toEqual(thirds.filter((step) => step !== false));
    }
});

it('[CS-05] video poker replaces the cards that are not held, and no others', () => {
  const [dealt, drawn] = statesOf(tableNamed('video-poker'), drawing(0, 1, 2, 3, 4, 5, 6, 7), () => 'hold-13');
  expect(planFor('video-poker', dealt as Seen).steps.map(short)).toEqual([0, 1, 2, 3, 4].map((at) => `deal hand-0 ${at}`));
  expect(planFor('video-poker', drawn as Seen).steps.map(short)).toEqual(['swap hand-0 0', 'swap hand-0 2', 'swap hand-0 4']);
});

it('[CS-05] hold’em opens turn and river before the dealer’s cards', () => {
  const [, called] = statesOf(tableNamed('holdem'), drawing(), () => 'call');
  expect(planFor('holdem', called as Seen).steps.map(short)).toEqual(['deal board 3', 'deal board 4', 'turn dealer 0', 'turn dealer 1']);
});

it('[CS-05] a scene that does not follow from the one before it, as from another window, is dealt as a whole', () => {
  const [first] = statesOf(blackjack, drawing(TEN, SIX, EIGHT, KING), () => 'stand');
  const [, other] = statesOf(blackjack, drawing(SIX, TEN, SIX, KING, 0), () => 'hit');
  if (first === undefined || other === undefined) throw new Error('no round');
  const plan = planOf('blackjack', other.scene, { ...other, before: first.scene });
  expect(plan.start).toEqual([]);
});
