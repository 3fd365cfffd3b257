import { clear, ellipse, type GameArt, kitOf, type Layer, type Picture, polygon, stack } from '@touchline/casino-game-art';
import { colourOf, pocketText, wheelOf } from './wheel.ts';

/** Radii of the wheel, in units of the stage. */
export const RADII = { rim: 400, track: 352, numbers: 322, pockets: 268, cone: 208, hub: 84 } as const;
/** Where the ball runs at first, and where it rests in a pocket. */
export const BALL = { track: 352, pocket: 236, size: 30 } as const;

const COLOURS = { red: '#b3202c', black: '#14171b', green: '#0b7a45' } as const;
const WOOD = '#6b3d1d';
const DARK_WOOD = '#3c2110';
const BRASS = '#d9a441';
/** Points along the arc of a pocket. */
const STEPS = 4;

type Point = readonly [number, number];
const onCircle = (turn: number, radius: number): Point => [radius * Math.sin(turn * 2 * Math.PI), -radius * Math.cos(turn * 2 * Math.PI)];

/** A part of a ring; turns are clockwise from the top. */
function sector(from: number, to: number, outer: number, inner: number): string {
  const arc = (radius: number): Point[] =>
    Array.from({ length: STEPS + 1 }, (_, step) => onCircle(from + ((to - from) * step) / STEPS, radius));
  return polygon([...arc(outer), ...arc(inner).reverse()]);
}

const disc = (id: string, radius: number, art: Picture['art']): Picture => ({
  ...{ id, width: 2 * radius, height: 2 * radius, art },
  at: [-radius, -radius],
});

/** The bowl in which the wheel lies, with the track of the ball. */
export function bowlOf({ palette }: GameArt): Picture {
  const kit = kitOf(palette);
  const studs = Array.from({ length: 8 }, (_, nth): Layer[] => {
    const [x, y] = onCircle((nth + 0.5) / 8, RADII.track);
    return [...kit.metal(ellipse(x, y, 9), BRASS, { contour: 1.2 })];
  }).flat();
  return disc(
    `roulette-bowl-${palette.ink}`,
    RADII.rim + 24,
    stack(
      kit.flat(ellipse(0, 26, RADII.rim), { circle: [0, 26, RADII.rim], stops: [[0.8, '#000000a0'], [1, '#00000000']] }), // prettier-ignore
      kit.solid(ellipse(0, 0, RADII.rim - 4), WOOD, { isRound: true, contour: 3 }),
      kit.line(ellipse(0, 0, RADII.rim - 14), clear(BRASS, 0.8), 3),
      kit.flat(ellipse(0, 0, RADII.track + 24), { circle: [0, 0, RADII.track + 24], stops: [[0.8, DARK_WOOD], [0.93, '#5a3418'], [1, '#2a170b']] }), // prettier-ignore
      studs,
    ),
  );
}

/** The wheel with its pockets; numbers are separate pictures, because each is turned. */
export function wheelPicture({ palette }: GameArt, isDouble: boolean): Picture {
  const kit = kitOf(palette);
  const pockets = wheelOf(isDouble);
  const share = 1 / pockets.length;
  const cells = pockets.flatMap((pocket, nth): Layer[] => {
    const [from, to] = [(nth - 0.5) * share, (nth + 0.5) * share];
    const colour = COLOURS[colourOf(pocket)];
    return [
      kit.flat(sector(from, to, RADII.numbers, RADII.pockets), colour),
      kit.flat(sector(from, to, RADII.pockets, RADII.cone), kit.darker(colour, 0.45)),
      kit.line(sector(from, to, RADII.numbers, RADII.cone), clear(BRASS, 0.75), 1.6),
    ];
  });
  const arms = Array.from({ length: 4 }, (_, nth): Layer[] => {
    const [x, y] = onCircle(nth / 4, RADII.hub + 26);
    return [kit.line(`M0 0L${x.toFixed(1)} ${y.toFixed(1)}`, BRASS, 12), ...kit.metal(ellipse(x, y, 15), BRASS, { contour: 1.4 })];
  }).flat();
  return disc(
    `roulette-wheel-${pockets.length}-${palette.ink}`,
    RADII.numbers + 6,
    stack(
      kit.flat(ellipse(0, 0, RADII.numbers + 5), BRASS),
      cells,
      kit.line(ellipse(0, 0, RADII.pockets), clear(BRASS, 0.9), 2.4),
      kit.solid(ellipse(0, 0, RADII.cone), WOOD, { isRound: true, contour: 2 }),
      kit.line(ellipse(0, 0, RADII.cone - 30), clear(BRASS, 0.35), 2),
      arms,
      kit.metal(ellipse(0, 0, RADII.hub - 36), BRASS),
    ),
  );
}

/** The number of a pocket, upright at the top of the wheel. */
export const numberOf = (pocket: number): Picture => ({
  ...{ id: `roulette-number-${pocket}`, width: 56, height: 44, art: [] },
  texts: [{ value: pocketText(pocket), at: [28, 22], size: 30, colour: '#ffffff' }],
});

export function ballOf({ palette }: GameArt): Picture {
  const kit = kitOf(palette);
  const middle = BALL.size / 2;
  return {
    ...{ id: `roulette-ball-${palette.ink}`, width: BALL.size, height: BALL.size },
    art: kit.solid(ellipse(middle, middle, middle - 3), '#f4f4f0', { isRound: true, contour: 1 }),
  };
}

const PLATE = 104;
/** The number that was drawn, in its colour, over the hub. */
export function plateOf(pocket: number, { palette }: GameArt): Picture {
  const kit = kitOf(palette);
  return {
    ...disc(`roulette-plate-${pocket}-${palette.ink}`, PLATE, stack(kit.metal(ellipse(0, 0, PLATE - 6), BRASS), kit.flat(ellipse(0, 0, PLATE - 18), COLOURS[colourOf(pocket)]))), // prettier-ignore
    texts: [{ value: pocketText(pocket), at: [0, 0], size: 96, colour: '#ffffff' }],
    isPassing: true,
  };
}
