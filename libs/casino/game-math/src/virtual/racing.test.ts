import { RACE_PLACES, racingPays, RUNNERS } from './racing.ts';

/** 95 % of the fair price in hundredths, rounded down, in whole numbers alone. */
function exactly(on: string): number {
  const [kind, runner] = on.split('-');
  const own = Number(runner) - 1;
  const total = RUNNERS.reduce((sum, strength) => sum + strength, 0);
  let [won, all] = [0n, 1n];
  const add = (above: number, below: number): void => {
    [won, all] = [won * BigInt(below) + BigInt(above) * all, all * BigInt(below)];
  };
  RUNNERS.forEach((a, first) => {
    RUNNERS.forEach((b, second) => {
      RUNNERS.forEach((c, third) => {
        if (first === second || first === third || second === third) return;
        const isWon = kind === 'win' ? first === own : [first, second, third].includes(own);
        if (isWon) add(a * b * c, total * (total - a) * (total - a - b));
      });
    });
  });
  return Number((95n * all) / won);
}

it('[CS-05] pays 95 percent of the fair price of every place, rounded down from the exact number', () => {
  expect(racingPays('win-2')).toBe(475);
  expect(RACE_PLACES.map((on) => [on, racingPays(on)])).toEqual(RACE_PLACES.map((on) => [on, exactly(on)]));
});
