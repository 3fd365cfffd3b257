import { mix } from '../../draw/art.ts';
import { stack } from '../../draw/kit.ts';
import { around, ellipse, place, smooth, star } from '../../draw/paths.ts';
import type { Figure } from './parts.ts';

const bubbles: Figure = (kit) => {
  const { a, b, c, d, light } = kit.palette;
  return stack(
    ...(
      [
        [40, 56, 34, c],
        [76, 28, 20, b],
        [80, 74, 14, d],
        [28, 14, 10, a],
      ] as const
    ).map(([x, y, r, tone]) =>
      stack(
        kit.halo(x, y, r + 6, tone, 0.4),
        {
          path: ellipse(x, y, r),
          fill: {
            circle: [x - r * 0.2, y - r * 0.2, r * 1.2],
            stops: [
              [0, `${light}22`],
              [0.55, `${tone}44`],
              [0.86, `${tone}bb`],
              [1, `${light}ee`],
            ],
          },
        },
        kit.line(ellipse(x, y, r), `${light}dd`, 1.6),
        kit.shine(x - r * 0.42, y - r * 0.46, r * 0.26, r * 0.17),
        kit.line(
          smooth(`${x + r * 0.2},${y + r * 0.8} ${x + r * 0.6},${y + r * 0.55} ${x + r * 0.8},${y + r * 0.2}`, false),
          `${light}aa`,
          r * 0.07,
        ),
      ),
    ),
  );
};

const ripples: Figure = (kit) => {
  const { a, c, light } = kit.palette;
  return stack(
    ...[46, 34, 22, 11].map((r, at) => kit.line(ellipse(50, 78, r, r * 0.36), at % 2 === 0 ? `${light}bb` : c, 3.4 - at * 0.5)),
    kit.halo(50, 40, 36, c, 0.6),
    kit.solid(smooth('50,2! 60,24 72,38 72,54 62,66 50,70 38,66 28,54 28,38 40,24'), c, { isRound: true, gloss: 0.8 }),
    kit.shine(41, 44, 5, 9),
    kit.line(smooth('60,60 66,54 67,46', false), `${light}bb`, 2.4),
    kit.solid(ellipse(16, 54, 3.6) + ellipse(86, 48, 4.6) + ellipse(78, 22, 2.6), mix(a, light, 0.4), { isRound: true, contour: 0.8 }),
  );
};

const foxglove: Figure = (kit) => {
  const { a, c, d, light } = kit.palette;
  const tone = mix(d, '#d84aa8', 0.45);
  const leaf = mix(c, '#3f9e4a', 0.65);
  const bell = smooth('0,-10! 7,-6 8,4 12,12! 4,16 -4,16 -12,12! -8,4 -7,-6');
  const bells = [
    [50, 10, 0, 0.5],
    [61, 22, -24, 0.66],
    [33, 36, 26, 0.84],
    [67, 38, -26, 0.88],
    [30, 56, 26, 1.06],
    [69, 59, -26, 1.1],
  ] as const;
  return stack(
    kit.solid(smooth('50,98! 34,96 18,86 10,72! 28,76 44,84'), leaf),
    kit.solid(smooth('50,98! 66,96 84,84 90,68! 72,74 56,84'), leaf),
    kit.line('M50 96Q32 90 16 76M50 96Q68 88 84 73', kit.darker(leaf, 0.4), 1.4),
    kit.cord('M50 98Q48 50 50 8', leaf, 4),
    ...bells.map(([x, y, turn, size]) =>
      stack(
        kit.solid(place(bell, x, y, size, turn), tone, { gloss: 0.5, contour: 1.6 }),
        kit.flat(place(ellipse(0, 12.4, 8.4, 3), x, y, size, turn), kit.darker(tone, 0.5)),
      ),
    ),
    kit.shine(26, 50, 2.6),
    kit.flat(star(86, 20, 4, 6, 1.4) + star(14, 30, 4, 4, 1), mix(light, a, 0.1)),
  );
};

const strawberry: Figure = (kit) => {
  const { a, c, light } = kit.palette;
  const red = mix('#e8243c', a, 0.3);
  const body = smooth('50,24 68,22 84,34 84,52 72,76 50,98! 28,76 16,52 16,34 32,22');
  const seeds = [
    [30, 42],
    [46, 38],
    [64, 40],
    [76, 48],
    [24, 54],
    [38, 54],
    [54, 54],
    [68, 60],
    [34, 68],
    [48, 70],
    [62, 72],
    [46, 84],
  ];
  return stack(
    kit.solid(body, red, { isRound: true, gloss: 0.7 }),
    kit.flat(seeds.map(([x = 0, y = 0]) => ellipse(x + 0.6, y + 0.8, 2.2, 3)).join(''), kit.darker(red, 0.5)),
    kit.flat(seeds.map(([x = 0, y = 0]) => ellipse(x, y, 1.7, 2.5)).join(''), '#ffe08a'),
    kit.solid(around('M0 2C-7 -6 -6 -20 0 -26C6 -20 7 -6 0 2Z', [50, 24], 7, 90), mix(c, '#3fae3a', 0.6), { contour: 1.6 }),
    kit.cord('M50 22Q50 8 60 2', mix(c, '#3fae3a', 0.6), 4),
    kit.shine(30, 38, 6, 9, 0.6),
    kit.flat(star(90, 20, 4, 7, 1.6), light),
  );
};

