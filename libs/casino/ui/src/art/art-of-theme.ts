import type { CasinoTheme } from '@touchline/casino-contract';
import { type ArtShape, at, box, CENTRE, circle, colour, type Draw, grid, hills, star } from './shapes.ts';

type Emblem = (draw: Draw, hue: number) => ArtShape[];
const light = (hue: number) => colour(0.93, 0.09, hue + 60);
const bright = (hue: number) => colour(0.8, 0.15, hue + 50);
const dark = (hue: number) => colour(0.3, 0.08, hue);

const planet: Emblem = (draw, hue) => [
  { path: circle(23), fill: bright(hue) },
  { path: `M18 ${64 - draw(6)}q27 16 54 -18q-14 34 -54 18z`, fill: light(hue) },
  {
    path: star(4, 5, 2, { x: 70, y: 24 }) + star(4, 3, 1, { x: 20, y: 32 }) + star(4, 4, 1.5, { x: 64, y: 84 }),
    fill: light(hue),
    opacity: 0.9,
  },
];
const fruit: Emblem = (draw, hue) => [
  { path: circle(15, { x: 33, y: 64 }) + circle(15, { x: 58, y: 66 }), fill: colour(0.62, 0.2, draw(2) === 0 ? 25 : 55) },
  { path: circle(4, { x: 28, y: 58 }) + circle(4, { x: 53, y: 60 }), fill: colour(0.95, 0.04, hue), opacity: 0.7 },
  { path: 'M33 50Q36 30 54 24L56 27Q42 33 36 50zM57 52Q58 36 54 26L57 25Q62 36 60 52z', fill: colour(0.55, 0.12, 140) },
  { path: 'M55 26q16 -10 24 2q-12 8 -24 -2z', fill: colour(0.7, 0.17, 140) },
];
const waves: Emblem = (draw, hue) => [
  { path: circle(16, { x: 45, y: 40 + draw(8) }), fill: light(hue) },
  ...[62, 76, 90].map((y, row) => ({
    path: `M0 ${y}q11 -10 22 0t22 0t22 0t24 0V120H0z`,
    fill: colour(0.62 - row * 0.12, 0.1, 235),
  })),
];
const flake: Emblem = (_, hue) => [
  { path: star(6, 34, 4), fill: colour(0.95, 0.03, hue) },
  { path: star(6, 18, 9), fill: colour(0.8, 0.08, 230) },
  { path: circle(4), fill: colour(0.98, 0, 0) },
];
const dunes: Emblem = (draw, hue) => [
  { path: circle(17, { x: 30 + draw(30), y: 38 }), fill: colour(0.88, 0.14, 85) },
  { path: 'M14 88L40 48L66 88z', fill: colour(0.72, 0.1, 75) },
  { path: 'M40 48L66 88H46z', fill: colour(0.55, 0.09, 65) },
  { path: 'M0 92Q30 78 60 90T90 86V120H0z', fill: colour(0.62, 0.1, hue + 20) },
];
const trees: Emblem = (draw, hue) => [
  { path: circle(14, { x: 62, y: 30 }), fill: light(hue), opacity: 0.8 },
  ...[24, 46, 68].map((x, tree) => ({
    path: `M${x} ${34 + draw(12)}L${x + 17} 72H${x + 7}L${x + 20} 98H${x - 20}L${x - 7} 72H${x - 17}z`,
    fill: colour(0.42 + tree * 0.07, 0.1, 150),
  })),
];
const skyline: Emblem = (draw, hue) => [
  { path: circle(13, { x: 66, y: 28 }), fill: light(hue) },
  { path: [4, 22, 40, 58, 74].map((x) => box(x, 38 + draw(26), 15, 80)).join(''), fill: dark(hue) },
  {
    path: [8, 26, 44, 62, 78].map((x) => box(x, 74 + draw(10), 3, 4) + box(x + 5, 82 + draw(10), 3, 4)).join(''),
    fill: colour(0.9, 0.13, 95),
  },
];
const lantern: Emblem = (draw, hue) => [
  { path: 'M44 8h2v18h-2z', fill: light(hue) },
  { path: 'M26 34q19 -12 38 0q10 20 0 42q-19 10 -38 0q-10 -22 0 -42z', fill: colour(0.58, 0.2, 25) },
  { path: 'M38 30q-7 24 0 50h2q-6 -26 0 -51zM52 30q7 24 0 50h-2q6 -26 0 -51z', fill: colour(0.82, 0.14, 80) },
  { path: box(30, 26, 30, 5) + box(30, 79, 30, 5) + box(43, 84, 4, 16 + draw(6)), fill: colour(0.8, 0.13, 80) },
];
const volcano: Emblem = (draw, hue) => [
  { path: star(9, 24, 10, { x: 45, y: 36 }), fill: colour(0.72, 0.19, 45), opacity: 0.85 },
  { path: `M45 44q-${4 + draw(5)} -22 6 -34q2 20 8 30z`, fill: colour(0.85, 0.16, 80) },
  { path: 'M8 104L36 44H54L82 104z', fill: colour(0.28, 0.05, hue) },
  { path: 'M38 44H54Q52 58 58 70Q50 66 50 84Q44 66 40 66Q42 54 38 44z', fill: colour(0.66, 0.21, 35) },
];
const temple: Emblem = (draw, hue) => [
  { path: star(12, 40, 30, { x: 45, y: 56 }), fill: colour(0.85, 0.12, 90), opacity: 0.25 + draw(10) / 100 },
  { path: 'M14 44L45 22L76 44z', fill: light(hue) },
  { path: [20, 36, 52, 66].map((x) => box(x, 47, 6, 34)).join('') + box(14, 83, 62, 6), fill: colour(0.9, 0.04, 85) },
];
const record: Emblem = (draw, hue) => [
  { path: circle(34), fill: colour(0.2, 0.02, hue) },
  { path: circle(28) + circle(24), fill: colour(0.32, 0.03, hue), opacity: 0.6 },
  { path: circle(12), fill: bright(hue) },
  { path: circle(2.5), fill: colour(0.15, 0.02, hue) },
  { path: `M70 14l4 2L62 ${58 + draw(8)}l-7 5l-2 -3l5 -6z`, fill: light(hue) },
];
const keyhole: Emblem = (draw, hue) => [
  { path: `M45 14q30 6 30 34q0 30 -30 48q-30 -18 -30 -48q0 -28 30 -34z`, fill: colour(0.75, 0.1, 80) },
  { path: circle(10, { x: 45, y: 44 }) + `M41 50h8l${4 + draw(3)} 26h-${16 + draw(3)}z`, fill: dark(hue) },
];
const gem: Emblem = (draw, hue) => {
  const points = 4 + draw(5);
  return [
    { path: circle(35), fill: colour(0.85, 0.12, hue + 40), opacity: 0.22 },
    { path: star(points, 27, 12 + draw(6)), fill: bright(hue) },
    { path: star(points, 15, 7), fill: light(hue) },
  ];
};
const pitch: Emblem = (_, hue) => [
  { path: circle(28), fill: colour(0.96, 0.01, hue) },
  { path: star(5, 11, 9), fill: colour(0.25, 0.02, hue) },
  { path: grid(1, 1, 1, () => [0, 1, 2, 3, 4].map((one) => star(5, 6, 5, pointOf(one))).join('')), fill: colour(0.25, 0.02, hue) },
];
function pointOf(one: number) {
  const [x = 0, y = 0] = at(22, (one + 0.5) / 5, CENTRE)
    .split(' ')
    .map(Number);
  return { x, y };
}

const EMBLEMS: Readonly<Record<CasinoTheme, Emblem>> = {
  fruit,
  sea: waves,
  winter: flake,
  desert: dunes,
  forest: trees,
  city: skyline,
  space: planet,
  asia: lantern,
  volcano,
  myth: temple,
  music: record,
  sport: pitch,
  mystery: keyhole,
  classic: gem,
};

/** The motif of a theme above two lines of hills. */
export function themeArt(theme: CasinoTheme, draw: Draw, hue: number): ArtShape[] {
  const emblem = EMBLEMS[theme](draw, hue);
  return [
    ...emblem,
    { path: hills(draw, 106), fill: colour(0.32, 0.1, hue + 10) },
    { path: hills(draw, 115), fill: colour(0.22, 0.07, hue) },
  ];
}
