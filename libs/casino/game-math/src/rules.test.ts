import { CATALOGUE, RULES } from './catalogue/index.ts';
import { JOKER_CARD, strengthOf } from './core/cards.ts';
import { type Draw, drawOf } from './core/draw.ts';
import { MODELS, type GameModel, type ModelId, rulesOf } from './index.ts';
import { ROWS } from './measure.ts';
import { roulettePays } from './tables/roulette.ts';
import { bonusHand, deucesHand, jacksHand, jokerHand, kickerHand } from './tables/video-hands.ts';
import { push } from './skill/tiles-2048.ts';

/** A seeded generator, so that every run plays the same rounds. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}

const drawBy =
  (random: () => number): Draw =>
  (below) =>
    Math.floor(random() * below);
/** A stream of draws that repeats from the start on every call. */
const streamOf = (random: () => number): (() => Draw) => {
  const drawn: number[] = [];
  return () => {
    let at = 0;
    return (below) => {
      drawn[at] ??= random();
      return Math.floor((drawn[at++] ?? 0) * below);
    };
  };
};
const cards = (text: string): number[] =>
  text.split(' ').map((card) => 'cdhs'.indexOf(card[1] ?? '') * 13 + '23456789TJQKA'.indexOf(card[0] ?? ''));

/** Plays a round to its end with random moves. */
function playOut(model: GameModel, random: () => number): { staked: number; returned: number } {
  const rules = rulesOf(model.id);
  const amount = model.family === 'skill' ? 0 : 100;
  const stream = streamOf(random);
  const moves: string[] = [];
  for (let turns = 0; turns < 5_000; turns++) {
    const played = rules.play({ amount, choice: rules.standard }, moves, stream());
    if (played.isOver) return played;
    expect(played.returned).toBe(0);
    const move = played.moves[Math.floor(random() * played.moves.length)];
    if (move === undefined) throw new Error(`${model.id} offers no move`);
    moves.push(model.family === 'crash' ? 'cash-150' : model.family === 'craps' ? 'roll' : move.name);
  }
  throw new Error(`${model.id} does not end`);
}

it.each(MODELS.map((model) => [model.id, model] as const))(
  '[CS-05] %s plays its standard bet to the end, reproducibly for equal draws',
  (_, model) => {
    expect(rulesOf(model.id).accepts({ amount: model.family === 'skill' ? 0 : 100, choice: rulesOf(model.id).standard })).toBe(true);
    for (let seed = 1; seed <= (model.family === 'skill' ? 1 : 25); seed++) {
      const round = playOut(model, randomOf(seed));
      expect(round).toEqual(playOut(model, randomOf(seed)));
      expect(round.returned).toBeGreaterThanOrEqual(0);
      const most = (model.facts?.maxWin ?? 0) * 100;
      if (model.family === 'slots') expect(round.returned).toBeLessThanOrEqual(Math.max(most, 1_000_000));
    }
  },
);

/** With best play, as published; their stakes are small (README, "Published tables"). */
const FULL_PAY: readonly ModelId[] = ['video-poker-double-bonus', 'video-poker-full-deuces', 'video-poker-joker'];

it('[CS-05] has figures for every game with a stake, and none returns more than it takes but full-pay machines, at small stakes', () => {
  for (const { id, facts, family, stake } of MODELS) {
    if (family === 'skill') expect(facts).toBeNull();
    else {
      expect([id, facts?.rtp]).toEqual([id, expect.any(Number)]);
      expect([id, (facts?.rtp ?? 0) > 1, stake.max]).toEqual([id, FULL_PAY.includes(id), FULL_PAY.includes(id) ? 5 : 500]);
      expect(facts?.rtp).toBeGreaterThan(0.9);
    }
  }
});

