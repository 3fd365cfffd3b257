import type { StageGame } from '@touchline/casino-stage-ui';
import { Results } from './Results.tsx';
import { stagesOf } from './roulette-stage.ts';
import { RouletteTable } from './RouletteTable.tsx';

/** The roulette table, by its number of zeros. */
export const ROULETTE = {
  single: { ...stagesOf(false), Overlay: Results, Choices: RouletteTable },
  double: { ...stagesOf(true), Overlay: Results, Choices: RouletteTable },
} satisfies Record<string, StageGame>;
