import { mix } from '../../draw/art.ts';
import { stack } from '../../draw/kit.ts';
import { ellipse, mirrored, place, smooth, star } from '../../draw/paths.ts';
import type { Figure } from './parts.ts';

const both = (path: string) => path + mirrored(path);

const mermaid: Figure = (kit) => {
  const { a, b, c, d, light } = kit.palette;
  const [scale, water] = [mix('#17a39a', b, 0.3), mix('#2b7fc4', c, 0.3)];
  const tail = smooth('34,92! 44,70 62,58 66,42 60,30! 70,30! 82,44 78,64 70,80 68,94!');
  const fluke = smooth('62,34! 46,30 34,18 32,2! 48,8 60,16 66,26! 72,14 84,6 98,6! 94,22 84,34 70,36!');
  const scales = Array.from({ length: 30 }, (_, at) => {
    const [x, y] = [34 + (at % 5) * 10 + (Math.floor(at / 5) % 2) * 5, 40 + Math.floor(at / 5) * 9];
    return `M${x - 5} ${y}Q${x} ${y + 8} ${x + 5} ${y}`;
  }).join('');
  return stack(
    kit.halo(58, 46, 46, scale, 0.5),
    kit.solid(tail, scale, { gloss: 0.6 }),
    kit.line(scales, kit.darker(scale, 0.45), 1.5, tail),
    kit.line(place(scales, -0.8, -1), `${light}66`, 0.8, tail),
    kit.solid(fluke, kit.brighter(d, 0.1), { gloss: 0.5 }),
    kit.line('M64 32Q50 24 38 8M65 31Q60 22 54 14M68 31Q78 22 92 11M67 30Q72 22 80 12', `${light}88`, 1.4, fluke),
    kit.solid(smooth('0,84! 14,74 26,80 38,86 50,80 62,76 74,84 86,86 100,82! 92,94 76,99 50,100 24,99 8,94'), water, { gloss: 0.4 }),
    kit.line(smooth('4,90 16,84 28,90 40,94 52,88 64,86 76,92 96,90', false), `${light}aa`, 2),
    kit.solid(ellipse(22, 58, 5) + ellipse(30, 44, 3.4) + ellipse(16, 42, 2.6), mix(light, c, 0.25), { isRound: true, contour: 1 }),
    kit.solid(ellipse(90, 58, 4), mix(light, a, 0.15), { isRound: true, contour: 1 }),
    kit.shine(20.6, 56, 1.6),
    kit.flat(star(20, 20, 4, 6, 1.4), light),
  );
};

const phoenix: Figure = (kit) => {
  const { a, b, d, metal, light, ink } = kit.palette;
  const [hot, deep] = [mix('#ff7a1a', a, 0.2), mix('#d8271a', d, 0.15)];
  const wing = smooth('46,50! 34,46 22,34 16,18 14,4! 6,16 2,30 4,42! 0,44 2,56 12,64! 10,70 20,76 30,72! 34,78 42,76 48,68!');
  const inner = smooth('46,54! 34,50 24,40 20,26! 14,38 14,48 20,56! 20,64 28,66 34,62! 38,68 44,66 48,62!');
  return stack(
    kit.halo(50, 46, 50, hot, 0.8),
    kit.solid(wing, deep, { gloss: 0.3 }),
    kit.solid(mirrored(wing), deep, { gloss: 0.3 }),
    kit.solid(both(inner), hot, { contour: 1, gloss: 0.5 }),
    kit.solid(smooth('50,64! 38,76 36,88 44,98! 45,90 49,84 50,80! 51,84 55,90 56,98! 64,88 62,76'), deep, { contour: 1.6 }),
    kit.solid(smooth('50,72! 45,80 46,90 50,97! 54,90 55,80'), mix(b, metal, 0.5), { contour: 0.8 }),
    kit.solid(smooth('50,18 58,24 58,34 62,48 58,66 50,74 42,66 38,48 42,34 42,24'), hot, { gloss: 0.6 }),
    kit.line('M43 48Q46 52 50 48Q54 52 57 48M42 56Q46 60 50 56Q54 60 58 56M44 64Q47 67 50 64Q53 67 56 64', deep, 1.8),
    kit.solid(smooth('50,20! 44,12 46,2! 49,8 50,0! 51,8 54,2! 56,12'), mix(b, metal, 0.5), { contour: 1.2 }),
    kit.solid('M45 30L50 40L55 30Q50 27 45 30Z', metal, { contour: 1 }),
    kit.flat(ellipse(44.6, 26, 2.4) + ellipse(55.4, 26, 2.4), ink),
    kit.flat(ellipse(44, 25.4, 0.9) + ellipse(54.8, 25.4, 0.9), light),
  );
};

