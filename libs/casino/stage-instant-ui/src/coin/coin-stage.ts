import {
  type Actor,
  backdropOf,
  type Cue,
  type Score,
  type StageAround,
  type StageGame,
  TALL,
  type Stage,
  WIDE,
} from '@touchline/casino-stage-ui';
import { defineMessages } from 'react-intl';
import { coinOf, SHADOW } from './coin-art.ts';

const SAID = defineMessages({
  heads: { id: 'stage.coin.heads', defaultMessage: 'Heads' },
  tails: { id: 'stage.coin.tails', defaultMessage: 'Tails' },
});

/** Half turns of a toss: always as many, so that its length says nothing about its end. */
const HALF_TURNS = 10;
const HALF_TURN_MS = 140;
const TOSS_MS = HALF_TURNS * HALF_TURN_MS;
const RESULT_MS = 300;
const GAIN_MS = 900;
const SIDES = ['heads', 'tails'] as const;
const other = (side: 'heads' | 'tails'): 'heads' | 'tails' => (side === 'heads' ? 'tails' : 'heads');

const actorsOf = ({ art, form }: StageAround, up: 'heads' | 'tails'): { size: typeof WIDE | typeof TALL; actors: Actor[] } => {
  const size = form === 'tall' ? TALL : WIDE;
  const [x, y] = [size.width / 2, size.height / 2];
  return {
    size,
    actors: [
      ...backdropOf(art, size),
      { id: 'shadow', picture: SHADOW, pose: { x, y: y + 230 }, size: { width: 460, height: 80 } },
      { id: 'coin', pose: { x, y } },
      ...SIDES.map((side): Actor => ({
        ...{ id: side, picture: coinOf(side, art), parent: 'coin', size: { width: 400, height: 400 } },
        pose: { alpha: side === up ? 1 : 0 },
      })),
    ],
  };
};
/** A toss: the coin rises and turns the same number of times for either side, and lands on the one that was drawn. */
const toss: Stage<'coin'> = ({ side }, around): Score => {
  const { size, actors } = actorsOf(around, side);
  const said: Cue = { kind: 'say', at: around.isCalm ? 0 : TOSS_MS, said: { message: SAID[side] } };
  const scene = { ...size, ground: around.art.palette.ink, actors };
  if (around.isCalm) return { ...scene, cues: [said], restMs: 0, endMs: 0 };
  const y = size.height / 2;
  const turns = Array.from({ length: HALF_TURNS }, (_, nth): Cue[] => {
    const at = nth * HALF_TURN_MS;
    const [down, up] = nth % 2 === 0 ? [side, other(side)] : [other(side), side];
    const edge = at + HALF_TURN_MS / 2;
    return [
      { kind: 'move', at, lasts: HALF_TURN_MS / 2, actor: 'coin', to: { breadth: 0 }, ease: 'even' },
      { kind: 'move', at: edge, lasts: 0, actor: down, to: { alpha: 0 } },
      { kind: 'move', at: edge, lasts: 0, actor: up, to: { alpha: 1 } },
      { kind: 'move', at: edge, lasts: HALF_TURN_MS / 2, actor: 'coin', to: { breadth: 1 }, ease: 'even' },
    ];
  }).flat();
  const flight: Cue[] = [
    { kind: 'move', at: 0, lasts: TOSS_MS / 2, actor: 'coin', to: { y: y - 180 }, ease: 'out' },
    { kind: 'move', at: TOSS_MS / 2, lasts: TOSS_MS / 2, actor: 'coin', to: { y }, ease: 'in' },
    { kind: 'sound', at: 0, sound: 'start' },
    { kind: 'sound', at: TOSS_MS, sound: 'stop' },
  ];
  const gain: Cue[] = around.isGain
    ? [
        { kind: 'celebrate', at: TOSS_MS, lasts: GAIN_MS, winning: ['coin'], dimmed: [] },
        { kind: 'sound', at: TOSS_MS, sound: 'gain' },
      ]
    : [];
  return { ...scene, cues: [...turns, ...flight, said, ...gain], restMs: TOSS_MS, endMs: TOSS_MS + (around.isGain ? GAIN_MS : RESULT_MS) };
};

/** The stage of a coin flip. */
export const COIN: StageGame = {
  idle: (around) => {
    const { size, actors } = actorsOf(around, 'heads');
    return { ...size, ground: around.art.palette.ink, actors, cues: [], restMs: 0, endMs: null };
  },
  stages: { coin: toss },
};
