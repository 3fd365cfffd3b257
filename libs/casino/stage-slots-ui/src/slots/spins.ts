import type { GridStep } from '@touchline/casino-game-math';
import type { Score, StageAround } from '@touchline/casino-stage-ui';
import { ended, markWins, sayStep, STEP_MS } from './ending.ts';
import { type Plan, planOf, turn } from './plan.ts';
import { idleColumns, putColumns, type Shown, spinReels } from './reels.ts';
import { nightOf } from './slot-art.ts';
import { words } from './words.ts';

/** Columns that are on the stage when a round begins. */
export const columnsBefore = (plan: Plan): readonly string[] => {
  const { before } = plan.around;
  const last = before?.kind === 'slots' ? before.steps.at(-1)?.columns : undefined;
  return last ?? idleColumns(plan);
};

/** The night of the free spins, behind the panel. It falls with the first of them. */
function addNight(plan: Plan): void {
  const { stage } = plan.layout;
  const at = plan.actors.findIndex(({ id }) => id === 'panel');
  const pose = { x: stage.width / 2, y: stage.height / 2, alpha: 0 };
  plan.actors.splice(at, 0, { id: 'night', picture: nightOf(plan.art, plan.layout), size: stage, pose });
}

/** A round of spinning reels: one spin, and the free spins that it brought. */
export function spins(steps: readonly GridStep[], around: StageAround): Score {
  const plan = planOf(around);
  const free = steps.filter(({ mode }) => mode === 'free');
  if (free.length > 0) addNight(plan);
  let shown: Shown = putColumns(plan, 'before', columnsBefore(plan), around.isCalm ? 0 : 1);
  let at = 0;
  let rest = 0;
  steps.forEach((step, nth) => {
    const name = `spin-${nth}`;
    const isLast = nth === steps.length - 1;
    const next = putColumns(plan, name, step.columns, 0);
    if (step.mode === 'free') {
      if (nth === steps.indexOf(free[0] ?? step)) {
        plan.cues.push({ kind: 'move', at, lasts: around.isCalm ? 0 : 400, actor: 'night', to: { alpha: 1 } });
      }
      const values = { n: free.indexOf(step) + 1, of: free.length, times: step.times };
      plan.cues.push({ kind: 'say', at, said: { message: words.free, values, isCaption: true } });
    }
    if (around.isCalm) {
      for (const { id } of shown.values()) turn(plan, id, at, { alpha: 0 });
      for (const { id } of next.values()) turn(plan, id, at, { alpha: 1 });
      rest = at;
      at += 1;
    } else {
      rest = spinReels(plan, name, { from: shown, to: next, at });
      at = rest + (step.wins.length > 0 ? STEP_MS : STEP_MS / 3);
    }
    markWins(plan, name, step, rest, isLast ? undefined : at);
    sayStep(plan, step, rest);
    shown = next;
  });
  const score = ended(plan, shown, steps.at(-1) ?? { columns: [], wins: [], times: 1, mode: 'base' }, rest);
  return around.isCalm && steps.length > 1 ? { ...score, pages: steps.map((_, nth) => nth) } : score;
}
