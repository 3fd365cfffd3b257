import { mix } from '../../draw/art.ts';
import { stack } from '../../draw/kit.ts';
import { around, box, ellipse, place, ring, smooth, star } from '../../draw/paths.ts';
import type { Figure } from './parts.ts';

const oasis: Figure = (kit) => {
  const { a, b, c, metal, light } = kit.palette;
  const leaf = mix('#2f9e4f', b, 0.35);
  const frond = smooth('0,0! 8,-10 22,-14 36,-6! 24,-6 12,-2');
  const crown = (x: number, y: number, size: number) =>
    [-160, -115, -70, -25, 20, 60].map((turn) => place(frond, x, y, size, turn + 20)).join('');
  return stack(
    kit.solid(ellipse(50, 34, 26), a, { isRound: true, gloss: 0.5 }),
    kit.solid(smooth('4,80! 30,72 70,72 96,80! 96,92 50,98 4,92'), mix('#d9a55a', metal, 0.4), { contour: 1.8 }),
    kit.solid(ellipse(52, 85, 34, 7), mix(b, c, 0.5), { contour: 1 }),
    kit.line('M28 84Q40 81 52 84Q64 87 78 84M36 88Q50 86 64 89', `${light}aa`, 1.3),
    kit.cord(smooth('30,80 34,60 32,34', false), '#8a5a2c', 6),
    kit.cord(smooth('66,80 62,66 68,48', false), '#8a5a2c', 5),
    kit.solid(crown(68, 48, 0.74), leaf, { contour: 1.4 }),
    kit.solid(crown(32, 33, 1), leaf, { contour: 1.6 }),
    kit.solid(ellipse(28, 38, 3.6) + ellipse(35, 40, 3.6), '#b9702a', { isRound: true, contour: 1 }),
  );
};

const fjord: Figure = (kit) => {
  const { a, b, c, d, light } = kit.palette;
  return stack(
    kit.solid(ellipse(56, 30, 15), mix(d, '#ffd07a', 0.5), { isRound: true, contour: 0.6 }),
    kit.solid('M0 82L22 22L34 42L50 82Z', mix(a, c, 0.35)),
    kit.flat('M22 22L34 42L30 50L24 42L19 52L13 47Z', light),
    kit.solid('M44 82L74 10L100 60V82Z', mix(a, c, 0.6)),
    kit.flat('M74 10L92 45L84 56L76 42L70 56L61 42Z', light),
    kit.solid(smooth('0,78! 30,73 70,73 100,78! 94,92 74,99 50,100 26,99 6,92'), mix('#2f7fc0', c, 0.25), { gloss: 0.3 }),
    kit.line('M10 84Q20 81 32 84M62 82Q74 79 88 82M20 92Q34 88 50 92M62 92Q72 89 82 92', `${light}99`, 1.5),
    kit.solid(smooth('30,78! 50,82 70,78! 64,88 50,90 36,88'), d, { contour: 1.4 }),
    kit.line('M50 80V52', '#5a3a20', 2.4),
    kit.solid(smooth('51,54! 66,58 68,72! 51,76!') + smooth('49,56! 38,62 36,72! 49,76!'), mix(b, light, 0.6), { contour: 1.2 }),
  );
};

const aurora: Figure = (kit) => {
  const { a, b, c, d, light, ink } = kit.palette;
  const curtain = (points: string, tone: string) => ({
    path: smooth(points),
    fill: {
      line: [50, 4, 50, 72] as const,
      stops: [
        [0, `${tone}00`],
        [0.45, `${tone}aa`],
        [0.9, `${light}cc`],
        [1, `${tone}00`],
      ] as const,
    },
  });
  return stack(
    kit.halo(50, 44, 54, mix(a, '#3df0b0', 0.6), 0.4),
    curtain('2,8! 16,2 22,16 34,8! 36,56 20,66 14,52 4,62!', '#4df2b4'),
    curtain('26,4! 44,14 52,0 66,10! 70,58 54,50 46,66 30,54!', a),
    curtain('58,6! 74,0 80,16 96,6! 98,54 84,64 76,50 62,60!', d),
    kit.flat(star(14, 20, 4, 5, 1.1) + star(50, 24, 4, 6, 1.2) + star(86, 22, 4, 5, 1.1), light),
    kit.solid('M-4 90L20 54L32 70L50 46L68 72L80 58L104 90Z', mix(ink, a, 0.45), { contour: 1.4 }),
    kit.flat('M50 46L60 60L54 66L50 58L44 66L41 58ZM20 54L27 63L22 68L19 62L13 66ZM80 58L88 67L82 70L78 66L75 65Z', light),
    kit.solid(smooth('-2,88! 24,82 50,86 76,82 102,88! 102,98! -2,98!'), mix(b, light, 0.4), { contour: 1.2 }),
    ...[14, 26, 78, 90].map((x, at) => kit.solid(`M${x} ${64 + (at % 2) * 8}L${x + 8} 92H${x - 8}Z`, mix(c, ink, 0.35), { contour: 1.2 })),
  );
};

