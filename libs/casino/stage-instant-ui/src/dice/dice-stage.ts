import { box, kitOf, type Picture, polygon, stack } from '@touchline/casino-game-art';
import type { Actor, Stage, StageAround, StageGame } from '@touchline/casino-stage-ui';
import { defineMessages } from 'react-intl';
import { once } from '../shared/once.ts';
import { plateOf } from '../shared/pieces.ts';
import { caption, move, type Run, scoreOfRun, sizeOf, sound, tableOf, unseen } from '../shared/round.ts';

const SAID = defineMessages({
  over: { id: 'stage.dice.over', defaultMessage: 'Rolled {roll}: more than {target} wins' },
  under: { id: 'stage.dice.under', defaultMessage: 'Rolled {roll}: less than {target} wins' },
});

/** Rolls are hundredths from 0 to 9,999. */
const PARTS = 10_000;
const MIDDLE = PARTS / 2;
const HEIGHT = 84;
const EDGE = 16;
const OUT_MS = 600;
const BACK_MS = 1_000;
const REST_MS = OUT_MS + BACK_MS;
const WINS = '#1f9d57';
const LOSES = '#7a2530';

const lengthOf = (around: StageAround): number => (around.form === 'tall' ? 760 : 1_240);
const levelOf = (around: StageAround): number => sizeOf(around).height * 0.58;
/** Where a roll lies on the scale. */
export const placeOf = (roll: number, around: StageAround): number =>
  (sizeOf(around).width - lengthOf(around)) / 2 + (roll / PARTS) * lengthOf(around);

/** The scale, with the part that wins in green and with a light edge. */
function scalePicture(around: StageAround, bet: { target: number; isOver: boolean } | null): Picture {
  const kit = kitOf(around.art.palette);
  const length = lengthOf(around);
  const at = bet === null ? 0 : (bet.target / PARTS) * length;
  const won = bet?.isOver === true ? box(at, 0, length - at, HEIGHT, 4) : box(0, 0, Math.max(8, at), HEIGHT, 4);
  const marks = [0, 1, 2, 3, 4].map((quarter) => (quarter / 4) * length);
  return {
    ...{ id: `dice-scale-${around.form}-${bet?.target}-${bet?.isOver}-${around.written(25)}-${around.art.id}`, isPassing: true },
    ...{ width: length + 120, height: HEIGHT + 100 },
    at: [-60, -20],
    art: stack(
      kit.metal(box(-EDGE, -EDGE, length + 2 * EDGE, HEIGHT + 2 * EDGE, 24)),
      kit.flat(box(0, 0, length, HEIGHT, 4), bet === null ? '#243040' : LOSES),
      bet === null ? [] : [kit.flat(won, WINS), kit.line(won, '#e9fff2', 3)],
      marks.map((x) => kit.line(`M${x} ${HEIGHT - 18}L${x} ${HEIGHT}`, '#ffffff', 4)),
    ),
    texts: marks.map((x, quarter) => ({
      ...{ value: around.written(quarter * 25), at: [x, HEIGHT + 48] as const, size: 36, colour: '#ffffff', edge: '#10151c' },
    })),
  };
}

const POINTER = [[4, 4], [76, 4], [76, 70], [40, 130], [4, 70]] as const; // prettier-ignore
function pointerOf({ art: { id, palette } }: StageAround): Picture {
  const kit = kitOf(palette);
  return once(`dice-pointer-${id}`, () => ({
    ...{ width: 80, height: 134 },
    art: stack(kit.gem(POINTER, palette.a), kit.line(polygon(POINTER), '#ffffff', 3)),
  }));
}

function actorsOf(around: StageAround, bet: Parameters<typeof scalePicture>[1], from: number): Actor[] {
  const { width } = sizeOf(around);
  const level = levelOf(around);
  return [
    {
      id: 'scale',
      picture: scalePicture(around, bet),
      pose: { x: width / 2, y: level + HEIGHT / 2 },
      pivot: [0.5, (20 + HEIGHT / 2) / (HEIGHT + 100)],
    },
    { id: 'pointer', picture: pointerOf(around), pose: { x: placeOf(from, around), y: level + 6 }, pivot: [0.5, 1] },
  ];
}

/** The pointer runs to the end of the scale and back to the roll, as long for every roll. */
const roll: Stage<'roll'> = ({ roll: drawn, target, isOver }, around) => {
  const { before } = around;
  const from = before?.kind === 'roll' ? before.roll : MIDDLE;
  const plate = plateOf(around.art, around.written(drawn / 100), { width: 360, height: 130, size: 84 });
  const run: Run = {
    actors: [
      ...actorsOf(around, { target, isOver }, from),
      unseen('roll', plate, { x: sizeOf(around).width / 2, y: levelOf(around) - 250 }),
    ],
    cues: [
      sound(0, 'start'),
      move('pointer', 0, OUT_MS, { x: placeOf(0, around) }),
      move('pointer', OUT_MS, BACK_MS, { x: placeOf(drawn, around) }, 'out'),
      move('roll', REST_MS, 0, { alpha: 1 }),
      sound(REST_MS, 'stop'),
      caption(REST_MS, isOver ? SAID.over : SAID.under, { roll: around.written(drawn / 100), target: around.written(target / 100) }),
    ],
    restMs: REST_MS,
    winning: ['roll'],
  };
  return scoreOfRun(around, run);
};

/** The stage of a roll on a scale of a hundred. */
export const DICE: StageGame = { idle: (around) => tableOf(around, actorsOf(around, null, MIDDLE)), stages: { roll } };
