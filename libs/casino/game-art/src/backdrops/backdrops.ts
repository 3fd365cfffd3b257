import { type Art, clear, type Colour, type Layer, mix, type Palette, scatterOf } from '../draw/art.ts';
import { kitOf, stack } from '../draw/kit.ts';
import { around, box, ellipse, place, smooth, star } from '../draw/paths.ts';

/** One plane of a backdrop, 160 by 90 units; it reaches 12 units beyond the left and right edges. */
export interface Plane {
  /** How far it moves with parallax: 0 does not move, 1 moves most. */
  depth: number;
  art: Art;
}

const WHOLE = box(-12, 0, 184, 90);
const sky = (top: Colour, middle: Colour, bottom: Colour): Art => [
  {
    path: WHOLE,
    fill: {
      line: [80, 0, 80, 90],
      stops: [
        [0, top],
        [0.55, middle],
        [1, bottom],
      ],
    },
  },
];

/** A ridge across the picture whose tops lie between two heights. */
function ridge(seed: number, high: number, low: number, step: number): string {
  const draw = scatterOf(seed);
  const tops = Array.from(
    { length: Math.ceil(184 / step) + 1 },
    (_, at) => `${-12 + at * step},${(high + draw() * (low - high)).toFixed(1)}`,
  );
  return `${smooth(tops.join(' '), false)}L172 90L-12 90Z`;
}

const ground = (path: string, light: Colour, dark: Colour, top: number): Art => [
  {
    path,
    fill: {
      line: [80, top, 80, 90],
      stops: [
        [0, light],
        [1, dark],
      ],
    },
  },
  { path, stroke: { paint: clear(mix(light, '#ffffff', 0.4), 0.35), width: 0.5 } },
];

const haloAt = (x: number, y: number, r: number, colour: Colour, opacity: number): Layer => ({
  path: ellipse(x, y, r),
  fill: {
    circle: [x, y, r],
    stops: [
      [0, clear(colour, opacity)],
      [0.55, clear(colour, opacity * 0.4)],
      [1, clear(colour, 0)],
    ],
  },
});

const stars = (seed: number, count: number, below: number): string => {
  const draw = scatterOf(seed);
  return Array.from({ length: count }, () => ellipse(-12 + draw() * 184, draw() * below, 0.15 + draw() * 0.45)).join('');
};

const hills = (palette: Palette): readonly Plane[] => {
  const { ink, a, b, c, light } = palette;
  const kit = kitOf(palette);
  return [
    {
      depth: 0,
      art: stack(
        sky(mix(ink, c, 0.35), mix(ink, a, 0.6), mix(a, light, 0.35)),
        haloAt(112, 34, 46, light, 0.6),
        kit.flat(ellipse(112, 34, 11), mix(light, b, 0.25)),
      ),
    },
    { depth: 0.25, art: ground(ridge(3, 36, 54, 17), mix(ink, a, 0.55), mix(ink, a, 0.35), 36) },
    { depth: 0.5, art: ground(ridge(8, 52, 64, 15), mix(ink, c, 0.5), mix(ink, c, 0.25), 50) },
    { depth: 0.8, art: ground(ridge(15, 68, 78, 21), mix(ink, c, 0.32), ink, 66) },
  ];
};

