import { type Art, clear, type Colour, type Layer, mix, type Paint, type Palette, scatterOf } from './art.ts';
import { boxOf, ellipse, place, type Point, polygon } from './paths.ts';

/** How a body takes the light. */
export interface Finish {
  /** Opacity of the soft highlight, 0 to 1. */
  gloss?: number;
  /** Opacity of the rim light, 0 to 1. */
  rim?: number;
  /** Opacity of the shadow band at the lower right, 0 to 1. */
  shade?: number;
  /** Width of the contour in units. */
  contour?: number;
  /** Shaded as a ball, not as a slab. */
  isRound?: boolean;
}

/** Units by which a halo may leave the square of its symbol: textures need as much. */
export const MARGIN = 8;
/** Part of the height that a facet of a gem takes: the table is the rest. */
const TABLE = 0.52;

/** The materials of one palette. All light is from the top left. */
export function kitOf(palette: Palette) {
  const { ink, light } = palette;
  const brighter = (colour: Colour, share = 0.45) => mix(colour, light, share);
  const darker = (colour: Colour, share = 0.5) => mix(colour, ink, share);

  const contourOf = (path: string, width: number): Layer => ({
    path,
    fill: ink,
    stroke: { paint: ink, width: width * 2 },
    glow: { colour: clear(ink, 0.7), size: 2.5 },
  });

  /** Shadow band, highlight and rim light on a body that is filled already. */
  function lit(path: string, colour: Colour, { gloss = 0.45, rim = 0.9, shade = 0.34 }: Finish = {}): Layer[] {
    const [x, y, width, height] = boxOf(path);
    const size = Math.min(width, height);
    const line = [x, y, x + width, y + height] as const;
    return [
      {
        path: place(path, -size * 0.06, -size * 0.06),
        clip: path,
        stroke: {
          paint: {
            line,
            stops: [
              [0.3, clear(ink, 0)],
              [0.62, clear(ink, shade)],
              [1, clear(ink, shade)],
            ],
          },
          width: size * 0.17,
        },
      },
      {
        path,
        fill: {
          circle: [x + width * 0.3, y + height * 0.22, Math.max(width, height) * 0.55],
          stops: [
            [0, clear(light, gloss)],
            [0.5, clear(light, gloss * 0.35)],
            [1, clear(light, 0)],
          ],
        },
      },
      {
        path,
        clip: path,
        stroke: {
          paint: {
            line,
            stops: [
              [0, clear(light, rim)],
              [0.34, clear(light, rim * 0.7)],
              [0.55, clear(light, 0)],
              [0.78, clear(light, 0)],
              [1, clear(brighter(colour, 0.3), rim * 0.65)],
            ],
          },
          width: Math.min(3.4, Math.max(1.4, size * 0.07)),
        },
      },
    ];
  }

  /** A body of one colour: contour, gradient, shadow, highlight, rim. */
  function solid(path: string, colour: Colour, finish: Finish = {}): Layer[] {
    const [x, y, width, height] = boxOf(path);
    const fill: Paint = finish.isRound
      ? {
          circle: [x + width * 0.34, y + height * 0.3, Math.max(width, height) * 0.78],
          stops: [
            [0, brighter(colour)],
            [0.45, colour],
            [1, darker(colour, 0.62)],
          ],
        }
      : {
          line: [x + width * 0.2, y, x + width * 0.8, y + height],
          stops: [
            [0, brighter(colour, 0.4)],
            [0.45, colour],
            [1, darker(colour, 0.45)],
          ],
        };
    return [contourOf(path, finish.contour ?? 2.2), { path, fill }, ...lit(path, colour, finish)];
  }

  /** Polished metal: bands of light and dark across the body. */
  function metal(path: string, colour: Colour = palette.metal, finish: Finish = {}): Layer[] {
    const [x, y, width, height] = boxOf(path);
    return [
      contourOf(path, finish.contour ?? 2.2),
      {
        path,
        fill: {
          line: [x, y, x + width, y + height],
          stops: [
            [0, brighter(colour, 0.75)],
            [0.2, colour],
            [0.42, darker(colour, 0.38)],
            [0.52, colour],
            [0.62, brighter(colour, 0.7)],
            [0.78, colour],
            [1, darker(colour, 0.55)],
          ],
        },
      },
      ...lit(path, colour, { gloss: 0.2, shade: 0.26, ...finish }),
    ];
  }

  /** A cut stone: facets between the outline and a smaller table, each as bright as it faces the light. */
  function gem(outline: readonly Point[], colour: Colour, table = TABLE): Layer[] {
    const [x, y, width, height] = boxOf(polygon(outline));
    const [cx, cy] = [x + width / 2, y + height * 0.46];
    const inner = outline.map(([px, py]): Point => [cx + (px - cx) * table, cy + (py - cy) * table]);
    const facets = outline.map((from, at): Layer => {
      const next = (at + 1) % outline.length;
      const [to, low, high] = [outline[next] ?? from, inner[next] ?? from, inner[at] ?? from];
      const [dx, dy] = [(from[0] + to[0]) / 2 - cx, (from[1] + to[1]) / 2 - cy];
      const facing = (-dx - dy * 1.2) / (Math.hypot(dx, dy) * 1.56 || 1) + (at % 2 === 0 ? 0.14 : -0.14);
      const tone = facing > 0 ? brighter(colour, Math.min(0.8, facing * 0.75)) : darker(colour, Math.min(0.75, -facing * 0.7));
      return { path: polygon([from, to, low, high]), fill: tone, stroke: { paint: clear(light, 0.35), width: 0.5 } };
    });
    const flat = polygon(inner);
    return [
      contourOf(polygon(outline), 2.2),
      ...facets,
      {
        path: flat,
        fill: {
          line: [x, y, x + width, y + height],
          stops: [
            [0.1, brighter(colour, 0.85)],
            [0.45, colour],
            [0.55, brighter(colour, 0.35)],
            [0.9, darker(colour, 0.4)],
          ],
        },
      },
      { path: flat, stroke: { paint: clear(light, 0.55), width: 0.8 } },
      ...lit(polygon(outline), colour, { gloss: 0.2, shade: 0.1 }),
    ];
  }

  const flat = (path: string, fill: Paint, clip?: string): Layer => ({ path, fill, ...(clip !== undefined && { clip }) });
  const line = (path: string, paint: Paint, width = 1.6, clip?: string): Layer => ({
    path,
    stroke: { paint, width },
    ...(clip !== undefined && { clip }),
  });
  /** A line cut into a body: dark, with light on its lower side. */
  const groove = (path: string, width = 1.8, clip?: string): Layer[] => [
    line(place(path, 0.7, 0.9), clear(light, 0.4), width, clip),
    line(path, clear(ink, 0.75), width, clip),
  ];
  /** A spot of light. */
  const shine = (x: number, y: number, rx: number, ry = rx, opacity = 0.9): Layer =>
    flat(ellipse(x, y, rx, ry), {
      circle: [x, y, Math.max(rx, ry)],
      stops: [
        [0, clear(light, opacity)],
        [0.55, clear(light, opacity * 0.7)],
        [1, clear(light, 0)],
      ],
    });
  /** A halo behind a symbol, as large as its margin allows. */
  const halo = (x: number, y: number, most: number, colour: Colour, opacity = 0.75): Layer => {
    const r = Math.min(most, x + MARGIN, y + MARGIN, 100 + MARGIN - x, 100 + MARGIN - y);
    return flat(ellipse(x, y, r), {
      circle: [x, y, r],
      stops: [
        [0, clear(colour, opacity)],
        [0.55, clear(colour, opacity * 0.4)],
        [1, clear(colour, 0)],
      ],
    });
  };
  /** The soft shadow on the ground. */
  const ground = (x: number, y: number, rx: number, ry = rx * 0.2): Layer =>
    flat(ellipse(x, y, rx, ry), {
      circle: [x, y, rx],
      stops: [
        [0, clear(ink, 0.65)],
        [1, clear(ink, 0)],
      ],
    });
  /** A texture of small spots inside a shape. */
  function grain(clip: string, colour: Colour, count: number, size = 0.9, seed = 7): Layer {
    const [x, y, width, height] = boxOf(clip);
    const draw = scatterOf(seed);
    const spots = Array.from({ length: count }, () =>
      ellipse(x + draw() * width, y + draw() * height, size * (0.5 + draw()), size * (0.4 + draw() * 0.6)),
    );
    return { path: spots.join(''), fill: colour, clip };
  }
  /** An ink line with a lit line upon it: stalks, wires, ropes. */
  const cord = (path: string, colour: Colour, width = 3): Layer[] => [
    line(path, ink, width + 3.6),
    line(path, darker(colour, 0.25), width),
    line(place(path, -width * 0.14, -width * 0.14), brighter(colour, 0.5), width * 0.35),
  ];

  return { palette, solid, metal, gem, lit, flat, line, groove, shine, halo, ground, grain, cord, brighter, darker };
}

/** The materials of a palette, and its colours. */
export type Kit = ReturnType<typeof kitOf>;
export const stack = (...parts: readonly (Art | Layer)[]): Art => parts.flatMap((part) => part as Art | [Layer]);
