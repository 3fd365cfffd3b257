import type { GameArt, Picture } from '@touchline/casino-game-art';
import { type Actor, backdropOf, type Cue, type Pose, type Score, type StageAround, swayOf } from '@touchline/casino-stage-ui';
import { centreOf, type Layout, layoutOf } from './layout.ts';
import { panelOf } from './slot-art.ts';

/** A score in the making. */
export interface Plan {
  art: GameArt;
  around: StageAround;
  layout: Layout;
  actors: Actor[];
  cues: Cue[];
}

/** A plan with the backdrop and the empty panel. */
export function planOf(around: StageAround): Plan {
  const layout = layoutOf(around);
  const { art } = around;
  const { stage, grid } = layout;
  const panel = panelOf(art, layout);
  const middle = { x: grid.x + grid.width / 2, y: grid.y + grid.height / 2 };
  return { art, around, layout, actors: [...backdropOf(art, stage), { id: 'panel', picture: panel, pose: middle }], cues: [] };
}

/** Puts a symbol into a cell, from the start unless it is to be shown later. */
export function putSymbol(
  { actors, layout }: Plan,
  id: string,
  { picture, column, row, alpha = 1 }: { picture: Picture; column: number; row: number; alpha?: number },
): void {
  // prettier-ignore
  const size = { width: layout.symbol, height: layout.symbol };
  actors.push({ id, picture, size, pose: { ...centreOf(layout, column, row), alpha } });
}

export function turn({ cues }: Plan, actor: string, at: number, to: Partial<Pose>): void {
  cues.push({ kind: 'move', at, lasts: 0, actor, to });
}

/** The score of a plan; its planes sway while something moves. */
export function scoreFrom({ art, around, layout: { stage }, actors, cues }: Plan, times: Pick<Score, 'restMs' | 'endMs' | 'pages'>): Score {
  const sway = around.isCalm || times.restMs === 0 ? [] : swayOf(art, stage, times.restMs);
  return { ...stage, ground: art.palette.ink, actors, cues: [...sway, ...cues], ...times };
}
