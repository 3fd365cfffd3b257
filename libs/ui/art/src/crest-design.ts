import { seedOfName } from './seed.ts';

/** The shield's field, its second colour, the shape that divides them, and the letters on the band. */
export interface CrestDesign {
  /** A CSS colour. */
  field: string;
  /** A CSS colour. */
  charge: string;
  /** `d` of an SVG path on the shield's grid. */
  path: string;
  /** Up to three; none for an empty name. */
  letters: string;
  /** Index in `CREST_OUTLINES`. */
  shape: number;
}

/** `d` of the possible outlines on a grid of 24: heater, roundel and hexagon. */
export const CREST_OUTLINES = [
  'M12 1.5c3 1.6 6 2 9 2V12c0 5.5-4 8.7-9 10.7C7 20.7 3 17.5 3 12V3.5c3 0 6-.4 9-2z',
  'M12 1.7a10.3 10.3 0 1 1 0 20.6 10.3 10.3 0 0 1 0-20.6z',
  'M12 1.5l9 5v11l-9 5-9-5v-11z',
];

const COLOURS = [
  '#1b1d22',
  '#c8202f',
  '#f4f4f2',
  '#1d4fa3',
  '#13824a',
  '#cfa544',
  '#16264f',
  '#f2c230',
  '#7a1f3d',
  '#4aa3d8',
  '#e06a1b',
  '#5b2a86',
];
/** Indexes of the light colours: a dark field gets a light charge, and vice versa. */
const LIGHT = new Set([2, 5, 7, 9]);
const PATHS = [
  'M6.5 0h3.6v24H6.5z M13.9 0h3.6v24h-3.6z', // pales
  'M12 0h12v11.5H12z M0 11.5h12V24H0z', // quarters
  'M0 8h24v6.5H0z', // band
  'M0 17L19 0h7L4 24H0z', // bend
  'M12 0h12v24H12z', // halves
  'M0 0h24v8H0z M0 15h24v9H0z', // three bars
  'M12 8l14 14v6L12 14-2 28v-6z', // chevron
  'M9.5 0h5v24h-5z M0 8h24v5H0z', // cross
];
/** Leading words that many names share, such as club forms; they are skipped. */
const FORMS = new Set([
  'FC',
  'CF',
  'AC',
  'SC',
  'AS',
  'SK',
  'FK',
  'CD',
  'UD',
  'SV',
  'IF',
  'AIK',
  'BK',
  'THE',
  'ФК',
  'ХК',
  'HC',
  'BC',
  'DE',
  'LA',
  'LOS',
]);

/** Up to three letters: the initials of two or three words, or the start of a single word. */
export function crestLetters(name: string): string {
  const words = name
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !/^\d+$/.test(word));
  const distinctive = words.filter((word) => !FORMS.has(word.toUpperCase()));
  const used = distinctive.length > 0 ? distinctive : words;
  const initials = used.slice(0, 3).map((word) => [...word][0] ?? '');
  const letters = initials.length >= 3 ? initials : [...(used[0] ?? '')].slice(0, 3);
  return letters.join('').toUpperCase();
}

/** The crest of a name, the same on every page and on the server. */
export function crestDesign(name: string): CrestDesign {
  const seed = seedOfName(name);
  const fieldAt = seed % COLOURS.length;
  const others = COLOURS.filter((_, index) => LIGHT.has(index) !== LIGHT.has(fieldAt));
  return {
    field: COLOURS[fieldAt] ?? '#1b1d22',
    charge: others[(seed >>> 8) % others.length] ?? '#f4f4f2',
    path: PATHS[(seed >>> 16) % PATHS.length] ?? '',
    letters: crestLetters(name),
    shape: (seed >>> 24) % CREST_OUTLINES.length,
  };
}