const locomotive: Figure = (kit) => {
  const { a, d, metal, light, ink } = kit.palette;
  const body = mix(d, '#b3202f', 0.35);
  return stack(
    kit.flat(ellipse(58, 10, 12, 8) + ellipse(74, 4, 14, 9) + ellipse(92, 8, 12, 8), `${light}cc`),
    kit.solid('M43 22L40 6H60L57 22Z', mix(ink, a, 0.2)),
    kit.metal(box(37, 2, 26, 7, 3), metal),
    kit.solid(box(16, 28, 68, 46, 8), mix(ink, a, 0.35)),
    kit.solid(ellipse(50, 46, 29), mix(ink, a, 0.25), { isRound: true, gloss: 0.5 }),
    kit.metal(ring(50, 46, 29, 24.5), metal, { contour: 1 }),
    kit.solid(ellipse(50, 46, 20), body, { isRound: true }),
    kit.flat(star(50, 46, 5, 13, 5.6), metal),
    kit.halo(50, 20, 16, '#fff2b0', 0.9),
    kit.solid(ellipse(50, 21, 7), '#fff2b0', { isRound: true, contour: 1.8 }),
    kit.solid(box(6, 70, 88, 10, 3), body),
    kit.solid('M18 80H82L94 97H6Z', body),
    kit.line('M30 81L22 96M42 81L38 96M50 81V96M58 81L62 96M70 81L78 96', metal, 2.4),
    kit.metal(ellipse(16, 75, 5.4) + ellipse(84, 75, 5.4), metal, { contour: 1.2 }),
    kit.shine(36, 34, 5, 3, 0.6),
  );
};

const windmill: Figure = (kit) => {
  const { a, b, c, metal, light } = kit.palette;
  const sail = `M-2 -8H2V-46H-2ZM3 -12H13V-45H3Z`;
  return stack(
    kit.solid(smooth('0,88! 24,80 50,84 76,80 100,88! 100,98! 0,98!'), c),
    kit.solid('M38 36H62L72 90H28Z', mix(light, metal, 0.25), { gloss: 0.3 }),
    kit.line('M34 58H66M31 74H69', kit.darker(metal, 0.3), 1.4),
    kit.solid('M34 38Q36 20 50 16Q64 20 66 38Z', a),
    kit.solid('M43 90V76Q43 69 50 69Q57 69 57 76V90Z', kit.darker(a, 0.5), { contour: 1.4 }),
    kit.solid(box(45, 50, 10, 11, 2), mix(b, '#ffe08a', 0.5), { contour: 1.2 }),
    kit.solid(around(sail, [50, 36], 4, 22), mix(light, metal, 0.15), { contour: 1.6, gloss: 0.2 }),
    kit.line(around('M3 -20H13M3 -28H13M3 -36H13M8 -12V-45', [50, 36], 4, 22), kit.darker(metal, 0.45), 1.1),
    kit.metal(ellipse(50, 36, 6), metal),
  );
};

const ferrisWheel: Figure = (kit) => {
  const { a, b, c, d, metal, light } = kit.palette;
  const cars = Array.from({ length: 8 }, (_, at) => {
    const turn = (at * Math.PI) / 4 + 0.2;
    return [50 + 37 * Math.sin(turn), 44 - 37 * Math.cos(turn)] as const;
  });
  return stack(
    kit.cord('M50 44L28 96M50 44L72 96M36 78H64', metal, 4),
    kit.line(around('M0 0V-37', [50, 44], 8, 11.5), kit.brighter(metal, 0.2), 2),
    kit.metal(ring(50, 44, 39, 35.4) + ring(50, 44, 24, 22), metal, { contour: 1 }),
    kit.flat(around(ellipse(0, -37.2, 1.3), [50, 44], 24), light),
    ...cars.map(([x, y], at) =>
      stack(
        kit.solid(`M${x - 8} ${y + 2}Q${x - 8} ${y - 6} ${x} ${y - 6}Q${x + 8} ${y - 6} ${x + 8} ${y + 2}Z`, light, { contour: 1.2 }),
        kit.solid(`M${x - 8} ${y + 2}H${x + 8}L${x + 6} ${y + 10}H${x - 6}Z`, [a, b, c, d][at % 4] ?? a, { contour: 1.2 }),
      ),
    ),
    kit.metal(ellipse(50, 44, 8), metal),
    kit.flat(star(50, 44, 5, 5.4, 2.3), a),
    kit.solid(box(18, 92, 64, 7, 3), kit.darker(a, 0.2), { contour: 1.4 }),
  );
};

