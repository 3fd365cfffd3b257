import type { Picture } from '@touchline/casino-game-art';
import { type Bitmap, createPictures } from './pictures.ts';

const picture = (id: string, more: Partial<Picture> = {}): Picture => ({ id, width: 10, height: 20, art: [], ...more });

beforeEach(() => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(() => jest.restoreAllMocks());

it('[CS-05] draws a picture once for all its places, and again only when it is needed much larger', () => {
  const bitmapOf = createPictures();
  const small = bitmapOf(picture('a'), 2);
  expect([small.canvas.width, small.canvas.height]).toEqual([20, 40]);
  expect(bitmapOf(picture('a'), 2.5)).toBe(small);
  expect(bitmapOf(picture('a'), 1)).toBe(small);
  const large = bitmapOf(picture('a'), 3);
  expect(large.canvas.width).toBe(30);
  expect(bitmapOf(picture('a'), 2)).toBe(large);
});

it('[CS-05] draws no picture larger than a texture of every phone', () => {
  const { canvas } = createPictures()(picture('strip', { height: 5_000 }), 4);
  expect(canvas.height).toBe(4_096);
});

it('[CS-05] forgets the pictures of earlier rounds, the oldest first, and keeps the symbols', () => {
  const gone: Bitmap[] = [];
  const bitmapOf = createPictures((bitmap) => gone.push(bitmap));
  const symbol = bitmapOf(picture('symbol'), 1);
  const strips = Array.from({ length: 30 }, (_, nth) => bitmapOf(picture(`strip-${nth}`, { isPassing: true }), 1));
  expect(gone).toEqual(strips.slice(0, 6));
  expect(bitmapOf(picture('symbol'), 1)).toBe(symbol);
});