const apple: Figure = (kit) => {
  const { a, b, c, light } = kit.palette;
  const tone = mix(a, '#e03a2c', 0.3);
  return stack(
    kit.solid(smooth('50,30! 60,22 78,22 88,38 88,60 76,84 62,96 50,92 38,96 24,84 12,60 12,38 22,22 40,22'), tone, {
      isRound: true,
      gloss: 0.75,
    }),
    kit.flat(smooth('38,28! 50,36 62,28! 56,32 50,40 44,32'), kit.darker(tone, 0.5)),
    kit.grain(smooth('50,40 80,44 70,84 50,90 30,84 20,44'), `${b}99`, 26, 1.1),
    kit.cord('M50 34Q50 18 58 8', '#7a4a22', 4.4),
    kit.solid(smooth('56,18! 66,4 82,2 94,8! 88,20 74,24 60,20!'), mix(c, '#4fb83a', 0.6)),
    kit.line('M58 18Q74 14 90 9', `${light}88`, 1.3),
    kit.shine(30, 42, 7, 11, 0.75),
  );
};

const flame: Figure = (kit) => {
  const { b, light } = kit.palette;
  const [hot, deep] = ['#ff7a1a', '#d8271a'];
  const outer = smooth('54,2! 58,22 74,30 84,48 84,70 72,90 50,98 28,90 16,72 16,52 26,38! 32,50 38,50! 34,32 40,14');
  return stack(
    kit.halo(50, 60, 54, hot, 0.85),
    kit.solid(outer, deep, { gloss: 0.5 }),
    kit.solid(smooth('52,24! 54,40 68,48 74,62 70,80 52,92 34,86 26,72 28,58! 36,64 42,60! 42,44'), hot, { contour: 1, gloss: 0.5 }),
    kit.solid(smooth('52,46! 52,58 62,64 64,76 58,88 50,91 40,87 37,77! 43,79 47,72! 46,60'), mix('#ffd23a', b, 0.2), { contour: 0.8 }),
    kit.flat(smooth('51,66! 56,74 56,82 50,88 45,83 46,76!'), light),
    kit.solid(ellipse(14, 30, 2.8) + ellipse(86, 26, 3.4) + ellipse(90, 44, 2) + ellipse(22, 16, 2), hot, { isRound: true, contour: 0.8 }),
  );
};

const tree: Figure = (kit) => {
  const { a, b, c, light } = kit.palette;
  const leaf = mix('#3f9a3c', c, 0.4);
  const crown = smooth('50,2 68,4 80,14 92,24 96,40 90,54 76,62 62,64 50,66 38,64 24,62 10,54 4,40 8,24 20,14 32,4');
  const tufts = [
    [28, 22, 12],
    [56, 16, 13],
    [78, 30, 11],
    [20, 42, 11],
    [46, 40, 14],
    [74, 48, 11],
    [34, 56, 9],
    [58, 56, 9],
  ];
  return stack(
    kit.ground(50, 94, 42, 6),
    kit.solid(smooth('42,56! 44,76 40,88 24,96! 50,92 76,96! 60,88 56,76 58,56!'), '#7d4d27', { gloss: 0.3 }),
    kit.line('M47 62Q48 78 45 90M53 64Q52 78 55 90', '#4f2d14', 1.6),
    kit.solid(crown, leaf, { isRound: true, gloss: 0.5 }),
    ...tufts.map(([x = 0, y = 0, r = 0]) =>
      kit.solid(
        smooth(
          `${x},${y - r * 0.7} ${x + r},${y} ${x + r * 0.6},${y + r * 0.6} ${x},${y + r * 0.4} ${x - r * 0.6},${y + r * 0.6} ${x - r},${y}`,
        ),
        kit.brighter(leaf, 0.14),
        { contour: 0.7, gloss: 0.5 },
      ),
    ),
    kit.solid(
      [
        [22, 30],
        [66, 26],
        [84, 44],
        [44, 54],
        [36, 16],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 3.4))
        .join(''),
      mix(a, b, 0.3),
      { contour: 1 },
    ),
    kit.flat(star(90, 10, 4, 6, 1.4) + star(8, 66, 4, 5, 1.2), light),
  );
};

const galaxy: Figure = (kit) => {
  const { a, b, c, d, light } = kit.palette;
  const arm = 'M0 -4C20 -12 40 -4 44 16C46 30 36 40 22 42C36 34 38 20 28 10C20 2 8 4 0 4Z';
  const at = (path: string) => place(path, 50, 50, 1.02, -18);
  return stack(
    kit.halo(50, 50, 56, a, 0.8),
    ...[0, 180].map((turn) => kit.flat(place(arm, 50, 50, 1.16, turn - 18), `${a}dd`)),
    ...[90, 270].map((turn) => kit.flat(place(arm, 50, 50, 1, turn - 18), `${b}bb`)),
    ...[45, 135, 225, 315].map((turn) => kit.flat(place(arm, 50, 50, 0.78, turn - 18), `${mix(c, light, 0.3)}aa`)),
    ...[20, 200].map((turn) => kit.flat(place(arm, 50, 50, 0.6, turn - 18), `${light}99`)),
    kit.halo(50, 50, 44, mix(a, light, 0.4), 0.7),
    kit.halo(50, 50, 30, light, 0.95),
    kit.solid(at(ellipse(0, 0, 12, 10)), mix(d, light, 0.5), { isRound: true, contour: 0.4, gloss: 0.9 }),
    kit.flat(star(20, 20, 4, 7, 1.4) + star(82, 24, 4, 5, 1.1) + star(84, 84, 4, 7, 1.5) + star(14, 76, 4, 5, 1.1), light),
    kit.flat(
      [
        [34, 12],
        [66, 10],
        [92, 54],
        [62, 92],
        [30, 90],
        [8, 44],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 1.5))
        .join(''),
      light,
    ),
  );
};

/** Plants, fire and water. */
export const nature = { bubbles, ripples, foxglove, strawberry, apple, flame, tree, galaxy } satisfies Readonly<Record<string, Figure>>;
