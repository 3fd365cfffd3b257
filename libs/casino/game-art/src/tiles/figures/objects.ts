import { mix } from '../../draw/art.ts';
import { stack } from '../../draw/kit.ts';
import { around, box, corners, ellipse, place, smooth, star } from '../../draw/paths.ts';
import type { Figure } from './parts.ts';

const teapot: Figure = (kit) => {
  const { a, b, metal, light } = kit.palette;
  const body = smooth('28,40! 40,36 60,36 72,40! 84,54 80,76 66,86! 34,86! 20,76 16,54');
  return stack(
    kit.ground(50, 92, 42, 6),
    kit.cord(smooth('30,40 26,18 50,8 74,18 70,40', false), '#8a5426', 5),
    kit.solid(smooth('76,62! 88,58 90,42 98,34! 102,40 98,58 92,72 78,78!'), a),
    kit.solid(body, a, { isRound: true, gloss: 0.7 }),
    kit.line(smooth('17,70 34,76 66,76 83,70', false), metal, 3, body),
    kit.flat(around('M0 0C-6 -5 -5 -12 0 -15C5 -12 6 -5 0 0Z', [46, 60], 5), mix(light, b, 0.1)),
    kit.flat(ellipse(46, 60, 3), metal),
    kit.solid(smooth('30,40! 34,30 50,27 66,30 70,40! 50,44'), kit.darker(a, 0.15)),
    kit.metal(ellipse(50, 26, 5.5), metal),
    kit.metal(box(32, 84, 36, 7, 3), metal),
    kit.line(smooth('92,26 86,18 96,10 90,0', false) + smooth('100,24 96,18 104,12 99,4', false), `${light}aa`, 2.4),
    kit.shine(32, 54, 5, 9, 0.7),
  );
};

const samovar: Figure = (kit) => {
  const { a, metal, light } = kit.palette;
  const body = smooth('34,36! 50,32 66,36! 76,48 72,68 58,80! 42,80! 28,68 24,48');
  return stack(
    kit.ground(50, 96, 34, 5),
    kit.metal(smooth('26,44! 12,42 8,54 18,60! 26,58!') + smooth('74,44! 88,42 92,54 82,60! 74,58!'), metal),
    kit.metal('M42 78H58L62 90H70V97H30V90H38Z', metal),
    kit.metal(body, metal),
    kit.line('M40 36Q34 58 44 80M50 34V80M60 36Q66 58 56 80', kit.darker(metal, 0.4), 1.4, body),
    kit.metal(box(30, 28, 40, 9, 4), metal),
    kit.solid(smooth('38,28! 36,16 42,10 58,10 64,16 62,28!'), a),
    kit.solid(smooth('63,20! 72,18 74,10! 79,12 76,24 64,26!'), a, { contour: 1.6 }),
    kit.flat(around('M0 0C-4 -3 -3 -7 0 -9C3 -7 4 -3 0 0Z', [49, 19], 5), light),
    kit.solid(ellipse(50, 8, 4), a, { isRound: true, contour: 1.2 }),
    kit.metal('M46 62H54V68H60Q63 68 63 72V77H57V74H46Z', kit.darker(metal, 0.2), { contour: 1.4 }),
    kit.metal(box(44, 54, 12, 5, 2), metal, { contour: 1.2 }),
    kit.shine(34, 48, 4, 9, 0.7),
  );
};

const letter: Figure = (kit) => {
  const { a, b, d, light, metal } = kit.palette;
  const turn = (path: string) => place(path, 50, 52, 1, -7);
  const paper = mix('#f3e3c3', light, 0.3);
  return stack(
    kit.solid(turn('M-40 -26L-26 -48H34L40 -26Z'), light, { contour: 1.4 }),
    kit.line(turn('M-20 -40H26M-22 -34H28'), kit.darker(light, 0.5), 1.6),
    kit.solid(turn(box(-42, -28, 84, 60, 5)), paper, { gloss: 0.3 }),
    kit.groove(turn('M-40 30L-8 2M40 30L8 2'), 1.4),
    kit.solid(turn('M-41 -26L-6 8Q0 13 6 8L41 -26Q40 -28 38 -28H-38Q-40 -28 -41 -26Z'), kit.darker(paper, 0.08), { contour: 1.6 }),
    kit.solid(turn(smooth('0,-6 8,-4 14,2 13,12 6,18 -2,17 -11,16 -14,7 -11,-2')), mix(d, '#c4202e', 0.6), { gloss: 0.7, contour: 1.6 }),
    kit.line(turn(ellipse(0, 6, 8)), kit.darker(a, 0.5), 1.2),
    kit.flat(turn(star(0, 6, 5, 5.6, 2.4)), mix(metal, b, 0.1)),
  );
};

