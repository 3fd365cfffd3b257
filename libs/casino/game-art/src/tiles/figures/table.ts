import { stack } from '../../draw/kit.ts';
import { around, box, ellipse, place, ring, smooth, star } from '../../draw/paths.ts';
import type { Kit } from '../../draw/kit.ts';
import type { Art } from '../../draw/art.ts';
import { card, die, digits, type Figure, numberBall, SUITS } from './parts.ts';

const RED = '#d8233a';
const GREEN = '#15935a';
const BLACK = '#16161c';

function chip(kit: Kit, x: number, y: number, r: number, colour: string): Art {
  const disc = ellipse(x, y, r, r * 0.62);
  const edge = `${disc}M${x - r} ${y}V${y + r * 0.28}C${x - r} ${y + r * 1.1} ${x + r} ${y + r * 1.1} ${x + r} ${y + r * 0.28}V${y}Z`;
  return stack(
    kit.solid(edge, kit.darker(colour, 0.3), { contour: 1.4 }),
    kit.flat(disc, colour),
    kit.line(ellipse(x, y, r * 0.86, r * 0.52), kit.palette.light, r * 0.12),
    kit.flat(ellipse(x, y, r * 0.6, r * 0.36), kit.brighter(colour, 0.25)),
  );
}

/** A wheel of roulette from above; `zeros` are its green pockets. */
const rouletteOf =
  (zeros: readonly number[]): Figure =>
  (kit) => {
    const { metal, light } = kit.palette;
    const pockets = 20;
    const wedge = place('M0 0L-5.9 -37L5.9 -37Z', 0, 0);
    const some = (isWanted: (at: number) => boolean) =>
      Array.from({ length: pockets }, (_, at) => (isWanted(at) ? place(wedge, 50, 50, 1, (360 / pockets) * at) : '')).join('');
    return stack(
      kit.ground(50, 93, 44, 6),
      kit.solid(ellipse(50, 50, 47), '#7a3a1c', { isRound: true, gloss: 0.5 }),
      kit.metal(ring(50, 50, 42, 38.5), metal, { contour: 0.8 }),
      kit.flat(ellipse(50, 50, 38.5), BLACK),
      kit.flat(
        some((at) => at % 2 === 0 && !zeros.includes(at)),
        RED,
        ellipse(50, 50, 38),
      ),
      kit.flat(
        some((at) => zeros.includes(at)),
        GREEN,
        ellipse(50, 50, 38),
      ),
      kit.line(around('M0 -20V-38', [50, 50], pockets, 360 / pockets / 2), kit.brighter(metal, 0.3), 0.9),
      kit.metal(ring(50, 50, 29.5, 27.5), metal, { contour: 0.6 }),
      kit.solid(ellipse(50, 50, 24), '#5a2812', { isRound: true, gloss: 0.6 }),
      kit.metal(around('M-2.4 0L-1.6 -20Q0 -23 1.6 -20L2.4 0Z', [50, 50], 4, 20), metal, { contour: 1 }),
      kit.metal(ellipse(50, 50, 7), metal, { contour: 1 }),
      kit.shine(47.5, 47, 3),
      kit.solid(ellipse(68, 26, 4.6), light, { isRound: true, contour: 1 }),
      kit.shine(66.6, 24.6, 1.8),
    );
  };

const prizeWheel: Figure = (kit) => {
  const { a, b, c, d, metal, light } = kit.palette;
  const wedge = 'M0 0L-15 -38L15 -38Z';
  const tones = [a, light, c, b, d, light, a, b];
  return stack(
    kit.solid('M34 96L44 60H56L66 96Z', kit.darker(metal, 0.3)),
    kit.metal(ellipse(50, 46, 44), metal),
    ...tones.map((tone, at) => kit.flat(place(wedge, 50, 46, 1, at * 45), tone, ellipse(50, 46, 37))),
    kit.line(around('M0 -8V-37', [50, 46], 8, 22.5), kit.darker(metal, 0.4), 1.6),
    kit.lit(ellipse(50, 46, 37), a, { gloss: 0.4, shade: 0.25 }),
    kit.flat(around(ellipse(0, -40.6, 2), [50, 46], 16), light),
    kit.metal(ellipse(50, 46, 10), metal),
    kit.flat(star(50, 46, 5, 6, 2.6), kit.darker(metal, 0.55)),
    kit.solid('M41 0H59L50 17Z', a),
  );
};

