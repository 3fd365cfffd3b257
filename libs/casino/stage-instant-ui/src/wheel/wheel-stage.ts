import { clear, ellipse, kitOf, type Layer, type Picture, polygon, stack } from '@touchline/casino-game-art';
import { type Actor, type Stage, type StageAround, type StageGame, swayOf } from '@touchline/casino-stage-ui';
import { defineMessages } from 'react-intl';
import { once } from '../shared/once.ts';
import { plateOf } from '../shared/pieces.ts';
import { caption, move, type Run, scoreOfRun, sizeOf, sound, tableOf, timesText, unseen } from '../shared/round.ts';

const SAID = defineMessages({
  stopped: { id: 'stage.wheel.stopped', defaultMessage: 'The wheel stopped at {times}' },
});

const RADIUS = 360;
const LABELS = 300;
const HUB = 130;
/** Segments of a wheel of which nothing is known yet. */
const BLANK = 20;
/** Whole turns of a spin: as many for every segment. */
const TURNS = 4;
const REST_MS = 3_600;
const STEPS = 6;
const COLOURS = ['#2c5d8f', '#7a3b8f', '#2f7d5b', '#a0532b', '#8f2f4a', '#5b5fb0'] as const;
const NOTHING = ['#2a3441', '#1f2833'] as const;

const onCircle = (turn: number, radius: number): readonly [number, number] => [
  radius * Math.sin(turn * 2 * Math.PI),
  -radius * Math.cos(turn * 2 * Math.PI),
];
const sector = (from: number, to: number): string =>
  polygon([[0, 0], ...Array.from({ length: STEPS + 1 }, (_, step) => onCircle(from + ((to - from) * step) / STEPS, RADIUS))]);

/** Equal multiples have one colour; segments that pay nothing are dark. */
function wheelPicture({ art }: StageAround, segments: readonly number[]): Picture {
  const kit = kitOf(art.palette);
  const paying = [...new Set(segments)].filter((times) => times > 0).sort((one, other) => one - other);
  const colourOf = (times: number, nth: number) =>
    (times > 0 ? COLOURS[paying.indexOf(times) % COLOURS.length] : NOTHING[nth % 2]) ?? NOTHING[0];
  const share = 1 / segments.length;
  const side = 2 * (RADIUS + 30);
  return once(`wheel-${segments.join('-')}-${art.id}`, () => ({
    ...{ width: side, height: side },
    at: [-side / 2, -side / 2],
    art: stack(
      kit.metal(ellipse(0, 0, RADIUS + 24)),
      segments.flatMap((times, nth): Layer[] => {
        const cell = sector((nth - 0.5) * share, (nth + 0.5) * share);
        return [kit.flat(cell, colourOf(times, nth)), kit.line(cell, clear('#ffffff', 0.5), 2)];
      }),
      kit.line(ellipse(0, 0, RADIUS), clear(art.palette.ink, 0.6), 4),
      kit.metal(ellipse(0, 0, HUB)),
      kit.flat(ellipse(0, 0, HUB - 12), '#10151c'),
    ),
  }));
}

const labelOf = (value: string): Picture => ({
  ...{ id: `wheel-label-${value}`, width: 120, height: 50, art: [] },
  texts: [{ value, at: [60, 25], size: 32, colour: '#ffffff', edge: '#10151c' }],
});
const POINTER = [[4, 4], [80, 4], [42, 92]] as const; // prettier-ignore
function pointerPicture({ art: { id, palette } }: StageAround): Picture {
  const kit = kitOf(palette);
  return once(`wheel-pointer-${id}`, () => ({ width: 84, height: 96, art: kit.metal(polygon(POINTER)) }));
}

const centreOf = (around: StageAround): { x: number; y: number } => {
  const { width, height } = sizeOf(around);
  return { x: width / 2, y: around.form === 'tall' ? height / 2 : 430 };
};

function actorsOf(around: StageAround, segments: readonly number[], turn: number): Actor[] {
  const { x, y } = centreOf(around);
  const labels = segments.flatMap((times, nth): Actor[] => {
    const at = nth / segments.length;
    const [dx, dy] = onCircle(at, LABELS);
    return times === 0
      ? []
      : [{ id: `label-${nth}`, picture: labelOf(timesText(around, times)), parent: 'wheel', pose: { x: dx, y: dy, turn: at } }];
  });
  return [
    { id: 'wheel', picture: wheelPicture(around, segments), pose: { x, y, turn } },
    ...labels,
    { id: 'pointer', picture: pointerPicture(around), pose: { x, y: y - RADIUS - 34 } },
  ];
}

/** The wheel makes as many turns to every segment, and the one that was drawn stops under the pointer. */
const spin: Stage<'wheel'> = ({ segments, at }, around) => {
  const { before } = around;
  const turnTo = (nth: number): number => -nth / segments.length;
  const start = before?.kind === 'wheel' && before.segments.length === segments.length ? turnTo(before.at) : 0;
  const times = segments[at] ?? 0;
  const actors = actorsOf(around, segments, start);
  const run: Run = {
    actors: [
      ...actors,
      unseen('hub', plateOf(around.art, timesText(around, times), { width: 230, height: 110, size: 60 }), centreOf(around)),
    ],
    cues: [
      sound(0, 'start'),
      ...swayOf(around.art, sizeOf(around), REST_MS),
      move('wheel', 0, REST_MS, { turn: TURNS + turnTo(at) }, 'out'),
      move('hub', REST_MS, 0, { alpha: 1 }),
      sound(REST_MS, 'stop'),
      caption(REST_MS, SAID.stopped, { times: timesText(around, times) }),
    ],
    restMs: REST_MS,
    winning: ['hub'],
  };
  return scoreOfRun(around, run);
};

/** The stage of a wheel of fortune. */
export const WHEEL: StageGame = {
  idle: (around) =>
    tableOf(
      around,
      actorsOf(
        around,
        Array.from({ length: BLANK }, () => 0),
        0,
      ),
    ),
  stages: { wheel: spin },
};
