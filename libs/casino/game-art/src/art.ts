/** A colour, or a gradient between two points of the picture. Offsets of stops are from 0 to 1. */
export type Paint =
  | string
  | { kind: 'linear'; from: readonly [number, number]; to: readonly [number, number]; stops: readonly (readonly [number, string])[] }
  | { kind: 'radial'; at: readonly [number, number]; radius: number; stops: readonly (readonly [number, string])[] };

/** One shape of a picture: a path in the syntax of SVG, or a line of text that no language changes, such as the rank of a card. */
export interface Shape {
  path?: string;
  text?: { value: string; at: readonly [number, number]; size: number; weight?: number };
  fill?: Paint;
  stroke?: { paint: Paint; width: number };
  /** Light around the shape; its radius in units of the picture. */
  glow?: { colour: string; radius: number };
  /** From 0 to 1. */
  alpha?: number;
}

/** A picture: shapes in drawing order, in units of its width and height. */
export interface Art {
  /** Equal ids are drawn once and shared. */
  id: string;
  width: number;
  height: number;
  shapes: readonly Shape[];
  /** Pictures within the picture, drawn after the shapes, such as the symbols of a strip. */
  parts?: readonly { art: Art; x: number; y: number; width: number; height: number }[];
}

/** What the symbols of a slot's grid look like, and what is behind them. */
export interface ArtSet {
  id: string;
  /** Pictures of symbols, by the letter of the grid. */
  symbols: Readonly<Record<string, Art>>;
  /** Layers from back to front; the player moves each a little more slowly than the one in front of it. */
  backdrop: readonly Art[];
  /** Colours of what is drawn around the symbols: frame, light, line of a win. */
  colours: { frame: string; light: string; line: string };
}
