import { cutOf, unitOf } from '../score/frame-at.ts';
import { createPictures } from './pictures.ts';
import { addCanvas, type Surface } from './surface.ts';

/** Draws stages without a graphics processor. */
export function openCanvas(host: HTMLElement): Surface | null {
  const canvas = addCanvas(host, 'canvas');
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const bitmapOf = createPictures();
  return {
    renderer: 'canvas',
    draw: (placed, { width, height, scale, ground }) => {
      if (canvas.width !== width) canvas.width = width;
      if (canvas.height !== height) canvas.height = height;
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.globalAlpha = 1;
      context.clearRect(0, 0, width, height);
      if (ground !== undefined) {
        context.fillStyle = ground;
        context.fillRect(0, 0, width, height);
      }
      for (const each of placed) {
        const { picture } = each.actor;
        if (picture === undefined) continue;
        const { canvas: source, scale: pixels } = bitmapOf(picture, unitOf(each) * scale);
        const cut = cutOf(each.actor);
        const [a, b, c, d, x, y] = each.matrix;
        context.globalAlpha = each.alpha;
        context.setTransform(a * scale, b * scale, c * scale, d * scale, x * scale, y * scale);
        context.drawImage(source, 0, each.scroll * pixels, cut.width * pixels, cut.height * pixels, 0, 0, cut.width, cut.height);
      }
    },
    close: () => canvas.remove(),
  };
}