const plinko: Figure = (kit) => {
  const { a, b, c, d, metal, light } = kit.palette;
  const rows = [1, 2, 3, 4].flatMap((row) => Array.from({ length: row + 1 }, (_, at) => [50 + (at - row / 2) * 19, 8 + row * 14] as const));
  return stack(
    kit.line(smooth('50,10 41,24 59,40 50,54', false), `${light}66`, 5),
    ...rows.map(([x, y]) =>
      stack(kit.solid(ellipse(x, y, 4.4), kit.brighter(metal, 0.3), { isRound: true, contour: 1.4 }), kit.shine(x - 1.4, y - 1.6, 1.6)),
    ),
    kit.solid(ellipse(50, 52, 8.4), a, { isRound: true, gloss: 0.7 }),
    kit.shine(46.6, 48.4, 2.8),
    ...[a, b, d, c, a].map((tone, at) => kit.solid(box(4 + at * 18.8, 80, 17, 15, 3), tone, { contour: 1.4 })),
    kit.line(digits(9, 12.5, 87.5, 8) + digits(2, 50, 87.5, 8) + digits(9, 87.7, 87.5, 8), light, 1.8),
  );
};

const ticket: Figure = (kit) => {
  const { a, b, d, metal, light } = kit.palette;
  const turn = (path: string) => place(path, 50, 48, 1, -9);
  const paper = turn('M-38 -36H38V-10Q31 -9 31 -3Q31 3 38 4V36H-38V4Q-31 3 -31 -3Q-31 -9 -38 -10Z');
  const cell = (at: number) => turn(box(-29 + (at % 3) * 20, -24 + Math.floor(at / 3) * 27, 17, 22, 3));
  return stack(
    kit.solid(paper, a, { gloss: 0.35 }),
    kit.line(turn('M-33 -31H33V-12M-33 -12V-31M-33 9V31H33V9'), `${light}88`, 1.2),
    ...[0, 1, 2, 3, 4, 5].map((at) =>
      at === 1 || at === 5 ? kit.flat(cell(at), light) : kit.metal(cell(at), '#c3cad6', { contour: 0.8 }),
    ),
    kit.flat(place(star(0, 0, 5, 8.4, 3.8), 50.3, 34.5, 1, -9), d),
    kit.flat(place(star(0, 0, 5, 8.4, 3.8), 73.4, 57.8, 1, -9), d),
    kit.metal(ellipse(73, 78, 18), metal),
    kit.solid(ellipse(73, 78, 13.5), kit.brighter(metal, 0.2), { isRound: true, contour: 0.9 }),
    kit.flat(star(73, 78, 5, 8.6, 3.8), kit.darker(metal, 0.45)),
    kit.shine(66, 70, 3.6, 2.4),
    kit.flat(ellipse(34, 86, 1.6) + ellipse(42, 91, 1.1) + ellipse(50, 87, 1.3), b),
  );
};

const mintedCoin: Figure = (kit) => {
  const { metal, light } = kit.palette;
  const crown = 'M-17 11L-20 -10L-9 0L0 -16L9 0L20 -10L17 11Z';
  return stack(
    kit.halo(50, 50, 52, metal, 0.4),
    kit.solid(ellipse(53, 52, 43), kit.darker(metal, 0.55)),
    kit.metal(ellipse(48, 48, 43), metal),
    kit.line(around('M0 -36.6V-41', [48, 48], 44), kit.darker(metal, 0.45), 1.3),
    kit.solid(ellipse(48, 48, 34.5), kit.brighter(metal, 0.2), { isRound: true, contour: 1 }),
    kit.solid(place(crown, 48, 48, 1.2), kit.darker(metal, 0.18), { contour: 1, gloss: 0.5 }),
    kit.flat(place(ellipse(-20, -12, 3) + ellipse(0, -18.5, 3) + ellipse(20, -12, 3), 48, 48, 1.2), kit.darker(metal, 0.3)),
    kit.groove(place('M-15 6H15', 48, 48, 1.2), 1.5),
    kit.shine(29, 28, 8, 5, 0.8),
    kit.flat(star(82, 18, 4, 9, 1.8) + star(18, 80, 4, 6, 1.2), light),
  );
};

const upAndDown: Figure = (kit) => {
  const { a, c } = kit.palette;
  const arrow = 'M0 -40L24 -12H12V34Q12 38 8 38H-8Q-12 38 -12 34V-12H-24Z';
  return stack(
    kit.solid(place(arrow, 70, 56, 0.92, 180), a, { gloss: 0.5 }),
    kit.solid(place(arrow, 32, 46, 1.02), kit.brighter(c, 0.1), { gloss: 0.5 }),
    kit.shine(27, 26, 5, 3, 0.7),
  );
};

