/** One shape of a drawing on a 90 × 120 canvas. */
export interface ArtShape {
  /** `d` attribute of a path. */
  path: string;
  /** A CSS colour. */
  fill: string;
  opacity?: number;
}

export const [WIDTH, HEIGHT] = [90, 120];
export const CENTRE = { x: 45, y: 54 };
const FULL_TURN = 2 * Math.PI;

/** A whole number from 0 to `size`. */
export type Draw = (size: number) => number;

/** Pseudo-random numbers seeded with a text. */
export function drawsOf(text: string): Draw {
  let state = 2_166_136_261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return (size) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9) >>> 0;
    return (state >>> 3) % size;
  };
}

export const colour = (lightness: number, chroma: number, hue: number): string => `oklch(${lightness} ${chroma} ${hue % 360})`;
export const at = (radius: number, turn: number, centre = CENTRE): string =>
  `${(centre.x + radius * Math.sin(turn * FULL_TURN)).toFixed(1)} ${(centre.y - radius * Math.cos(turn * FULL_TURN)).toFixed(1)}`;
export const circle = (radius: number, { x, y } = CENTRE): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
export const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;

/** Every second sector of a wheel. */
export function rays(count: number, radius: number, turn = 0): string {
  const step = 1 / count;
  return Array.from(
    { length: count / 2 },
    (_, ray) => `M${CENTRE.x} ${CENTRE.y}L${at(radius, turn + 2 * ray * step)}L${at(radius, turn + (2 * ray + 1) * step)}z`,
  ).join('');
}

/** A shape with `points` points; the inner radius makes it a star. */
export function star(points: number, outer: number, inner: number, centre = CENTRE): string {
  const corners = Array.from({ length: 2 * points }, (_, corner) => at(corner % 2 === 0 ? outer : inner, corner / (2 * points), centre));
  return `M${corners.join('L')}z`;
}

/** A line of hills at the lower edge. */
export function hills(draw: Draw, base: number): string {
  const tops = [0, 1, 2, 3].map((hill) => ({ x: hill * 30, y: base - 4 - draw(16) }));
  return `M0 ${HEIGHT}V${tops[0]!.y}${tops
    .slice(1)
    .map(({ x, y }, hill) => `Q${x - 15} ${tops[hill]!.y - 12 + draw(20)} ${x} ${y}`)
    .join('')}V${HEIGHT}z`;
}

/** A centred grid of equal figures. */
export const grid = (columns: number, rows: number, step: number, figure: (x: number, y: number, at: number) => string): string =>
  Array.from({ length: columns * rows }, (_, place) => {
    const [column, row] = [place % columns, Math.floor(place / columns)];
    return figure(CENTRE.x + (column - (columns - 1) / 2) * step, CENTRE.y + (row - (rows - 1) / 2) * step, place);
  }).join('');
