import { type Picture, symbolOf } from '@touchline/casino-game-art';
import type { GridStep } from '@touchline/casino-game-math';
import type { Score, StageAround } from '@touchline/casino-stage-ui';
import { ended, markWins, sayStep, STEP_MS } from './ending.ts';
import { centreOf } from './layout.ts';
import { type Plan, planOf, putSymbol, turn } from './plan.ts';
import { putColumns, type Shown } from './reels.ts';
import { columnsBefore } from './spins.ts';
import { words } from './words.ts';

const LEAVE_MS = 250;
/** The first grid falls column by column, as long for every result. */
const FIRST_MS = 400;
const COLUMN_MS = 150;
const FALL_MS = 450;
const VANISH_MS = 220;

interface Fallen {
  id: string;
  picture: Picture;
}
/** Symbols of a column from top to bottom. */
type Column = readonly Fallen[];

/** Symbols that have been added, for ids that are unique on the stage. */
function fallInto(
  plan: Plan,
  name: string,
  { letters, column, kept }: { letters: string; column: number; kept: Column },
  at: number,
): Column {
  const { around, cues, layout } = plan;
  const count = letters.length - kept.length;
  const added = [...letters].slice(0, count).flatMap((letter, row): Fallen[] => {
    const picture = symbolOf(plan.art, letter);
    if (picture === undefined) return [];
    const id = `${name}-${column}-${row}`;
    putSymbol(plan, id, { picture, column, row: around.isCalm ? row : row - layout.rows - 1, alpha: 0 });
    turn(plan, id, at, { alpha: 1 });
    return [{ id, picture }];
  });
  const all = [...added, ...kept];
  const lasts = around.isCalm ? 0 : FALL_MS;
  all.forEach(({ id }, row) =>
    cues.push({ kind: 'move', at, lasts, actor: id, to: { y: centreOf(layout, column, row).y }, ease: 'settle' }),
  );
  return all;
}

const shownOf = (columns: readonly Column[]): Shown =>
  new Map(columns.flatMap((symbols, column) => symbols.map((symbol, row) => [column * 10 + row, symbol] as const)));

/** The old grid leaves downwards. */
function clearGrid(plan: Plan, old: Shown): void {
  for (const { id } of old.values())
    plan.cues.push({ kind: 'move', at: 0, lasts: LEAVE_MS, actor: id, to: { alpha: 0, scale: 0.8 }, ease: 'in' });
}

/** What a step leaves on the grid: the symbols that won vanish. */
function vanish(plan: Plan, columns: readonly Column[], step: GridStep, at: number): readonly Column[] {
  const gone = new Set(step.wins.flatMap(({ cells }) => cells));
  const lasts = plan.around.isCalm ? 0 : VANISH_MS;
  return columns.map((symbols, column) =>
    symbols.filter(({ id }, row) => {
      const isGone = gone.has(column * 10 + row);
      if (isGone) plan.cues.push({ kind: 'move', at, lasts, actor: id, to: { alpha: 0, scale: 0.3 }, ease: 'in' });
      return !isGone;
    }),
  );
}

/** A round of falling symbols: those that win vanish, and others fall into their places. */
export function falls(steps: readonly GridStep[], around: StageAround): Score {
  const plan = planOf(around);
  const { isCalm } = around;
  if (!isCalm) clearGrid(plan, putColumns(plan, 'before', columnsBefore(plan)));
  let columns: readonly Column[] = plan.layout.columns > 0 ? Array.from({ length: plan.layout.columns }, () => []) : [];
  let at = 0;
  let rest = 0;
  steps.forEach((step, nth) => {
    const name = `fall-${nth}`;
    const isLast = nth === steps.length - 1;
    const startOf = (column: number): number => (isCalm ? at : nth === 0 ? FIRST_MS + column * COLUMN_MS : at);
    columns = step.columns.map((letters, column) =>
      fallInto(plan, name, { letters, column, kept: columns[column] ?? [] }, startOf(column)),
    );
    rest = isCalm ? at : startOf(step.columns.length - 1) + FALL_MS;
    if (!isCalm) plan.cues.push({ kind: 'sound', at: rest, sound: 'stop' });
    if (nth > 0)
      plan.cues.push({ kind: 'say', at: rest, said: { message: words.fall, values: { n: nth + 1, times: step.times }, isCaption: true } });
    const until = isCalm ? at + 1 : rest + STEP_MS;
    markWins(plan, name, step, rest, isLast ? undefined : until);
    sayStep(plan, step, rest);
    if (isLast) return;
    columns = vanish(plan, columns, step, until);
    at = until + (isCalm ? 0 : VANISH_MS);
  });
  const score = ended(plan, shownOf(columns), steps.at(-1) ?? { columns: [], wins: [], times: 1, mode: 'base' }, rest);
  return isCalm && steps.length > 1 ? { ...score, pages: steps.map((_, nth) => nth) } : score;
}
