import { box, clear, ellipse, type GameArt, kitOf, type Picture, stack } from '@touchline/casino-game-art';
import { once } from './once.ts';

const DARK = '#10151c';
const LIGHT = '#ffffff';
/** Letters of a figure from which it is written smaller. */
const LONG = 7;

interface PlateLook {
  width?: number;
  height?: number;
  size?: number;
  /** Drawn at the left of the figure. */
  mark?: 'up' | 'down';
}

const MARKS = { up: 'M20 58L40 26L60 58Z', down: 'M20 32L40 64L60 32Z' } as const;

/** A plate with a figure of this round. */
export function plateOf(
  { id: look, palette }: GameArt,
  value: string,
  { width = 280, height = 90, size = 54, mark }: PlateLook = {},
): Picture {
  const kit = kitOf(palette);
  const middle = (mark === undefined ? width : width + 60) / 2;
  return {
    ...{ id: `plate-${value}-${mark ?? ''}-${width}-${look}`, width, height, isPassing: true },
    art: stack(
      kit.metal(box(3, 3, width - 6, height - 6, 18)),
      kit.flat(box(10, 10, width - 20, height - 20, 13), DARK),
      mark === undefined ? [] : kit.flat(MARKS[mark], LIGHT),
    ),
    texts: [{ value, at: [middle, height / 2 + 2], size: value.length < LONG ? size : size * 0.7, colour: LIGHT }],
  };
}

const BALL = 72;
/** A numbered ball; one that the player has chosen is golden. */
export function ballOf({ id: look, palette }: GameArt, n: number, isChosen: boolean): Picture {
  return once(`ball-${n}-${isChosen}-${look}`, () => {
    const kit = kitOf(palette);
    const middle = BALL / 2;
    return {
      ...{ width: BALL, height: BALL },
      art: stack(
        kit.solid(ellipse(middle, middle, middle - 3), isChosen ? '#e8b545' : '#2f7fd0', { isRound: true, contour: 1.4 }),
        kit.flat(ellipse(middle, middle, middle - 15), LIGHT),
      ),
      texts: [{ value: String(n), at: [middle, middle + 1], size: 28, colour: DARK }],
    };
  });
}

interface Board {
  id: string;
  columns: number;
  cell: number;
  /** Row by row; an empty one is not written. */
  values: readonly string[];
}

/** A dark board with light cells, on which numbers are printed. */
export function boardOf({ id: look, palette }: GameArt, { id, columns, cell, values }: Board): Picture {
  const at = (nth: number): readonly [number, number] => [(nth % columns) * cell, Math.floor(nth / columns) * cell];
  return once(`${id}-${look}`, () => {
    const kit = kitOf(palette);
    const [width, height] = [columns * cell, Math.ceil(values.length / columns) * cell];
    return {
      ...{ width: width + 24, height: height + 24 },
      at: [-12, -12],
      art: stack(
        kit.solid(box(-10, -10, width + 20, height + 20, 16), '#1d2a3a', { contour: 2, gloss: 0.15 }),
        values.map((_, nth) => {
          const [x, y] = at(nth);
          return kit.flat(box(x + 4, y + 4, cell - 8, cell - 8, 10), clear('#dfe8f2', 0.92));
        }),
      ),
      texts: values.flatMap((value, nth) => {
        const [x, y] = at(nth);
        return value === '' ? [] : [{ value, at: [x + cell / 2, y + cell / 2 + 1] as const, size: cell * 0.38, colour: DARK }];
      }),
    };
  });
}

/** A frame around a cell that the player has chosen. */
export const chosenOf = (cell: number): Picture => ({
  ...{ id: `chosen-${cell}`, width: cell, height: cell },
  art: [
    { path: box(5, 5, cell - 10, cell - 10, 10), stroke: { paint: '#10151c', width: 9 } },
    { path: box(5, 5, cell - 10, cell - 10, 10), stroke: { paint: '#ffd257', width: 5 } },
  ],
});

const IN_MACHINE = [[70, 150], [110, 168], [150, 152], [90, 120], [132, 122], [110, 96]] as const; // prettier-ignore
/** The machine in which the balls lie. */
export function machineOf({ id: look, palette }: GameArt): Picture {
  return once(`machine-${look}`, () => {
    const kit = kitOf(palette);
    const balls = IN_MACHINE.flatMap(([x, y], nth) =>
      kit.solid(ellipse(x, y, 22), nth % 2 === 0 ? '#2f7fd0' : '#e8b545', { isRound: true, contour: 1 }),
    );
    return {
      ...{ width: 220, height: 240 },
      art: stack(
        kit.metal(box(60, 196, 100, 40, 10)),
        kit.flat(ellipse(110, 110, 100), clear('#0f1720', 0.75)),
        balls,
        kit.line(ellipse(110, 110, 100), clear(palette.light, 0.75), 5),
        kit.shine(74, 62, 26, 16, 0.6),
      ),
    };
  });
}
