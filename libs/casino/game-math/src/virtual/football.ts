import { readBets, settleBets, sumReturned } from '../core/bets.ts';
import { drawWeighted } from '../core/draw.ts';
import { isWithin, type Rules, settled } from '../core/model.ts';

/** Probability of 0 to 5 goals by strength of a side, in parts of 1,000. */
export const GOALS: readonly (readonly number[])[] = [
  [420, 350, 160, 50, 15, 5],
  [330, 360, 200, 80, 25, 5],
  [250, 340, 235, 115, 45, 15],
  [180, 300, 260, 155, 75, 30],
];
/** Strengths of the home and away side of each fixture. */
export const FIXTURES: readonly (readonly [number, number])[] = [
  [1, 1],
  [2, 1],
  [3, 1],
  [2, 2],
  [1, 3],
  [3, 0],
];
const PARTS = 1_000_000;
/** Share of the fair price that is paid, in thousandths. */
const RETURN = 950;
/** The same as a fraction. */
export const FOOTBALL_SHARE = RETURN / 1000;

/** Markets by name; each tells whether a score wins. */
export const FOOTBALL_MARKETS: Readonly<Record<string, (home: number, away: number) => boolean>> = {
  home: (home, away) => home > away,
  draw: (home, away) => home === away,
  away: (home, away) => home < away,
  'over-2': (home, away) => home + away > 2,
  'under-3': (home, away) => home + away < 3,
  'both-score': (home, away) => home > 0 && away > 0,
};

/** Probability of a market, in parts of a million. */
export function footballChance(fixture: number, on: string): number {
  const [home = 0, away = 0] = FIXTURES[fixture] ?? [];
  const wins = FOOTBALL_MARKETS[on];
  let chance = 0;
  for (const [ours, a] of (GOALS[home] ?? []).entries())
    for (const [theirs, b] of (GOALS[away] ?? []).entries()) if (wins?.(ours, theirs)) chance += a * b;
  return chance;
}

/** Payout of a market in hundredths: 95 % of the fair price, rounded down. */
export const footballPays = (fixture: number, on: string): number => Math.floor((RETURN * PARTS) / (10 * footballChance(fixture, on)));

const fixtureOf = (choice: Readonly<Record<string, unknown>>): number =>
  isWithin(choice['fixture'], 0, FIXTURES.length - 1) ? choice['fixture'] : -1;

/** A virtual match: goals of both sides are drawn by their strength. @spec CS-05 */
export const football = (): Rules => {
  const read = (bet: Parameters<Rules['accepts']>[0]) => readBets(bet, (on) => Object.hasOwn(FOOTBALL_MARKETS, on));
  return {
    family: 'football',
    idle: 'football',
    options: [
      { name: 'fixture', kind: 'one-of', values: FIXTURES.map((_, at) => at) },
      { name: 'bets', kind: 'bets', values: Object.keys(FOOTBALL_MARKETS) },
    ],
    standard: { fixture: 0, bets: [{ on: 'home', amount: 100 }] },
    accepts: (bet) => fixtureOf(bet.choice) >= 0 && read(bet) !== null,
    play: (bet, _moves, draw) => {
      const fixture = fixtureOf(bet.choice);
      const [home = 0, away = 0] = FIXTURES[fixture] ?? [];
      const goals = [drawWeighted(draw, GOALS[home] ?? []), drawWeighted(draw, GOALS[away] ?? [])] as const;
      const bets = settleBets(read(bet) ?? [], (on) => (FOOTBALL_MARKETS[on]?.(...goals) ? footballPays(fixture, on) : 0));
      return settled(bet.amount, sumReturned(bets), { kind: 'football', fixture, goals, bets });
    },
  };
};