const mineCart: Figure = (kit) => {
  const { a, b, c, d, metal } = kit.palette;
  return stack(
    kit.gem(corners(32, 32, 6, 17, 17, 12), b),
    kit.gem(corners(68, 30, 5, 17, 17, 8), a),
    kit.gem(corners(50, 22, 6, 19, 19, 0), d),
    kit.gem(corners(18, 42, 5, 10, 10, 20), a),
    kit.gem(corners(82, 42, 6, 11, 11, 30), b),
    kit.solid('M8 42H92L80 80H20Z', mix(c, '#7a4a2a', 0.5)),
    kit.groove('M13 54H87M17 67H83', 1.6),
    kit.metal(box(4, 37, 92, 9, 3), metal),
    kit.metal('M26 46H34L38 80H32ZM66 46H74L68 80H62Z', metal, { contour: 1.2 }),
    kit.metal(ellipse(32, 85, 11) + ellipse(68, 85, 11), metal),
    kit.flat(ellipse(32, 85, 4) + ellipse(68, 85, 4), kit.darker(metal, 0.7)),
    kit.line('M0 97H100', kit.darker(metal, 0.2), 3.4),
  );
};

const balloon: Figure = (kit) => {
  const { a, b, d, metal, light } = kit.palette;
  const hull = smooth('50,2 70,6 84,22 84,40 72,58 60,70! 40,70! 28,58 16,40 16,22 30,6');
  return stack(
    kit.solid(hull, a, { gloss: 0.5 }),
    kit.flat(
      smooth('50,2! 36,16 34,44 45,70! 40,70! 28,58 16,40 16,22 30,6'),
      light,
      smooth('50,2! 40,10 28,20 27,44 42,70! 30,66 20,48 18,24 30,6'),
    ),
    kit.flat(smooth('50,2! 60,18 60,48 53,70! 47,70! 40,48 40,18'), mix(b, light, 0.15)),
    kit.flat(smooth('50,2! 70,10 78,26 74,48 57,70! 60,70! 72,58 84,40 84,22 70,6'), d, hull),
    kit.lit(hull, a, { gloss: 0.55 }),
    kit.line('M41 70L43 82M59 70L57 82M50 70V82', metal, 1.8),
    kit.solid('M39 82H61L58 97H42Z', '#a8682f'),
    kit.line('M41 87H59M42 92H58', '#6e3f18', 1.4),
    kit.metal(box(37, 80, 26, 5, 2), metal, { contour: 1.2 }),
    kit.flat(smooth('2,84 10,78 18,82 26,84 20,90 6,90') + smooth('76,74 84,68 92,72 99,76 92,81 80,80'), `${light}cc`),
  );
};

const elevator: Figure = (kit) => {
  const { a, b, c, d, metal, light, ink } = kit.palette;
  return stack(
    kit.metal(box(12, 16, 76, 82, 4), metal),
    kit.flat(box(22, 28, 56, 70), ink),
    {
      path: box(40, 28, 20, 70),
      fill: {
        line: [50, 28, 50, 98],
        stops: [
          [0, light],
          [0.5, mix(b, light, 0.3)],
          [1, b],
        ],
      },
    },
    kit.solid(box(22, 28, 21, 70), mix(c, metal, 0.45), { gloss: 0.5 }),
    kit.solid(box(57, 28, 21, 70), mix(c, metal, 0.45), { gloss: 0.5 }),
    kit.line('M28 34V92M36 34V92M64 34V92M72 34V92', `${light}44`, 1.2),
    kit.solid(box(28, 2, 44, 16, 4), ink, { contour: 1.4 }),
    kit.flat('M38 14L43 5L48 14Z', d),
    kit.line('M55 6.4L58 4.4V14.4M63 6.4L66 4.4V14.4', a, 2),
    kit.solid('M50 40L62 56H55V70H45V56H38Z', a, { contour: 1.4 }),
  );
};

