import { drawOf, MODELS, rulesOf } from '@touchline/casino-game-math';
import { ROWS, RULE_DATA } from '@touchline/casino-game-math/measure';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { edgeOf } from './edges.ts';

const page = readFileSync(resolve(__dirname, '../../../../docs/casino-mathematics.md'), 'utf8');
/** The computed returns of every model and choice, in percent; with an interval its upper end. */
const computed = page
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, model]) => MODELS.some(({ id }) => id === model))
  .map(([, model = '', choice = '', back = '', bounds = '']) => ({
    model,
    choice,
    percent: Number.parseFloat(/to (\d+\.\d+) %/.exec(bounds)?.[1] ?? back),
  }));

/** Returns of a unit with better play than the table's strategy, as published. */
const BEST_PLAY: Readonly<Record<string, number>> = { 'casino-holdem': 97.84, 'caribbean-stud': 94.78 };

it('[PI-02] [CS-05] the table has a return for every choice of every game model with a stake', () => {
  expect(computed).toHaveLength(ROWS.length);
  expect(new Set(computed.map(({ model }) => model))).toEqual(new Set(MODELS.filter(({ facts }) => facts !== null).map(({ id }) => id)));
});

it('[CS-05] the page lists the tables that rounds are drawn and paid by, for verifiers of others', () => {
  expect(JSON.parse(/```json\n([^]*?)\n```/.exec(page)?.[1] ?? '')).toEqual(JSON.parse(JSON.stringify(RULE_DATA)));
});

it.each(MODELS.map(({ id, features }) => [id, features.includes('jackpot')] as const))(
  '[PI-02] [CS-06] the edge of %s is at most what every choice leaves to the house, jackpot included',
  (id, hasJackpot) => {
    // Odds of craps are never a round's first stake.
    const rows = computed.filter(({ model, choice }) => model === id && !choice.endsWith('-odds'));
    const most = Math.max(...rows.map(({ percent }) => percent), BEST_PLAY[id] ?? 0) + (hasJackpot ? 1 : 0);
    expect(edgeOf(id)).toBeLessThanOrEqual(rows.length === 0 ? 0 : Math.max(0, (100 - most) * 100 + 1e-6));
    // Not so small that a game earns nothing, unless best play returns more than it takes.
    if (rows.length > 0 && most < 100) expect(edgeOf(id)).toBeGreaterThan(20);
  },
);

it('[PI-02] [CS-06] the edge of craps is at most what a first bet leaves that is taken down after one roll', () => {
  const [places] = rulesOf('craps').options;
  if (places?.kind !== 'bets') throw new Error('no places');
  const faces = [0, 1, 2, 3, 4, 5];
  const left = places.values
    .filter((on) => !/pass/.test(on))
    .map((on) => {
      const returned = faces.flatMap((a) =>
        faces.map((b) => {
          const dice = [a, b];
          // Divisible by every payout.
          const bet = { amount: 1_200, choice: { bets: [{ on, amount: 1_200 }] } };
          const play = (moves: readonly string[]) => rulesOf('craps').play(bet, moves, () => dice.shift() ?? 0);
          const first = play([]);
          dice.push(a, b);
          return first.isOver ? first.returned : play(['take']).returned;
        }),
      );
      return 10_000 * (1 - returned.reduce((sum, each) => sum + each, 0) / (36 * 1_200));
    });
  expect(Math.min(...left)).toBeCloseTo(41.667, 2);
  expect(edgeOf('craps')).toBeLessThanOrEqual(Math.min(...left));
});

it('[PI-02] [CS-06] an unknown model earns nothing', () => {
  expect(edgeOf('of-a-provider')).toBe(0);
});

/** Reproducible numbers that differ for each round. */
const seeded = (seed: number) => {
  let state = (seed * 2_654_435_761) >>> 0;
  return drawOf(() => Uint8Array.from({ length: 32 }, () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 24));
};

it.each([
  ['roulette-french', ['red', 'black']],
  ['roulette-french', ['dozen-1', 'dozen-2', 'dozen-3']],
  ['roulette-european', ['even', 'odd']],
  ['baccarat', ['banker', 'player', 'tie']],
] as const)('[PI-02] opposite bets in one round of %s cost at least the edge on average: %j', (id, places) => {
  const bets = places.map((on) => ({ on, amount: 100 }));
  const amount = 100 * bets.length;
  const rounds = 4_000;
  let returned = 0;
  for (let round = 0; round < rounds; round += 1) returned += rulesOf(id).play({ amount, choice: { bets } }, [], seeded(round)).returned;
  expect(1 - returned / (rounds * amount)).toBeGreaterThan(((edgeOf(id) / 10_000) * 3) / 4);
});
