import type { Champ } from './types.ts';

const ORDINARY_KIND = 1;
const NO_BONUS_KIND = 7;
const FAST_STRIDE_SECONDS = 600;

/** Kind of a game: fast formats and sub-games are excluded from bonus bets. @spec CP-12 */
export const gameKind = ({ strideSeconds }: Pick<Champ, 'strideSeconds'>, isSubGame: boolean): number =>
  isSubGame || strideSeconds <= FAST_STRIDE_SECONDS ? NO_BONUS_KIND : ORDINARY_KIND;
