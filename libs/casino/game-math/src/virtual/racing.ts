import { readBets, settleBets, sumReturned } from '../core/bets.ts';
import { drawWeighted } from '../core/draw.ts';
import { type Rules, settled } from '../core/model.ts';

/** Strengths of the eight runners. */
export const RUNNERS: readonly number[] = [28, 20, 15, 12, 9, 7, 5, 4];
const PLACED = 3;
/** Share of the fair price that is paid, in hundredths. */
const RETURN = 95;
/** The same as a fraction. */
export const RACING_SHARE = RETURN / 100;
/** A fair price that is a whole number of hundredths must not lose one because sums of fractions are not exact. */
const ROUNDING = 1e-9;

/** All orders of the first three with their probabilities; each next runner is drawn by strength among the remaining ones. */
export function podiums(): { order: readonly number[]; chance: number }[] {
  const total = RUNNERS.reduce((sum, strength) => sum + strength, 0);
  const runners = RUNNERS.map((strength, at) => ({ strength, at }));
  return runners.flatMap((a) =>
    runners
      .filter((b) => b !== a)
      .flatMap((b) =>
        runners
          .filter((c) => c !== a && c !== b)
          .map((c) => ({
            order: [a.at, b.at, c.at],
            chance: (a.strength / total) * (b.strength / (total - a.strength)) * (c.strength / (total - a.strength - b.strength)),
          })),
      ),
  );
}

const isWon = (on: string, order: readonly number[]): boolean => {
  const [kind, runner] = on.split('-');
  return order.slice(0, kind === 'win' ? 1 : PLACED).includes(Number(runner) - 1);
};

/** Places to bet on: `win-1`, `place-1`. */
export const RACE_PLACES: readonly string[] = RUNNERS.flatMap((_, at) => [`win-${at + 1}`, `place-${at + 1}`]);

const PAYS: Readonly<Record<string, number>> = Object.fromEntries(
  RACE_PLACES.map((on) => {
    const chance = podiums().reduce((sum, podium) => sum + (isWon(on, podium.order) ? podium.chance : 0), 0);
    return [on, Math.floor(RETURN / chance + ROUNDING)];
  }),
);

/** Payout of a winning bet in hundredths: 95 % of the fair price, rounded down. */
export const racingPays = (on: string): number => PAYS[on] ?? 0;

/** A race of eight. @spec CS-05 */
export const racing = (): Rules => {
  const read = (bet: Parameters<Rules['accepts']>[0]) => readBets(bet, (on) => Object.hasOwn(PAYS, on));
  return {
    family: 'racing',
    idle: 'racing',
    options: [{ name: 'bets', kind: 'bets', values: RACE_PLACES }],
    standard: { bets: [{ on: 'win-1', amount: 100 }] },
    accepts: (bet) => read(bet) !== null,
    play: (bet, _moves, draw) => {
      const left = RUNNERS.map((strength, at) => ({ strength, at }));
      const order = RUNNERS.map(() => {
        const [next] = left.splice(
          drawWeighted(
            draw,
            left.map(({ strength }) => strength),
          ),
          1,
        );
        return next?.at ?? 0;
      });
      const bets = settleBets(read(bet) ?? [], (on) => (isWon(on, order) ? racingPays(on) : 0));
      return settled(bet.amount, sumReturned(bets), { kind: 'racing', order, bets });
    },
  };
};
