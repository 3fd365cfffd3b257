import type { Art, ArtSet } from './art.ts';

const SIZE = 40;
/** Outline of each letter of the grids of `game-math`, and its hue in degrees. */
const SYMBOLS: Readonly<Record<string, readonly [path: string, hue: number]>> = {
  A: ['M20 4l5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2z', 45],
  B: ['M20 3l15 17-15 17L5 20z', 200],
  C: ['M12 10a8 8 0 0 1 8 6 8 8 0 0 1 8-6c8 0 9 12-8 26C3 22 4 10 12 10z', 350],
  D: ['M20 5a15 15 0 1 0 .1 0zm0 7a8 8 0 1 1-.1 0z', 280],
  E: ['M6 34L20 6l14 28z', 140],
  F: ['M7 7h26v26H7z', 20],
  G: ['M20 4c9 9 12 14 12 20a12 12 0 0 1-24 0c0-6 3-11 12-20z', 220],
  W: ['M3 9l7 22 10-15 10 15 7-22-9 8-8-13-8 13z', 60],
  S: ['M20 2l4 12 13-3-9 9 9 9-13-3-4 12-4-12-13 3 9-9-9-9 13 3z', 310],
  O: ['M20 4a16 16 0 1 0 .1 0zm0 5a11 11 0 1 1-.1 0z', 48],
};

function symbolOf(letter: string, path: string, hue: number): Art {
  const [light, dark, rim] = [`hsl(${hue} 75% 64%)`, `hsl(${hue} 75% 36%)`, `hsl(${hue} 85% 80%)`];
  const fill = { kind: 'linear', from: [0, 4], to: [0, 36], stops: [[0, light], [1, dark]] } as const; // prettier-ignore
  return { id: `plain-${letter}`, width: SIZE, height: SIZE, shapes: [{ path, fill, stroke: { paint: rim, width: 1 } }] };
}

/** The set of a game that has no other. */
export const PLAIN_SET: ArtSet = {
  id: 'plain',
  symbols: Object.fromEntries(Object.entries(SYMBOLS).map(([letter, [path, hue]]) => [letter, symbolOf(letter, path, hue)])),
  backdrop: [],
  colours: { frame: '#1d2530', light: '#ffe9a8', line: '#ffd166' },
};
