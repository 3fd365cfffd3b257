import type { Art, Paint } from '@touchline/casino-game-art';

const SIZE = 200;
const CIRCLE = 'M100 4a96 96 0 1 0 .1 0z';
const INNER = 'M100 22a78 78 0 1 0 .1 0z';
const GOLD: Paint = { kind: 'radial', at: [78, 66], radius: 150, stops: [[0, '#fff1b8'], [0.45, '#e3ae3a'], [1, '#8a5d0c']] }; // prettier-ignore
/** A crown for heads, a leaf for tails. */
const MARKS = {
  heads: 'M52 128l-8-56 32 26 24-44 24 44 32-26-8 56zM54 138h92v12H54z',
  tails: 'M100 46c38 26 40 66 4 92l-2 20h-4l-2-20c-36-26-34-66 4-92zM98 74h4v62h-4z',
} as const;

/** One side of the coin. */
export const coinOf = (side: 'heads' | 'tails'): Art => ({
  ...{ id: `coin-${side}`, width: SIZE, height: SIZE },
  shapes: [
    { path: CIRCLE, fill: GOLD, stroke: { paint: '#6e4808', width: 4 } },
    { path: INNER, stroke: { paint: '#fff3c488', width: 3 } },
    { path: MARKS[side], fill: '#6e4808' },
  ],
});

/** The shadow under the coin. */
export const SHADOW: Art = {
  ...{ id: 'coin-shadow', width: 240, height: 60 },
  shapes: [
    {
      path: 'M0 0h240v60H0z',
      fill: { kind: 'radial', at: [120, 30], radius: 110, stops: [[0, '#00000088'], [0.27, '#00000055'], [1, '#00000000']] }, // prettier-ignore
    },
  ],
};
