import { type ModelId, PAYS } from './catalogue/index.ts';
import { JACKPOT } from './jackpot.ts';
import { modelOf } from './models.ts';
import { type Parts, rule } from './pay-table/parts.ts';
import type { PayReturn, PayTable } from './pay-table/shapes.ts';

const jackpotRule = rule('jackpot', { share: 1 / JACKPOT.share, rounds: JACKPOT.roundsAWin });

/** The most that a round can return with any choice, in stakes. */
const mostOf = (id: ModelId, { grids }: Parts): number => {
  const { most, isSum } = PAYS[id];
  if (most !== undefined) return most();
  const cells = grids.flatMap(({ columns, rows }) =>
    rows.flatMap(({ cells: own }) => own.filter((_, at) => columns[at]?.unit === 'times')),
  );
  const figures = PAYS[id].measured?.rows.map(({ maxWin }) => maxWin) ?? [];
  return Math.max(0, ...figures, ...(isSum === true ? [] : cells.map((cell) => (cell ?? 0) / 100)));
};

/** Returns by choice; after a simpler strategy the published return of best play. */
const returnsOf = (id: ModelId): PayReturn[] =>
  (PAYS[id].measured?.rows ?? []).flatMap(({ choice, rtp, variance, interval, bestRtp }): PayReturn[] => [
    { choice, rtp, deviation: Math.sqrt(variance), ...(interval !== undefined && { rounds: interval.rounds }) },
    ...(bestRtp === undefined ? [] : [{ choice: { word: 'published-best-play' as const }, rtp: bestRtp }]),
  ]);

/**
 * The pay table of a game: what pays and how much, the rules, the return of each choice with its spread, and the most that a round can
 * return. Everything comes from the data that plays the game, so that it cannot differ from what is paid.
 *
 * @spec CS-05
 */
export function payTableOf(id: ModelId): PayTable {
  const parts = PAYS[id].parts();
  const hasStake = modelOf(id)?.facts != null;
  const hasJackpot = modelOf(id)?.features.includes('jackpot') === true;
  return {
    grids: parts.grids,
    rules: [
      ...parts.rules,
      ...(hasJackpot ? [jackpotRule] : []),
      ...(hasStake ? [rule('stake-included'), rule(hasJackpot ? 'jackpot-fractions' : 'fractions')] : []),
    ],
    returns: returnsOf(id),
    range: PAYS[id].measured?.range ?? null,
    most: mostOf(id, parts),
    isOfBet: id === 'craps',
  };
}
