import type { Art, Paint, Shape } from '@touchline/casino-game-art';

const FONT = 'system-ui, sans-serif';
const TEXT_WEIGHT = 700;

function styleOf(context: CanvasRenderingContext2D, paint: Paint): string | CanvasGradient {
  if (typeof paint === 'string') return paint;
  const gradient =
    paint.kind === 'linear'
      ? context.createLinearGradient(...paint.from, ...paint.to)
      : context.createRadialGradient(...paint.at, 0, ...paint.at, paint.radius);
  for (const [offset, colour] of paint.stops) gradient.addColorStop(offset, colour);
  return gradient;
}

/** @param scale - pixels per unit: light around shapes is measured in pixels. */
function paintShape(context: CanvasRenderingContext2D, { path, text, fill, stroke, glow, alpha = 1 }: Shape, scale: number): void {
  context.save();
  context.globalAlpha *= alpha;
  if (glow !== undefined) [context.shadowColor, context.shadowBlur] = [glow.colour, glow.radius * scale];
  const outline = path === undefined ? null : new Path2D(path);
  if (fill !== undefined) {
    context.fillStyle = styleOf(context, fill);
    if (outline !== null) context.fill(outline, 'evenodd');
    if (text !== undefined) {
      context.font = `${text.weight ?? TEXT_WEIGHT} ${text.size}px ${FONT}`;
      [context.textAlign, context.textBaseline] = ['center', 'middle'];
      context.fillText(text.value, ...text.at);
    }
  }
  if (stroke !== undefined && outline !== null) {
    context.strokeStyle = styleOf(context, stroke.paint);
    [context.lineWidth, context.lineJoin, context.lineCap] = [stroke.width, 'round', 'round'];
    context.stroke(outline);
  }
  context.restore();
}

/** Draws a picture with its left upper corner at 0. */
export function paintArt(context: CanvasRenderingContext2D, art: Art, scale: number): void {
  for (const shape of art.shapes) paintShape(context, shape, scale);
  for (const part of art.parts ?? []) {
    context.save();
    context.translate(part.x, part.y);
    context.scale(part.width / part.art.width, part.height / part.art.height);
    paintArt(context, part.art, (scale * part.width) / part.art.width);
    context.restore();
  }
}
