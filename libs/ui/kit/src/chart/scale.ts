/** Round tick values, 1, 2 or 5 times a power of ten: about `about` of them, covering the range from least to most. */
export function niceTicks(least: number, most: number, about = 4): readonly number[] {
  if (!Number.isFinite(least) || !Number.isFinite(most)) return [0];
  const span = most - least;
  if (span <= 0) return [least];
  const rough = span / Math.max(1, about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((factor) => factor * power >= rough * 0.999) ?? 10) * power;
  const first = Math.floor(least / step + 1e-9);
  const last = Math.ceil(most / step - 1e-9);
  // Each multiple is rounded, so that 0.1 + 0.2 leaves no fraction behind.
  const digits = Math.max(0, -Math.floor(Math.log10(step)));
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toFixed(digits)));
}

export interface PlotBox {
  /** Width in drawing units. */
  width: number;
  /** Height in drawing units. */
  height: number;
  /** Value at the bottom edge. */
  least: number;
  /** Value at the top edge. */
  most: number;
}

/** Points of a polyline, evenly spaced from edge to edge; a single value becomes a flat line. */
export function linePoints(values: readonly number[], { width, height, least, most }: PlotBox): string {
  const span = most - least || 1;
  const place = (value: number) => (height - ((value - least) / span) * height).toFixed(1);
  if (values.length === 1) return `0,${place(values[0] ?? 0)} ${width},${place(values[0] ?? 0)}`;
  return values.map((value, at) => `${((at / (values.length - 1)) * width).toFixed(1)},${place(value)}`).join(' ');
}
