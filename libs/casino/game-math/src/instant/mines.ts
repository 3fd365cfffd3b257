import { drawFrom } from '../core/draw.ts';
import { isWithin, type Move, paid, refuseMove, type Rules } from '../core/model.ts';

export const MINE_CELLS = 25;
const RETURN = 9_900n;
/** Share of the fair price that is paid. */
export const MINES_SHARE = Number(RETURN) / 10_000;

/** Payout in hundredths after `opened` free cells: 99 % of the fair price, rounded down. */
export function minesPays(mines: number, opened: number): number {
  let [ways, all] = [1n, 1n];
  for (let n = 0; n < opened; n++) {
    ways *= BigInt(MINE_CELLS - mines - n);
    all *= BigInt(MINE_CELLS - n);
  }
  return Number((RETURN * all) / (ways * 100n));
}

/** Mines: open cells one by one, or cash out. @spec CS-05 */
export const mines = (): Rules => ({
  family: 'mines',
  idle: 'mines',
  options: [{ name: 'mines', kind: 'whole', min: 1, max: 24 }],
  standard: { mines: 3 },
  accepts: ({ choice }) => isWithin(choice['mines'], 1, MINE_CELLS - 1),
  play: ({ amount, choice }, moves, draw) => {
    const count = choice['mines'] as number;
    const cells = Array.from({ length: MINE_CELLS }, (_, cell) => cell);
    const laid = drawFrom(draw, cells, count);
    const opened: number[] = [];
    let state: 'open' | 'lost' | 'cashed' = 'open';
    for (const move of moves) {
      const cell = Number(/^open-(\d{1,2})$/.exec(move)?.[1] ?? -1);
      if (state !== 'open') refuseMove(move);
      if (move === 'cash' && opened.length > 0) state = 'cashed';
      else if (isWithin(cell, 0, MINE_CELLS - 1) && !opened.includes(cell)) {
        opened.push(cell);
        if (laid.includes(cell)) state = 'lost';
        else if (opened.length === MINE_CELLS - count) state = 'cashed';
      } else refuseMove(move);
    }
    const isOver = state !== 'open';
    const times = state === 'lost' || opened.length === 0 ? 0 : minesPays(count, opened.length);
    const next = isOver ? 0 : minesPays(count, opened.length + 1);
    const open: Move[] = cells.filter((cell) => !opened.includes(cell)).map((cell) => ({ name: `open-${cell}`, stake: 0 }));
    return {
      staked: amount,
      returned: isOver ? paid(amount, times) : 0,
      isOver,
      moves: isOver ? [] : [...(opened.length > 0 ? [{ name: 'cash', stake: 0 }] : []), ...open],
      scene: { kind: 'mines', count, opened, mines: isOver ? laid : null, times, next },
    };
  },
});
