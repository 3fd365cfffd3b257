import { EASES } from './eases.ts';
import type { Actor, Cue, Pose, Score } from './score.ts';

/** Matrix of a picture on the stage: `x' = a x + c y + tx`, `y' = b x + d y + ty`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, tx: number, ty: number];

/** An actor as it is drawn at one moment. */
export interface Placed {
  actor: Actor;
  /** From units of the picture, its left upper corner being 0, to units of the stage. */
  matrix: Matrix;
  alpha: number;
  scroll: number;
}

type Move = Extract<Cue, { kind: 'move' }>;
type Part = readonly [property: keyof Pose, at: number, lasts: number, to: number, ease: (share: number) => number];

const REST: Pose = { x: 0, y: 0, scale: 1, breadth: 1, turn: 0, alpha: 1, scroll: 0 };
const LIFTED = 1.08;
const DIMMED = 0.45;
const LIFT_MS = 250;

const movesOf = (cue: Cue): readonly Move[] => {
  if (cue.kind === 'move') return [cue];
  if (cue.kind !== 'celebrate') return [];
  const around = { kind: 'move', at: cue.at, lasts: Math.min(LIFT_MS, cue.lasts), ease: 'out' } as const;
  return [
    ...cue.winning.map((actor) => ({ ...around, actor, to: { scale: LIFTED } })),
    ...cue.dimmed.map((actor) => ({ ...around, actor, to: { alpha: DIMMED } })),
  ];
};

function partsOf({ cues }: Score): ReadonlyMap<string, readonly Part[]> {
  const parts = new Map<string, Part[]>();
  const moves = cues.flatMap(movesOf).sort((one, other) => one.at - other.at);
  for (const { actor, at, lasts, to, ease = 'in-out' } of moves)
    for (const [property, value] of Object.entries(to) as [keyof Pose, number][])
      parts.set(actor, [...(parts.get(actor) ?? []), [property, at, lasts, value, EASES[ease]]]);
  return parts;
}

function poseAt(pose: Partial<Pose>, parts: readonly Part[], ms: number): Pose {
  const now = { ...REST, ...pose };
  for (const [property, at, lasts, to, ease] of parts) {
    if (ms < at) continue;
    const share = lasts <= 0 ? 1 : Math.min(1, (ms - at) / lasts);
    now[property] = share === 1 ? to : now[property] + (to - now[property]) * ease(share);
  }
  return now;
}

const times = ([a, b, c, d, tx, ty]: Matrix, [e, f, g, h, x, y]: Matrix): Matrix => [
  ...([a * e + c * f, b * e + d * f, a * g + c * h, b * g + d * h] as const),
  a * x + c * y + tx,
  b * x + d * y + ty,
];

/** Size of an actor's picture as it is cut out, in units of the picture. */
export const cutOf = ({ picture, window }: Actor) => ({ width: picture?.width ?? 0, height: window ?? picture?.height ?? 0 });

/** Length of a picture's unit on the stage. */
export const unitOf = ({ matrix: [a, b, c, d] }: Placed): number => Math.max(Math.hypot(a, b), Math.hypot(c, d));

/**
 * Prepares a score for drawing.
 *
 * @returns what is on the stage at a time in milliseconds, in drawing order; what cannot be seen is left out.
 */
export function framesOf(score: Score): (ms: number) => readonly Placed[] {
  const parts = partsOf(score);
  return (ms) => {
    const carried = new Map<string, { matrix: Matrix; alpha: number }>();
    const placed: Placed[] = [];
    for (const actor of score.actors) {
      const pose = poseAt(actor.pose, parts.get(actor.id) ?? [], ms);
      const parent = actor.parent === undefined ? undefined : carried.get(actor.parent);
      const [cos, sin] = [Math.cos(pose.turn * 2 * Math.PI) * pose.scale, Math.sin(pose.turn * 2 * Math.PI) * pose.scale];
      const own: Matrix = [cos * pose.breadth, sin * pose.breadth, -sin, cos, pose.x, pose.y];
      const matrix = parent === undefined ? own : times(parent.matrix, own);
      const alpha = pose.alpha * (parent?.alpha ?? 1);
      carried.set(actor.id, { matrix, alpha });
      if (actor.picture === undefined || alpha <= 0 || pose.breadth === 0) continue;
      const cut = cutOf(actor);
      const [across, down] = [(actor.size?.width ?? cut.width) / cut.width, (actor.size?.height ?? cut.height) / cut.height];
      const [px, py] = actor.pivot ?? [0.5, 0.5];
      const inner: Matrix = [across, 0, 0, down, -px * across * cut.width, -py * down * cut.height];
      placed.push({ actor, matrix: times(matrix, inner), alpha, scroll: pose.scroll });
    }
    return placed;
  };
}