const chipBoard: Figure = (kit) => {
  const { a, b, c, d, metal, light, ink } = kit.palette;
  return stack(
    kit.line(
      'M50 26V2M38 26V12L26 2M62 26V12L74 2M50 74V98M38 74V88L26 98M62 74V88L74 98M26 50H2M26 38H12L2 26M26 62H12L2 74M74 50H98M74 38H88L98 26M74 62H88L98 74',
      ink,
      6,
    ),
    kit.line(
      'M50 26V2M38 26V12L26 2M62 26V12L74 2M50 74V98M38 74V88L26 98M62 74V88L74 98M26 50H2M26 38H12L2 26M26 62H12L2 74M74 50H98M74 38H88L98 26M74 62H88L98 74',
      b,
      2.6,
    ),
    kit.halo(50, 50, 42, a, 0.5),
    kit.solid(box(20, 20, 60, 60, 9), mix(ink, c, 0.6), { gloss: 0.5 }),
    kit.metal(box(29, 29, 42, 42, 6), metal),
    kit.solid(box(34, 34, 32, 32, 4), mix(ink, c, 0.35), { contour: 1 }),
    kit.solid(place('M4 -15L-11 3H-2L-5 15L11 -4H2Z', 50, 50), d, { contour: 1.2, gloss: 0.6 }),
    kit.flat(
      [
        [50, 4],
        [4, 50],
        [96, 50],
        [50, 96],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 3.6))
        .join(''),
      light,
    ),
  );
};

const mast: Figure = (kit) => {
  const { a, b, metal, light } = kit.palette;
  return stack(
    ...[38, 27, 16].map((r, at) =>
      kit.line(
        `M${50 - r} ${22 + r * 0.7}Q${50 - r * 1.35} 22 ${50 - r} ${22 - r * 0.7}M${50 + r} ${22 + r * 0.7}Q${50 + r * 1.35} 22 ${50 + r} ${22 - r * 0.7}`,
        at === 1 ? b : a,
        4.4,
      ),
    ),
    kit.cord('M50 24L26 96M50 24L74 96M43 46H57M36 66H64M43 46L64 66M57 46L36 66M36 66L72 92M64 66L28 92', metal, 3),
    kit.halo(50, 22, 20, a, 0.9),
    kit.solid(ellipse(50, 22, 8), a, { isRound: true, gloss: 0.8 }),
    kit.shine(47, 19, 2.6),
    kit.metal(box(18, 92, 64, 7, 3), metal),
    kit.flat(star(12, 82, 4, 5, 1.2) + star(90, 70, 4, 5, 1.2), light),
  );
};

const ladder: Figure = (kit) => {
  const { a, d, metal, light } = kit.palette;
  return stack(
    kit.halo(66, 26, 34, light, 0.5),
    kit.solid(smooth('58,2! 78,4 92,22 84,44 64,52! 76,40 78,18'), mix(light, '#ffe9a8', 0.5), { gloss: 0.6 }),
    kit.cord('M26 98L40 8M56 98L62 14', '#a8713a', 5),
    kit.cord('M29 82H56M32 65H57.6M34.6 48H59M37 31H60M39 16H61', '#c68d4c', 4),
    kit.flat(star(18, 20, 4, 8, 1.8) + star(86, 66, 4, 7, 1.6) + star(12, 58, 4, 4, 1), mix(metal, a, 0.1)),
    kit.flat(smooth('60,96 72,88 84,92 96,94 92,99 66,99') + smooth('2,94 12,86 22,92 20,98 6,98'), mix(light, d, 0.25)),
  );
};

