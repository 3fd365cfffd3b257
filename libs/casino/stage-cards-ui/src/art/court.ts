import { type Art, box, ellipse, type Layer, place, polygon } from '@touchline/casino-game-art';

/** Rank of the lowest figure; queen and king follow. */
export const JACK = 9;
const [QUEEN, KING] = [10, 11] as const;

const GOLD = '#e0a92e';
const SKIN = '#f2cda4';
const HAIR = ['#6b4423', '#a9682a', '#4a4a50'] as const;
const INK = '#1b1d22';
const ROBES = { red: ['#b8202e', '#1f3f86'], black: ['#1f3f86', '#b8202e'] } as const;

/** Frame of a figure on a card of 100 by 140. */
const FRAME = { x: 31, y: 14, width: 38, height: 112 } as const;
const CROWNS: Readonly<Record<number, string>> = {
  [JACK]: 'M39 31C38 23 45 19 52 20C59 21 63 26 61 31Z',
  [QUEEN]: polygon([[40, 31], [38, 22], [44, 26], [50, 18], [56, 26], [62, 22], [60, 31]]), // prettier-ignore
  [KING]: polygon([[39, 31], [37, 19], [44, 24], [50, 16], [56, 24], [63, 19], [61, 31]]), // prettier-ignore
};

/** Beard of the king, locks of the queen, bob of the jack. */
function hairOf(rank: number): Layer[] {
  if (rank === KING) return [{ path: 'M41 38C41 54 46 58 50 58C54 58 59 54 59 38C57 45 54 46 50 46C46 46 43 45 41 38Z', fill: HAIR[2] }];
  const lock = rank === QUEEN ? 'M40 30C36 40 37 50 41 56L45 52C42 46 42 38 43 31Z' : 'M40 30C38 38 38 44 40 49L44 48C42 43 42 37 43 31Z';
  return [{ path: lock + place(lock, 100, 0, 1, 0, -1), fill: rank === QUEEN ? HAIR[1] : HAIR[0] }];
}

/** The upper half of a figure; the lower half is the same, turned around the middle of the card. */
function halfOf(rank: number, isRed: boolean): Layer[] {
  const [robe, trim] = ROBES[isRed ? 'red' : 'black'];
  const clip = box(FRAME.x, FRAME.y, FRAME.width, FRAME.height / 2);
  return [
    { path: 'M31 70L31 60C35 55 42 53 50 53C58 53 65 55 69 60L69 70Z', fill: robe, clip },
    { path: polygon([[31, 70], [31, 63], [50, 58], [69, 63], [69, 70]]), fill: trim, clip }, // prettier-ignore
    { path: polygon([[44, 54], [50, 66], [56, 54], [59, 56], [50, 70], [41, 56]]), fill: GOLD, clip }, // prettier-ignore
    ...(rank === KING ? [] : hairOf(rank)),
    { path: ellipse(50, 39, 9, 11), fill: SKIN, stroke: { paint: INK, width: 0.7 } },
    ...(rank === KING ? hairOf(rank) : []),
    { path: `${ellipse(46.5, 37.5, 1.1)}${ellipse(53.5, 37.5, 1.1)}`, fill: INK },
    { path: 'M50 38L49 42L51 42M47.5 45L52.5 45', stroke: { paint: INK, width: 0.8 } },
    { path: CROWNS[rank] ?? '', fill: rank === JACK ? trim : GOLD, stroke: { paint: INK, width: 0.8 } },
    ...(rank === JACK
      ? [{ path: 'M59 25C63 17 68 17 69 22C66 22 63 25 60 29Z', fill: GOLD, stroke: { paint: INK, width: 0.6 } }]
      : [{ path: 'M40 29.5L60 29.5', stroke: { paint: trim, width: 2 } }]),
  ];
}

const turned = ({ path, clip, ...layer }: Layer): Layer => ({
  ...layer,
  path: place(path, 100, 140, 1, 180),
  ...(clip !== undefined && { clip: place(clip, 100, 140, 1, 180) }),
});

/** A jack, queen or king, seen from both ends of the card. */
export function courtOf(rank: number, isRed: boolean): Art {
  const half = halfOf(rank, isRed);
  const frame = box(FRAME.x, FRAME.y, FRAME.width, FRAME.height, 3);
  return [
    { path: frame, fill: '#f7ecd2' },
    ...half,
    ...half.map(turned),
    { path: 'M31 70L69 70', stroke: { paint: GOLD, width: 1.6 } },
    { path: frame, stroke: { paint: '#8a6a1f', width: 1.2 } },
  ];
}
