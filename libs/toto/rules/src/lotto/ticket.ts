import { toSafeNumber } from '@touchline/shared-primitives';
import { choose } from './counting.ts';
import type { Lottery, LottoPrize } from './lotteries.ts';

/** Maximum number of draws per purchase. */
export const MOST_DRAWS = 10;

/** Why numbers are not a valid entry. */
export type NumbersProblem = 'too-few' | 'too-many' | 'wrong-numbers';

/** Minimum and maximum count of numbers in an entry. */
export function entrySize(lottery: Lottery): { least: number; most: number } {
  switch (lottery.kind) {
    case 'classic':
      return { least: lottery.picks, most: lottery.mostPicks };
    case 'keno':
      return { least: 1, most: lottery.mostPicks };
    case 'bingo':
      return { least: lottery.lines * lottery.perLine, most: lottery.lines * lottery.perLine };
    case 'raffle':
      return { least: lottery.digits, most: lottery.digits };
  }
}

/** Validates numbers; null for a valid entry. Digits of a raffle may repeat, other numbers may not. @spec TL-02 */
export function numbersProblem(lottery: Lottery, numbers: readonly number[]): NumbersProblem | null {
  const { least, most } = entrySize(lottery);
  if (numbers.length < least) return 'too-few';
  if (numbers.length > most) return 'too-many';
  const [first, last] = lottery.kind === 'raffle' ? [0, 9] : [1, lottery.pool];
  if (!numbers.every((number) => Number.isInteger(number) && number >= first && number <= last)) return 'wrong-numbers';
  return lottery.kind !== 'raffle' && new Set(numbers).size < numbers.length ? 'wrong-numbers' : null;
}

/** Number of combinations in an entry; more than one only in a system of a classic lottery. */
export const combinationsOf = (lottery: Lottery, count: number): number =>
  lottery.kind === 'classic' ? toSafeNumber(choose(count, lottery.picks)) : 1;

/** Price of a combination in minor units. @param unit - the currency's round amount, minor units, an even number. */
export const priceOf = ({ priceHalves }: Pick<Lottery, 'priceHalves'>, unit: number): number => (priceHalves * unit) / 2;

function digitsRight(numbers: readonly number[], drawn: readonly number[]): number {
  let right = 0;
  while (right < numbers.length && numbers.at(-1 - right) === drawn.at(-1 - right)) right += 1;
  return right;
}

/** Number of combinations by count of right numbers. */
export function rightCounts(lottery: Lottery, numbers: readonly number[], drawn: readonly number[]): Map<number, number> {
  const isDrawn = new Set(drawn);
  const hits = numbers.filter((number) => isDrawn.has(number)).length;
  switch (lottery.kind) {
    case 'classic': {
      const { picks } = lottery;
      const ways = (right: number): number => toSafeNumber(choose(hits, right) * choose(numbers.length - hits, picks - right));
      return new Map(Array.from({ length: picks + 1 }, (_, right) => [right, ways(right)]));
    }
    case 'keno':
      return new Map([[hits, 1]]);
    case 'bingo': {
      const lines = Array.from({ length: lottery.lines }, (_, at) => numbers.slice(at * lottery.perLine, (at + 1) * lottery.perLine));
      return new Map([[lines.filter((line) => line.every((number) => isDrawn.has(number))).length, 1]]);
    }
    case 'raffle':
      return new Map([[digitsRight(numbers, drawn), 1]]);
  }
}

const prizesOf = (lottery: Lottery, count: number): readonly LottoPrize[] =>
  lottery.kind === 'keno' ? (lottery.prizes[count] ?? []) : lottery.prizes;

/** Total prize of an entry, as a multiple of the price of a combination. @spec TL-02 */
export function prizeTimes(lottery: Lottery, numbers: readonly number[], drawn: readonly number[]): number {
  const counts = rightCounts(lottery, numbers, drawn);
  return prizesOf(lottery, numbers.length).reduce((sum, { right, times }) => sum + (counts.get(right) ?? 0) * times, 0);
}

/** Random numbers: a sorted choice, a card of lines, or digits. @param chance - returns a whole number from 0 to below its argument. */
export function quickPick(lottery: Lottery, chance: (below: number) => number, count = entrySize(lottery).least): number[] {
  if (lottery.kind === 'raffle') return Array.from({ length: lottery.digits }, () => chance(10));
  const left = Array.from({ length: lottery.pool }, (_, at) => at + 1);
  const picked = Array.from({ length: count }, () => left.splice(chance(left.length), 1)[0] ?? 0);
  return lottery.kind === 'bingo' ? cardOf(picked, lottery.perLine) : picked.toSorted((a, b) => a - b);
}

/** Lines of a card, each ascending. */
const cardOf = (picked: readonly number[], perLine: number): number[] =>
  Array.from({ length: picked.length / perLine }, (_, at) =>
    picked.slice(at * perLine, (at + 1) * perLine).toSorted((a, b) => a - b),
  ).flat();