/** Games whose simulated rounds are compared with the row's figures. */
const CHECKED: readonly ModelId[] = [
  'slot-classic-3x3',
  'slot-ways-243',
  'slot-cascade-6x5',
  'slot-hold-respin',
  'roulette-european',
  'roulette-american',
  'sic-bo',
  'baccarat',
  'keno-80',
  'bingo-75',
  'scratch-match-3',
  'dice',
  'plinko-8',
  'limbo',
  'wheel-low',
  'fishing',
  'coin-flip',
];
/** Enumerating all outcomes of these takes a second or more. */
const SLOW: readonly ModelId[] = ['bingo-75', 'slot-ways-243'];
const ROUNDS = 2_000;

it.each(CHECKED)('[CS-05] %s: simulated rounds hit as often as its figures say', (id) => {
  const row = ROWS.find(({ model, rounds }) => model === id && rounds === undefined);
  const facts = MODELS.find((model) => model.id === id)?.facts;
  if (facts == null) throw new Error('no figures');
  const random = randomOf(20_261);
  const rules = rulesOf(id);
  const choice = id === 'baccarat' ? { bets: [{ on: 'banker', amount: 100 }] } : rules.standard;
  let hits = 0;
  for (let n = 0; n < ROUNDS; n++) if (rules.play({ amount: 100, choice }, [], drawBy(random)).returned > 0) hits++;
  const sigma = Math.sqrt((facts.hitRate * (1 - facts.hitRate)) / ROUNDS);
  expect(Math.abs(hits / ROUNDS - facts.hitRate)).toBeLessThanOrEqual(4 * sigma);
  if (row !== undefined && !SLOW.includes(id)) expect(row.measure(random).rtp).toBeCloseTo(facts.rtp, 8);
});

it('refuses moves that a round does not offer', () => {
  const stream = streamOf(randomOf(3));
  expect(() => rulesOf('mines').play({ amount: 100, choice: { mines: 3 } }, ['cash'], stream())).toThrow(RangeError);
  expect(() => rulesOf('hilo').play({ amount: 100, choice: {} }, ['double'], stream())).toThrow(RangeError);
  expect(() => rulesOf('video-poker-jacks').play({ amount: 100, choice: {} }, ['hold-9'], stream())).toThrow(RangeError);
});

it.each([
  ['roulette-european', { bets: [{ on: 'straight-37', amount: 100 }] }],
  ['roulette-european', { bets: [{ on: 'red', amount: 60 }] }],
  ['roulette-european', { bets: [{ on: 'straight-00', amount: 100 }] }],
  ['roulette-american', { bets: [{ on: 'corner-0', amount: 100 }] }],
  ['sic-bo', { bets: [{ on: 'total-3', amount: 100 }] }],
  ['sic-bo', { bets: [{ on: 'pair-2-2', amount: 100 }] }],
  ['craps', { bets: [{ on: 'come', amount: 100 }] }],
  ['craps', { bets: [{ on: 'pass-odds', amount: 100 }] }],
  ['craps', { bets: [{ on: 'toString', amount: 100 }] }],
  ['roulette-european', { bets: [] }],
  ['dice', { side: 'over', target: 9_999 }],
  ['mines', { mines: 25 }],
  ['keno-80', { numbers: [1, 1] }],
  ['keno-80', { numbers: [81] }],
  ['crash', { auto: 100 }],
  ['plinko-8', { risk: 'none' }],
  ['high-low', { on: 'toString' }],
  ['virtual-football', { fixture: 9, bets: [{ on: 'home', amount: 100 }] }],
] as const)('%s does not accept %j', (id, choice) => {
  expect(rulesOf(id).accepts({ amount: 100, choice })).toBe(false);
});

