import { box, clear, kitOf, type Picture, polygon, stack } from '@touchline/casino-game-art';
import type { Actor, Cue, Stage, StageAround, StageGame } from '@touchline/casino-stage-ui';
import { defineMessages } from 'react-intl';
import { once } from '../shared/once.ts';
import { caption, move, type Run, scoreOfRun, sizeOf, sound, tableOf } from '../shared/round.ts';

const SAID = defineMessages({
  order: { id: 'stage.racing.order', defaultMessage: 'Finishing order: {order}' },
});

const RUNNERS = 8;
const COLOURS = ['#c8323c', '#2f6fd0', '#2c9a5b', '#d9a12f', '#7a4bc0', '#1f9fb0', '#d0682c', '#8a94a3'] as const;
/** The winner reaches the line, and the others one after another, by their place alone. */
const FIRST_MS = 3_600;
const EACH_MS = 170;
const OUT_MS = 210;
/** Behind the line they stop in their order. */
const BEYOND = 20;
const APART = 12;
/** Until when all keep their pace: a share of the course that depends on the lane alone. */
const PACES = [
  { ms: 1_400, share: 0.3, spread: [0.03, -0.02, 0.01, -0.03, 0.02, 0, -0.01, 0.025] },
  { ms: 2_700, share: 0.64, spread: [-0.03, 0.02, 0.035, 0, -0.02, 0.03, 0.01, -0.01] },
] as const;

/** When a place is reached, counted from 0. */
export const finishMs = (place: number): number => FIRST_MS + place * EACH_MS;

interface Course {
  start: number;
  line: number;
  top: number;
  lane: number;
}
/** Where the course lies on the stage. */
export const courseOf = ({ form }: StageAround): Course =>
  form === 'tall' ? { start: 80, line: 770, top: 200, lane: 108 } : { start: 130, line: 1_400, top: 90, lane: 86 };

function coursePicture(around: StageAround): Picture {
  const kit = kitOf(around.art.palette);
  const { start, line, top, lane } = courseOf(around);
  const { width, height } = sizeOf(around);
  return once(`racing-course-${around.form}-${around.art.id}`, () => ({
    ...{ width, height },
    art: stack(
      kit.flat(box(start - 70, top, width - 2 * (start - 70), RUNNERS * lane, 20), clear('#1c3a24', 0.88)),
      Array.from({ length: RUNNERS - 1 }, (_, nth) => kit.line(`M${start - 70} ${top + (nth + 1) * lane}L${width - start + 70} ${top + (nth + 1) * lane}`, clear('#ffffff', 0.35), 2)), // prettier-ignore
      Array.from({ length: RUNNERS * 2 }, (_, nth) => kit.flat(box(line + (nth % 2) * 9, top + (nth * lane) / 2, 9, lane / 2), '#ffffff')),
    ),
  }));
}

const OUTLINE = [[4, 10], [62, 10], [92, 36], [62, 62], [4, 62], [18, 36]] as const; // prettier-ignore
function runnerPicture({ art: { id, palette } }: StageAround, runner: number): Picture {
  const kit = kitOf(palette);
  return once(`racing-runner-${runner}-${id}`, () => ({
    ...{ width: 96, height: 72 },
    art: kit.solid(polygon(OUTLINE), COLOURS[runner % COLOURS.length] ?? COLOURS[0], { gloss: 0.3 }),
    texts: [{ value: String(runner + 1), at: [46, 37], size: 36, colour: '#ffffff', edge: '#10151c' }],
  }));
}

const idOf = (runner: number): string => `runner-${runner + 1}`;
/** The tip of a runner is where it is on the course. */
const actorsOf = (around: StageAround): Actor[] => {
  const { width, height } = sizeOf(around);
  const { start, top, lane } = courseOf(around);
  return [
    { id: 'course', picture: coursePicture(around), pose: { x: width / 2, y: height / 2 } },
    ...Array.from({ length: RUNNERS }, (_, runner): Actor => ({
      ...{ id: idOf(runner), picture: runnerPicture(around, runner), pivot: [92 / 96, 0.5] },
      pose: { x: start, y: top + (runner + 0.5) * lane },
    })),
  ];
};

/** The runners reach the line in the order that was drawn. */
const race: Stage<'racing'> = ({ order }, around) => {
  const { start, line } = courseOf(around);
  const xOf = (share: number): number => start + share * (line - start);
  const runs = order.flatMap((runner, place): Cue[] => {
    const id = idOf(runner);
    const [early, late] = PACES;
    const paceIn = ({ share, spread }: (typeof PACES)[number]): number => xOf(share + (spread[runner] ?? 0));
    const finish = finishMs(place);
    return [
      move(id, 0, early.ms, { x: paceIn(early) }, 'even'),
      move(id, early.ms, late.ms - early.ms, { x: paceIn(late) }, 'even'),
      move(id, late.ms, finish - late.ms, { x: line }, 'even'),
      move(id, finish, OUT_MS, { x: line + BEYOND + (order.length - 1 - place) * APART }, 'out'),
    ];
  });
  const restMs = finishMs(order.length - 1) + OUT_MS;
  const run: Run = {
    actors: actorsOf(around),
    cues: [
      sound(0, 'start'),
      ...runs,
      sound(restMs, 'stop'),
      caption(restMs, SAID.order, { order: order.map((runner) => around.written(runner + 1)).join(', ') }),
    ],
    restMs,
    winning: order.slice(0, 1).map(idOf),
  };
  return scoreOfRun(around, run);
};

/** The stage of a race. */
export const RACING: StageGame = { idle: (around) => tableOf(around, actorsOf(around)), stages: { racing: race } };
