import { type ArtShape, at, box, CENTRE, circle, colour, type Draw, grid, HEIGHT, rays, star, WIDTH } from './shapes.ts';

export type Rules = (draw: Draw, hue: number) => ArtShape[];

export const cards: Rules = (draw, hue) => {
  const lean = 6 + draw(8);
  return [
    { path: circle(60, { x: 45, y: 132 }), fill: colour(0.3, 0.08, hue), opacity: 0.7 },
    { path: `M${22 - lean / 2} 34l34 ${-lean}l${lean} 50l-34 ${lean}z`, fill: colour(0.72, 0.1, hue + 180) },
    { path: `M${38 - lean / 2} ${30 - lean / 2}l34 ${lean}l${-lean} 50l-34 ${-lean}z`, fill: colour(0.96, 0.02, hue) },
    draw(2) === 0
      ? { path: 'M54 46l9 13l-11 11l-8 -14z', fill: colour(0.55, 0.19, 25) }
      : { path: 'M53 46c9 8 11 12 8 16c-2 3 -6 3 -8 0c-2 3 -7 2 -8 -1c-2 -5 2 -8 8 -15z', fill: colour(0.3, 0.03, hue) },
  ];
};

export const roulette: Rules = (draw, hue) => [
  { path: circle(41), fill: colour(0.75, 0.11, 80) },
  { path: circle(37), fill: colour(0.25, 0.05, hue) },
  { path: rays(16, 37, draw(100) / 100), fill: colour(0.5, 0.17, 25) },
  { path: circle(22), fill: colour(0.35, 0.06, hue + 20) },
  { path: star(8, 16, 5), fill: colour(0.8, 0.11, 80) },
  { path: circle(3.4, { x: CENTRE.x + 29, y: CENTRE.y - 6 + draw(12) }), fill: colour(0.98, 0, 0) },
];

export const wheel: Rules = (draw, hue) => [
  { path: circle(38), fill: colour(0.85, 0.1, hue + 40) },
  { path: rays(10 + 2 * draw(4), 38, draw(100) / 100), fill: colour(0.58, 0.17, hue + 140) },
  { path: circle(9), fill: colour(0.97, 0.02, hue) },
  { path: 'M39 8h12l-6 13z', fill: colour(0.97, 0.02, hue) },
];

export const curve: Rules = (draw, hue) => {
  const top = 22 + draw(14);
  return [
    { path: [30, 50, 70, 90].map((y) => box(0, y, WIDTH, 1)).join(''), fill: colour(0.95, 0.02, hue), opacity: 0.16 },
    { path: `M0 ${HEIGHT}V104C40 102 58 88 70 ${top}V${HEIGHT}z`, fill: colour(0.7, 0.15, hue + 30), opacity: 0.35 },
    { path: `M0 102C38 100 56 86 67 ${top}l6 2C62 90 42 106 0 108z`, fill: colour(0.85, 0.14, hue + 40) },
    { path: star(3, 11, 5, { x: 70, y: top - 3 }), fill: colour(0.96, 0.06, hue + 60) },
  ];
};

export const ticket: Rules = (draw, hue) => {
  const opened = draw(9);
  return [
    { path: 'M15 20h60v8a5 5 0 0 0 0 10v48h-60v-48a5 5 0 0 0 0 -10z', fill: colour(0.94, 0.04, hue + 30) },
    { path: grid(3, 3, 16, (x, y, place) => (place === opened ? '' : box(x - 6, y - 6, 12, 12))), fill: colour(0.68, 0.03, hue) },
    { path: star(5, 7, 3, { x: 29 + (opened % 3) * 16, y: 38 + Math.floor(opened / 3) * 16 }), fill: colour(0.62, 0.18, hue + 40) },
  ];
};

export const balls: Rules = (draw, hue) => {
  const places = [0, 1, 2, 3, 4].map((ball) => ({
    x: 22 + (ball % 3) * 23 + (ball > 2 ? 11 : 0),
    y: (ball > 2 ? 72 : 48) - draw(7),
    ball,
  }));
  return [
    { path: 'M10 86h70l-8 16H18z', fill: colour(0.25, 0.06, hue) },
    ...places.map((place) => ({ path: circle(13, place), fill: colour(0.75, 0.15, hue + 70 * place.ball) })),
    { path: places.map((place) => circle(6, place)).join(''), fill: colour(0.97, 0.01, hue) },
  ];
};

