import { HIGHEST_CHAIN } from './instant/hilo.ts';
import { WHEEL_HIGH, WHEEL_LOW } from './instant/single-draw.ts';
import { JACKPOT } from './jackpot.ts';
import { modelOf } from './models.ts';
import { DRAW, DRAW_SIZE, KENO, KENO_SIZE } from './numbers/keno.ts';
import { MATCH_3, MULTIPLIER } from './numbers/scratch.ts';
import { RANGES, RETURNS } from './returns.ts';
import type { ModelId } from './rules.ts';
import { cascadeMost } from './slots/engine.ts';
import { CASCADE, CLASSIC, FREE_SPINS, HOLD, LINES, WAYS } from './slots/models.ts';
import { BONUS, DEUCES, DOUBLE_BONUS, DOUBLE_DOUBLE, FULL_DEUCES, JACKS, JACKS_8_5, JOKER } from './tables/video-poker.ts';
import { BACCARAT, BLACKJACK, HOLDEM, machineParts, rouletteParts, STUD } from './pay-table/tables.ts';
import { BINGO, numbersParts, scratchParts } from './pay-table/numbers.ts';
import { CLIMB, DICE, HILO, MINES, plinkoParts, wheelParts } from './pay-table/instant.ts';
import { CRAPS_TABLE, SIC_BO_TABLE } from './pay-table/dice.ts';
import { OTHERS } from './pay-table/others.ts';
import { type Parts, rule } from './pay-table/parts.ts';
import type { PayTable } from './pay-table/shapes.ts';
import { cascadeParts, holdParts, reelParts } from './pay-table/slots.ts';

const jackpotRule = rule('jackpot', { share: 1 / JACKPOT.share, rounds: JACKPOT.roundsAWin });

const partsOf = (id: ModelId): Parts => {
  switch (id) {
    case 'slot-classic-3x3':
      return reelParts(CLASSIC);
    case 'slot-lines-5x3':
      return reelParts(LINES);
    case 'slot-ways-243':
      return reelParts(WAYS);
    case 'slot-free-spins':
      return reelParts(FREE_SPINS);
    case 'slot-cascade-6x5':
      return cascadeParts(CASCADE);
    case 'slot-hold-respin':
      return holdParts(HOLD);
    case 'roulette-european':
    case 'live-roulette':
      return rouletteParts('european');
    case 'roulette-french':
      return rouletteParts('french');
    case 'roulette-american':
      return rouletteParts('american');
    case 'sic-bo':
      return SIC_BO_TABLE;
    case 'craps':
      return CRAPS_TABLE;
    case 'blackjack':
      return BLACKJACK;
    case 'baccarat':
    case 'live-baccarat':
      return BACCARAT;
    case 'caribbean-stud':
      return STUD;
    case 'casino-holdem':
      return HOLDEM;
    case 'video-poker-jacks':
      return machineParts(JACKS);
    case 'video-poker-deuces':
      return machineParts(DEUCES, 'deuces-wild');
    case 'video-poker-jacks-8-5':
      return machineParts(JACKS_8_5);
    case 'video-poker-bonus':
      return machineParts(BONUS);
    case 'video-poker-double-bonus':
      return machineParts(DOUBLE_BONUS);
    case 'video-poker-double-double':
      return machineParts(DOUBLE_DOUBLE);
    case 'video-poker-full-deuces':
      return machineParts(FULL_DEUCES, 'deuces-wild');
    case 'video-poker-joker':
      return machineParts(JOKER, 'joker');
    case 'keno-80':
      return numbersParts(KENO_SIZE, KENO, false);
    case 'tv-draw':
      return numbersParts(DRAW_SIZE, DRAW, true);
    case 'bingo-75':
      return BINGO;
    case 'scratch-match-3':
      return scratchParts(MATCH_3);
    case 'scratch-multiplier':
      return scratchParts(MULTIPLIER);
    case 'crash':
    case 'limbo':
      return CLIMB;
    case 'dice':
      return DICE;
    case 'mines':
      return MINES;
    case 'plinko-8':
      return plinkoParts(8);
    case 'plinko-12':
      return plinkoParts(12);
    case 'plinko-16':
      return plinkoParts(16);
    case 'hilo':
      return HILO;
    case 'wheel-low':
      return wheelParts(WHEEL_LOW);
    case 'wheel-high':
      return wheelParts(WHEEL_HIGH);
    case 'fishing':
    case 'coin-flip':
    case 'high-low':
    case 'virtual-football':
    case 'virtual-racing':
    case 'skill-2048':
      return OTHERS[id];
  }
};

/** Games whose most is more than one figure of their tables, in stakes. */
const mostOf = (id: ModelId, { grids }: Parts): number => {
  if (id === 'slot-cascade-6x5') return cascadeMost(CASCADE);
  if (id === 'hilo') return HIGHEST_CHAIN / 100;
  const cells = grids.flatMap(({ columns, rows }) =>
    rows.flatMap(({ cells: own }) => own.filter((_, at) => columns[at]?.unit === 'times')),
  );
  const figures = RETURNS[id]?.map(({ maxWin }) => maxWin) ?? [];
  const isSum = ['slots', 'blackjack', 'stud', 'holdem'].includes(modelOf(id)?.family ?? '');
  return Math.max(0, ...figures, ...(isSum ? [] : cells.map((cell) => (cell ?? 0) / 100)));
};

/**
 * The pay table of a game: what pays and how much, the rules, the return of each choice with its spread, and the most that a round can
 * return. Everything comes from the data that plays the game, so that it cannot differ from what is paid.
 *
 * @spec CS-05
 */
export function payTableOf(id: ModelId): PayTable {
  const parts = partsOf(id);
  const hasStake = modelOf(id)?.facts != null;
  const hasJackpot = modelOf(id)?.features.includes('jackpot') === true;
  return {
    grids: parts.grids,
    rules: [
      ...parts.rules,
      ...(hasJackpot ? [jackpotRule] : []),
      ...(hasStake ? [rule('stake-included'), rule(hasJackpot ? 'jackpot-fractions' : 'fractions')] : []),
    ],
    returns: (RETURNS[id] ?? []).map(({ choice, rtp, variance, rounds }) => ({
      choice,
      rtp,
      ...(variance !== undefined && { deviation: Math.sqrt(variance) }),
      ...(rounds !== undefined && { rounds }),
    })),
    range: RANGES[id] ?? null,
    most: mostOf(id, parts),
    isOfBet: id === 'craps',
  };
}
