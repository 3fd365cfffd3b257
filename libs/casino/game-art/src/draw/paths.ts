/** A point of the square of 100 units in which every symbol is drawn. */
export type Point = readonly [x: number, y: number];
interface Segment {
  kind: string;
  points: readonly Point[];
}

const POINTS: Readonly<Record<string, number>> = { M: 1, L: 1, H: 1, V: 1, Q: 2, C: 3, Z: 0 };
/** The absolute command of each relative one. */
const ABSOLUTE: Readonly<Record<string, string>> = { m: 'M', l: 'L', h: 'H', v: 'V', q: 'Q', c: 'C', z: 'Z' };
/** Distance of the control points of a quarter circle, in radii. */
const QUARTER = 0.5523;
const SMOOTHNESS = 0.18;

const short = (value: number): string => String(Math.round(value * 100) / 100);
const text = (kind: string, points: readonly Point[]): string => kind + points.map(([x, y]) => `${short(x)} ${short(y)}`).join(' ');

/** Reads M, L, H, V, Q, C and Z in both cases. The result has absolute M, L, Q, C and Z only. @throws RangeError at another command. */
function segmentsOf(path: string): Segment[] {
  const tokens = path.match(/[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  const segments: Segment[] = [];
  let [x, y] = [0, 0];
  let start: Point = [0, 0];
  let kind = 'M';
  for (let at = 0; at < tokens.length;) {
    if (/[A-Za-z]/.test(tokens[at] ?? '')) kind = tokens[at++] ?? 'M';
    const upper = ABSOLUTE[kind] ?? kind;
    if (POINTS[upper] === undefined || (upper === 'Z' && segments.at(-1)?.kind === 'Z'))
      throw new RangeError(`'${kind}' cannot be read in ${path}`);
    const isRelative = kind !== upper;
    const next = () => Number(tokens[at++]);
    const points: Point[] = [];
    for (let one = 0; one < (POINTS[upper] ?? 0); one++) {
      const dx = upper === 'V' ? (isRelative ? 0 : x) : next();
      const dy = upper === 'H' ? (isRelative ? 0 : y) : next();
      points.push(isRelative ? [x + dx, y + dy] : [dx, dy]);
    }
    segments.push({ kind: upper === 'H' || upper === 'V' ? 'L' : upper, points });
    [x, y] = points.at(-1) ?? start;
    if (upper === 'M') {
      start = [x, y];
      kind = isRelative ? 'l' : 'L';
    }
  }
  return segments;
}

/** Points of a curve at a quarter, half and three quarters of it, and its end. */
function pointsOn({ kind, points }: Segment, from: Point): readonly Point[] {
  if (kind !== 'C' && kind !== 'Q') return points;
  const all = [from, ...points];
  return [0.25, 0.5, 0.75, 1].map((t) => {
    let level: readonly Point[] = all;
    while (level.length > 1)
      level = level.slice(1).map(([x, y], at): Point => [(level[at]?.[0] ?? x) * (1 - t) + x * t, (level[at]?.[1] ?? y) * (1 - t) + y * t]);
    return level[0] ?? from;
  });
}

/** Left, top, width and height of a path, to about a unit: curves are measured at three points between their ends. */
export function boxOf(path: string): readonly [x: number, y: number, width: number, height: number] {
  let from: Point = [0, 0];
  const points = segmentsOf(path).flatMap((segment) => {
    const on = pointsOn(segment, from);
    from = segment.points.at(-1) ?? from;
    return on;
  });
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

/** A path turned by degrees around 0 0, scaled and moved. A `width` below 0 mirrors it. */
export function place(path: string, x: number, y: number, scale = 1, turn = 0, width = 1): string {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const put = ([px, py]: Point): Point => [x + scale * (px * width * cos - py * sin), y + scale * (px * width * sin + py * cos)];
  return segmentsOf(path)
    .map(({ kind, points }) => text(kind, points.map(put)))
    .join('');
}

/** The mirror image of a path at the vertical middle of the square. */
export const mirrored = (path: string): string => place(path, 100, 0, 1, 0, -1);

/** Copies of a path, drawn around 0 0 and pointing up, in a circle. */
export const around = (path: string, [x, y]: Point, count: number, first = 0): string =>
  Array.from({ length: count }, (_, one) => place(path, x, y, 1, first + (360 * one) / count)).join('');

/** An ellipse. A hole runs the other way, so that it is cut out of a shape around it. */
export function ellipse(x: number, y: number, rx: number, ry = rx, isHole = false): string {
  const side = isHole ? -rx : rx;
  const [kx, ky] = [side * QUARTER, ry * QUARTER];
  return (
    text('M', [[x, y - ry]]) +
    text('C', [
      [x + kx, y - ry],
      [x + side, y - ky],
      [x + side, y],
    ]) +
    text('C', [
      [x + side, y + ky],
      [x + kx, y + ry],
      [x, y + ry],
    ]) +
    text('C', [
      [x - kx, y + ry],
      [x - side, y + ky],
      [x - side, y],
    ]) +
    text('C', [
      [x - side, y - ky],
      [x - kx, y - ry],
      [x, y - ry],
    ]) +
    'Z'
  );
}

/** The area between two ellipses of one centre. */
export const ring = (x: number, y: number, outer: number, inner: number, flat = 1): string =>
  ellipse(x, y, outer, outer * flat) + ellipse(x, y, inner, inner * flat, true);

/** A rectangle with round corners. */
export function box(x: number, y: number, width: number, height: number, r = 0): string {
  if (r === 0) return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;
  const [w, h] = [x + width, y + height];
  return (
    `M${short(x + r)} ${short(y)}L${short(w - r)} ${short(y)}Q${short(w)} ${short(y)} ${short(w)} ${short(y + r)}` +
    `L${short(w)} ${short(h - r)}Q${short(w)} ${short(h)} ${short(w - r)} ${short(h)}` +
    `L${short(x + r)} ${short(h)}Q${short(x)} ${short(h)} ${short(x)} ${short(h - r)}` +
    `L${short(x)} ${short(y + r)}Q${short(x)} ${short(y)} ${short(x + r)} ${short(y)}Z`
  );
}

/** Corners of a star, or of a regular polygon where both radii are equal. */
export const corners = (x: number, y: number, count: number, outer: number, inner = outer, turn = 0): Point[] =>
  Array.from({ length: outer === inner ? count : count * 2 }, (_, one): Point => {
    const angle = ((turn - 90) * Math.PI) / 180 + (one * 2 * Math.PI) / (outer === inner ? count : count * 2);
    const r = one % 2 === 0 ? outer : inner;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });

export const polygon = (points: readonly Point[]): string => text('M', points.slice(0, 1)) + text('L', points.slice(1)) + 'Z';

export const star = (x: number, y: number, count: number, outer: number, inner: number, turn = 0): string =>
  polygon(corners(x, y, count, outer, inner, turn));

/**
 * A smooth curve through points.
 *
 * @param points - `x,y` with spaces between them; a point with `!` is a corner.
 */
export function smooth(points: string, isClosed = true): string {
  const read = points
    .trim()
    .split(/\s+/)
    .map((one) => {
      const [x = 0, y = 0] = one.replace('!', '').split(',').map(Number);
      return { x, y, isCorner: one.endsWith('!') };
    });
  const count = read.length;
  const at = (index: number) =>
    read[isClosed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? { x: 0, y: 0, isCorner: true };
  const first = at(0);
  let path = text('M', [[first.x, first.y]]);
  for (let one = 0; one < (isClosed ? count : count - 1); one++) {
    const [before, from, to, after] = [at(one - 1), at(one), at(one + 1), at(one + 2)];
    const leave = from.isCorner ? 0 : SMOOTHNESS;
    const reach = to.isCorner ? 0 : SMOOTHNESS;
    path += text('C', [
      [from.x + (to.x - before.x) * leave, from.y + (to.y - before.y) * leave],
      [to.x - (after.x - from.x) * reach, to.y - (after.y - from.y) * reach],
      [to.x, to.y],
    ]);
  }
  return isClosed ? `${path}Z` : path;
}