const steps: Figure = (kit) => {
  const { a, b, c, d, light } = kit.palette;
  return stack(
    ...[c, a, d, b].map((tone, at) => kit.solid(box(6 + at * 22, 76 - at * 18, 22, 18 + at * 18, 3), tone, { contour: 1.6 })),
    kit.line(smooth('10,62 26,44 48,30 70,12', false), light, 3.6),
    kit.flat(place('M0 -11L9 6L0 2L-9 6Z', 76, 8, 1, 52), light),
  );
};

const numberTiles: Figure = (kit) => {
  const { light, ink } = kit.palette;
  const tile = (x: number, y: number, value: number, tone: string, size: number) =>
    stack(
      kit.solid(box(x, y, 41, 41, 7), tone, { contour: 1.6, gloss: 0.4 }),
      kit.line(digits(value, x + 20.5, y + 20.5, size), value < 8 ? ink : light, size * 0.17),
    );
  return stack(
    kit.solid(box(1, 1, 98, 98, 11), '#5b5047', { contour: 1.4 }),
    tile(6.5, 6.5, 2, '#efe4d4', 22),
    tile(52.5, 6.5, 16, '#f29a5a', 18),
    tile(6.5, 52.5, 64, '#f0603a', 18),
    tile(52.5, 52.5, 8, '#f2b45e', 22),
  );
};

const drum: Figure = (kit) => {
  const { a, b, c, d, metal, light } = kit.palette;
  return stack(
    kit.metal('M22 98L36 78H64L78 98Z', metal),
    kit.flat(ellipse(50, 46, 40), `${light}22`),
    numberBall(kit, 36, 66, 12, a, 7),
    numberBall(kit, 62, 68, 12, c, 4),
    numberBall(kit, 50, 48, 12, b, 9),
    numberBall(kit, 70, 44, 10, d, 2),
    numberBall(kit, 30, 40, 10, c, 5),
    numberBall(kit, 54, 24, 9, a, 1),
    kit.line(
      ellipse(50, 46, 40, 40) +
        ellipse(50, 46, 22, 40) +
        'M50 6V86' +
        smooth('13,32 50,40 87,32', false) +
        smooth('13,60 50,68 87,60', false),
      kit.brighter(metal, 0.4),
      1.5,
    ),
    kit.metal(ring(50, 46, 42, 38.6), metal, { contour: 1.2 }),
    kit.metal(ellipse(92, 46, 6), metal),
    kit.shine(32, 20, 10, 5, 0.6),
  );
};

const bingoCard: Figure = (kit) => {
  const { a, b, d, light, ink } = kit.palette;
  const cells = [12, 31, 5, 47, 0, 68, 9, 24, 53];
  const turn = (path: string) => place(path, 44, 46, 1, -6);
  return stack(
    kit.solid(turn(box(-38, -42, 76, 84, 8)), a, { gloss: 0.3 }),
    kit.flat(turn(box(-33, -23, 66, 60, 4)), light),
    kit.line(turn('M-33 -3H33M-33 17H33M-11 -23V37M11 -23V37'), kit.darker(a, 0.2), 1.2),
    kit.flat([-26, -13, 0, 13, 26].map((x) => turn(star(x, -32.5, 5, 5.4, 2.4))).join(''), b),
    ...cells.map((value, at) => {
      const [x, y] = [-22 + (at % 3) * 22, -13 + Math.floor(at / 3) * 20];
      return at % 4 === 0 ? kit.flat(turn(ellipse(x, y, 8.4)), d) : kit.line(turn(digits(value, x, y, 10)), ink, 1.7);
    }),
    numberBall(kit, 78, 76, 20, b, 75),
  );
};

const jester: Figure = (kit) => {
  const { a, c, metal, light } = kit.palette;
  return stack(
    kit.solid(smooth('28,62! 8,48 2,26 16,12! 26,26 44,30 50,62!'), a),
    kit.solid(smooth('72,62! 92,48 98,26 84,12! 74,26 56,30 50,62!'), c),
    kit.solid(smooth('30,62! 34,34 50,4! 66,34 70,62!'), kit.darker(a, 0.25)),
    kit.flat(smooth('50,4! 66,34 70,62! 50,62!'), c, smooth('30,62! 34,34 50,4! 66,34 70,62!')),
    kit.metal(ellipse(14, 14, 7) + ellipse(50, 7, 7) + ellipse(86, 14, 7), metal),
    kit.metal(box(24, 58, 52, 13, 5), metal),
    kit.flat([33, 50, 67].map((x) => place(SUITS.diamond, x, 64.5, 0.4)).join(''), kit.darker(a, 0.2)),
    ...[20, 35, 50, 65, 80].map((x, at) =>
      kit.solid(`M${x - 9} 71L${x} ${at % 2 === 0 ? 96 : 90}L${x + 9} 71Z`, at % 2 === 0 ? a : c, { contour: 1.4 }),
    ),
    kit.shine(47, 4.6, 2.4),
    kit.flat(star(86, 44, 4, 5, 1.2), light),
  );
};

