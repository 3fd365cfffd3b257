import { BINGO_BALLS, BINGO_DRAWN, BINGO_LINES, bingoPays } from '../numbers/bingo.ts';
import type { KenoPays, KenoSize } from '../numbers/keno.ts';
import type { ScratchPrizes } from '../numbers/scratch.ts';
import { dicePays, DICE_PARTS, winningRolls } from '../instant/dice.ts';
import { minesPays, MINE_CELLS } from '../instant/mines.ts';
import { plinkoPays } from '../instant/plinko.ts';
import { CLIMB_PARTS, climbWins } from '../instant/climbing.ts';
import { footballChance, footballPays } from '../virtual/football.ts';
import { podiums, racingPays } from '../virtual/racing.ts';
import { crapsPayouts } from '../tables/craps-odds.ts';
import { pocketsOf, type RouletteKind, roulettePays } from '../tables/roulette.ts';
import { sicBoPays } from '../tables/sic-bo.ts';
import { bankerDraws, BACCARAT_DECKS, type BaccaratSide, baccaratPays, handValue } from '../tables/baccarat.ts';
import { add, choose, type Measure, measureOf, tallyOf, type Tally } from './tally.ts';

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** One roulette bet. Exact. */
export const measureRoulette = (on: string, kind: RouletteKind): Measure =>
  measureOf(tallyOf(range(pocketsOf(kind)).map((pocket) => [roulettePays(on, pocket, kind), 1])));

/** One bet of sic bo over all 216 throws. Exact. */
export const measureSicBo = (on: string): Measure =>
  measureOf(tallyOf(range(216).map((at) => [sicBoPays(on, [(at % 6) + 1, (Math.floor(at / 6) % 6) + 1, Math.floor(at / 36) + 1]), 1])));

/** One bet of craps until it is decided; odds over all points. Exact. */
export const measureCraps = (on: string): Measure => measureOf(tallyOf(crapsPayouts(on)));

/** Keno with `chosen` numbers, by the hypergeometric distribution. Exact. */
export const measureKeno = ({ of, drawn }: KenoSize, pays: KenoPays, chosen: number): Measure =>
  measureOf(
    tallyOf(
      range(chosen + 1).map((hits) => [
        pays[chosen - 1]?.[hits] ?? 0,
        (choose(drawn, hits) * choose(of - drawn, chosen - hits)) / choose(of, chosen),
      ]),
    ),
  );

function bits(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}

/** All patterns of marks on a card's 24 numbers, weighted by the probability of their number of marks. Exact. */
export function measureBingo(): Measure {
  const lines = BINGO_LINES.map((line) =>
    line.filter((cell) => cell !== 12).reduce((mask, cell) => mask | (1 << (cell > 12 ? cell - 1 : cell)), 0),
  );
  const counted = range(25).map(() => new Float64Array(13));
  for (let mask = 0; mask < 2 ** 24; mask++) {
    let full = 0;
    for (const line of lines) if ((mask & line) === line) full++;
    if (full > 0) {
      const own = counted[bits(mask)];
      if (own !== undefined) own[full] = (own[full] ?? 0) + 1;
    }
  }
  const tally: Tally = new Map();
  for (const marks of range(25)) {
    const chance = (choose(24, marks) * choose(BINGO_BALLS - 24, BINGO_DRAWN - marks)) / choose(BINGO_BALLS, BINGO_DRAWN);
    const own = counted[marks] ?? new Float64Array(13);
    let some = 0;
    for (const [full, ways] of own.entries()) {
      add(tally, bingoPays(full), (chance * ways) / choose(24, marks));
      some += ways;
    }
    add(tally, 0, chance * (1 - some / choose(24, marks)));
  }
  return measureOf(tally);
}

/** Prizes by their weights. Exact. */
export const measureScratch = ({ times, weights, multipliers, multiplierWeights }: ScratchPrizes): Measure =>
  measureOf(
    tallyOf(
      times.flatMap((prize, at) =>
        multipliers.map((multiplier, place) => [prize * multiplier, (weights[at] ?? 0) * (multiplierWeights[place] ?? 0)] as const),
      ),
    ),
  );

