import type { Picture } from '@touchline/casino-game-art';

/** Pictures that are kept: more than one game has. */
const MOST = 400;
const kept = new Map<string, Picture>();

/** A picture that is the same in every round; its drawing is made once. */
export function once(id: string, draw: () => Omit<Picture, 'id'>): Picture {
  const known = kept.get(id);
  if (known !== undefined) return known;
  const picture = { id, ...draw() };
  if (kept.size >= MOST) kept.clear();
  kept.set(id, picture);
  return picture;
}
