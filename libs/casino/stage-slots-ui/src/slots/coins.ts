import { coinOf, type Picture } from '@touchline/casino-game-art';
import type { GridStep } from '@touchline/casino-game-math';
import type { Score, StageAround } from '@touchline/casino-stage-ui';
import { ended, markWins, sayStep, STEP_MS } from './ending.ts';
import { placeOf } from './layout.ts';
import { type Plan, planOf, putSymbol, turn } from './plan.ts';
import { type Shown, stopOf, turnReel } from './reels.ts';
import { words } from './words.ts';

/** What runs past in a cell: coins without a value, and nothing. It knows nothing of the result. */
const PASSING = [undefined, 'coin', undefined, undefined, 'coin', undefined, undefined] as const;
/** Values are hundredths of the stake. */
const HUNDRED = 100;

const cellsOf = ({ layout: { columns, rows } }: Plan): readonly number[] =>
  Array.from({ length: columns * rows }, (_, at) => Math.floor(at / rows) * 10 + (at % rows));

/** The coins of a step that are not on the stage yet. */
function putCoins(plan: Plan, name: string, step: GridStep, shown: Shown): Shown {
  const { art, around } = plan;
  const coins: Shown = new Map();
  for (const [key, value] of Object.entries(step.coins ?? {})) {
    const cell = Number(key);
    if (shown.has(cell)) continue;
    const [column, row] = placeOf(cell);
    const picture = coinOf(art, `${around.written(value / HUNDRED)}×`);
    const id = `${name}-${column}-${row}`;
    putSymbol(plan, id, { picture, column, row, alpha: 0 });
    coins.set(cell, { id, picture });
  }
  return coins;
}

/** Turns every cell that holds no coin, each by itself. @returns when all are at rest */
function turnCells(
  plan: Plan,
  name: string,
  { held, before, fresh, at }: { held: Shown; before: Shown; fresh: Shown; at: number },
): number {
  const face = coinOf(plan.art);
  const passing = PASSING.map((each): Picture | undefined => (each === undefined ? undefined : face));
  plan.cues.push({ kind: 'sound', at, sound: 'start' });
  for (const { id } of before.values()) turn(plan, id, at, { alpha: 0 });
  for (const cell of cellsOf(plan)) {
    if (held.has(cell)) continue;
    const [column, row] = placeOf(cell);
    const coin = fresh.get(cell);
    const turned = passing.map((_, nth) => passing[(nth + row * 2) % passing.length]);
    const reel = { id: `${name}-cell-${cell}`, column, row, from: [before.get(cell)?.picture], to: [coin?.picture], passing: turned };
    const stop = turnReel(plan, reel, at);
    if (coin !== undefined) turn(plan, coin.id, stop, { alpha: 1 });
  }
  for (let column = 0; column < plan.layout.columns; column++) plan.cues.push({ kind: 'sound', at: at + stopOf(column), sound: 'stop' });
  return at + stopOf(plan.layout.columns - 1);
}

/** Coins without a value in every cell, pale: the table before the first round. */
export function putFaces(plan: Plan, alpha: number): Shown {
  const shown: Shown = new Map();
  const picture = coinOf(plan.art);
  for (const cell of cellsOf(plan)) {
    const [column, row] = placeOf(cell);
    const id = `face-${cell}`;
    putSymbol(plan, id, { picture, column, row, alpha });
    shown.set(cell, { id, picture });
  }
  return shown;
}

function beforeOf(plan: Plan): Shown {
  const { before } = plan.around;
  const last = before?.kind === 'slots' ? before.steps.at(-1) : undefined;
  if (last === undefined) return putFaces(plan, 1);
  const shown = putCoins(plan, 'before', last, new Map());
  for (const { id } of shown.values()) turn(plan, id, 0, { alpha: 1 });
  return shown;
}

/** A round of coins: those that fall are held while the other cells turn again. */
export function coins(steps: readonly GridStep[], around: StageAround): Score {
  const plan = planOf(around);
  const { isCalm } = around;
  const total = cellsOf(plan).length;
  let before: Shown = isCalm ? new Map() : beforeOf(plan);
  const held: Shown = new Map();
  let at = 0;
  let rest = 0;
  steps.forEach((step, nth) => {
    const fresh = putCoins(plan, `coins-${nth}`, step, held);
    // The last step adds up what is there already.
    const isSum = nth > 0 && nth === steps.length - 1;
    if (isCalm || isSum) {
      for (const { id } of fresh.values()) turn(plan, id, at, { alpha: 1 });
      rest = at;
    } else rest = turnCells(plan, `coins-${nth}`, { held, before, fresh, at });
    for (const [cell, coin] of fresh) held.set(cell, coin);
    before = new Map();
    plan.cues.push({ kind: 'say', at: rest, said: { message: words.coins, values: { n: held.size, of: total }, isCaption: true } });
    markWins(plan, `coins-${nth}`, step, rest);
    if (nth === steps.length - 1) sayStep(plan, step, rest);
    at = isCalm ? at + 1 : rest + STEP_MS / 3;
  });
  const score = ended(plan, held, steps.at(-1) ?? { columns: [], wins: [], times: 1, mode: 'base' }, rest);
  return isCalm && steps.length > 1 ? { ...score, pages: steps.map((_, nth) => nth) } : score;
}
