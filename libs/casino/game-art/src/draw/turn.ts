import type { Colour, Palette } from './art.ts';

const SECTORS = 6;
const DEGREES = 360;

/** A colour with its hue turned by degrees; lightness and saturation (HSL) stay. */
function turned(colour: Colour, degrees: number): Colour {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const spread = high - low;
  if (spread === 0) return colour;
  const sector = high === r ? (g - b) / spread : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  const hue = (((sector * DEGREES) / SECTORS + degrees + DEGREES) % DEGREES) / (DEGREES / SECTORS);
  const channel = (offset: number) => {
    const at = (offset + hue) % SECTORS;
    const value = high - spread * Math.max(0, Math.min(at, 4 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(5)}${channel(3)}${channel(1)}`;
}

/** The palette with the hues of its bodies turned; metal, ink and light stay. */
export const turnedPalette = (palette: Palette, degrees: number): Palette =>
  degrees === 0
    ? palette
    : {
        ...palette,
        a: turned(palette.a, degrees),
        b: turned(palette.b, degrees),
        c: turned(palette.c, degrees),
        d: turned(palette.d, degrees),
      };
