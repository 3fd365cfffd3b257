import type { Art, Colour, Paint } from './art.ts';

const stopsOf = (stops: readonly (readonly [number, Colour])[]): string =>
  stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');

/**
 * A picture as SVG elements, for tests, stories and contact sheets; games draw it with `paint`.
 *
 * @param prefix - begins the ids of gradients, clips and filters: unique within a document.
 */
export function svgOf(art: Art, prefix: string): string {
  let defs = '';
  const known = new Map<string, string>();
  const named = (tag: string, rest: string, inside: string): string => {
    const text = `${rest}>${inside}</${tag}>`;
    const id = known.get(text) ?? `${prefix}${known.size}`;
    if (!known.has(text)) defs += `<${tag} id="${id}" ${text}`;
    known.set(text, id);
    return `url(#${id})`;
  };
  const paintOf = (paint: Paint): string => {
    if (typeof paint === 'string') return paint;
    const stops = stopsOf(paint.stops);
    if ('line' in paint) {
      const [x1, y1, x2, y2] = paint.line;
      return named('linearGradient', `gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stops);
    }
    const [x, y, r] = paint.circle;
    return named('radialGradient', `gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}"`, stops);
  };
  const body = art.map(({ path, fill, stroke, clip, glow }) => {
    const looks = [
      `fill="${fill === undefined ? 'none' : paintOf(fill)}"`,
      ...(stroke === undefined
        ? []
        : [`stroke="${paintOf(stroke.paint)}" stroke-width="${stroke.width}" stroke-linejoin="round" stroke-linecap="round"`]),
      ...(glow === undefined
        ? []
        : [
            `filter="${named('filter', 'x="-40%" y="-40%" width="180%" height="180%"', `<feDropShadow dx="0" dy="0" stdDeviation="${glow.size / 2}" flood-color="${glow.colour}"/>`)}"`,
          ]),
    ];
    const drawn = `<path d="${path}" ${looks.join(' ')}/>`;
    return clip === undefined ? drawn : `<g clip-path="${named('clipPath', '', `<path d="${clip}"/>`)}">${drawn}</g>`;
  });
  return `<defs>${defs}</defs>${body.join('')}`;
}
