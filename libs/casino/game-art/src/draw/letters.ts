import type { Art, Colour, Layer } from './art.ts';
import type { Kit } from './kit.ts';
import { stack } from './kit.ts';
import { box, corners, ellipse, place, polygon, smooth } from './paths.ts';

/** Four letters of one face, in the order of their ranks: A, K, Q, J. */
type Letters = readonly [string, string, string, string];

export const FACES = {
  block: [
    'M41 19L59 19L81 81L63 81L59 68L41 68L37 81L19 81ZM50 37L45 55L55 55Z',
    'M24 19H41V42L58 19H79L57 47L81 81H60L46 60L41 66V81H24Z',
    smooth('50,17 64,20 75,30 80,44 80,57 76,68! 87,79! 76,89! 66,78! 50,81 36,78 25,68 20,54 20,44 25,30 36,20') +
      ellipse(50, 49, 14, 16, true),
    'M44 19H75V57Q75 82 49 82Q26 82 24 60L40 58Q41 68 49 68Q58 68 58 57V33H44Z',
  ],
  slab: [
    'M35 18H65L80 68H87V81H58V68H61L59 60H41L39 68H42V81H13V68H20L31 31H35ZM50 33L44.5 49H55.5Z',
    'M16 18H47V31H42V43L56 31H51V18H83V31H76L59 47L75 68H85V81H54V68H57L47 55L42 59V68H47V81H16V68H23V31H16Z',
    smooth('50,17 66,20 78,31 83,46 80,60 72,69! 79,73 86,67! 89,75! 79,87 66,84 57,77! 50,77 34,74 22,64 17,48 21,32 34,20') +
      ellipse(50, 47, 16, 17, true),
    'M39 18H82V31H74V57Q74 82 48 82Q22 82 20 58L37 55Q38 68 48 68Q57 68 57 57V31H39Z',
  ],
  cut: [
    'M45 14L56 16L84 84L62 79L57 66H43L38 79L16 84ZM50 35L46 54L54 54Z',
    'M22 16L42 21V42L60 16L82 21L58 47L86 84L62 80L46 58L42 62V79L22 84Z',
    `M37 17.6L63 17.6L81.4 36L81.4 62L75 68.4L90 82L77 91L66 77.4L63 80.4L37 80.4L18.6 62L18.6 36Z${polygon(corners(50, 49, 8, 16, 16, 22.5).toReversed())}`,
    'M42 21L78 16V58L65 77L46 85L25 75L20 57L38 53L42 66L50 69L59 62V36L42 39Z',
  ],
} as const satisfies Record<string, Letters>;

/** What a set adds to its letters. */
export interface Ranks {
  face: keyof typeof FACES;
  /** Colours from the highest rank to the lowest. */
  colours: readonly [Colour, Colour, Colour, Colour];
  isMetal?: boolean;
  /** Behind a letter. */
  plate?: (colour: Colour) => Art;
  /** On a letter: a texture, snow, moss. */
  trim?: (letter: string, colour: Colour) => readonly Layer[];
}

/** The four card ranks of a set. */
export function ranksOf(kit: Kit, { face, colours, isMetal = false, plate, trim }: Ranks) {
  const art = FACES[face].map((letter, at): Art => {
    const colour = colours[at] ?? kit.palette.a;
    const shape = plate === undefined ? letter : place(letter, 50 * 0.28, 49 * 0.28, 0.72);
    return stack(
      plate?.(colour) ?? [],
      isMetal ? kit.metal(shape, colour) : kit.solid(shape, colour, { gloss: 0.5 }),
      trim?.(shape, colour) ?? [],
    );
  });
  const [first = [], second = [], third = [], fourth = []] = art;
  return { 'rank-1': first, 'rank-2': second, 'rank-3': third, 'rank-4': fourth };
}

const WILD = 'M0 0L3.4 12L6.5 3.5L9.6 12L13 0M19 0V12M25 0V12H32M38 0V12H41Q47.5 12 47.5 6Q47.5 0 41 0Z';

/** The plate with the word WILD, at the foot of the symbol. */
export function wildPlate(kit: Kit, colour: Colour): Art {
  const word = place(WILD, 20.5, 73.2, 1.24);
  return stack(
    kit.metal(box(9, 66, 82, 29, 7)),
    kit.solid(box(13, 70, 74, 21, 4), colour, { contour: 0.8, gloss: 0.35 }),
    kit.line(place(word, 0.6, 0.9), kit.palette.ink, 6),
    kit.line(
      word,
      {
        line: [20, 72, 24, 90],
        stops: [
          [0, kit.palette.light],
          [0.55, kit.brighter(kit.palette.metal, 0.5)],
          [1, kit.palette.metal],
        ],
      },
      3.4,
    ),
  );
}