const lynx: Figure = (kit) => {
  const { metal, light, ink } = kit.palette;
  const fur = mix('#c98a4e', metal, 0.35);
  const ear = smooth('16,44! 12,26 10,2! 18,10 32,18 42,26!');
  const head = smooth('50,20 68,22 82,34 84,48! 96,66! 84,70 90,82! 76,80 64,92 50,96 36,92 24,80! 10,82! 16,70 4,66! 16,48! 18,34 32,22');
  return stack(
    kit.line(both('M13 14L5 -4'), ink, 4),
    kit.solid(ear, fur),
    kit.solid(mirrored(ear), fur),
    kit.flat(both(smooth('19,38! 17,26 15,14! 26,22 34,28!')), kit.darker(fur, 0.6)),
    kit.solid(head, fur, { gloss: 0.5 }),
    kit.flat(both(smooth('50,62! 40,58 28,64 20,76! 30,80 38,90 50,95!')), light, head),
    kit.flat(both(smooth('30,48! 36,38 46,44! 46,52 38,56')), light),
    kit.line(both('M30 28L34 36M41 23L43 33M12 64L22 62M14 72L24 69'), kit.darker(fur, 0.65), 2.6, head),
    kit.line('M50 22V34', kit.darker(fur, 0.65), 2.6),
    kit.flat(both(smooth('32,49! 38,42 46,48! 39,54')), '#f4c93a'),
    kit.flat(both(ellipse(39.6, 48, 2, 4.4)), ink),
    kit.line(both(smooth('31,49! 38,41.4 46.6,48!', false)), ink, 2),
    kit.solid('M43 63Q50 59 57 63Q56 70 50 73Q44 70 43 63Z', '#c9605e', { contour: 1.2 }),
    kit.line('M50 73V79M50 79Q44 84 38 80M50 79Q56 84 62 80', ink, 2),
    kit.line('M36 74L16 78M36 77L18 86M64 74L84 78M64 77L82 86', `${light}cc`, 1),
    kit.flat(both(ellipse(42, 75, 0.9) + ellipse(38.6, 77, 0.9) + ellipse(43, 78, 0.9)), ink),
  );
};

const crane: Figure = (kit) => {
  const { a, light, ink } = kit.palette;
  const far = smooth('44,56! 36,40 38,20 54,2! 56,22 66,40 62,56!');
  const near = smooth('34,58! 16,52 6,34 4,14! 16,24 24,24 28,30! 36,36 44,48 50,58!');
  return stack(
    kit.solid(ellipse(62, 38, 32), a, { isRound: true, gloss: 0.3 }),
    kit.line('M40 70L10 88M44 73L20 96', ink, 3.4),
    kit.line('M40 70L10 88M44 73L20 96', kit.darker(light, 0.35), 1.6),
    kit.solid(far, light, { shade: 0.2 }),
    kit.flat(smooth('46,20! 54,2! 56,22 52,28 46,26'), ink),
    kit.solid(smooth('26,68! 34,56 52,50 66,54! 76,52 82,42 78,32! 82,30 88,36 88,44 84,58 70,68 54,76 38,76'), light, {
      gloss: 0.5,
      shade: 0.22,
    }),
    kit.solid(near, light, { shade: 0.2 }),
    kit.flat(smooth('4,14! 16,24 24,24 24,34 14,34 7,28'), ink),
    kit.line('M14 36Q26 40 36 54M24 36Q34 42 42 54M50 24Q48 38 52 50M58 32Q56 42 58 52', kit.darker(light, 0.4), 1.2),
    kit.flat(smooth('26,68! 12,66 2,72! 14,76 28,74!'), ink),
    kit.solid(smooth('76,34! 76,26 84,24 90,28 90,36 84,40'), light, { contour: 1.4 }),
    kit.flat(smooth('77,28! 82,22 90,26 89,30 82,29'), a),
    kit.solid('M89 30L100 37L88 36Z', '#e0a63a', { contour: 1 }),
    kit.flat(ellipse(85.4, 32, 1.5), ink),
    kit.flat(smooth('84,40! 90,37 89,48 83,58 76,58!'), ink),
  );
};

