import type { Picture } from '@touchline/casino-game-art';

const drawn = new Map<string, Picture>();
/** Pictures that are kept: a deck, and what a few titles have around it. */
const MOST = 120;

/** Makes the drawing of a picture once; equal ids are equal pictures. */
export function once(id: string, draw: (id: string) => Picture): Picture {
  const known = drawn.get(id);
  if (known !== undefined) return known;
  const picture = draw(id);
  if (drawn.size >= MOST) drawn.clear();
  drawn.set(id, picture);
  return picture;
}
