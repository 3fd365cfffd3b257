import { CLIMB_PARTS, CLIMB_SHARE, climbWins, HIGHEST, LOWEST_TARGET } from '../instant/climbing.ts';
import { dicePays, DICE_PARTS, DICE_SHARE, LEAST_ROLLS, MOST_ROLLS } from '../instant/dice.ts';
import { HIGHEST_CHAIN, HILO_SHARE, hiloPays, hiloRanks, MOST_GUESSES } from '../instant/hilo.ts';
import { MINE_CELLS, MINES_SHARE, minesPays } from '../instant/mines.ts';
import { PLINKO, plinkoPays, RISKS } from '../instant/plinko.ts';
import { type Parts, rule, label, pays, chance, count, rowOf } from './parts.ts';

/** Multiples that the table of a climb lists, in hundredths. */
const CLIMBS = [LOWEST_TARGET, 150, 200, 300, 500, 1_000, 10_000, 100_000, HIGHEST];
export const CLIMB: Parts = {
  grids: [
    {
      name: 'paid',
      columns: [pays, chance],
      rows: CLIMBS.map((n) => rowOf(label('times', { n }), n, climbWins(n) / CLIMB_PARTS)),
    },
  ],
  rules: [rule('climb', { share: CLIMB_SHARE }), rule('climb-limits', { least: LOWEST_TARGET / 100, most: HIGHEST / 100 })],
};

/** Winning rolls that the table of dice lists. */
const ROLLS = [LEAST_ROLLS, 500, 1_000, 2_000, 2_500, 4_950, 5_000, 7_500, 9_000, MOST_ROLLS];
export const DICE: Parts = {
  grids: [
    {
      name: 'paid',
      columns: [pays, chance],
      rows: ROLLS.map((n) => rowOf(label('chance-of', { n }), dicePays(n), n / DICE_PARTS)),
    },
  ],
  rules: [rule('dice', { share: DICE_SHARE, least: LEAST_ROLLS / DICE_PARTS, most: MOST_ROLLS / DICE_PARTS })],
};

export const MINES: Parts = {
  grids: [
    {
      name: 'paid',
      columns: count(1, MINE_CELLS - 1).map((n) => ({ label: label('mines', { n }), unit: 'times' })),
      rows: count(1, MINE_CELLS - 1).map((opened) =>
        rowOf(
          label('opened', { n: opened }),
          ...count(1, MINE_CELLS - 1).map((mines) => (opened + mines > MINE_CELLS ? null : minesPays(mines, opened))),
        ),
      ),
    },
  ],
  rules: [rule('mines', { share: MINES_SHARE, n: MINE_CELLS })],
};

export const plinkoParts = (rows: 8 | 12 | 16): Parts => ({
  grids: [
    {
      name: 'paid',
      columns: RISKS.map((risk) => ({ label: label('value', { of: risk }), unit: 'times' })),
      rows: count(0, rows / 2).map((slot) =>
        rowOf(
          slot === rows / 2 ? label('middle') : label('slots', { n: slot + 1, to: rows - slot + 1 }),
          ...RISKS.map((risk) => plinkoPays(PLINKO[rows][risk], rows, slot)),
        ),
      ),
    },
  ],
  rules: [rule('plinko', { n: rows })],
});

export const HILO: Parts = {
  grids: [
    {
      name: 'first-guess',
      columns: (['higher', 'lower'] as const).map((of) => ({ label: label('value', { of }), unit: 'times' })),
      rows: count(0, 12).map((rank) =>
        rowOf(label('card-rank', { n: rank }), hiloPays([hiloRanks(rank, 'higher')]), hiloPays([hiloRanks(rank, 'lower')])),
      ),
    },
  ],
  rules: [rule('full-deck'), rule('hilo', { share: HILO_SHARE }), rule('hilo-most', { n: MOST_GUESSES, most: HIGHEST_CHAIN / 100 })],
};

export const wheelParts = (segments: readonly number[]): Parts => ({
  grids: [
    {
      name: 'paid',
      columns: [pays, chance],
      rows: [...new Set(segments)]
        .toSorted((a, b) => b - a)
        .map((value) => {
          const n = segments.filter((each) => each === value).length;
          return rowOf(label('times', { n: value }), value, n / segments.length);
        }),
    },
  ],
  rules: [rule('wheel', { n: segments.length })],
});
