import type { Actor, Cue, Stage, StageAround, StageGame } from '@touchline/casino-stage-ui';
import { defineMessages } from 'react-intl';
import { ballOf, boardOf, chosenOf, machineOf } from '../shared/pieces.ts';
import { caption, move, type Run, say, scoreOfRun, sizeOf, sound, tableOf, unseen } from '../shared/round.ts';

const SAID = defineMessages({
  drawn: { id: 'stage.numbers.drawn', defaultMessage: 'Drawn: {numbers}' },
  hits: { id: 'stage.numbers.hits', defaultMessage: 'Hits: {hits} of {of}' },
});

/** A ball flies from the machine to its number. */
export const FLIGHT_MS = 400;
/** Balls that are named in one sentence. */
const NAMED = 5;

/** The drawn numbers in words, a few at a time, when the last of them lies. */
export const namedOf = (drawn: readonly number[], eachMs: number, around: StageAround): Cue[] =>
  Array.from({ length: Math.ceil(drawn.length / NAMED) }, (_, group) => {
    const numbers = drawn.slice(group * NAMED, (group + 1) * NAMED);
    const at = (group * NAMED + numbers.length - 1) * eachMs + FLIGHT_MS;
    return say(at, SAID.drawn, { numbers: numbers.map((n) => around.written(n)).join(', ') });
  });

interface Table {
  /** Numbers on the board. */
  of: number;
  columns: number;
  cell: number;
  /** Between the balls: as long for every number. */
  eachMs: number;
}

/** Middle of a number on the board. */
export function numberAt({ of, columns, cell }: Table, around: StageAround, n: number): { x: number; y: number } {
  const { width } = sizeOf(around);
  const rows = Math.ceil(of / columns);
  const [left, top] = around.form === 'tall' ? [(width - columns * cell) / 2, 300] : [90, (880 - rows * cell) / 2 - 20];
  return { x: left + (((n - 1) % columns) + 0.5) * cell, y: top + (Math.floor((n - 1) / columns) + 0.5) * cell };
}
const machineAt = ({ form }: StageAround): { x: number; y: number } => (form === 'tall' ? { x: 450, y: 160 } : { x: 1_300, y: 330 });

function boardActors(table: Table, around: StageAround): Actor[] {
  const { of, columns, cell } = table;
  const values = Array.from({ length: of }, (_, at) => String(at + 1));
  const [first, last] = [numberAt(table, around, 1), numberAt(table, around, of)];
  const middle = { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
  return [
    { id: 'board', picture: boardOf(around.art, { id: `numbers-${of}`, columns, cell, values }), pose: middle },
    { id: 'machine', picture: machineOf(around.art), pose: machineAt(around), size: { width: 300, height: 327 } },
  ];
}

/** The balls are drawn one by one, in their order, and fly to their numbers. */
const drawing =
  (table: Table): Stage<'numbers'> =>
  ({ drawn, chosen, hits }, around) => {
    const size = { width: table.cell * 0.86, height: table.cell * 0.86 };
    const from = machineAt(around);
    const cues = drawn.flatMap((n, nth): Cue[] => {
      const at = nth * table.eachMs;
      return [
        move(`ball-${n}`, at, 0, { alpha: 1 }),
        move(`ball-${n}`, at, FLIGHT_MS, numberAt(table, around, n), 'out'),
        sound(at + FLIGHT_MS, 'tick'),
      ];
    });
    const restMs = Math.max(0, drawn.length - 1) * table.eachMs + FLIGHT_MS;
    const run: Run = {
      actors: [
        ...boardActors(table, around),
        ...drawn.map((n) => unseen(`ball-${n}`, ballOf(around.art, n, chosen.includes(n)), from, { size })),
        ...chosen.map((n): Actor => ({ id: `chosen-${n}`, picture: chosenOf(table.cell), pose: numberAt(table, around, n) })),
      ],
      cues: [sound(0, 'start'), ...cues, ...namedOf(drawn, table.eachMs, around), caption(restMs, SAID.hits, { hits, of: chosen.length })],
      restMs,
      winning: drawn.filter((n) => chosen.includes(n)).map((n) => `ball-${n}`),
    };
    return scoreOfRun(around, run);
  };

const gameOf = (table: Table): StageGame => ({
  idle: (around) => tableOf(around, boardActors(table, around)),
  stages: { numbers: drawing(table) },
});

/** The stages of keno, 20 of 80, and of the televised draw, 7 of 42. */
export const NUMBERS = {
  keno: gameOf({ of: 80, columns: 10, cell: 84, eachMs: 200 }),
  draw: gameOf({ of: 42, columns: 7, cell: 112, eachMs: 600 }),
} as const;