const depths = (palette: Palette): readonly Plane[] => {
  const { ink, a, b, c, d, light } = palette;
  const kit = kitOf(palette);
  const weed = smooth('0,0! -3,-8 2,-16 -2,-24 1,-32! 4,-24 0,-16 5,-8 4,0!');
  return [
    {
      depth: 0,
      art: stack(
        sky(mix(c, light, 0.35), mix(ink, c, 0.55), ink),
        kit.flat(
          around('M-5 0L-13 -120L13 -120Z', [96, 116], 9, -32),
          {
            line: [80, 0, 80, 80],
            stops: [
              [0, clear(light, 0.2)],
              [1, clear(light, 0)],
            ],
          },
          WHOLE,
        ),
      ),
    },
    { depth: 0.3, art: ground(ridge(21, 52, 72, 12), mix(ink, d, 0.4), mix(ink, d, 0.15), 52) },
    {
      depth: 0.6,
      art: stack(
        ground(ridge(27, 70, 80, 16), mix(ink, a, 0.3), ink, 68),
        [10, 20, 132, 148, 156].map((x, at) => kit.flat(place(weed, x, 86, 0.8 + (at % 3) * 0.25), mix(ink, b, 0.45))),
      ),
    },
    {
      depth: 1,
      art: stack(
        [6, 18, 30, 128, 140, 152]
          .map((x, at) => [
            kit.flat(ellipse(x, 20 + ((at * 23) % 50), 1.4 + (at % 3)), clear(light, 0.14)),
            kit.line(ellipse(x, 20 + ((at * 23) % 50), 1.4 + (at % 3)), clear(light, 0.4), 0.4),
          ])
          .flat(),
      ),
    },
  ];
};

const skyline = (palette: Palette): readonly Plane[] => {
  const { ink, a, b, c, d } = palette;
  const kit = kitOf(palette);
  const row = (seed: number, high: number, low: number, colour: Colour, window: Colour): Art => {
    const draw = scatterOf(seed);
    const houses = Array.from({ length: 15 }, (_, at) => ({ x: -12 + at * 12.5, y: high + draw() * (low - high), width: 9 + draw() * 4 }));
    const panes = houses.flatMap(({ x, y, width }) =>
      Array.from({ length: 24 }, (_, at) => ({
        x: x + 1.5 + (at % 3) * (width / 3.4),
        y: y + 3 + Math.floor(at / 3) * 4,
        isLit: draw() > 0.62,
      })),
    );
    return stack(
      kit.flat(houses.map(({ x, y, width }) => box(x, y, width, 90 - y)).join(''), {
        line: [80, high, 80, 90],
        stops: [
          [0, colour],
          [1, ink],
        ],
      }),
      kit.flat(
        panes
          .filter(({ isLit }) => isLit)
          .map(({ x, y }) => box(x, y, 1.4, 2))
          .join(''),
        window,
      ),
    );
  };
  return [
    {
      depth: 0,
      art: stack(sky(ink, mix(ink, c, 0.55), mix(a, d, 0.3)), haloAt(50, 70, 60, a, 0.5), kit.flat(stars(4, 60, 40), '#ffffffb0')),
    },
    { depth: 0.25, art: row(11, 34, 58, mix(ink, c, 0.5), clear(d, 0.5)) },
    { depth: 0.6, art: row(14, 50, 70, mix(ink, c, 0.25), clear(b, 0.7)) },
    { depth: 1, art: ground(ridge(6, 80, 82, 40), mix(ink, a, 0.25), ink, 78) },
  ];
};

const hall = (palette: Palette): readonly Plane[] => {
  const { ink, a, d, metal, light } = palette;
  const kit = kitOf(palette);
  const column = (x: number, width: number): Art =>
    stack(
      kit.flat(box(x, 8, width, 76), {
        line: [x, 0, x + width, 0],
        stops: [
          [0, mix(metal, ink, 0.35)],
          [0.25, mix(metal, light, 0.1)],
          [0.6, mix(metal, ink, 0.55)],
          [1, mix(metal, ink, 0.85)],
        ],
      }),
      kit.flat(box(x - 2, 4, width + 4, 5, 1) + box(x - 2, 82, width + 4, 6, 1), {
        line: [x, 0, x + width, 0],
        stops: [
          [0, mix(metal, ink, 0.2)],
          [1, mix(metal, ink, 0.75)],
        ],
      }),
    );
  return [
    {
      depth: 0,
      art: stack(
        sky(mix(ink, d, 0.3), mix(ink, a, 0.6), mix(ink, a, 0.3)),
        haloAt(80, 40, 60, metal, 0.4),
        kit.flat(around('M-2 0L0 -90L2 0Z', [80, 44], 22), clear(light, 0.08), WHOLE),
      ),
    },
    { depth: 0.3, art: stack([16, 132].map((x) => column(x, 11)).flat(), ground('M-12 76H172V90H-12Z', mix(ink, metal, 0.3), ink, 76)) },
    {
      depth: 0.8,
      art: stack(
        column(-8, 15),
        column(153, 15),
        kit.flat(smooth('-12,0! 40,0! 30,10 12,20 4,44! -12,50!') + smooth('172,0! 120,0! 130,10 148,20 156,44! 172,50!'), {
          line: [0, 0, 20, 50],
          stops: [
            [0, a],
            [1, mix(a, ink, 0.7)],
          ],
        }),
      ),
    },
  ];
};

