import { type Draw, MODELS, type ModelId } from '@touchline/casino-game-math';
import { payTableOf } from '@touchline/casino-game-math/measure';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { craps, sicBo } from '../testing/dice-readings.ts';
import { AMOUNT, type Chosen, type PaidRound, played, seeded } from '../testing/paid-rounds.ts';
import { climb, dice, hilo, fishing, coin, twoDice, football, racing } from './readings/instant.test.helper.ts';
import { numbers, bingo, scratch, wheel, plinko, mines } from './readings/numbers.test.helper.ts';
import { oneOf, PAID, range, readTable, type Reading } from './readings/reading.test.helper.tsx';
import { slots, cascade, hold } from './readings/slots.test.helper.ts';
import { FOURS, JOKERS, rouletteOf, blackjack, baccarat, FIVES, stud, holdem, WILD, machine } from './readings/tables.test.helper.ts';

const RANDOM_ROUNDS = 120;

/** Readings of models that came with a file of their entry, `readings/of/<id>.test.helper.ts`. */
const ADDED: Readonly<Record<string, Reading>> = Object.fromEntries(
  globSync('*.test.helper.ts', { cwd: join(__dirname, 'readings/of') }).map((file) => [
    file.slice(0, -'.test.helper.ts'.length),
    jest.requireActual<{ reading: Reading }>(join(__dirname, 'readings/of', file)).reading,
  ]),
);

const READINGS: Readonly<Partial<Record<ModelId, Reading>>> = {
  ...ADDED,
  'slot-classic-3x3': slots,
  'slot-lines-5x3': slots,
  'slot-ways-243': slots,
  'slot-free-spins': slots,
  'slot-cascade-6x5': cascade,
  'slot-hold-respin': hold,
  'roulette-european': rouletteOf(['corner-0'], 36),
  'roulette-french': rouletteOf(['trio-0-2-3'], 36),
  'live-roulette': rouletteOf(['split-0-3'], 36),
  'roulette-american': rouletteOf(['straight-00', 'split-0-00', 'split-00-3', 'trio-0-00-2', 'trio-00-2-3', 'basket', 'red', 'odd'], 37),
  'sic-bo': sicBo,
  craps,
  blackjack,
  baccarat,
  'live-baccarat': baccarat,
  'caribbean-stud': stud,
  'casino-holdem': holdem,
  'video-poker-jacks': machine({ ...FIVES, jacks: 'Jc Jd 7h 4s 3c', pair: 'Tc Td 7h 4s 3c' }),
  'video-poker-deuces': machine(WILD),
  'video-poker-full-deuces': machine(WILD),
  'video-poker-jacks-8-5': machine({ ...FIVES, ...FOURS }),
  'video-poker-bonus': machine({ ...FIVES, ...FOURS }),
  'video-poker-double-bonus': machine({ ...FIVES, ...FOURS }),
  'video-poker-double-double': machine({ ...FIVES, ...FOURS, kicker: 'Ac Ad Ah As 4c', low: '3c 3d 3h 3s Ac', lower: '2c 2d 2h 2s 4c' }),
  'video-poker-joker': machine({ ...FIVES, ...JOKERS }, 53),
  'keno-80': numbers(80, 20, 10),
  'tv-draw': numbers(42, 7, 4),
  'bingo-75': bingo,
  'scratch-match-3': scratch([70_990, 13_000, 10_900, 4_000, 900, 190, 20], [1]),
  'scratch-multiplier': scratch([58_400, 17_000, 16_400, 6_700, 1_410, 90], [75, 20, 4, 1]),
  crash: climb(true),
  limbo: climb(false),
  dice,
  mines,
  'plinko-8': plinko(8),
  'plinko-12': plinko(12),
  'plinko-16': plinko(16),
  hilo,
  'wheel-low': wheel(20),
  'wheel-high': wheel(25),
  fishing,
  'coin-flip': coin,
  'high-low': twoDice,
  'virtual-football': football,
  'virtual-racing': racing,
};

/** Plays on with random moves until the round is over. */
function playedOut(model: ModelId, chosen: Chosen, draw: Draw): PaidRound {
  let moves = [...(chosen.moves ?? [])];
  for (;;) {
    const round = played(model, { ...chosen, moves });
    if (round.played.isOver) return round;
    const offered = round.played.moves.map(({ name }) => name);
    // One guess only: the table gives the payout of the first one. A cell more in mines could lose.
    moves = [
      ...moves,
      (model === 'hilo' || model === 'mines') && offered.includes('cash')
        ? 'cash'
        : oneOf(
            draw,
            // Dice are rolled until every bet is decided.
            model === 'craps' ? ['roll'] : offered.filter((name) => name !== 'cash'),
          ),
    ];
  }
}

it.each(Object.keys(READINGS) as ModelId[])('[CS-05] %s pays exactly what its pay table shows, for every figure', (model) => {
  const table = readTable(model);
  const { expected, chosen, random } = READINGS[model]!;
  const draw = seeded(4_711);
  const rounds = [
    ...chosen(model).map((each) => playedOut(model, each, draw)),
    ...range(1, RANDOM_ROUNDS).map((seed) => playedOut(model, { ...random(draw), draws: () => seeded(seed) }, draw)),
  ];
  for (const round of rounds) expect([round.played.scene, round.played.returned]).toEqual([round.played.scene, expected(round, table)]);
  const unreached = [...table.figures].flatMap(([key, value]) => (value > 0 && !table.seen.has(key) ? [key] : []));
  expect(unreached.filter((key) => !key.startsWith(`${PAID}|Coin|`))).toEqual([]);
  const most = Math.max(0, ...rounds.map(({ played: { returned } }) => returned / AMOUNT));
  expect(payTableOf(model).most).toBeGreaterThanOrEqual(most);
});

it('[CS-05] covers every game, and shows rules, return, spread and the most that can be won of each', () => {
  expect(
    MODELS.map(({ id }) => id)
      .filter((id) => id !== 'skill-2048')
      .toSorted(),
  ).toEqual(Object.keys(READINGS).toSorted());
  for (const { id, facts } of MODELS) {
    const { rules, returns, most } = payTableOf(id);
    expect([id, rules.length > 0]).toEqual([id, true]);
    if (facts === null) continue;
    expect([id, returns[0]?.rtp, returns[0]?.deviation]).toEqual([id, facts.rtp, Math.sqrt(facts.variance)]);
    expect([id, most, facts.most]).toEqual([id, facts.most, most]);
  }
});
