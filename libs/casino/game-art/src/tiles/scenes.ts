import { type Art, clear, type Colour, type Layer, mix, type Palette, scatterOf } from '../draw/art.ts';
import { around, box, ellipse, place, smooth, star } from '../draw/paths.ts';

/** Size of a tile in units: three by four. */
export const [WIDTH, HEIGHT] = [120, 160];
/** Where the middle of its figure is. */
export const CENTRE = { x: 60, y: 64 };

const flat = (path: string, fill: Layer['fill']): Layer => ({ path, ...(fill !== undefined && { fill }) });
const down = (from: number, to: number, ...colours: readonly Colour[]) => ({
  line: [0, from, 0, to] as const,
  stops: colours.map((colour, at) => [at / (colours.length - 1), colour] as const),
});
const sky = (...colours: readonly Colour[]): Layer => flat(box(0, 0, WIDTH, HEIGHT), down(0, 132, ...colours));
const glow = (x: number, y: number, r: number, colour: Colour, opacity: number): Layer =>
  flat(ellipse(x, y, r), {
    circle: [x, y, r],
    stops: [
      [0, clear(colour, opacity)],
      [1, clear(colour, 0)],
    ],
  });

/** A ridge from edge to edge whose tops lie between two heights. */
function ridge(seed: number, high: number, low: number, tops: number): string {
  const draw = scatterOf(seed);
  const points = Array.from(
    { length: tops + 2 },
    (_, at) => `${Math.round((at - 0.5) * (WIDTH / tops))},${Math.round(high + draw() * (low - high))}`,
  );
  return `${smooth(points.join(' '), false)}V${HEIGHT}H-10Z`;
}
function sparks(seed: number, count: number, low: number, size: number): string {
  const draw = scatterOf(seed);
  return Array.from({ length: count }, () => {
    const [x, y, r] = [Math.round(draw() * WIDTH), Math.round(draw() * low), size * (0.5 + draw())];
    return place(`M0 -${r.toFixed(1)}L${(r * 0.3).toFixed(1)} 0L0 ${r.toFixed(1)}L-${(r * 0.3).toFixed(1)} 0Z`, x, y);
  }).join('');
}

type Scene = (palette: Palette, seed: number) => Art;

const hills: Scene = ({ ink, a, b, c, d, light }, seed) => [
  sky(mix(ink, c, 0.5), mix(c, d, 0.4), mix(b, light, 0.35)),
  glow(92, 26, 46, light, 0.55),
  flat(ellipse(92, 26, 11), clear(light, 0.8)),
  flat(ridge(seed + 3, 62, 84, 4), down(60, 120, mix(c, light, 0.1), mix(c, ink, 0.5))),
  flat(ridge(seed + 8, 88, 104, 3), down(86, 140, mix(c, ink, 0.35), mix(ink, a, 0.15))),
  flat(ridge(seed + 5, 112, 122, 2), down(108, 150, mix(ink, a, 0.4), ink)),
];

const depths: Scene = ({ ink, b, c, light }, seed) => [
  sky(mix(c, light, 0.35), mix(c, b, 0.3), mix(ink, c, 0.35), ink),
  flat(
    around('M-3 0L-12 170L12 170L3 0Z', [60, -14], 3, -28) + place('M-3 0L-16 170L10 170L3 0Z', 84, -14, 1, 14),
    down(0, 150, clear(light, 0.34), clear(light, 0)),
  ),
  flat(ridge(seed + 2, 96, 116, 5), down(94, 150, mix(ink, b, 0.5), ink)),
  flat(ridge(seed + 9, 116, 128, 3), down(112, 150, mix(ink, c, 0.3), ink)),
  {
    path: [10, 22, 104, 112, 96].map((x, at) => ellipse(x, 20 + ((at * 37 + seed * 11) % 70), 1.4 + (at % 3))).join(''),
    fill: clear(light, 0.14),
    stroke: { paint: clear(light, 0.5), width: 0.5 },
  },
];

