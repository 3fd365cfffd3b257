import type { Art, Palette } from './draw/art.ts';

/** The symbols of a slot: four pictures and four ranks from the highest to the lowest, the wild and the scatter. */
export const SYMBOLS = [
  'picture-1',
  'picture-2',
  'picture-3',
  'picture-4',
  'rank-1',
  'rank-2',
  'rank-3',
  'rank-4',
  'wild',
  'scatter',
] as const;
export type SymbolName = (typeof SYMBOLS)[number];
export type Symbols = Readonly<Record<SymbolName, Art>>;

/** The drawings of one subject. */
export interface ArtSet {
  /** What its pictures, its wild and its scatter show, as ids of messages. */
  pictures: readonly [string, string, string, string];
  wild: string;
  scatter: string;
  /** The first is the original; titles of one series differ by the others. */
  palettes: readonly [Palette, Palette, Palette, Palette];
  draw: (palette: Palette) => Symbols;
}
