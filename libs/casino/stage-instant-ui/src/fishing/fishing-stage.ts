import { box, clear, ellipse, kitOf, type Picture, smooth, stack } from '@touchline/casino-game-art';
import type { Actor, Cue, Stage, StageAround, StageGame } from '@touchline/casino-stage-ui';
import { defineMessages } from 'react-intl';
import { once } from '../shared/once.ts';
import { plateOf } from '../shared/pieces.ts';
import { caption, move, type Run, scoreOfRun, sizeOf, sound, tableOf, timesText, unseen } from '../shared/round.ts';

const SAID = defineMessages({
  caught: { id: 'stage.fishing.caught', defaultMessage: 'Caught: {times}' },
  away: { id: 'stage.fishing.away', defaultMessage: 'Got away' },
});

/** The hook sinks, the fish swims to it, and then the line is drawn in: as long for a catch as for none. */
const TIMES = { sunk: 900, bite: 1_500, rest: 2_700 } as const;
const LINE = 600;
const SHARE = { up: 0.12, down: 0.8 } as const;
/** From the smallest to the largest. */
const COLOURS = ['#9fb4c6', '#6fb58a', '#4f8fd6', '#b06fd0', '#d9803a', '#d9b12f'] as const;

const sizeOfFish = (target: number): number => 130 + target * 44;
const rodOf = (around: StageAround): { x: number; y: number } => ({ x: sizeOf(around).width / 2, y: around.form === 'tall' ? 200 : 70 });
const hookAt = (around: StageAround, share: number): { x: number; y: number } => {
  const { x, y } = rodOf(around);
  return { x, y: y + LINE * share };
};

function waterOf(around: StageAround): Picture {
  const { width, height } = sizeOf(around);
  const top = rodOf(around).y + 140;
  const wave = Array.from({ length: 9 }, (_, nth) => `${(nth * width) / 8},${top + (nth % 2 === 0 ? 0 : 22)}`).join(' ');
  return once(`fishing-water-${around.form}-${around.art.id}`, () => ({
    ...{ width, height },
    art: [
      {
        path: smooth(`${wave} ${width},${height}! 0,${height}!`),
        fill: { line: [0, top, 0, height], stops: [[0, clear('#3f8fd0', 0.75)], [1, clear('#0d2f5a', 0.9)]] }, // prettier-ignore
      },
    ],
  }));
}

function rodPicture({ art: { id, palette } }: StageAround): Picture {
  const kit = kitOf(palette);
  return once(`fishing-rod-${id}`, () => ({
    ...{ width: 420, height: 60 },
    art: stack(kit.cord('M10 50Q220 40 410 10', '#8a5a2b', 9), kit.metal(ellipse(404, 12, 10), palette.metal, { contour: 1 })),
  }));
}

function hookPicture({ art: { palette } }: StageAround): Picture {
  const kit = kitOf(palette);
  return { id: 'fishing-hook', width: 60, height: 80, art: kit.cord('M30 4L30 48Q30 72 14 66Q4 60 10 48', '#dfe6ee', 5) };
}

const CORD: Picture = { id: 'fishing-cord', width: LINE, height: 6, art: [{ path: box(0, 1, LINE, 4, 2), fill: '#f2f5f8' }] };

function fishPicture({ art: { id, palette } }: StageAround, target: number): Picture {
  const kit = kitOf(palette);
  const colour = COLOURS[target % COLOURS.length] ?? COLOURS[0];
  return once(`fishing-fish-${target}-${id}`, () => ({
    ...{ width: 140, height: 90 },
    art: stack(
      kit.solid(smooth('92,45 134,12! 122,45 134,78!'), kit.darker(colour, 0.2)),
      kit.solid(smooth('40,20 66,2! 84,24'), kit.darker(colour, 0.3)),
      kit.solid(smooth('6,46! 34,18 74,16 108,45! 74,74 34,72'), colour, { isRound: true }),
      kit.groove(smooth('44,28 52,45 44,62', false), 2),
      kit.flat(ellipse(28, 38, 7), '#ffffff'),
      kit.flat(ellipse(27, 38, 3.5), '#10151c'),
    ),
  }));
}

function actorsOf(around: StageAround, target: number): Actor[] {
  const { width, height } = sizeOf(around);
  const rod = rodOf(around);
  const size = { width: sizeOfFish(target), height: (sizeOfFish(target) * 90) / 140 };
  return [
    { id: 'water', picture: waterOf(around), pose: { x: width / 2, y: height / 2 } },
    { id: 'rod', picture: rodPicture(around), pose: rod, pivot: [404 / 420, 0.2] },
    { id: 'cord', picture: CORD, pose: { ...rod, turn: 0.25, breadth: SHARE.up }, pivot: [0, 0.5] },
    { id: 'hook', picture: hookPicture(around), pose: hookAt(around, SHARE.up), pivot: [0.5, 0] },
    {
      id: 'fish',
      picture: fishPicture(around, target),
      pose: { x: width - 60, y: hookAt(around, SHARE.down).y + 60 },
      size,
      pivot: [0.04, 0.5],
    },
  ];
}

/** The fish rises with the hook when it is caught, and swims away when it is not. */
const cast: Stage<'shot'> = ({ target, isCaught, times }, around) => {
  const { width } = sizeOf(around);
  const { sunk, bite, rest } = TIMES;
  const [up, down] = [hookAt(around, SHARE.up), hookAt(around, SHARE.down)];
  const drawnIn = rest - bite;
  const fish = isCaught ? move('fish', bite, drawnIn, { y: up.y + 60 }) : move('fish', bite, drawnIn, { x: -width / 2 }, 'in');
  const plate = plateOf(around.art, timesText(around, times), { width: 320, height: 120, size: 70 });
  const cues: Cue[] = [
    sound(0, 'start'),
    move('cord', 0, sunk, { breadth: SHARE.down }),
    move('hook', 0, sunk, { y: down.y }),
    move('fish', 0, bite, { x: down.x }, 'even'),
    sound(bite, 'tick'),
    fish,
    move('cord', bite, drawnIn, { breadth: SHARE.up }),
    move('hook', bite, drawnIn, { y: up.y }),
    sound(rest, 'stop'),
  ];
  const shown: Cue[] = isCaught
    ? [move('times', rest, 0, { alpha: 1 }), caption(rest, SAID.caught, { times: timesText(around, times) })]
    : [caption(rest, SAID.away)];
  const run: Run = {
    actors: [
      ...actorsOf(around, target),
      ...(isCaught ? [unseen('times', plate, { x: around.form === 'tall' ? 450 : 1_200, y: around.form === 'tall' ? 800 : 300 })] : []),
    ],
    cues: [...cues, ...shown],
    restMs: rest,
    winning: isCaught ? ['times'] : [],
  };
  return scoreOfRun(around, run);
};

/** The stage of one cast at a fish that the player chose. */
export const FISHING: StageGame = { idle: (around) => tableOf(around, actorsOf(around, 0)), stages: { shot: cast } };
