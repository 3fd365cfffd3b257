import type { LoadStage } from '@touchline/casino-stage-ui';

/** The roulette table, with one zero or two; a game without a wheel has none of this lib. */
export const loadStage: LoadStage = async (idle) => {
  if (idle !== 'roulette' && idle !== 'roulette-double') return null;
  const { ROULETTE } = await import('./roulette/roulette-game.ts');
  return idle === 'roulette' ? ROULETTE.single : ROULETTE.double;
};