const skyline: Scene = ({ ink, a, b, c, d, light }, seed) => {
  const draw = scatterOf(seed + 21);
  const row = (high: number, low: number, count: number) =>
    Array.from({ length: count }, (_, at) => {
      const wide = WIDTH / count;
      const y = Math.round(high + draw() * (low - high));
      return { x: Math.round(at * wide), y, wide: Math.round(wide * 0.92) };
    });
  const near = row(78, 112, 7);
  const houses = (all: readonly { x: number; y: number; wide: number }[]) =>
    all.map(({ x, y, wide }) => `M${x} ${HEIGHT}V${y}h${wide}V${HEIGHT}Z`).join('');
  const lit = near.flatMap(({ x, y, wide }) =>
    [0, 1, 2, 3, 4].flatMap((floor) => (draw() > 0.35 ? [`M${Math.round(x + 3 + draw() * (wide - 8))} ${y + 5 + floor * 8}h3v4h-3Z`] : [])),
  );
  return [
    sky(ink, mix(ink, c, 0.6), mix(a, d, 0.35)),
    glow(60, 104, 74, a, 0.6),
    flat(sparks(seed, 14, 60, 1.4), clear(light, 0.8)),
    flat(houses(row(58, 92, 9)), down(56, 130, mix(ink, c, 0.55), mix(ink, a, 0.35))),
    flat(houses(near), down(76, 150, mix(ink, c, 0.25), ink)),
    flat(lit.join(''), clear(mix(b, d, 0.5), 0.75)),
  ];
};

const hall: Scene = ({ ink, a, d, metal, light }, seed) => {
  const column = (x: number, wide: number) =>
    flat(box(x, -4, wide, 134), {
      line: [x, 0, x + wide, 0],
      stops: [
        [0, mix(metal, ink, 0.4)],
        [0.3, mix(metal, light, 0.1)],
        [0.65, mix(metal, ink, 0.55)],
        [1, mix(metal, ink, 0.85)],
      ],
    });
  const hem = '60,-2 50,16 26,30 13,56 6,104';
  const drape = `-2,-2! ${hem.replace('-2 ', '-2! ')}! -2,110!`;
  const folds = smooth(drape) + place(smooth(drape), WIDTH, 0, 1, 0, -1);
  return [
    sky(mix(ink, a, 0.25), mix(ink, a, 0.75), mix(ink, d, 0.35)),
    flat(around('M-2.4 0L-7 -120L7 -120L2.4 0Z', [60, 70], 16, (seed * 7) % 22), clear(light, 0.09)),
    column(2, 13),
    column(105, 13),
    flat(folds, {
      line: [0, 0, 60, 60],
      stops: [
        [0, mix(a, ink, 0.55)],
        [0.55, mix(a, ink, 0.2)],
        [0.75, mix(a, ink, 0.45)],
        [1, mix(a, ink, 0.7)],
      ],
    }),
    { path: smooth(hem, false) + place(smooth(hem, false), WIDTH, 0, 1, 0, -1), stroke: { paint: clear(metal, 0.8), width: 1.4 } },
    flat(`M0 124Q60 112 120 124V160H0Z`, down(116, 150, mix(metal, ink, 0.45), ink)),
  ];
};

const night: Scene = ({ ink, a, b, c, d, light }, seed) => [
  sky(ink, mix(ink, a, 0.45), mix(ink, b, 0.4)),
  glow(24, 44, 58, a, 0.6),
  glow(100, 96, 60, b, 0.45),
  flat(sparks(seed + 1, 30, 130, 1.3), clear(light, 0.85)),
  flat(star(18, 22, 4, 5, 0.9) + star(104, 56, 4, 6, 1) + star(12, 96, 4, 4, 0.8), light),
  flat(ellipse(100, 24, 12), {
    circle: [95, 19, 20],
    stops: [
      [0, mix(c, light, 0.4)],
      [0.5, c],
      [1, mix(c, ink, 0.85)],
    ],
  }),
  flat(ellipse(14, 156, 48), {
    circle: [0, 128, 78],
    stops: [
      [0, mix(d, light, 0.25)],
      [0.45, mix(d, ink, 0.35)],
      [1, ink],
    ],
  }),
];

const cave: Scene = ({ ink, a, b, c, d }, seed) => [
  sky(mix(ink, c, 0.3), mix(ink, a, 0.6), mix(a, b, 0.35)),
  glow(60, 118, 92, b, 0.75),
  flat(ridge(seed + 4, 82, 112, 5), down(80, 140, mix(ink, c, 0.5), mix(ink, a, 0.3))),
  flat(place(ridge(seed + 7, 118, 156, 6), WIDTH, HEIGHT, 1, 180), down(0, 42, ink, mix(ink, c, 0.45))),
  flat(`${smooth('-2,118 30,112 60,117 90,111 122,118', false)}V160H-2Z`, down(110, 140, mix(b, d, 0.2), mix(a, ink, 0.4))),
  flat(
    smooth('-2,20! 14,40 6,70 16,104 26,124! 22,162! -2,162!') + smooth('122,14! 108,40 116,72 104,108 96,126! 100,162! 122,162!'),
    down(20, 130, mix(ink, c, 0.35), ink),
  ),
];

/** The six backdrops of tiles. */
export const SCENES = { hills, depths, skyline, hall, night, cave } as const;
export type SceneName = keyof typeof SCENES;
