import type { Spot } from './spots.ts';

export type Form = 'wide' | 'tall';
export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** Where a spot is on the page: an upright cloth has the zeros at the top and the outside bets at the left. */
export const seenAt = ({ x, y }: Pick<Spot, 'x' | 'y'>, form: Form): readonly [x: number, y: number] =>
  form === 'wide' ? [x, y] : [3 - y, x];

const WAYS: Readonly<Record<Arrow, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
export const isArrow = (key: string): key is Arrow => Object.hasOwn(WAYS, key);

/** A spot to the side is this much farther away than one straight ahead. */
const SIDEWAYS = 2.5;
const LEAST = 0.01;

/** The spot that an arrow key leads to; undefined at the edge of the cloth. A field is straight ahead along all of its side. */
export function nextSpot(spots: readonly Spot[], here: Spot, arrow: Arrow, form: Form): Spot | undefined {
  const [dx, dy] = WAYS[arrow];
  const [hx, hy] = seenAt(here, form);
  let nearest: { spot: Spot; distance: number } | undefined;
  for (const spot of spots) {
    const [x, y] = seenAt(spot, form);
    const ahead = (x - hx) * dx + (y - hy) * dy;
    const isAlongHeight = (form === 'wide') === (dx !== 0);
    const side = ((isAlongHeight ? spot.height : spot.width) ?? 0) / 2;
    const aside = Math.max(0, Math.abs((x - hx) * dy + (y - hy) * dx) - side);
    const distance = ahead + SIDEWAYS * aside;
    if (ahead > LEAST && (nearest === undefined || distance < nearest.distance)) nearest = { spot, distance };
  }
  return nearest?.spot;
}
