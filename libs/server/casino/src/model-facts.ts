import type { CasinoGame, CasinoModelId } from '@touchline/casino-contract';

type Facts = Pick<CasinoGame, 'rtp' | 'volatility' | 'hitRate' | 'maxWin'>;

const UNKNOWN: Facts = { rtp: null, volatility: null, hitRate: null, maxWin: null };

/** What the mathematics of a model says of its games. */
export const factsOf = (_model: CasinoModelId): Facts => UNKNOWN;
