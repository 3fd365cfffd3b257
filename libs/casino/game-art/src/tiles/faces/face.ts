/** Letters as outlines: free fonts under the Open Font License (faces/OFL.txt of this package), written by `tools/build/src/tile-faces.mjs`. */
export interface Face {
  /** Height of a capital in the units of the outlines. */
  height: number;
  /** It has capitals only. */
  isCapital: boolean;
  /** Advance and outline by letter; the baseline is 0, up is negative. */
  glyphs: Readonly<Record<string, readonly [advance: number, outline: string]>>;
}
