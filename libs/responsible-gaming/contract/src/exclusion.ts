import type { PlayerLimitView } from './limits.ts';

const DEPOSIT_TIME_OUT = 33;

/**
 * Whether a limit is a self-exclusion: type 30, or one of the types that are lengths of self-exclusion where the operator configured so.
 *
 * @spec RG-02
 */
export const isExclusion = ({ limitType, measure }: Pick<PlayerLimitView, 'limitType' | 'measure'>): boolean =>
  measure === 'days' && limitType !== DEPOSIT_TIME_OUT;