const comet: Figure = (kit) => {
  const { a, b, d, light } = kit.palette;
  const tail = (from: number, wide: number, tone: string, opacity: string) => ({
    path: `M${30 - wide} ${70 - wide}L${96 - from} ${4 - from * 0.2}L${30 + wide} ${70 + wide}Z`,
    fill: {
      line: [96, 4, 26, 74] as const,
      stops: [
        [0, `${tone}00`],
        [1, tone + opacity],
      ] as const,
    },
  });
  return stack(
    tail(0, 24, a, 'cc'),
    tail(10, 17, b, 'cc'),
    tail(20, 10, light, 'ee'),
    kit.line('M90 34L62 58M60 4L40 28M96 50L74 68', `${light}88`, 1.8),
    kit.halo(30, 70, 38, d, 0.8),
    kit.solid(smooth('30,46 44,50 54,64 52,82 40,94 22,94 8,82 6,66 16,52'), mix(d, b, 0.4), { isRound: true, gloss: 0.7 }),
    kit.flat(ellipse(22, 78, 6, 5) + ellipse(38, 82, 4, 3.4) + ellipse(42, 66, 3.4), `${kit.darker(d, 0.6)}99`),
    kit.shine(21, 60, 6, 4.4),
    kit.flat(star(84, 80, 4, 7, 1.6) + star(12, 18, 4, 5, 1.2) + star(66, 92, 4, 4, 1), light),
  );
};

const meteors: Figure = (kit) => {
  const { a, b, c, d, light } = kit.palette;
  const rock = smooth('0,-16 10,-13 17,-2 13,10 4,16 -9,14 -16,4 -14,-8');
  const one = (x: number, y: number, size: number, tone: string) =>
    stack(
      {
        path: place('M-14 -8L34 -56L8 14Z', x, y, size),
        fill: {
          line: [x + 34 * size, y - 50 * size, x, y] as const,
          stops: [
            [0, `${b}00`],
            [0.6, `${b}aa`],
            [1, `${d}ee`],
          ] as const,
        },
      },
      kit.halo(x, y, 22 * size, d, 0.7),
      kit.solid(place(rock, x, y, size), tone, { isRound: true, gloss: 0.6 }),
      kit.flat(place(ellipse(-5, 5, 3.4) + ellipse(5, -3, 2.4) + ellipse(6, 7, 2), x, y, size), `${kit.darker(tone, 0.6)}aa`),
    );
  return stack(
    one(72, 32, 0.7, c),
    one(20, 46, 0.6, a),
    one(46, 72, 1.35, a),
    kit.flat(star(90, 84, 4, 6, 1.4) + star(10, 12, 4, 5, 1.2), light),
  );
};

const satellite: Figure = (kit) => {
  const { a, b, c, metal, light } = kit.palette;
  const turn = (path: string) => place(path, 52, 44, 1, -28);
  return stack(
    kit.solid(ellipse(50, 104, 62, 34), c, { isRound: true, gloss: 0.5, contour: 1 }),
    kit.line(smooth('-2,84 24,72 60,70 102,84', false), `${light}66`, 2),
    kit.solid(turn(box(-48, -11, 32, 22, 2) + box(16, -11, 32, 22, 2)), mix(c, '#2450c8', 0.5), { gloss: 0.5 }),
    kit.line(turn('M-37 -11V11M-27 -11V11M-48 0H-16M27 -11V11M37 -11V11M16 0H48'), `${light}99`, 1),
    kit.metal(turn(box(-18, -3, 36, 6)), metal, { contour: 1 }),
    kit.solid(turn(box(-12, -17, 24, 34, 4)), mix('#e8b04a', metal, 0.3), { gloss: 0.6 }),
    kit.solid(turn('M-15 -20Q0 -38 15 -20Q0 -14 -15 -20Z'), light, { contour: 1.4 }),
    kit.line(turn('M0 -22V-36'), metal, 2),
    kit.solid(turn(ellipse(0, -37, 3)), a, { isRound: true, contour: 1 }),
    kit.flat(turn(ellipse(0, 2, 5)), b),
    kit.flat(star(12, 16, 4, 6, 1.4) + star(90, 14, 4, 4, 1), light),
  );
};

const geyser: Figure = (kit) => {
  const { a, b, c, light } = kit.palette;
  const water = mix('#5ad0f2', b, 0.3);
  return stack(
    kit.halo(50, 34, 46, water, 0.5),
    kit.solid(
      smooth('42,76! 40,48 30,30 18,28! 10,22 18,10 30,12! 32,0 48,-2 52,6! 62,-2 76,4 74,14! 88,14 92,28 80,32! 68,34 60,50 58,76!'),
      water,
      { gloss: 0.6 },
    ),
    kit.flat(smooth('46,76! 46,48 40,28 34,20! 48,26 52,14! 54,30 66,22! 58,34 54,52 54,76!'), mix(light, water, 0.15)),
    kit.solid(ellipse(12, 44, 3.6) + ellipse(88, 44, 4) + ellipse(24, 54, 2.6) + ellipse(76, 56, 2.8), water, {
      isRound: true,
      contour: 1,
    }),
    kit.solid('M4 97L30 72Q50 66 70 72L96 97Z', mix(c, a, 0.2)),
    kit.flat(ellipse(50, 73, 17, 5), kit.darker(c, 0.6)),
    kit.line('M26 82L22 96M42 80L40 96M62 80L66 96M76 82L82 96', a, 2.2),
    kit.flat(ellipse(50, 72, 11, 3), mix(light, water, 0.3)),
  );
};

/** Landscapes, buildings and the sky. */
export const places = { oasis, fjord, aurora, locomotive, windmill, ferrisWheel, comet, meteors, satellite, geyser } satisfies Readonly<
  Record<string, Figure>
>;
