import type { Draw } from '../core/draw.ts';
import { type Played, refuseMove, type Rules } from '../core/model.ts';

const SIDE = 4;
const TURNS = ['up', 'right', 'down', 'left'] as const;
export type Turn = (typeof TURNS)[number];
/** One in this many new tiles is a 4. */
const FOUR_IN = 10;

const lineOf = (turn: Turn, line: number): readonly number[] => {
  const at = Array.from({ length: SIDE }, (_, n) => (turn === 'left' || turn === 'right' ? line * SIDE + n : n * SIDE + line));
  return turn === 'right' || turn === 'down' ? at.reverse() : at;
};
const linesOf = (turn: Turn) => Array.from({ length: SIDE }, (_, line) => lineOf(turn, line));
/** Cells of each line in push order, computed once: every move replays its whole round, up to two thousand moves. */
const LINES: Readonly<Record<Turn, readonly (readonly number[])[]>> = {
  up: linesOf('up'),
  right: linesOf('right'),
  down: linesOf('down'),
  left: linesOf('left'),
};

/** Pushes all tiles in one direction. @returns the new cells and the value of the joined tiles. */
export function push(cells: readonly number[], turn: Turn): { cells: number[]; score: number } {
  const next = new Array<number>(SIDE * SIDE).fill(0);
  let score = 0;
  for (const at of LINES[turn]) {
    const tiles = at.map((cell) => cells[cell] ?? 0).filter((tile) => tile > 0);
    const joined: number[] = [];
    for (let n = 0; n < tiles.length; n++) {
      const tile = tiles[n] ?? 0;
      const isPair = tile === tiles[n + 1];
      joined.push(isPair ? tile * 2 : tile);
      if (isPair) {
        score += tile * 2;
        n++;
      }
    }
    for (const [n, tile] of joined.entries()) next[at[n] ?? 0] = tile;
  }
  return { cells: next, score };
}

const isSame = (a: readonly number[], b: readonly number[]): boolean => a.every((tile, at) => tile === b[at]);

function addTile(cells: readonly number[], draw: Draw): number[] {
  const free = cells.flatMap((tile, at) => (tile === 0 ? [at] : []));
  const at = free[draw(free.length)] ?? 0;
  const tile = draw(FOUR_IN) === 0 ? 4 : 2;
  return cells.map((old, cell) => (cell === at ? tile : old));
}

/** A game of skill without a stake: the server draws the tiles, the player pushes them; the score only counts for ranking. @spec CS-05 */
export const tiles2048 = (): Rules => ({
  family: 'skill',
  idle: 'skill',
  options: [],
  standard: {},
  accepts: ({ amount }) => amount === 0,
  play: (_bet, moves, draw): Played => {
    let cells = addTile(
      addTile(
        Array.from({ length: SIDE * SIDE }, () => 0),
        draw,
      ),
      draw,
    );
    let score = 0;
    for (const move of moves) {
      const turn = TURNS.find((each) => each === move) ?? refuseMove(move);
      const pushed = push(cells, turn);
      if (isSame(cells, pushed.cells)) refuseMove(move);
      score += pushed.score;
      cells = addTile(pushed.cells, draw);
    }
    const open = TURNS.filter((turn) => !isSame(cells, push(cells, turn).cells)).map((name) => ({ name, stake: 0 }));
    return { staked: 0, returned: 0, isOver: open.length === 0, moves: open, scene: { kind: 'tiles', cells, score } };
  },
});