const dragon: Figure = (kit) => {
  const { a, b, metal, light, ink } = kit.palette;
  const horn = smooth('36,30! 26,22 22,10 26,0! 30,10 38,18 46,24!');
  const mane = smooth('24,36! 12,30 0,34! 8,42 10,48! 2,50 -4,58! 8,60 12,66! 6,72 4,82! 18,76 26,76!');
  const face = smooth('50,20 66,24 78,36 78,52 72,62 74,72 66,80 50,84 34,80 26,72 28,62 22,52 22,36 34,24');
  return stack(
    kit.halo(50, 50, 52, metal, 0.35),
    kit.solid(mane, b),
    kit.solid(mirrored(mane), b),
    kit.metal(horn, metal),
    kit.metal(mirrored(horn), metal),
    kit.solid(smooth('38,78! 34,92 44,98 50,100 56,98 66,92 62,78!'), kit.darker(a, 0.2)),
    kit.solid(face, a, { gloss: 0.5 }),
    kit.flat(smooth('34,74! 42,78 58,78 66,74! 64,88 50,91 36,88'), ink),
    kit.flat('M36 75L40 84L44 76ZM64 75L60 84L56 76ZM46 77L48 81L50 77L52 81L54 77Z', light),
    kit.solid(smooth('42,86! 46,83 54,83 58,86! 56,95 50,97 44,95'), '#e8566a', { contour: 0.8 }),
    kit.solid(smooth('50,54 64,56 72,64 68,74 58,77 50,74 42,77 32,74 28,64 36,56'), kit.brighter(a, 0.12), { contour: 1.2, gloss: 0.6 }),
    kit.flat(both(ellipse(41, 65, 4, 3)), ink),
    kit.line(both(smooth('34,70 20,66 10,74 6,90', false)), ink, 4),
    kit.line(both(smooth('34,70 20,66 10,74 6,90', false)), metal, 2),
    kit.solid(both(smooth('26,44! 34,34 46,40 47,48! 40,54 30,52')), light, { contour: 1.4 }),
    kit.flat(both(ellipse(39, 46, 4.6)), '#e8a21a'),
    kit.flat(both(ellipse(39.6, 46, 2.2)), ink),
    kit.solid(both(smooth('18,40! 26,28 42,34 48,42! 36,40 26,42')), metal, { contour: 1.4 }),
    kit.gem(
      [
        [50, 20],
        [57, 29],
        [50, 40],
        [43, 29],
      ],
      b,
    ),
    kit.line('M43 52Q50 56 57 52M42 57Q50 61 58 57', kit.darker(a, 0.4), 1.6),
  );
};

const camel: Figure = (kit) => {
  const { a, d, metal, light, ink } = kit.palette;
  const tan = mix('#d8a05a', metal, 0.3);
  const body = smooth(
    '8,52! 14,44 20,42 26,30 34,26 40,36 46,42 52,28 60,24 66,36 68,50! 74,52 78,44 78,28 80,16! 86,12 96,18 99,24! 98,28 90,29 88,34! 88,50 84,64 72,70! 70,80 71,96! 64,96! 62,74! 32,72! 30,96! 23,96! 22,72 12,66!',
  );
  return stack(
    kit.ground(48, 95, 40, 5),
    kit.solid('M52 70L56 96H62L63 70ZM14 64L13 96H19L24 68Z', kit.darker(tan, 0.35), { contour: 1.6 }),
    kit.solid(body, tan, { gloss: 0.45 }),
    kit.solid(smooth('26,44! 36,46 58,44 68,42! 70,58 66,68 46,70 28,68 25,56'), d, { contour: 1.4 }),
    kit.line('M27 52Q46 57 69 50M28 60Q46 65 68 58', metal, 2.4),
    kit.flat([32, 42, 52, 62].map((x) => place('M0 -4L3.4 0L0 4L-3.4 0Z', x, 56.5 - Math.abs(x - 46) * 0.05)).join(''), light),
    kit.line('M29 68V75M37 70V77M45 70V77M53 70V77M61 69V76', metal, 1.8),
    kit.solid(smooth('81,17! 80,9 84,9 86,14'), tan, { contour: 1.2 }),
    kit.flat(ellipse(89, 19, 1.7), ink),
    kit.line('M93 26Q96 26 98 24.6M84 28Q80 22 82 14M79 32L88 33', a, 2),
    kit.line(smooth('8,52 4,60 6,68', false), ink, 3),
    kit.flat(ellipse(6, 70, 2.4), kit.darker(tan, 0.6)),
  );
};

