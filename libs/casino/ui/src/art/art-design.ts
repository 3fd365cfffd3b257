import type { CasinoKind } from '@touchline/casino-contract';

/** One shape of a picture, on a field of 90 × 120. */
export interface ArtShape {
  /** `d` of a path. */
  path: string;
  /** A colour of CSS. */
  fill: string;
  opacity?: number;
}

/** A picture for a game that has none: always the same for the same game. */
export interface ArtDesign {
  /** Colours of the field, from top to bottom. */
  top: string;
  bottom: string;
  shapes: readonly ArtShape[];
}

const [WIDTH, HEIGHT] = [90, 120];
const CENTRE = { x: 45, y: 54 };
const FULL_TURN = 2 * Math.PI;

type Draw = (size: number) => number;

/** Numbers that look like chance and are always the same for one text. */
function drawsOf(text: string): Draw {
  let state = 2_166_136_261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return (size) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9) >>> 0;
    return (state >>> 3) % size;
  };
}

const colour = (lightness: number, chroma: number, hue: number): string => `oklch(${lightness} ${chroma} ${hue % 360})`;
const at = (radius: number, turn: number, centre = CENTRE): string =>
  `${(centre.x + radius * Math.sin(turn * FULL_TURN)).toFixed(1)} ${(centre.y - radius * Math.cos(turn * FULL_TURN)).toFixed(1)}`;
const circle = (radius: number, { x, y } = CENTRE): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** Every second field of a wheel. */
function rays(count: number, radius: number, turn = 0): string {
  const step = 1 / count;
  return Array.from(
    { length: count / 2 },
    (_, ray) => `M${CENTRE.x} ${CENTRE.y}L${at(radius, turn + 2 * ray * step)}L${at(radius, turn + (2 * ray + 1) * step)}z`,
  ).join('');
}

/** A shape with so many points; the inner radius makes it a star. */
function star(points: number, outer: number, inner: number, centre = CENTRE): string {
  const corners = Array.from({ length: 2 * points }, (_, corner) => at(corner % 2 === 0 ? outer : inner, corner / (2 * points), centre));
  return `M${corners.join('L')}z`;
}

/** A line of hills over the lower edge. */
function hills(draw: Draw, base: number): string {
  const tops = [0, 1, 2, 3].map((hill) => ({ x: hill * 30, y: base - 4 - draw(16) }));
  return `M0 ${HEIGHT}V${tops[0]!.y}${tops
    .slice(1)
    .map(({ x, y }, hill) => `Q${x - 15} ${tops[hill]!.y - 12 + draw(20)} ${x} ${y}`)
    .join('')}V${HEIGHT}z`;
}

function slot(draw: Draw, hue: number): ArtShape[] {
  const points = 4 + draw(5);
  const isStar = draw(2) === 0;
  const emblem = isStar ? star(points, 27, 12 + draw(6)) : star(points, 26, 26 * Math.cos(Math.PI / (2 * points)));
  return [
    { path: rays(24, 110, draw(100) / 100), fill: colour(0.95, 0.05, hue), opacity: 0.09 },
    { path: circle(35), fill: colour(0.85, 0.12, hue + 40), opacity: 0.22 },
    { path: emblem, fill: colour(0.8, 0.15, hue + 50) },
    { path: star(points, isStar ? 15 : 18, isStar ? 7 : 18 * Math.cos(Math.PI / (2 * points))), fill: colour(0.93, 0.09, hue + 60) },
    { path: hills(draw, 100), fill: colour(0.32, 0.1, hue + 10) },
    { path: hills(draw, 112), fill: colour(0.22, 0.07, hue) },
  ];
}

function cards(draw: Draw, hue: number): ArtShape[] {
  const lean = 6 + draw(8);
  return [
    { path: circle(60, { x: 45, y: 132 }), fill: colour(0.3, 0.08, hue), opacity: 0.7 },
    { path: `M${22 - lean / 2} 34l34 ${-lean}l${lean} 50l-34 ${lean}z`, fill: colour(0.72, 0.1, hue + 180) },
    { path: `M${38 - lean / 2} ${30 - lean / 2}l34 ${lean}l${-lean} 50l-34 ${-lean}z`, fill: colour(0.96, 0.02, hue) },
    draw(2) === 0
      ? { path: 'M54 46l9 13l-11 11l-8 -14z', fill: colour(0.55, 0.19, 25) }
      : { path: 'M53 46c9 8 11 12 8 16c-2 3 -6 3 -8 0c-2 3 -7 2 -8 -1c-2 -5 2 -8 8 -15z', fill: colour(0.3, 0.03, hue) },
  ];
}

function wheel(draw: Draw, hue: number): ArtShape[] {
  const turn = draw(100) / 100;
  return [
    { path: circle(41), fill: colour(0.75, 0.11, 80) },
    { path: circle(37), fill: colour(0.25, 0.05, hue) },
    { path: rays(16, 37, turn), fill: colour(0.5, 0.17, 25) },
    { path: circle(22), fill: colour(0.35, 0.06, hue + 20) },
    { path: star(8, 16, 5), fill: colour(0.8, 0.11, 80) },
    { path: circle(3.4, { x: CENTRE.x + 29, y: CENTRE.y - 6 + draw(12) }), fill: colour(0.98, 0, 0) },
  ];
}

function curve(draw: Draw, hue: number): ArtShape[] {
  const top = 22 + draw(14);
  return [
    { path: [30, 50, 70, 90].map((y) => `M0 ${y}h${WIDTH}v1h${-WIDTH}z`).join(''), fill: colour(0.95, 0.02, hue), opacity: 0.16 },
    { path: `M0 ${HEIGHT}V104C40 102 58 88 70 ${top}V${HEIGHT}z`, fill: colour(0.7, 0.15, hue + 30), opacity: 0.35 },
    { path: `M0 102C38 100 56 86 67 ${top}l6 2C62 90 42 106 0 108z`, fill: colour(0.85, 0.14, hue + 40) },
    { path: star(3, 11, 5, { x: 70, y: top - 3 }), fill: colour(0.96, 0.06, hue + 60) },
  ];
}

function ticket(draw: Draw, hue: number): ArtShape[] {
  const fields = Array.from({ length: 9 }, (_, field) => `M${23 + (field % 3) * 16} ${34 + Math.floor(field / 3) * 16}h12v12h-12z`);
  const opened = draw(9);
  return [
    { path: 'M15 20h60v8a5 5 0 0 0 0 10v48h-60v-48a5 5 0 0 0 0 -10z', fill: colour(0.94, 0.04, hue + 30) },
    { path: fields.filter((_, field) => field !== opened).join(''), fill: colour(0.68, 0.03, hue) },
    { path: star(5, 7, 3, { x: 29 + (opened % 3) * 16, y: 40 + Math.floor(opened / 3) * 16 }), fill: colour(0.62, 0.18, hue + 40) },
  ];
}

const BY_KIND: Readonly<Record<CasinoKind, (draw: Draw, hue: number) => ArtShape[]>> = {
  slots: slot,
  table: cards,
  live: wheel,
  crash: curve,
  scratch: ticket,
};

/** The picture of a game: what is played decides what is drawn, its title the colours and the rest. */
export function artDesign({ title, kind }: { title: string; kind: CasinoKind }): ArtDesign {
  const draw = drawsOf(title);
  const hue = draw(360);
  return { top: colour(0.5, 0.13, hue), bottom: colour(0.28, 0.1, hue + 25), shapes: BY_KIND[kind](draw, hue) };
}
