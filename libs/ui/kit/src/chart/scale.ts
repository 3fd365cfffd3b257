/** Values round enough to be read: 1, 2 or 5 times a power of ten, `about` of them between and around the least and the most. */
export function niceTicks(least: number, most: number, about = 4): readonly number[] {
  if (!Number.isFinite(least) || !Number.isFinite(most)) return [0];
  const span = most - least;
  if (span <= 0) return [least];
  const rough = span / Math.max(1, about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((factor) => factor * power >= rough * 0.999) ?? 10) * power;
  const first = Math.floor(least / step + 1e-9);
  const last = Math.ceil(most / step - 1e-9);
  // Multiples of the step are made by one division, so that 0.1 + 0.2 has no tail.
  const digits = Math.max(0, -Math.floor(Math.log10(step)));
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toFixed(digits)));
}

export interface PlotBox {
  /** Units of the drawing. */
  width: number;
  /** Units of the drawing. */
  height: number;
  /** Value at the lower edge. */
  least: number;
  /** Value at the upper edge. */
  most: number;
}

/** Points of a polyline, evenly spread from edge to edge; one value is a level line. */
export function linePoints(values: readonly number[], { width, height, least, most }: PlotBox): string {
  const span = most - least || 1;
  const place = (value: number) => (height - ((value - least) / span) * height).toFixed(1);
  if (values.length === 1) return `0,${place(values[0] ?? 0)} ${width},${place(values[0] ?? 0)}`;
  return values.map((value, at) => `${((at / (values.length - 1)) * width).toFixed(1)},${place(value)}`).join(' ');
}
