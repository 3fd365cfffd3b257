/** The shield's field, its second colour, the shape that divides them, and the letters on the band. */
export interface CrestDesign {
  /** A colour of CSS. */
  field: string;
  /** A colour of CSS. */
  charge: string;
  /** `d` of an SVG path on the shield's own grid. */
  path: string;
  /** Up to three; none for an empty name. */
  letters: string;
}

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
/** Indexes of colours that can lie on each other, by field: a dark field takes a light charge and the other way round. */
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
/** Letters that open a name and say nothing about whose it is. */
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

/** FNV-1a, 32 bits: small, and the same in every run-time. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return sum;
}

/** Up to three letters: the initials of two or three words, or the start of one. */
export function crestLetters(name: string): string {
  const words = name
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !/^\d+$/.test(word));
  const told = words.filter((word) => !FORMS.has(word.toUpperCase()));
  const used = told.length > 0 ? told : words;
  const initials = used.slice(0, 3).map((word) => [...word][0] ?? '');
  const letters = initials.length >= 3 ? initials : [...(used[0] ?? '')].slice(0, 3);
  return letters.join('').toUpperCase();
}

/** The same name has the same crest on every page, in every language run and on the server. */
export function crestDesign(name: string): CrestDesign {
  const seed = hash(name.trim().toLowerCase());
  const fieldAt = seed % COLOURS.length;
  const others = COLOURS.filter((_, index) => LIGHT.has(index) !== LIGHT.has(fieldAt));
  return {
    field: COLOURS[fieldAt] ?? '#1b1d22',
    charge: others[(seed >>> 8) % others.length] ?? '#f4f4f2',
    path: PATHS[(seed >>> 16) % PATHS.length] ?? '',
    letters: crestLetters(name),
  };
}
