import { box, clear, ellipse, kitOf, type Layer, type Picture, stack } from '@touchline/casino-game-art';
import type { Actor, Cue, Stage, StageAround, StageGame } from '@touchline/casino-stage-ui';
import { defineMessages } from 'react-intl';
import { once } from '../shared/once.ts';
import { plateOf } from '../shared/pieces.ts';
import { caption, move, type Run, scoreOfRun, sizeOf, sound, tableOf, timesText, unseen } from '../shared/round.ts';

const SAID = defineMessages({
  slot: { id: 'stage.plinko.slot', defaultMessage: 'Slot {slot}: {times}' },
});

const IDLE_ROWS = 12;
/** The whole fall, whatever the path and the number of rows. */
const FALL_MS = 2_800;
const DROP_MS = 300;
/** Part of a step in which the ball rises from a pin. */
const RISE = 0.3;
const REST_MS = DROP_MS + FALL_MS;

interface Field {
  rows: number;
  /** Between neighbouring pins, and between rows. */
  across: number;
  down: number;
  middle: number;
  top: number;
  ball: number;
}

/** Where pins and slots lie on the stage. */
export function fieldOf(rows: number, around: StageAround): Field {
  const { width, height } = sizeOf(around);
  const across = Math.min(84, (width - 80) / (rows + 3));
  const down = (height - (around.form === 'tall' ? 420 : 290)) / rows;
  return { rows, across, down, middle: width / 2, top: around.form === 'tall' ? 200 : 110, ball: Math.min(34, down * 0.55) };
}
const pinAt = ({ across, down, middle, top }: Field, row: number, nth: number): readonly [number, number] => [
  middle + (nth - row / 2) * across,
  top + row * down,
];
/** Middle of a slot, counted from 0 at the left. */
export const slotAt = (field: Field, slot: number): readonly [number, number] => pinAt(field, field.rows, slot);

function pinsPicture(field: Field, around: StageAround): Picture {
  const kit = kitOf(around.art.palette);
  const { rows, across, down, ball } = field;
  const { width, height } = sizeOf(around);
  const pins = (row: number): Layer[] =>
    Array.from({ length: row + 3 }, (_, nth) => {
      const [x, y] = pinAt(field, row, nth - 1);
      return kit.metal(ellipse(x, y, Math.max(5, ball * 0.26)), around.art.palette.metal, { contour: 1 });
    }).flat();
  const slots = (): Layer[] =>
    Array.from({ length: rows + 1 }, (_, slot) => {
      const [x, y] = slotAt(field, slot);
      const far = Math.abs(slot - rows / 2) / (rows / 2);
      return kit.flat(box(x - across / 2 + 3, y - down * 0.2, across - 6, down * 0.9, 8), kit.brighter('#7a2530', far * 0.35));
    });
  return once(`plinko-pins-${rows}-${around.form}-${around.art.id}`, () => {
    const [left, foot] = slotAt(field, 0);
    const back = box(left - across, field.top - down, across * (rows + 2), foot - field.top + down * 2, 24);
    const all = Array.from({ length: rows }, (_, row) => pins(row)).flat();
    return { width, height, art: stack(kit.flat(back, clear('#0d131b', 0.72)), slots(), all) };
  });
}

/** What each slot pays, which is known once a round has named its risk. */
function paysPicture(field: Field, pays: readonly number[], around: StageAround): Picture {
  const { width, height } = sizeOf(around);
  return {
    ...{ id: `plinko-pays-${around.form}-${pays.map((times) => around.written(times / 100)).join('-')}`, width, height, isPassing: true },
    art: [],
    texts: pays.map((times, slot) => {
      const [x, y] = slotAt(field, slot);
      const value = around.written(times / 100);
      return { value, at: [x, y + field.down * 0.25] as const, size: Math.min(28, field.across * 0.34), colour: '#ffffff' };
    }),
  };
}

function ballPicture({ art: { id, palette } }: StageAround): Picture {
  const kit = kitOf(palette);
  return once(`plinko-ball-${id}`, () => ({ width: 40, height: 40, art: kit.solid(ellipse(20, 20, 17), '#f2b632', { isRound: true }) }));
}

function actorsOf(field: Field, around: StageAround, pays: readonly number[] = []): Actor[] {
  const { width, height } = sizeOf(around);
  const [x, y] = pinAt(field, 0, 0);
  const middle = { x: width / 2, y: height / 2 };
  return [
    { id: 'pins', picture: pinsPicture(field, around), pose: middle },
    { id: 'pays', picture: paysPicture(field, pays, around), pose: middle },
    { id: 'ball', picture: ballPicture(around), pose: { x, y: y - field.down * 1.6 }, size: { width: field.ball, height: field.ball } },
  ];
}

/** Where the ball touches the pin of a row, or lies in its slot below the last one. */
const restAt = (field: Field, row: number, nth: number): readonly [number, number] => {
  const [x, y] = pinAt(field, row, nth);
  return [x, row === field.rows ? y + field.down * 0.25 : y - field.ball * 0.7];
};

/** The ball falls from pin to pin along the path that was drawn: 1 is a turn to the right. */
const fall: Stage<'plinko'> = ({ path, slot, times, pays }, around) => {
  const field = fieldOf(path.length, around);
  const step = FALL_MS / path.length;
  const [startX, startY] = restAt(field, 0, 0);
  const cues: Cue[] = [sound(0, 'start'), move('ball', 0, DROP_MS, { x: startX, y: startY }, 'in')];
  let nth = 0;
  for (const [row, turn] of path.entries()) {
    const at = DROP_MS + row * step;
    const [, from] = restAt(field, row, nth);
    nth += turn;
    const [x, y] = restAt(field, row + 1, nth);
    cues.push(
      sound(at, 'tick'),
      move('ball', at, step, { x }, 'even'),
      move('ball', at, step * RISE, { y: from - field.down * 0.22 }, 'out'),
      move('ball', at + step * RISE, step * (1 - RISE), { y }, 'in'),
    );
  }
  const [slotX, slotY] = slotAt(field, slot);
  const label = plateOf(around.art, timesText(around, times), { width: 220, height: 84, size: 48 });
  const run: Run = {
    actors: [...actorsOf(field, around, pays), unseen('label', label, { x: slotX, y: slotY - field.down * 0.2 - 46 })],
    cues: [
      ...cues,
      move('label', REST_MS, 0, { alpha: 1 }),
      sound(REST_MS, 'stop'),
      caption(REST_MS, SAID.slot, { slot: slot + 1, times: timesText(around, times) }),
    ],
    restMs: REST_MS,
    winning: ['label'],
  };
  return scoreOfRun(around, run);
};

/** The stage of a ball that falls through pins. */
export const PLINKO: StageGame = {
  idle: (around) => tableOf(around, actorsOf(fieldOf(IDLE_ROWS, around), around)),
  stages: { plinko: fall },
};
