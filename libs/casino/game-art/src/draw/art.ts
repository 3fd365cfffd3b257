/** `#rrggbb`, or `#rrggbbaa` where it is translucent. */
export type Colour = string;
export type Stops = readonly (readonly [offset: number, colour: Colour])[];

/** A colour, or a gradient in the units of the picture: along a line, or from the centre of a circle (x, y, radius) outwards. */
export type Paint =
  | Colour
  | { line: readonly [x1: number, y1: number, x2: number, y2: number]; stops: Stops }
  | { circle: readonly [x: number, y: number, radius: number]; stops: Stops };

/** One drawn path. Layers are drawn in their order; within a layer the fill precedes the stroke. */
export interface Layer {
  /** SVG path data, filled by the nonzero rule. */
  path: string;
  fill?: Paint;
  /** Round joins and caps. */
  stroke?: { paint: Paint; width: number };
  /** Only the part inside this path is visible. */
  clip?: string;
  /** A soft light (or shadow, by its colour) around what is drawn; `size` in units. */
  glow?: { colour: Colour; size: number };
}

/** A picture: a symbol in a square of 100 units, or a layer of a backdrop in 160 by 90 units. */
export type Art = readonly Layer[];

/** The colours of one set. Bodies are a to d. */
export interface Palette {
  /** Contours and shadows: the darkest colour. */
  ink: Colour;
  a: Colour;
  b: Colour;
  c: Colour;
  d: Colour;
  metal: Colour;
  /** Highlights and rims: the lightest colour. */
  light: Colour;
}

const channels = (colour: Colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const hex = (value: number) =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');

/** The colour at `share` (0 to 1) of the way from one colour to another. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const other = channels(to);
  return `#${channels(from)
    .map((value, at) => hex(value + ((other[at] ?? 0) - value) * share))
    .join('')}`;
}

/** A colour with an opacity from 0 to 1. */
export const clear = (colour: Colour, opacity: number): Colour => colour.slice(0, 7) + hex(opacity * 255);

/** A deterministic source of numbers from 0 to 1. */
export function scatterOf(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296;
  };
}
