/** A colour in linear light: red, green, blue, each 0 to 1. */
export type LinearRgb = readonly [number, number, number];

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const encode = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Parses `oklch(L C H)` to the displayed colour, clipped to sRGB. @throws RangeError on anything else. */
export function parseOklch(text: string): LinearRgb {
  const parts = /^oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)/.exec(text);
  if (parts === null) throw new RangeError(`Not an oklch colour: ${text}`);
  const [lightness, chroma, hue] = parts.slice(1).map(Number) as [number, number, number];
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Mixes `part` of one colour over another in sRGB, like `color-mix(in srgb, …)`. */
export function mixSrgb(over: LinearRgb, under: LinearRgb, part: number): LinearRgb {
  const mix = (index: 0 | 1 | 2) => decode(encode(over[index]) * part + encode(under[index]) * (1 - part));
  return [mix(0), mix(1), mix(2)];
}

const luminance = ([red, green, blue]: LinearRgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrastRatio(one: LinearRgb, other: LinearRgb): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
