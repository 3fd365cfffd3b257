import type { Art } from '@touchline/casino-game-art';
import { paintArt } from './paint-art.ts';

/** A drawn picture, and how many of its pixels are one unit. */
export interface Picture {
  canvas: HTMLCanvasElement;
  scale: number;
}

/** Largest side of a texture that every phone can hold, in pixels. */
const MOST_PIXELS = 4096;
/** A picture is drawn again when it is needed larger than this many times what it is. */
const LARGER = 1.3;

/** Draws each picture once, at the size at which it is shown. */
export function createPictures(): (art: Art, scale: number) => Picture {
  const drawn = new Map<string, Picture>();
  return (art, wanted) => {
    const most = MOST_PIXELS / Math.max(art.width, art.height);
    const scale = Math.min(wanted, most);
    const known = drawn.get(art.id);
    if (known !== undefined && scale <= known.scale * LARGER) return known;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.ceil(art.width * scale));
    canvas.height = Math.max(1, Math.ceil(art.height * scale));
    const context = canvas.getContext('2d');
    context?.scale(scale, scale);
    if (context !== null) paintArt(context, art, scale);
    const picture = { canvas, scale };
    drawn.set(art.id, picture);
    return picture;
  };
}
