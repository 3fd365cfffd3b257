import type { Picture, Text } from '../picture.ts';
import { paint } from './paint.ts';

const FONT = '"Inter Variable", system-ui, sans-serif';
const WEIGHT = 800;
/** Part of the size of a text that the line around its letters takes. */
const EDGE = 0.14;

function paintText(context: CanvasRenderingContext2D, { value, at, size, colour, edge }: Text): void {
  context.font = `${WEIGHT} ${size}px ${FONT}`;
  [context.textAlign, context.textBaseline, context.lineJoin] = ['center', 'middle', 'round'];
  if (edge !== undefined) {
    [context.strokeStyle, context.lineWidth] = [edge, size * EDGE];
    context.strokeText(value, ...at);
  }
  context.fillStyle = colour;
  context.fillText(value, ...at);
}

type PaintPart = (context: CanvasRenderingContext2D, picture: Picture, scale: number) => void;

/**
 * Draws a picture with its parts and texts, its left upper corner at 0 0 of a canvas.
 *
 * @param scale - pixels per unit.
 * @param paintPart - draws a part with its left upper corner at 0 0, in pixels; it may use what was drawn before.
 */
export function paintPicture(
  context: CanvasRenderingContext2D,
  { at: [left, top] = [0, 0], art, parts = [], texts = [] }: Picture,
  scale: number,
  paintPart: PaintPart = paintPicture,
): void {
  context.save();
  context.translate(-left * scale, -top * scale);
  paint(context, art, scale);
  for (const { picture, x, y, width } of parts) {
    context.save();
    context.translate(x * scale, y * scale);
    paintPart(context, picture, (scale * width) / picture.width);
    context.restore();
  }
  context.scale(scale, scale);
  for (const text of texts) paintText(context, text);
  context.restore();
}
