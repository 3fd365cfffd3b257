import { paintPicture, type Picture } from '@touchline/casino-game-art';

/** A drawn picture, and how many of its pixels are one unit. */
export interface Bitmap {
  canvas: HTMLCanvasElement;
  scale: number;
}

/** Largest side of a texture that every phone can hold, in pixels. */
const MOST_PIXELS = 4096;
/** A picture is drawn again when it is needed larger than this many times what it is. */
const LARGER = 1.3;
/** Pictures of single rounds that are kept: more than a stage shows at once. */
const MOST_PASSING = 24;

/**
 * Draws each picture once, at the size at which it is shown; parts of a picture are drawn once too.
 *
 * @param onGone - called with the bitmap of a picture that is no longer kept.
 */
export function createPictures(onGone: (bitmap: Bitmap) => void = () => undefined): (picture: Picture, scale: number) => Bitmap {
  const drawn = new Map<string, Bitmap>();
  const passing: string[] = [];

  const forget = (id: string): void => {
    const bitmap = drawn.get(id);
    drawn.delete(id);
    if (bitmap !== undefined) onGone(bitmap);
  };
  const keep = (picture: Picture, bitmap: Bitmap): void => {
    forget(picture.id);
    drawn.set(picture.id, bitmap);
    if (picture.isPassing && !passing.includes(picture.id) && passing.push(picture.id) > MOST_PASSING) forget(passing.shift() ?? '');
  };
  const bitmapOf = (picture: Picture, wanted: number): Bitmap => {
    const { id, width, height } = picture;
    const scale = Math.min(wanted, MOST_PIXELS / Math.max(width, height));
    const known = drawn.get(id);
    if (known !== undefined && scale <= known.scale * LARGER) return known;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.ceil(width * scale));
    canvas.height = Math.max(1, Math.ceil(height * scale));
    const context = canvas.getContext('2d');
    if (context !== null) {
      paintPicture(context, picture, scale, (onto, part, size) => {
        const { canvas: source, scale: pixels } = bitmapOf(part, size);
        onto.drawImage(source, 0, 0, (source.width * size) / pixels, (source.height * size) / pixels);
      });
    }
    const bitmap = { canvas, scale };
    keep(picture, bitmap);
    return bitmap;
  };
  return bitmapOf;
}
