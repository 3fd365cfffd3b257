/** Width of the quiet zone, in modules, that scanners need on each side. */
export const QUIET_ZONE = 4;

/**
 * The dark modules as one SVG path, with each run in a row as one box.
 *
 * @param rows - true is dark; without the quiet zone.
 * @returns a path in units of modules, with the origin at the corner of the quiet zone.
 */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  const boxes: string[] = [];
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      const length = x - from + 1;
      boxes.push(`M${from + QUIET_ZONE} ${y + QUIET_ZONE}h${length}v1h-${length}z`);
    }
  });
  return boxes.join('');
}