/** A climb cashed out at a fixed multiple. Exact. */
export function measureClimb(target: number): Measure {
  const wins = climbWins(target);
  return measureOf(
    tallyOf([
      [target, wins],
      [0, CLIMB_PARTS - wins],
    ]),
  );
}

/** Dice over or under a target. Exact. */
export function measureDice(side: string, target: number): Measure {
  const wins = winningRolls(side, target);
  return measureOf(
    tallyOf([
      [dicePays(wins), wins],
      [0, DICE_PARTS - wins],
    ]),
  );
}

/** Mines, cashed out after `opened` free cells. Exact. */
export function measureMines(mines: number, opened: number): Measure {
  const wins = choose(MINE_CELLS - opened, mines);
  return measureOf(
    tallyOf([
      [minesPays(mines, opened), wins],
      [0, choose(MINE_CELLS, mines) - wins],
    ]),
  );
}

/** A plinko board. Exact. */
export const measurePlinko = (rows: number, pays: readonly number[]): Measure =>
  measureOf(tallyOf(range(rows + 1).map((slot) => [plinkoPays(pays, rows, slot), choose(rows, slot)])));

/** Equally likely payouts in hundredths. Exact. */
export const measureEqual = (times: readonly number[]): Measure => measureOf(tallyOf(times.map((each) => [each, 1])));

/** A bet that wins `chance` times out of `of`. Exact. */
export const measureChance = (pays: number, chance: number, of: number): Measure =>
  measureOf(
    tallyOf([
      [pays, chance],
      [0, of - chance],
    ]),
  );

/** One market of a virtual match. Exact. */
export const measureFootball = (fixture: number, on: string): Measure =>
  measureChance(footballPays(fixture, on), footballChance(fixture, on), 1_000_000);

/** One bet on a race, over all orders of the first three. Exact. */
export function measureRacing(on: string): Measure {
  const [kind, runner] = on.split('-');
  const chance = podiums().reduce(
    (sum, podium) => sum + (podium.order.slice(0, kind === 'win' ? 1 : 3).includes(Number(runner) - 1) ? podium.chance : 0),
    0,
  );
  return measureChance(racingPays(on), chance, 1);
}

const CARDS_OF_VALUE = range(10).map((value) => (value === 0 ? 16 : 4) * BACCARAT_DECKS);

/** All sequences of up to six card values from eight decks. Exact. */
export function measureBaccarat(on: BaccaratSide): Measure {
  const left = [...CARDS_OF_VALUE];
  let cards = left.reduce((sum, count) => sum + count, 0);
  const tally: Tally = new Map();
  const each = (weight: number, then: (value: number, weight: number) => void): void => {
    for (let value = 0; value < 10; value++) {
      const count = left[value] ?? 0;
      if (count === 0) continue;
      left[value] = count - 1;
      cards--;
      then(value, (weight * count) / (cards + 1));
      cards++;
      left[value] = count;
    }
  };
  const end = (player: number, banker: number, weight: number): void =>
    add(tally, baccaratPays(on, player === banker ? 'tie' : player > banker ? 'player' : 'banker'), weight);
  const bank = (player: number, banker: number, third: number | null, weight: number): void => {
    if (bankerDraws(banker, third)) each(weight, (card, p) => end(player, handValue([banker, card]), p));
    else end(player, banker, weight);
  };
  each(1, (a, p) =>
    each(p, (b, q) =>
      each(q, (c, r) =>
        each(r, (d, s) => {
          const [player, banker] = [handValue([a, c]), handValue([b, d])];
          if (player >= 8 || banker >= 8) end(player, banker, s);
          else if (player >= 6) bank(player, banker, null, s);
          else each(s, (card, t) => bank(handValue([player, card]), banker, card, t));
        }),
      ),
    ),
  );
  return measureOf(tally);
}
