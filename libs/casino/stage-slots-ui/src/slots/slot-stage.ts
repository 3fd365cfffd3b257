import type { Stage, StageAround, StageGame } from '@touchline/casino-stage-ui';
import { coins, putFaces } from './coins.ts';
import { falls } from './falls.ts';
import { planOf, scoreFrom } from './plan.ts';
import { idleColumns, putColumns } from './reels.ts';
import { spins } from './spins.ts';

const PALE = 0.6;
const hasCoins = ({ facts: { features } }: StageAround): boolean => features.includes('hold-and-win');

/** A round of a slot, by the way in which its grid changes. */
const round: Stage<'slots'> = ({ steps }, around) => {
  if (hasCoins(around)) return coins(steps, around);
  return around.facts.features.includes('cascades') ? falls(steps, around) : spins(steps, around);
};

/** The stage of slots. */
export const SLOTS: StageGame = {
  idle: (around) => {
    const plan = planOf(around);
    if (hasCoins(around)) putFaces(plan, PALE);
    else putColumns(plan, 'before', idleColumns(plan));
    return scoreFrom(plan, { restMs: 0, endMs: null });
  },
  stages: { slots: round },
};
