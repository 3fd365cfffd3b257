import { MOST_RETURNED } from './draft.ts';

/** More goals of one player than this have a negligible chance. */
const MOST_GOALS = 12;

/** Poisson probabilities of 0, 1, 2, … for `mean`. */
function poisson(mean: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let count = 1; count <= MOST_GOALS; count++) chances.push(((chances[count - 1] as number) * mean) / count);
  return chances;
}

/**
 * Chance of each of two players to end with more goals than the other, given that one of them does, and the chance that both have the same
 * number, which returns the stake. The first two are 0 if the stake would mostly be returned.
 *
 * @param means - goals still expected of each.
 * @param scored - goals of each so far.
 * @spec BT-09
 */
export function duelChances(
  means: readonly [number, number],
  scored: readonly [number, number],
): [first: number, second: number, tied: number] {
  const [one, two] = means.map(poisson) as [number[], number[]];
  const won: [number, number] = [0, 0];
  one.forEach((chance, own) =>
    two.forEach((other, goals) => {
      const lead = scored[0] + own - scored[1] - goals;
      if (lead > 0) won[0] += chance * other;
      if (lead < 0) won[1] += chance * other;
    }),
  );
  const decided = won[0] + won[1];
  const tied = Math.max(0, 1 - decided);
  return tied > MOST_RETURNED ? [0, 0, tied] : [won[0] / decided, won[1] / decided, tied];
}
