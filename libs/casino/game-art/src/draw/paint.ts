import type { Art, Paint } from './art.ts';

function styleOf(context: CanvasRenderingContext2D, paint: Paint): string | CanvasGradient {
  if (typeof paint === 'string') return paint;
  const gradient =
    'line' in paint
      ? context.createLinearGradient(...paint.line)
      : context.createRadialGradient(paint.circle[0], paint.circle[1], 0, ...paint.circle);
  for (const [offset, colour] of paint.stops) gradient.addColorStop(offset, colour);
  return gradient;
}

/**
 * Draws a picture at 0 0 of a canvas, from which a stage makes its texture once per size.
 *
 * @param scale - pixels per unit: a symbol of 128 pixels has 1.28.
 */
export function paint(context: CanvasRenderingContext2D, art: Art, scale: number): void {
  context.save();
  context.scale(scale, scale);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const { path, fill, stroke, clip, glow } of art) {
    const shape = new Path2D(path);
    context.save();
    if (clip !== undefined) context.clip(new Path2D(clip));
    if (glow !== undefined) {
      context.shadowColor = glow.colour;
      context.shadowBlur = glow.size * scale; // pixels: the scale does not apply to it
    }
    if (fill !== undefined) {
      context.fillStyle = styleOf(context, fill);
      context.fill(shape);
    }
    if (stroke !== undefined) {
      context.strokeStyle = styleOf(context, stroke.paint);
      context.lineWidth = stroke.width;
      context.stroke(shape);
    }
    context.restore();
  }
  context.restore();
}
