import { box, ellipse, kitOf, type Picture, smooth, stack } from '@touchline/casino-game-art';
import type { Actor, Stage, StageAround, StageGame } from '@touchline/casino-stage-ui';
import { defineMessages } from 'react-intl';
import { once } from '../shared/once.ts';
import { plateOf } from '../shared/pieces.ts';
import { caption, move, type Run, scoreOfRun, sizeOf, sound, tableOf, timesText, unseen } from '../shared/round.ts';

const SAID = defineMessages({
  reached: { id: 'stage.limbo.reached', defaultMessage: 'The climb ended at {point}. Your target was {target}.' },
});

/** Multiples are hundredths; the scale is logarithmic. */
const ONE = 100;
const HIGHEST = 1_000_000;
const DECADES = Math.log10(HIGHEST / ONE);
const MARKS = [100, 200, 500, 1_000, 10_000, 100_000, HIGHEST] as const;
const REST_MS = 1_800;
const FOOT = 130;
/** Room above the scale; on an upright stage the result is there. */
const headOf = ({ form }: StageAround): number => (form === 'tall' ? 260 : 110);

const columnOf = (around: StageAround): number => (around.form === 'tall' ? 330 : 800);
const lengthOf = (around: StageAround): number => sizeOf(around).height - FOOT - headOf(around);
/** Height on the stage of a multiple. */
export const heightOf = (times: number, around: StageAround): number =>
  sizeOf(around).height - FOOT - (Math.log10(Math.max(ONE, times) / ONE) / DECADES) * lengthOf(around);

function scalePicture(around: StageAround): Picture {
  const kit = kitOf(around.art.palette);
  const length = lengthOf(around);
  const top = heightOf(HIGHEST, around);
  return once(`limbo-scale-${around.form}-${around.written(HIGHEST)}-${around.art.id}`, () => ({
    ...{ width: 300, height: length + 80 },
    at: [-200, -40],
    art: stack(
      kit.metal(box(-16, -16, 32, length + 32, 16)),
      MARKS.map((times) => kit.line(`M-34 ${heightOf(times, around) - top}L34 ${heightOf(times, around) - top}`, '#ffffff', 4)),
    ),
    texts: MARKS.map((times) => ({
      ...{ value: timesText(around, times), at: [-110, heightOf(times, around) - top] as const, size: 34 },
      ...{ colour: '#ffffff', edge: '#10151c' },
    })),
  }));
}

function rocketOf({ art: { id, palette } }: StageAround): Picture {
  const kit = kitOf(palette);
  return once(`limbo-rocket-${id}`, () => ({
    ...{ width: 100, height: 130 },
    art: stack(
      kit.solid(smooth('24,70! 4,112! 34,100!'), palette.c),
      kit.solid(smooth('76,70! 96,112! 66,100!'), palette.c),
      kit.metal(smooth('50,4! 76,44 70,104! 30,104! 24,44')),
      kit.solid(smooth('50,4! 68,30 62,38! 38,38! 32,30'), palette.a),
      kit.solid(ellipse(50, 60, 13), '#7fc8ff', { isRound: true, contour: 2 }),
    ),
  }));
}

/** A light that grows behind the rocket; it lies on its side, so that its breadth is its height. */
const trailOf = (around: StageAround): Picture => ({
  ...{ id: `limbo-trail-${around.form}`, width: lengthOf(around), height: 26 },
  art: [{ path: box(0, 4, lengthOf(around), 18, 9), fill: '#ffc84ad0' }],
});

const TARGET: Picture = {
  ...{ id: 'limbo-target', width: 320, height: 16 },
  art: [
    { path: box(0, 0, 320, 16, 8), fill: '#10151c' },
    { path: box(3, 3, 314, 10, 5), fill: '#58d68d' },
  ],
};

const actorsOf = (around: StageAround): Actor[] => {
  const x = columnOf(around);
  const foot = heightOf(ONE, around);
  return [
    { id: 'scale', picture: scalePicture(around), pose: { x, y: heightOf(HIGHEST, around) }, pivot: [2 / 3, 40 / (lengthOf(around) + 80)] },
    { id: 'trail', picture: trailOf(around), pose: { x, y: foot, turn: -0.25, breadth: 0 }, pivot: [0, 0.5] },
    { id: 'rocket', picture: rocketOf(around), pose: { x, y: foot }, pivot: [0.5, 0.03] },
  ];
};

/** The rocket rises for as long to every height, and its top is at the multiple that was drawn. */
const climb: Stage<'climb'> = ({ point, auto }, around) => {
  const reached = point ?? ONE;
  const target = auto ?? ONE;
  const share = (heightOf(ONE, around) - heightOf(reached, around)) / lengthOf(around);
  const x = columnOf(around);
  const aside = x + (around.form === 'tall' ? 340 : 380);
  const run: Run = {
    actors: [
      ...actorsOf(around),
      { id: 'line', picture: TARGET, pose: { x: x + 100, y: heightOf(target, around) } },
      { id: 'target', picture: plateOf(around.art, timesText(around, target)), pose: { x: aside, y: heightOf(target, around) } },
      unseen('point', plateOf(around.art, timesText(around, reached), { width: 420, height: 150, size: 96 }), {
        ...(around.form === 'tall' ? { x: 450, y: 135 } : { x: 290, y: 400 }),
      }),
    ],
    cues: [
      sound(0, 'start'),
      move('rocket', 0, REST_MS, { y: heightOf(reached, around) }, 'out'),
      move('trail', 0, REST_MS, { breadth: share }, 'out'),
      move('point', REST_MS, 0, { alpha: 1 }),
      sound(REST_MS, 'stop'),
      caption(REST_MS, SAID.reached, { point: timesText(around, reached), target: timesText(around, target) }),
    ],
    restMs: REST_MS,
    winning: ['point'],
  };
  return scoreOfRun(around, run);
};

/** The stage of a climb that is drawn at once. */
export const LIMBO: StageGame = { idle: (around) => tableOf(around, actorsOf(around)), stages: { climb } };
