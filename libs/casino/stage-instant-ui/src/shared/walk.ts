/** The cell of a square field that an arrow key leads to; none beyond the edge. Cells are counted row by row. */
export function nextCell(cell: number, key: string, side: number): number | null {
  const [row, column] = [Math.floor(cell / side), cell % side];
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
  };
  const step = steps[key];
  if (step === undefined) return null;
  const [nextRow, nextColumn] = [row + step[0], column + step[1]];
  const isInside = [nextRow, nextColumn].every((at) => at >= 0 && at < side);
  return isInside ? nextRow * side + nextColumn : null;
}