const dealtDouble: Figure = (kit) => stack(card(kit, 'A', 'diamond', [36, 50], -14), card(kit, 'A', 'club', [64, 52], 12));

/** Things of the casino: cards, wheels, balls, dice. */
export const table = {
  blackjack: (kit) => stack(card(kit, 'A', 'spade', [37, 46], -15), card(kit, 'J', 'heart', [63, 50], 11), chip(kit, 76, 80, 16, GREEN)),
  baccarat: (kit) => stack(card(kit, 9, 'heart', [38, 52], -10), card(kit, 'K', 'spade', [62, 46], 12), chip(kit, 24, 82, 15, RED)),
  holdem: (kit) =>
    stack(
      card(kit, 'K', 'heart', [28, 50], -22, 0.9),
      card(kit, 'A', 'spade', [50, 44], 0, 0.95),
      card(kit, 'Q', 'diamond', [72, 50], 22, 0.9),
      chip(kit, 50, 82, 15, RED),
    ),
  stud: (kit) =>
    stack(
      ...(['A', 'K', 'Q', 'J', 10] as const).map((rank, at) =>
        card(kit, rank, 'spade', [22 + at * 14, 52 - Math.sin((at / 4) * Math.PI) * 9], -24 + at * 12, 0.8),
      ),
    ),
  jacks: (kit) => stack(card(kit, 'J', 'club', [35, 50], -13), card(kit, 'J', 'heart', [64, 50], 12)),
  deuces: (kit) => stack(card(kit, 2, 'spade', [35, 50], -13), card(kit, 2, 'heart', [64, 50], 12)),
  bonus: (kit) =>
    stack(
      card(kit, 'A', 'heart', [30, 52], -18, 0.9),
      card(kit, 'A', 'spade', [50, 46], 0, 0.9),
      card(kit, 'A', 'diamond', [70, 52], 18, 0.9),
    ),
  double: dealtDouble,
  hilo: (kit) => stack(card(kit, 3, 'diamond', [32, 58], -10, 0.95), card(kit, 'K', 'club', [66, 44], 8, 1.05)),
  joker: jester,
  roulette: rouletteOf([0]),
  doubleZero: rouletteOf([0, 10]),
  dice: (kit) =>
    stack(kit.ground(50, 92, 46, 7), die(kit, [66, 34], 27, [5, 3, 6], '#c8202f'), die(kit, [31, 52], 27, [2, 6, 4], '#c8202f')),
  threeDice: (kit) =>
    stack(
      kit.ground(50, 92, 46, 7),
      die(kit, [50, 18], 24, [1, 4, 5], kit.palette.a),
      die(kit, [27, 56], 24, [3, 2, 6], kit.palette.a),
      die(kit, [74, 56], 24, [6, 5, 4], kit.palette.a),
    ),
  cubes: (kit) => stack(kit.ground(50, 94, 40, 6), die(kit, [50, 30], 42, [6, 3, 5], kit.palette.d)),
  keno: (kit) =>
    stack(
      numberBall(kit, 32, 30, 23, kit.palette.a, 8),
      numberBall(kit, 72, 40, 22, kit.palette.c, 21),
      numberBall(kit, 42, 72, 24, kit.palette.d, 64),
    ),
  bingo: bingoCard,
  drum,
  prizeWheel,
  plinko,
  ticket,
  coin: mintedCoin,
  upAndDown,
  steps,
  numberTiles,
  limbo: (kit) => {
    const { a, b, light } = kit.palette;
    return stack(
      kit.line('M6 76H94M6 58H94M6 40H94', `${light}33`, 1.2),
      kit.solid('M8 92L36 60L52 70L74 34L62 28L94 6L96 44L84 38L58 90L38 78L18 96Z', a, { gloss: 0.5 }),
      kit.flat(star(20, 26, 4, 9, 2) + star(40, 40, 4, 5, 1.2), b),
    );
  },
} satisfies Readonly<Record<string, Figure>>;
