import { around as ringOf, box, corners, ellipse, kitOf, type Picture, stack } from '@touchline/casino-game-art';
import { type Actor, type Cue, type SceneOf, type Stage, type StageAround, type StageGame, TEMPO } from '@touchline/casino-stage-ui';
import { defineMessages } from 'react-intl';
import { once } from '../shared/once.ts';
import { plateOf } from '../shared/pieces.ts';
import { RoundMoves } from '../shared/RoundMoves.tsx';
import { move, type Run, say, scoreOfRun, sound, tableOf, timesText, turnOver } from '../shared/round.ts';
import { cellAt, CELLS, fieldOn } from './field.ts';
import { MinesField } from './MinesField.tsx';

const SAID = defineMessages({
  covered: { id: 'stage.mines.covered', defaultMessage: 'Covered cells: {cells}. Mines: {count}.' },
  free: { id: 'stage.mines.free', defaultMessage: 'Cell {cell} is free: {times}' },
  mine: { id: 'stage.mines.mine', defaultMessage: 'Cell {cell} is a mine' },
  laid: { id: 'stage.mines.laid', defaultMessage: 'Mines: {cells}' },
});

const SIDE = 100;
/** Mines that were not opened are turned after the last cell. */
const REST = { opened: TEMPO.card, all: 2 * TEMPO.card } as const;

const tile = (id: string, draw: () => Picture['art']): Picture => once(id, () => ({ width: SIDE, height: SIDE, art: draw() }));
const PLATE = box(4, 4, 92, 92, 14);
const FRAME = box(6, 6, 88, 88, 12);
function coverOf({ art: { id, palette } }: StageAround): Picture {
  const kit = kitOf(palette);
  return tile(`mines-cover-${id}`, () => stack(kit.solid(PLATE, kit.darker(palette.a, 0.2)), kit.groove(ellipse(50, 50, 16), 2)));
}
function freeOf({ art: { id, palette } }: StageAround): Picture {
  const kit = kitOf(palette);
  const stone = corners(50, 50, 6, 30, 30, 30);
  return tile(`mines-free-${id}`, () => stack(kit.flat(PLATE, '#123524'), kit.line(FRAME, '#58d68d', 3), kit.gem(stone, '#3fc98a')));
}
function mineOf({ art: { id, palette } }: StageAround, isHit: boolean): Picture {
  const kit = kitOf(palette);
  return tile(`mines-mine-${isHit}-${id}`, () =>
    stack(
      kit.flat(PLATE, isHit ? '#8f1d27' : '#2a2024'),
      kit.line(FRAME, isHit ? '#ff9b9b' : '#8a6a70', 3),
      kit.flat(ringOf('M-5 -26L0 -42L5 -26Z', [50, 50], 8), '#14171b'),
      kit.solid(ellipse(50, 50, 28), '#3a424d', { isRound: true }),
      kit.shine(41, 40, 7),
    ),
  );
}

const multiplesOf = ({ times, next }: SceneOf<'mines'>, around: StageAround): Actor[] => {
  const places = around.form === 'tall' ? [{ x: 250, y: 990 }, { x: 650, y: 990 }] : [{ x: 220, y: 330 }, { x: 220, y: 480 }]; // prettier-ignore
  const now: Actor[] = times > 0 ? [{ id: 'times', picture: plateOf(around.art, timesText(around, times), { height: 110, size: 60 }), pose: places[0] ?? {} }] : []; // prettier-ignore
  const then: Actor[] = next > 0 ? [{ id: 'next', picture: plateOf(around.art, timesText(around, next), { width: 300, size: 44, mark: 'up' }), pose: places[1] ?? {} }] : []; // prettier-ignore
  return [...now, ...then];
};

/** Both sides of a cell; `isUp` when its contents are seen already. */
function cellActors(around: StageAround, nth: number, face: Picture | null, isUp: boolean): Actor[] {
  const field = fieldOn(around.form);
  const size = { width: field.cell, height: field.cell };
  const pose = cellAt(field, nth);
  const cover: Actor = { id: `cover-${nth}`, picture: coverOf(around), pose: { ...pose, alpha: isUp ? 0 : 1 }, size };
  return face === null ? [cover] : [cover, { id: `face-${nth}`, picture: face, pose: { ...pose, alpha: isUp ? 1 : 0 }, size }];
}

function saidOf({ count, opened, mines, times }: SceneOf<'mines'>, around: StageAround, isNew: boolean): Cue[] {
  const last = opened.at(-1);
  const cues: Cue[] = [];
  if (last === undefined) cues.push(say(0, SAID.covered, { cells: CELLS.length, count }));
  else if (mines?.includes(last) === true) cues.push(say(REST.opened, SAID.mine, { cell: last + 1 }));
  else if (isNew) cues.push(say(REST.opened, SAID.free, { cell: last + 1, times: timesText(around, times) }));
  if (mines !== null) {
    const cells = [...mines].sort((one, other) => one - other).map((cell) => around.written(cell + 1));
    cues.push(say(REST.all, SAID.laid, { cells: cells.join(', ') }));
  }
  return cues;
}

/** The cell that was opened turns over; when the round is over, so do the mines. */
const open: Stage<'mines'> = (scene, around) => {
  const { opened, mines } = scene;
  const last = opened.at(-1);
  // A move that opens no cell is a cash-out.
  const isNew = last !== undefined && around.round.made === opened.length;
  const turnedMs = isNew ? REST.opened : 0;
  const isMine = (cell: number): boolean => mines?.includes(cell) === true;
  const faces = { free: freeOf(around), mine: mineOf(around, false), hit: mineOf(around, true) };
  const faceOf = (cell: number): Picture | null => {
    if (opened.includes(cell)) return isMine(cell) ? faces.hit : faces.free;
    return isMine(cell) ? faces.mine : null;
  };
  const turned: Cue[] = isNew ? [...turnOver(`cover-${last}`, `face-${last}`, 0, TEMPO.card), sound(0, 'card')] : [];
  const shown = CELLS.filter((cell) => isMine(cell) && !opened.includes(cell)).flatMap((cell) =>
    turnOver(`cover-${cell}`, `face-${cell}`, REST.opened, TEMPO.card),
  );
  const figures = multiplesOf(scene, around).map((actor): Actor => ({ ...actor, pose: { ...actor.pose, alpha: 0 } }));
  const run: Run = {
    actors: [
      ...CELLS.flatMap((cell) => cellActors(around, cell, faceOf(cell), opened.includes(cell) && !(isNew && cell === last))),
      ...figures,
    ],
    cues: [...turned, ...shown, ...figures.map(({ id }) => move(id, turnedMs, 0, { alpha: 1 })), ...saidOf(scene, around, isNew)],
    restMs: mines === null ? turnedMs : REST.all,
    winning: opened.filter((cell) => !isMine(cell)).map((cell) => `face-${cell}`),
  };
  return scoreOfRun(around, run);
};

/** The stage of a field with mines. */
export const MINES: StageGame = {
  idle: (around) =>
    tableOf(
      around,
      CELLS.flatMap((cell) => cellActors(around, cell, null, false)),
    ),
  stages: { mines: open },
  Overlay: MinesField,
  Moves: RoundMoves,
};
