import type { PictureName } from './messages.ts';

const GROUND = '#0b3d2e';
const PAPER = '#f4f7f2';
const LINE = '#9fc3b2';
const MARK = '#f2b53c';

const frame = (parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="320" height="180"><rect width="320" height="180" fill="${GROUND}"/>${parts.join('')}</svg>`;
const box = (x: number, y: number, [width, height]: readonly [number, number], fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${fill}"/>`;
const ball = (x: number, y: number, fill: string, radius = 18): string => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const path = (d: string, colour: string): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`;

const ROWS = [0, 1, 2];
const COLUMNS = [0, 1, 2];
/** Marked outcome in each row of the slip. */
const MARKED = [0, 2, 1];

/** Drawings that explain toto and lotto, 320 by 180 px. They contain no text, so one serves all languages. */
export const DRAWINGS: Readonly<Record<PictureName, string>> = {
  'toto-pick': frame(
    ROWS.flatMap((row) => [
      box(40, 34 + row * 42, [104, 28], LINE),
      ...COLUMNS.map((column) => box(164 + column * 42, 34 + row * 42, [34, 28], MARKED[row] === column ? MARK : PAPER)),
    ]),
  ),
  'toto-pool': frame([
    ...[70, 115, 160, 205, 250].map((x) => box(x - 17, 22, [34, 44], PAPER)),
    ...[70, 115, 160, 205, 250].map((x) => path(`M${x} 74L${160 + (x - 160) / 3} 96`, LINE)),
    box(100, 104, [120, 48], MARK),
  ]),
  'toto-share': frame([
    box(100, 24, [120, 44], MARK),
    ...[90, 160, 230].map((x) => path(`M160 78L${x} 104`, LINE)),
    ...[90, 160, 230].map((x) => box(x - 25, 112, [50, 40], PAPER)),
  ]),
  'lotto-numbers': frame(
    [0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3, 4, 5].map((column) => ball(60 + column * 40, 46 + row * 44, (row + column * 2) % 5 === 0 ? MARK : PAPER, 15)),
    ),
  ),
  'lotto-draw': frame([
    `<circle cx="160" cy="76" r="56" fill="none" stroke="${LINE}" stroke-width="6"/>`,
    ball(140, 70, PAPER),
    ball(180, 60, PAPER),
    ball(164, 102, PAPER),
    ...[112, 160, 208].map((x, index) => ball(x, 156, index === 1 ? MARK : PAPER, 14)),
  ]),
  'lotto-verify': frame([
    box(48, 40, [96, 100], PAPER),
    box(176, 40, [96, 100], PAPER),
    path('M64 92l18 18 34-40', GROUND),
    path('M192 92l18 18 34-40', GROUND),
    ball(160, 90, MARK, 12),
  ]),
};
