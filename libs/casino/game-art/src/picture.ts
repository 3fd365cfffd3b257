import type { Art, Colour } from './draw/art.ts';

/** A line of text that no language changes, such as the rank of a card or a value, around its centre. */
export interface Text {
  value: string;
  at: readonly [x: number, y: number];
  size: number;
  colour: Colour;
  /** Colour of the line around its letters. */
  edge?: Colour;
}

/** Something that a renderer draws once and then moves. */
export interface Picture {
  /** Pictures with equal ids are equal: they are drawn once and shared. */
  id: string;
  /** Size in units of its drawing. */
  width: number;
  height: number;
  /** Point of the drawing at its left upper corner; 0, 0 unless said otherwise. */
  at?: readonly [x: number, y: number];
  art: Art;
  /** Pictures within the picture, drawn after its art, such as the symbols of a strip. */
  parts?: readonly { picture: Picture; x: number; y: number; width: number }[];
  /** Drawn last. */
  texts?: readonly Text[];
  /** It belongs to one round, and its drawing need not be kept for the next. */
  isPassing?: true;
}
