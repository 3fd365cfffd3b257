import type { Art } from './art.ts';
import { mix } from './art.ts';
import { paint } from './paint.ts';
import { paintPicture } from './paint-picture.ts';
import { boxOf, box, ellipse, place, smooth } from './paths.ts';
import { svgOf } from './svg.ts';
import { turnedPalette } from './turn.ts';

it('[CS-05] reads relative and absolute commands into one box', () => {
  expect(boxOf('M10 20h30v-15l5 5Z')).toEqual([10, 5, 35, 15]);
  expect(boxOf(box(5, 6, 7, 8))).toEqual([5, 6, 7, 8]);
  expect(boxOf(ellipse(50, 40, 10, 5))).toEqual([40, 35, 20, 10]);
});

it('[CS-05] turns, scales, mirrors and moves a path', () => {
  expect(place('M10 0L0 10Z', 5, 5, 2, 90)).toBe('M5 25L-15 5Z');
  expect(place('M10 0L0 10Z', 0, 0, 1, 0, -1)).toBe('M-10 0L0 10Z');
});

it('[CS-05] a smooth curve passes its points and keeps marked corners', () => {
  expect(smooth('0,0! 10,0! 10,10!')).toBe('M0 0C0 0 10 0 10 0C10 0 10 10 10 10C10 10 0 0 0 0Z');
});

it('[CS-05] mixes colours and turns hues but not the metal', () => {
  const palette = { ink: '#000000', a: '#ff0000', b: '#00ff00', c: '#0000ff', d: '#808080', metal: '#ffcc00', light: '#ffffff' };

  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(turnedPalette(palette, 120)).toEqual({ ...palette, a: '#00ff00', b: '#0000ff', c: '#ff0000' });
});

const ART: Art = [
  {
    path: 'M0 0L10 0L10 10Z',
    fill: {
      line: [0, 0, 10, 10],
      stops: [
        [0, '#ffffff'],
        [1, '#00000080'],
      ],
    },
    clip: 'M0 0L5 0L5 5Z',
  },
  { path: 'M0 0L10 10', stroke: { paint: '#ff0000', width: 2 }, glow: { colour: '#ff8800', size: 3 } },
];

it('[CS-05] writes gradients, clips and glows as SVG', () => {
  const text = svgOf(ART, 'p');

  expect(text).toContain('<linearGradient id="p0" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="10" y2="10">');
  expect(text).toContain('<g clip-path="url(#p1)"><path d="M0 0L10 0L10 10Z" fill="url(#p0)"/></g>');
  expect(text).toContain('stroke="#ff0000" stroke-width="2"');
  expect(text).toContain('<feDropShadow dx="0" dy="0" stdDeviation="1.5" flood-color="#ff8800"/>');
});

/** What is called on a context and set on it while something is painted. */
function callsOf(painted: (context: CanvasRenderingContext2D) => void): readonly string[] {
  const calls: string[] = [];
  const target: Record<string, unknown> = {
    createLinearGradient: (...at: number[]) => ({
      addColorStop: (offset: number, colour: string) => calls.push(`stop ${at.join()} ${offset} ${colour}`),
    }),
  };
  const context = new Proxy(target, {
    get: (_, name) =>
      target[String(name)] ??
      ((...args: unknown[]) => calls.push(`${String(name)} ${args.map((one) => (typeof one === 'number' ? one : 'path')).join()}`)),
    set: (_, name, value) => {
      if (typeof value !== 'object') calls.push(`${String(name)}=${String(value)}`);
      return true;
    },
  });
  const before = globalThis.Path2D;
  globalThis.Path2D = class {} as typeof Path2D;
  try {
    painted(context as unknown as CanvasRenderingContext2D);
  } finally {
    globalThis.Path2D = before;
  }
  return calls;
}

it('[CS-05] paints the same layers on a canvas, with the glow in pixels', () => {
  expect(callsOf((context) => paint(context, ART, 2))).toEqual([
    ...['save ', 'scale 2,2', 'lineJoin=round', 'lineCap=round'],
    ...['save ', 'clip path', 'stop 0,0,10,10 0 #ffffff', 'stop 0,0,10,10 1 #00000080', 'fill path', 'restore '],
    ...['save ', 'shadowColor=#ff8800', 'shadowBlur=6', 'strokeStyle=#ff0000', 'lineWidth=2', 'stroke path', 'restore '],
    'restore ',
  ]);
});

it('[CS-05] paints a picture from its left upper corner, its parts in their places, and its texts with an edge', () => {
  const part = { id: 'part', width: 10, height: 10, art: [] };
  const picture = {
    ...{ id: 'whole', width: 40, height: 20, at: [-4, -2] as const, art: [] },
    parts: [{ picture: part, x: 6, y: 8, width: 20 }],
    texts: [{ value: '5×', at: [10, 10] as const, size: 5, colour: '#ffffff', edge: '#000000' }],
  };
  const parts: unknown[] = [];
  const calls = callsOf((context) => paintPicture(context, picture, 2, (_, { id }, scale) => parts.push([id, scale])));

  expect(parts).toEqual([['part', 4]]);
  expect(calls).toEqual(
    expect.arrayContaining([
      'translate 8,4',
      'translate 12,16',
      'lineWidth=0.7000000000000001',
      'strokeText path,10,10',
      'fillText path,10,10',
    ]),
  );
});