const night = (palette: Palette): readonly Plane[] => {
  const { ink, a, b, c, d, light } = palette;
  const kit = kitOf(palette);
  return [
    {
      depth: 0,
      art: stack(
        sky(ink, mix(ink, a, 0.3), mix(ink, b, 0.4)),
        haloAt(40, 30, 56, a, 0.45),
        haloAt(124, 60, 50, b, 0.4),
        kit.flat(stars(2, 130, 90), `${light}cc`),
      ),
    },
    {
      depth: 0.3,
      art: stack(
        kit.flat(star(28, 18, 4, 4, 0.5) + star(136, 26, 4, 5, 0.6) + star(96, 10, 4, 3, 0.4), light),
        kit.flat(ellipse(130, 24, 15), {
          circle: [124, 18, 24],
          stops: [
            [0, mix(c, light, 0.3)],
            [0.5, c],
            [1, mix(c, ink, 0.8)],
          ],
        }),
      ),
    },
    {
      depth: 0.7,
      art: stack(
        kit.flat(ellipse(18, 78, 28), {
          circle: [8, 62, 52],
          stops: [
            [0, mix(d, light, 0.2)],
            [0.4, mix(d, ink, 0.3)],
            [1, mix(d, ink, 0.9)],
          ],
        }),
      ),
    },
    { depth: 1, art: ground(ridge(33, 80, 88, 24), mix(ink, a, 0.35), ink, 78) },
  ];
};

const cave = (palette: Palette): readonly Plane[] => {
  const { ink, a, b, c, d } = palette;
  const kit = kitOf(palette);
  const upsideDown = (path: string) => place(path, 160, 90, 1, 180);
  return [
    { depth: 0, art: stack(sky(mix(ink, d, 0.3), mix(ink, a, 0.45), mix(a, b, 0.3)), haloAt(80, 84, 80, a, 0.7)) },
    {
      depth: 0.3,
      art: stack(
        ground(ridge(41, 46, 74, 9), mix(ink, c, 0.4), mix(ink, a, 0.25), 46),
        ground(upsideDown(ridge(44, 60, 86, 8)), mix(ink, c, 0.35), ink, 0),
      ),
    },
    {
      depth: 0.65,
      art: stack(
        kit.flat(smooth('-12,84! 20,80 60,83 100,79 140,83 172,80! 172,90! -12,90!'), {
          line: [80, 78, 80, 90],
          stops: [
            [0, b],
            [1, a],
          ],
        }),
        ground(upsideDown(ridge(52, 70, 88, 11)), mix(ink, c, 0.2), ink, 0),
      ),
    },
    {
      depth: 1,
      art: stack(
        kit.flat(smooth('-12,20! 4,34 -2,60 12,78 22,90! -12,90!') + smooth('172,14! 156,34 164,58 148,76 140,90! 172,90!'), {
          line: [0, 20, 0, 90],
          stops: [
            [0, mix(ink, c, 0.15)],
            [1, ink],
          ],
        }),
      ),
    },
  ];
};

/** The backdrops by name. Each is drawn in the colours of a set. */
export const BACKDROPS = { hills, depths, skyline, hall, night, cave } as const;
export type BackdropName = keyof typeof BACKDROPS;