const saxophone: Figure = (kit) => {
  const { a, d, metal, light } = kit.palette;
  const horn = smooth(
    '24,6! 32,2 40,6 42,16! 46,46 48,64 50,74 58,82 66,76 68,60 66,48! 58,40! 76,30! 94,34! 88,46 86,62 82,82 68,96 50,96 38,84 34,64 31,26! 30,16 26,14!',
  );
  return stack(
    kit.halo(54, 50, 46, d, 0.4),
    kit.solid('M8 18L24 4L30 10L14 24Z', '#2a2230'),
    kit.metal(horn, mix(metal, '#f0b02e', 0.5)),
    kit.flat(ellipse(76, 36, 16, 5.4), kit.darker(metal, 0.6)),
    ...[22, 34, 46, 58, 70].map((y, at) =>
      stack(
        kit.solid(ellipse(40 + at * 1.8, y, 5), mix(light, metal, 0.3), { isRound: true, contour: 1.2 }),
        kit.shine(38.6 + at * 1.8, y - 1.6, 1.5),
      ),
    ),
    kit.cord('M50 24Q56 44 56 60', metal, 2),
    kit.flat(place('M0 0V-18L10 -21V-4', 16, 66) + ellipse(13, 66, 5, 4) + ellipse(23, 62, 5, 4), a),
    kit.line('M17 66V48L27 45V62', a, 2.4),
  );
};

const keyboard: Figure = (kit) => {
  const { a, b, c, d, metal, light, ink } = kit.palette;
  const turn = (path: string) => place(path, 50, 54, 1, -10);
  return stack(
    kit.line(smooth('2,26 14,10 26,30 38,6 50,28 62,8 74,30 86,12 98,24', false), b, 4),
    kit.line(smooth('2,26 14,10 26,30 38,6 50,28 62,8 74,30 86,12 98,24', false), light, 1.4),
    kit.solid(turn(box(-48, -22, 96, 50, 7)), mix(ink, c, 0.45), { gloss: 0.4 }),
    kit.flat(turn(box(-42, 0, 84, 23, 2)), light),
    kit.line(turn('M-30 0V23M-18 0V23M-6 0V23M6 0V23M18 0V23M30 0V23'), ink, 1.4),
    kit.flat([-30, -18, 6, 18, 30].map((x) => turn(box(x - 3.4, 0, 6.8, 13, 1))).join(''), ink),
    kit.solid(turn(box(-42, -17, 26, 12, 2)), b, { contour: 1 }),
    ...[a, d, b, a].map((tone, at) =>
      stack(kit.metal(turn(ellipse(-6 + at * 14, -11, 5)), metal, { contour: 1 }), kit.flat(turn(ellipse(-6 + at * 14, -11, 2)), tone)),
    ),
    kit.line(turn('M-40 -11L-36 -14L-33 -8L-29 -14L-26 -9L-22 -12L-18 -10'), ink, 1.2),
  );
};

const shoe: Figure = (kit) => {
  const { a, b, d, metal, light } = kit.palette;
  const body = smooth('20,34! 34,30 40,24! 48,44 62,52 82,56 94,66! 94,76! 12,76! 14,58 22,50');
  return stack(
    kit.line('M0 40H14M-2 54H10M0 68H8', light, 3.4),
    kit.solid(smooth('22,44! 8,34 2,18! 16,22 28,26! 22,16 22,4! 34,14 42,30!'), mix(light, b, 0.2)),
    kit.solid(body, a, { gloss: 0.6 }),
    kit.solid(smooth('38,26! 46,20 54,26! 54,40 64,50! 54,52 46,46'), light, { contour: 1.4 }),
    kit.line('M46 34L56 30M50 41L60 37M56 47L66 43', d, 3),
    kit.line(smooth('24,66 44,60 58,68 80,60', false), light, 4, body),
    kit.solid(box(8, 74, 88, 11, 5), light, { contour: 1.8 }),
    kit.flat([20, 34, 48, 62, 76].map((x) => box(x, 82, 8, 5, 1)).join(''), kit.darker(metal, 0.4)),
    kit.ground(52, 93, 44, 5),
  );
};

/** Things of the house, the street and the stage. */
export const objects = {
  teapot,
  samovar,
  letter,
  mineCart,
  balloon,
  elevator,
  chipBoard,
  mast,
  ladder,
  saxophone,
  keyboard,
  shoe,
} satisfies Readonly<Record<string, Figure>>;
