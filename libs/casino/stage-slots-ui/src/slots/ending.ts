import type { GridStep } from '@touchline/casino-game-math';
import { type Score, TEMPO } from '@touchline/casino-stage-ui';
import { centreOf } from './layout.ts';
import { type Plan, scoreFrom, turn } from './plan.ts';
import type { Shown } from './reels.ts';
import { marksOf } from './slot-art.ts';
import { words } from './words.ts';

/** Between the end of the last step and its result: there is something to look at when something was won. */
const LOSS_MS = 250;
const WIN_MS = 900;
/** Wins of a step that is not the last are shown for this long. */
export const STEP_MS = 900;

/** Marks the cells that pay from a time on; until another, if the grid then changes. The same for every win, also one below the stake. */
export function markWins(plan: Plan, name: string, step: GridStep, at: number, until?: number): void {
  const { art, layout, around } = plan;
  if (step.wins.length === 0) return;
  const middle = centreOf(layout, (layout.columns - 1) / 2, (layout.rows - 1) / 2);
  const hasLines = typeof around.facts.grid?.lines === 'number';
  plan.actors.push({ id: `${name}-marks`, picture: marksOf(art, layout, step.wins, hasLines), pose: { ...middle, alpha: 0 } });
  turn(plan, `${name}-marks`, at, { alpha: 1 });
  if (until !== undefined) turn(plan, `${name}-marks`, until, { alpha: 0 });
}

/** Puts a step into words. */
export function sayStep({ cues }: Plan, step: GridStep, at: number): void {
  cues.push({ kind: 'say', at, said: { message: words.wins, values: { n: step.wins.length } } });
}

/** Ends a round whose last step is at rest: a return above the stake is celebrated, any other is left as it is. */
export function ended(plan: Plan, shown: Shown, last: GridStep, restMs: number): Score {
  const { around, cues } = plan;
  const { isGain, isCalm } = around;
  const won = new Set(last.wins.flatMap(({ cells }) => cells));
  const lasts = isCalm ? 0 : TEMPO.celebration;
  if (isGain) {
    const winning = [...shown].flatMap(([cell, { id }]) => (won.has(cell) ? [id] : []));
    const dimmed = won.size === 0 ? [] : [...shown].flatMap(([cell, { id }]) => (won.has(cell) ? [] : [id]));
    cues.push({ kind: 'celebrate', at: restMs, lasts, winning, dimmed }, { kind: 'sound', at: restMs, sound: 'gain' });
  }
  const after = isGain ? lasts : isCalm ? 0 : last.wins.length > 0 ? WIN_MS : LOSS_MS;
  return scoreFrom(plan, { restMs, endMs: restMs + after });
}
