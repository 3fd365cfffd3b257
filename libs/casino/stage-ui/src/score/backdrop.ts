import type { GameArt } from '@touchline/casino-game-art';
import type { Actor, Cue, Score } from './score.ts';

/** A backdrop leaves the middle of the stage as calm as this: it is behind what the game is about. */
const ALPHA = 0.9;
/** Planes are a little larger than the stage, which hides their lower edge. */
const LARGER = 1.02;
/** Units that the nearest plane sways. */
const SWAY = 22;

const idOf = (at: number): string => `plane-${at}`;

/** The planes of a backdrop, which cover a stage of any form. */
export function backdropOf({ backdrop }: GameArt, { width, height }: Pick<Score, 'width' | 'height'>): readonly Actor[] {
  return backdrop.map(({ picture }, at): Actor => {
    // The planes reach beyond the stage at either side, so their height decides unless the stage is wider than they are.
    const scale = Math.max((LARGER * height) / picture.height, (width + 2 * SWAY) / picture.width);
    return {
      ...{ id: idOf(at), picture },
      pose: { x: width / 2, y: height / 2, alpha: at === 0 ? 1 : ALPHA },
      size: { width: picture.width * scale, height: picture.height * scale },
    };
  });
}

/** The planes sway once to the side and back, the nearest ones most, the same for every round. */
export const swayOf = ({ backdrop }: GameArt, { width }: Pick<Score, 'width'>, lasts: number): readonly Cue[] =>
  backdrop.flatMap(({ depth }, at): Cue[] =>
    depth === 0
      ? []
      : [
          { kind: 'move', at: 0, lasts: lasts / 2, actor: idOf(at), to: { x: width / 2 + depth * SWAY } },
          { kind: 'move', at: lasts / 2, lasts: lasts / 2, actor: idOf(at), to: { x: width / 2 } },
        ],
  );
