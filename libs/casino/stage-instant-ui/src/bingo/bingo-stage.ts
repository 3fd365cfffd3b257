import type { Actor, Cue, Stage, StageAround, StageGame } from '@touchline/casino-stage-ui';
import { defineMessages } from 'react-intl';
import { FLIGHT_MS, namedOf } from '../numbers/numbers-stage.ts';
import { ballOf, boardOf, chosenOf, machineOf } from '../shared/pieces.ts';
import { caption, move, type Run, say, scoreOfRun, sizeOf, sound, tableOf, unseen } from '../shared/round.ts';

const SAID = defineMessages({
  lines: { id: 'stage.bingo.lines', defaultMessage: 'Full lines: {lines}' },
  card: { id: 'stage.bingo.card', defaultMessage: 'Your card: {numbers}' },
});

const SIDE = 5;
const EACH_MS = 130;
/** The free cell in the middle. */
const FREE = 0;
const BLANK: readonly number[] = Array.from({ length: SIDE * SIDE }, () => FREE);
const CENTRE = 12;

const cellOf = (around: StageAround): number => (around.form === 'tall' ? 150 : 140);
/** Middle of a cell of the card; cells are counted row by row. */
export function cellAt(around: StageAround, nth: number): { x: number; y: number } {
  const cell = cellOf(around);
  const { width } = sizeOf(around);
  const [left, top] = around.form === 'tall' ? [(width - SIDE * cell) / 2, 350] : [240, 60];
  return { x: left + ((nth % SIDE) + 0.5) * cell, y: top + (Math.floor(nth / SIDE) + 0.5) * cell };
}
const machineAt = ({ form }: StageAround): { x: number; y: number } => (form === 'tall' ? { x: 300, y: 175 } : { x: 1_260, y: 300 });
/** Where a ball is seen that is on no cell of the card. */
const besideAt = ({ form }: StageAround): { x: number; y: number } => (form === 'tall' ? { x: 640, y: 175 } : { x: 1_260, y: 620 });

function cardActors(around: StageAround, card: readonly number[]): Actor[] {
  const values = card.map((n) => (n === FREE ? '' : String(n)));
  const cell = cellOf(around);
  const free: Actor = { id: 'free', picture: chosenOf(cell), pose: cellAt(around, CENTRE) };
  return [
    {
      id: 'card',
      picture: { ...boardOf(around.art, { id: `bingo-${cell}-${values.join('-')}`, columns: SIDE, cell, values }), isPassing: true },
      pose: cellAt(around, CENTRE),
    },
    { id: 'machine', picture: machineOf(around.art), pose: machineAt(around), size: { width: 290, height: 316 } },
    free,
  ];
}

/** The balls are drawn one by one; those of the card fly to it, the others are seen beside it until the next. */
const draw: Stage<'bingo'> = ({ card, drawn, lines }, around) => {
  const cell = cellOf(around);
  const from = machineAt(around);
  const beside = besideAt(around);
  const isOnCard = (n: number): boolean => card.includes(n);
  const restMs = Math.max(0, drawn.length - 1) * EACH_MS + FLIGHT_MS;
  const cues = drawn.flatMap((n, nth): Cue[] => {
    const at = nth * EACH_MS;
    const to = isOnCard(n) ? cellAt(around, card.indexOf(n)) : beside;
    return [
      move(`ball-${n}`, at, 0, { alpha: 1 }),
      move(`ball-${n}`, at, FLIGHT_MS, to, 'out'),
      ...(isOnCard(n)
        ? [sound(at + FLIGHT_MS, 'tick')]
        : [move(`ball-${n}`, Math.min(restMs, at + FLIGHT_MS + EACH_MS * 2), 0, { alpha: 0 })]),
    ];
  });
  const size = { width: cell * 0.8, height: cell * 0.8 };
  const run: Run = {
    actors: [...cardActors(around, card), ...drawn.map((n) => unseen(`ball-${n}`, ballOf(around.art, n, isOnCard(n)), from, { size }))],
    cues: [sound(0, 'start'), ...cues, ...namedOf(drawn, EACH_MS, around), caption(restMs, SAID.lines, { lines })],
    restMs,
    winning: drawn.filter(isOnCard).map((n) => `ball-${n}`),
  };
  return scoreOfRun(around, run);
};

/** The card of a bet that waits for its draw. */
const waiting: Stage<'waiting'> = ({ card }, around) => {
  const table = tableOf(around, cardActors(around, card ?? BLANK));
  if (card === undefined) return table;
  const numbers = card.filter((n) => n !== FREE).map((n) => around.written(n));
  return { ...table, cues: [say(0, SAID.card, { numbers: numbers.join(', ') })] };
};

/** The stage of bingo with 75 balls. */
export const BINGO: StageGame = {
  idle: (around) => tableOf(around, cardActors(around, BLANK)),
  stages: { bingo: draw, waiting },
};
