import { box, ellipse, kitOf, type Picture, stack } from '@touchline/casino-game-art';
import type { Actor, Cue, Stage, StageAround, StageGame } from '@touchline/casino-stage-ui';
import { defineMessages } from 'react-intl';
import { once } from '../shared/once.ts';
import { plateOf } from '../shared/pieces.ts';
import { caption, move, type Run, scoreOfRun, sizeOf, sound, tableOf, unseen } from '../shared/round.ts';

const SAID = defineMessages({
  sum: { id: 'stage.highLow.sum', defaultMessage: '{one} + {other}: {sum}' },
});

const SIDE = 100;
const SHOWN = 230;
const FACES = [1, 2, 3, 4, 5, 6] as const;
/** Places of the spots in a field of nine. */
const SPOTS: readonly (readonly number[])[] = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
/** Faces that are seen while a die rolls: the same in every round. The last is the one that was drawn. */
const ROLLED = [3, 6, 2, 5, 1, 4, 6, 3] as const;
const STEP_MS = 150;
const REST_MS = ROLLED.length * STEP_MS;

function facePicture({ art: { id, palette } }: StageAround, value: number): Picture {
  const kit = kitOf(palette);
  return once(`die-${value}-${id}`, () => ({
    ...{ width: SIDE, height: SIDE },
    art: stack(
      kit.solid(box(5, 5, 90, 90, 18), '#f2f3f0', { contour: 1.6 }),
      (SPOTS[value] ?? []).map((spot) => kit.flat(ellipse(26 + (spot % 3) * 24, 26 + Math.floor(spot / 3) * 24, 8.5), '#181c22')),
    ),
  }));
}

const placeOf = (around: StageAround, die: number): { x: number; y: number } => {
  const { width, height } = sizeOf(around);
  return { x: width / 2 + (die === 0 ? -170 : 170), y: height / 2 + 40 };
};

function actorsOf(around: StageAround, shown: readonly number[]): Actor[] {
  return [0, 1].flatMap((die): Actor[] => [
    { id: `die-${die}`, pose: placeOf(around, die) },
    ...FACES.map((value): Actor => ({
      ...{ id: `die-${die}-${value}`, picture: facePicture(around, value), parent: `die-${die}`, size: { width: SHOWN, height: SHOWN } },
      pose: { alpha: value === shown[die] ? 1 : 0 },
    })),
  ]);
}

/** Rolls a die from the side to its place: the same steps to every face. */
function rollOf(around: StageAround, die: number, from: number, value: number): Cue[] {
  const { x, y } = placeOf(around, die);
  const faces = [from, ...ROLLED.slice(0, -1).map((face) => ((face + die * 2 - 1) % FACES.length) + 1), value];
  const shows = faces.slice(1).flatMap((face, step): Cue[] => {
    const at = (step + 1) * STEP_MS;
    const last = faces[step] ?? from;
    return last === face ? [] : [move(`die-${die}-${last}`, at, 0, { alpha: 0 }), move(`die-${die}-${face}`, at, 0, { alpha: 1 })];
  });
  const half = REST_MS / 2;
  return [
    ...shows,
    move(`die-${die}`, 0, 0, { x: x - 420, turn: -1.5 }),
    move(`die-${die}`, 0, REST_MS, { x, turn: 0 }, 'out'),
    move(`die-${die}`, 0, half / 2, { y: y - 200 }, 'out'),
    move(`die-${die}`, half / 2, half / 2, { y }, 'in'),
    move(`die-${die}`, half, half / 2, { y: y - 70 }, 'out'),
    move(`die-${die}`, half * 1.5, half / 2, { y }, 'in'),
  ];
}

/** Two dice roll for as long to every sum. */
const roll: Stage<'two-dice'> = ({ dice }, around) => {
  const { before } = around;
  const from = before?.kind === 'two-dice' ? before.dice : [3, 4];
  const sum = dice[0] + dice[1];
  const { width } = sizeOf(around);
  const plate = plateOf(around.art, String(sum), { width: 200, height: 120, size: 80 });
  const run: Run = {
    actors: [...actorsOf(around, from), unseen('sum', plate, { x: width / 2, y: placeOf(around, 0).y - 270 })],
    cues: [
      sound(0, 'start'),
      ...dice.flatMap((value, die) => rollOf(around, die, from[die] ?? 1, value)),
      sound(REST_MS / 2, 'tick'),
      move('sum', REST_MS, 0, { alpha: 1 }),
      sound(REST_MS, 'stop'),
      caption(REST_MS, SAID.sum, { one: dice[0], other: dice[1], sum }),
    ],
    restMs: REST_MS,
    winning: ['sum'],
  };
  return scoreOfRun(around, run);
};

/** The stage of two dice: under seven, seven or over. */
export const HIGH_LOW: StageGame = { idle: (around) => tableOf(around, actorsOf(around, [3, 4])), stages: { 'two-dice': roll } };
