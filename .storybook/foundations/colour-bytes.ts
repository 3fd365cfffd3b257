import type { LinearRgb } from '@touchline/ui-kit';

/** A displayed colour: red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Rgba = readonly [number, number, number, number];

const BYTE = 255;
const CLEAR: Rgba = [0, 0, 0, 0];
const known = new Map<string, Rgba>();
let brush: CanvasRenderingContext2D | null | undefined;

/** A CSS colour as bytes, in any notation that the browser accepts. */
export function bytesOf(value: string): Rgba {
  const cached = known.get(value);
  if (cached !== undefined) return cached;
  brush ??= Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true });
  if (!brush) return CLEAR;
  brush.clearRect(0, 0, 1, 1);
  brush.fillStyle = value;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
  const bytes: Rgba = [red, green, blue, alpha / BYTE];
  known.set(value, bytes);
  return bytes;
}

const decode = (byte: number): number => {
  const part = byte / BYTE;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** A colour in linear light, ignoring alpha. */
export const lightOfBytes = ([red, green, blue]: Rgba): LinearRgb => [decode(red), decode(green), decode(blue)];
