import type { Actor, StageAround } from '@touchline/casino-stage-ui';
import { CHIP, chipOf } from '../art/table-art.ts';
import type { Layout } from './layout.ts';
import type { CardsScene } from './rows.ts';
import type { CardsIdle } from './traits.ts';

/** What the player staked on a hand at first: a double or a split adds as much again. */
function firstStake({ player }: CardsScene, { before, round }: StageAround): number {
  const earlier = round.made > 0 && before?.kind === 'cards' && before.outcome === 'open' ? before.player : [];
  return Math.min(...[...player, ...earlier].map(({ staked }) => staked ?? round.staked));
}

/** Chips of each hand: one for its first stake, and one for every further stake of the same size. */
export function chipsOf(idle: CardsIdle, scene: CardsScene, around: StageAround, layout: Layout): Actor[] {
  const { art, round } = around;
  if (round.staked === 0) return [];
  const hands = scene.player.slice(0, 2);
  const first = firstStake(scene, around);
  return hands.flatMap(({ staked = round.staked }, at): Actor[] => {
    const place = layout.placeOf(at === 0 ? 'hand-0' : 'hand-1', hands.length).chips;
    if (place === undefined) return [];
    const isRaised = RAISED.has(idle) && round.made > 0 && scene.outcome !== 'folded';
    const count = isRaised ? ANTES : Math.max(1, Math.round(staked / first));
    return Array.from({ length: count }, (_, nth) => ({
      ...{ id: `chip-${at}-${nth}`, picture: chipOf(art), size: { width: CHIP, height: CHIP } },
      pose: { x: place.x + (nth - (count - 1) / 2) * (count > 2 ? NEAR : CHIP + 8), y: place.y },
    }));
  });
}
/** A raise or a call is two antes more. */
const ANTES = 3;
/** Between the middles of chips that overlap, as three do. */
const NEAR = 46;
const RAISED: ReadonlySet<CardsIdle> = new Set<CardsIdle>(['stud', 'holdem']);