export const dice: Rules = (draw, hue) => {
  const pips = [1, 3, 5][draw(3)] ?? 5;
  const spots = [[0, 0], [-9, -9], [9, 9], [9, -9], [-9, 9]].slice(0, pips); // prettier-ignore
  return [
    { path: 'M22 42l22 -20l28 10v38l-22 20l-28 -10z', fill: colour(0.9, 0.04, hue + 40) },
    { path: 'M50 52v38l22 -20V32z', fill: colour(0.75, 0.07, hue + 40) },
    { path: spots.map(([x = 0, y = 0]) => circle(3, { x: 36 + x * 0.9, y: 62 + y })).join(''), fill: colour(0.3, 0.1, hue) },
  ];
};

export const pegs: Rules = (draw, hue) => {
  const rows = [1, 2, 3, 4, 5];
  const dots = rows.flatMap((row) =>
    Array.from({ length: row + 1 }, (_, peg) => circle(2.4, { x: 45 + (peg - row / 2) * 14, y: 14 + row * 14 })),
  );
  return [
    { path: dots.join(''), fill: colour(0.95, 0.02, hue) },
    { path: [0, 1, 2, 3, 4].map((slot) => box(12 + slot * 14, 94, 10, 10)).join(''), fill: colour(0.72, 0.16, hue + 60) },
    { path: circle(5, { x: 38 + draw(3) * 7, y: 50 + draw(3) * 7 }), fill: colour(0.82, 0.16, 85) },
  ];
};

export const fields: Rules = (draw, hue) => {
  const found = draw(16);
  return [
    { path: grid(4, 4, 17, (x, y, place) => (place === found ? '' : box(x - 7, y - 7, 14, 14))), fill: colour(0.6, 0.08, hue + 20) },
    { path: star(6, 8, 4, { x: 19.5 + (found % 4) * 17, y: 28.5 + Math.floor(found / 4) * 17 }), fill: colour(0.86, 0.15, 90) },
  ];
};

export const coin: Rules = (draw, hue) => [
  { path: circle(32), fill: colour(0.72, 0.12, 80) },
  { path: circle(27), fill: colour(0.84, 0.13, 88) },
  { path: star(3 + draw(4), 17, 8), fill: colour(0.62, 0.12, 70) },
  { path: 'M14 96q31 12 62 0q-31 16 -62 0z', fill: colour(0.2, 0.05, hue), opacity: 0.5 },
];

export const arrows: Rules = (draw, hue) => [
  { path: `M26 60V34h-9L34 14l17 20h-9v26z`, fill: colour(0.82, 0.15, 150) },
  { path: `M48 44v26h-9l17 20l17 -20h-9V44z`, fill: colour(0.72, 0.16, hue + 180), opacity: 0.7 + draw(3) / 10 },
];

export const fish: Rules = (draw, hue) => [
  { path: 'M16 54Q40 28 62 50L80 38Q74 54 80 72L62 58Q40 82 16 54z', fill: colour(0.75, 0.16, 40 + draw(40)) },
  { path: circle(3, { x: 30, y: 51 }), fill: colour(0.2, 0.03, hue) },
  {
    path: circle(4, { x: 20, y: 28 }) + circle(2.5, { x: 28, y: 18 }) + circle(2, { x: 17, y: 15 }),
    fill: colour(0.95, 0.03, 230),
    opacity: 0.7,
  },
  { path: 'M0 100q12 -14 22 -4t24 -2t22 4t22 -6V120H0z', fill: colour(0.3, 0.07, 235) },
];

export const track: Rules = (draw, hue) => [
  { path: 'M45 18q36 0 36 36t-36 36t-36 -36t36 -36zm0 16q-18 0 -18 20t18 20t18 -20t-18 -20z', fill: colour(0.55, 0.12, 45) },
  { path: [0.1, 0.3, 0.55, 0.8].map((turn) => dot(turn + draw(10) / 100)).join(''), fill: colour(0.97, 0.02, hue) },
];
function dot(turn: number): string {
  const [x = 0, y = 0] = at(27, turn).split(' ').map(Number);
  return circle(4, { x, y });
}

export const numbers: Rules = (draw, hue) => [
  { path: box(14, 23, 62, 62), fill: colour(0.3, 0.05, hue) },
  ...[0, 1, 2].map((step) => ({
    path: grid(3, 3, 19, (x, y, place) => (place % 3 === (step + draw(3)) % 3 ? box(x - 8, y - 8, 16, 16) : '')),
    fill: colour(0.9 - step * 0.12, 0.08 + step * 0.04, 75 - step * 15),
  })),
];