const stag: Figure = (kit) => {
  const { a, metal, light, ink } = kit.palette;
  const fur = mix('#a8642f', a, 0.25);
  const antler = 'M41 38C30 34 20 26 16 12M24 26C16 26 8 22 4 14M33 33C30 24 31 14 34 6';
  return stack(
    kit.cord(both(antler), mix(metal, light, 0.3), 4.4),
    kit.solid(smooth('34,44! 20,40 12,44 10,52! 20,56 30,56 38,50!'), fur),
    kit.solid(smooth('66,44! 80,40 88,44 90,52! 80,56 70,56 62,50!'), fur),
    kit.flat(both(smooth('30,48 20,45 14,50 24,53')), kit.brighter(fur, 0.5)),
    kit.solid(smooth('50,34 62,38 68,48 64,66 58,84 50,90 42,84 36,66 32,48 38,38'), fur, { gloss: 0.5 }),
    kit.flat(smooth('50,66 58,72 57,84 50,89 43,84 42,72'), kit.brighter(fur, 0.6)),
    kit.flat(smooth('50,36! 54,46 53,62 50,66 47,62 46,46'), kit.brighter(fur, 0.35)),
    kit.solid(smooth('43,78! 50,75 57,78! 55,85 50,87 45,85'), ink, { contour: 0.8, gloss: 0.6 }),
    kit.flat(both(ellipse(40, 54, 3.2, 4)), ink),
    kit.flat(both(ellipse(39.4, 52.4, 1.2)), light),
    kit.solid(smooth('34,84! 42,88 50,96 58,88 66,84! 62,98! 38,98!'), kit.brighter(fur, 0.2), { contour: 1.4 }),
  );
};

const catchOfFish: Figure = (kit) => {
  const { a, b, c, metal, light, ink } = kit.palette;
  const body = smooth('24,66! 18,46 28,26 46,14 62,12! 68,26 66,46 52,62 38,70!');
  const scales = Array.from({ length: 25 }, (_, at) => {
    const [x, y] = [26 + (at % 5) * 9 + (Math.floor(at / 5) % 2) * 4.5, 28 + Math.floor(at / 5) * 8];
    return `M${x} ${y - 4}Q${x - 6} ${y} ${x} ${y + 4}`;
  }).join('');
  return stack(
    kit.line('M86 -8V14Q86 24 76 22', kit.brighter(metal, 0.4), 2),
    kit.line('M63 15Q72 25 79 17', ink, 4),
    kit.line('M63 15Q72 25 79 17', metal, 2.2),
    kit.solid(smooth('28,62! 14,70 6,84 8,96! 20,92 26,84! 34,92 46,92 54,86! 48,72 38,66!'), kit.darker(a, 0.15)),
    kit.solid(smooth('24,36! 14,32 8,38 8,50! 16,50 22,54!'), kit.darker(a, 0.15)),
    kit.solid(body, a, { gloss: 0.6 }),
    kit.flat(smooth('38,70! 52,62 66,46 68,26! 58,44 46,56 32,66!'), mix(light, b, 0.2), body),
    kit.line(scales, kit.darker(a, 0.4), 1.3, body),
    kit.line(smooth('44,16! 46,28 58,36!', false), kit.darker(a, 0.5), 2),
    kit.solid(smooth('44,44! 54,44 60,52 56,60! 48,56 43,50'), kit.brighter(a, 0.2), { contour: 1.2 }),
    kit.flat(ellipse(55, 21, 4.6), light),
    kit.flat(ellipse(56, 20.6, 2.6), ink),
    kit.shine(55, 19.6, 1),
    kit.solid(smooth('52,98! 60,90 72,94 80,84 90,88 98,98!'), c, { contour: 1.4 }),
    kit.flat(ellipse(76, 74, 2.6) + ellipse(84, 64, 1.8) + ellipse(70, 66, 1.5), mix(light, c, 0.2)),
  );
};

/** Animals of land, water and legend. */
export const creatures = { mermaid, phoenix, lynx, crane, dragon, camel, stag, catchOfFish } satisfies Readonly<Record<string, Figure>>;