it('ranks poker hands', () => {
  const order = [
    '2c 3d 5h 7s 9c',
    '2c 2d 5h 7s 9c',
    '2c 2d 5h 5s 9c',
    '2c 2d 2h 5s 9c',
    'Ac 2d 3h 4s 5c',
    '6c 2d 3h 4s 5c',
    '2c 4c 6c 8c Tc',
    '2c 2d 2h 5s 5c',
    '2c 2d 2h 2s 9c',
    'Ac 2c 3c 4c 5c',
    'Ac Kc Qc Jc Tc',
  ];
  const strengths = order.map((hand) => strengthOf(cards(hand)));
  expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
  expect(strengthOf(cards('Ac Kc Qc Jc Tc 2d 2h'))).toBe(strengthOf(cards('As Ks Qs Js Ts')));
  expect(jacksHand(cards('Jc Jd 2h 3s 4c'))).toBe('jacks');
  expect(jacksHand(cards('Tc Td 2h 3s 4c'))).toBe('pair');
  expect(deucesHand(cards('2c Td Jd Qd Kd'))).toBe('wild-royal');
  expect(deucesHand(cards('2c 2d 7h 7s 7c'))).toBe('five-of-a-kind');
  expect(deucesHand(cards('2c 9d 9h Ks Kc'))).toBe('full-house');
  expect(deucesHand(cards('2c 3d 4h 5s Ac'))).toBe('straight');
});

it('[CS-05] names hands with a joker, and four of a kind of the bonus games', () => {
  const withJoker = (text: string) => jokerHand([...cards(text), JOKER_CARD]);
  expect(
    [
      '9c 9d 9h 9s',
      'Ac Kc Jc Tc',
      '5c 6c 8c 9c',
      '9c 9d 9h 4s',
      '9c 9d 4h 4s',
      '9c 7c 4c 2c',
      'Ac 2d 3h 5s',
      '9c 9d 4h 2s',
      'Kc 9d 4h 2s',
    ].map(withJoker),
  ).toEqual(['five-of-a-kind', 'wild-royal', 'straight-flush', 'quads', 'full-house', 'flush', 'straight', 'trips', 'kings']);
  expect([withJoker('Qc 9d 4h 2s'), jokerHand(cards('Qc Qd 9h 4s 2c')), jokerHand(cards('Kc Kd 9h 4s 2c'))]).toEqual([
    'pair',
    'pair',
    'kings',
  ]);
  expect(['Ac Ad Ah As 9c', '4c 4d 4h 4s 9c', '5c 5d 5h 5s Ac'].map((hand) => bonusHand(cards(hand)))).toEqual([
    'four-aces',
    'four-low',
    'quads',
  ]);
  expect(['Ac Ad Ah As 4c', 'Ac Ad Ah As 5c', '2c 2d 2h 2s Ac', '2c 2d 2h 2s 5c'].map((hand) => kickerHand(cards(hand)))).toEqual([
    'four-aces-kicker',
    'four-aces',
    'four-low-kicker',
    'four-low',
  ]);
});

it('[CS-05] returns half of an even-money bet on zero in French roulette, and nothing of other bets', () => {
  expect([roulettePays('red', 0, 'french'), roulettePays('dozen-1', 0, 'french'), roulettePays('red', 0, 'european')]).toEqual([50, 0, 0]);
});

it('joins each tile at most once per push', () => {
  expect(push([2, 2, 4, 0, 2, 2, 2, 2, 4, 4, 4, 0, 0, 0, 0, 2], 'left')).toEqual({
    cells: [4, 4, 0, 0, 4, 4, 0, 0, 8, 4, 0, 0, 2, 0, 0, 0],
    score: 20,
  });
});

it('draws every number with equal probability', () => {
  const words = [0xff, 0xff, 0xff, 0xff, 0, 0, 0, 7];
  const draw = drawOf(() => Uint8Array.from(words));
  expect(draw(6)).toBe(1); // 2^32 - 1 would favour small numbers and is dropped
  expect(() => draw(0)).toThrow(RangeError);
});

test('[CS-05] shows figures on pages that match the rules, without loading them', () => {
  const shown = MODELS.map(({ id, family, options, start, idle, climbs, isShared }) => ({
    id,
    family,
    options,
    start,
    idle,
    climbs,
    isShared,
  }));
  const ruled = Object.values(CATALOGUE).map(({ id, drawEveryMs }) => {
    const { family, options, start = 'play', idle, climb } = RULES[id as ModelId]();
    return { id, family, options, start, idle, climbs: climb !== undefined, isShared: drawEveryMs !== undefined };
  });
  expect(shown).toEqual(ruled);
});
