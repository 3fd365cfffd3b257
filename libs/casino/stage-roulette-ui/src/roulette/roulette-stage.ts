import {
  type Actor,
  backdropOf,
  type Cue,
  type Score,
  type Stage,
  type StageAround,
  type StageGame,
  swayOf,
  TALL,
  TEMPO,
  WIDE,
} from '@touchline/casino-stage-ui';
import { pocketText, wheelOf } from './wheel.ts';
import { BALL, ballOf, bowlOf, numberOf, plateOf, RADII, wheelPicture } from './wheel-art.ts';
import { calledAs, words } from './words.ts';

/** Times of a spin in milliseconds: the ball leaves the track, hits the pockets, lies in one; then the wheel is at rest. */
const TIMES = { leave: 2_100, hit: 2_900, bounce: 3_150, lie: 3_600, rest: 4_200 } as const;
/** Turns of the wheel, and of the ball on the wheel against it: as many for every pocket. */
const WHEEL_TURNS = 2;
const BALL_TURNS = 8;
/** Height of the seen circle to its width: the wheel is seen from a little above. */
const TILT = 0.86;
const BOUNCE = 26;
const RESULT_MS = 300;

const centreOf = (form: StageAround['form']): { x: number; y: number } =>
  form === 'tall' ? { x: TALL.width / 2, y: 790 } : { x: WIDE.width / 2, y: 455 };

/** The table before the ball is thrown; `pocket` puts the ball into a pocket instead. */
function tableOf({ art, form }: StageAround, isDouble: boolean, pocket: number | null): Omit<Score, 'cues' | 'restMs' | 'endMs'> {
  const size = form === 'tall' ? TALL : WIDE;
  const centre = centreOf(form);
  const pockets = wheelOf(isDouble);
  const radius = (RADII.numbers + RADII.pockets) / 2;
  const numbers = pockets.map((each, nth): Actor => {
    const turn = nth / pockets.length;
    const angle = turn * 2 * Math.PI;
    const pose = { x: radius * Math.sin(angle), y: -radius * Math.cos(angle), turn };
    return { id: `number-${each}`, picture: numberOf(each), parent: 'wheel', pose };
  });
  const actors: Actor[] = [
    ...backdropOf(art, size),
    // A quarter turn there and back, with less breadth between: the circle is seen as an ellipse.
    { id: 'tilt', pose: { ...centre, turn: 0.25, breadth: TILT } },
    { id: 'table', parent: 'tilt', pose: { turn: -0.25 } },
    { id: 'bowl', picture: bowlOf(art), parent: 'table', pose: {} },
    { id: 'wheel', picture: wheelPicture(art, isDouble), parent: 'table', pose: {} },
    ...numbers,
    { id: 'orbit', parent: 'wheel', pose: { turn: pocket === null ? 0 : pockets.indexOf(pocket) / pockets.length } },
    { id: 'ball', picture: ballOf(art), parent: 'orbit', pose: { y: pocket === null ? -BALL.track : -BALL.pocket } },
  ];
  return { ...size, ground: art.palette.ink, actors };
}

const EVEN_MONEY = new Set(['red', 'black', 'even', 'odd', 'low', 'high']);

/** The wheel and the ball, which runs as long for every pocket and falls into the one that was drawn. */
const spin: Stage<'roulette'> = ({ pocket, wheel, bets }, around): Score => {
  const { art, form, isCalm, isGain } = around;
  const isDouble = wheel === 'american';
  const table = tableOf(around, isDouble, isCalm ? pocket : null);
  const plate: Actor = { id: 'plate', picture: plateOf(pocket, art), pose: { ...centreOf(form), alpha: isCalm ? 1 : 0 } };
  const restMs = isCalm ? 0 : TIMES.rest;
  const hasHalf = bets.some(({ on, staked, returned }) => EVEN_MONEY.has(on) && returned > 0 && returned < staked);
  const said: Cue[] = [
    { kind: 'say', at: restMs, said: { message: calledAs(pocket), values: { n: pocketText(pocket) }, isCaption: true } },
    ...(hasHalf ? [{ kind: 'say', at: restMs, said: { message: words.halfBack } } as const] : []),
  ];
  const lasts = isCalm ? 0 : TEMPO.celebration;
  const gain: Cue[] = isGain
    ? [
        { kind: 'celebrate', at: restMs, lasts, winning: ['plate'], dimmed: [] },
        { kind: 'sound', at: restMs, sound: 'gain' },
      ]
    : [];
  const scene = { ...table, actors: [...table.actors, plate] };
  if (isCalm) return { ...scene, cues: [...said, ...gain], restMs, endMs: restMs };
  const pockets = wheelOf(isDouble);
  const run: Cue[] = [
    ...swayOf(art, table, TIMES.rest),
    { kind: 'move', at: 0, lasts: TIMES.rest, actor: 'wheel', to: { turn: WHEEL_TURNS }, ease: 'out' },
    {
      kind: 'move',
      at: 0,
      lasts: TIMES.lie,
      actor: 'orbit',
      to: { turn: pockets.indexOf(pocket) / pockets.length - BALL_TURNS },
      ease: 'out',
    },
    { kind: 'move', at: TIMES.leave, lasts: TIMES.hit - TIMES.leave, actor: 'ball', to: { y: -BALL.pocket }, ease: 'in' },
    { kind: 'move', at: TIMES.hit, lasts: TIMES.bounce - TIMES.hit, actor: 'ball', to: { y: -BALL.pocket - BOUNCE }, ease: 'out' },
    { kind: 'move', at: TIMES.bounce, lasts: TIMES.lie - TIMES.bounce, actor: 'ball', to: { y: -BALL.pocket }, ease: 'settle' },
    { kind: 'move', at: TIMES.rest, lasts: 0, actor: 'plate', to: { alpha: 1 } },
    { kind: 'sound', at: 0, sound: 'start' },
    { kind: 'sound', at: TIMES.hit, sound: 'tick' },
    { kind: 'sound', at: TIMES.lie, sound: 'stop' },
  ];
  return { ...scene, cues: [...run, ...said, ...gain], restMs, endMs: restMs + (isGain ? lasts : RESULT_MS) };
};

/** The stages of a table with one zero or two. */
export const stagesOf = (isDouble: boolean): Pick<StageGame, 'idle' | 'stages'> => ({
  idle: (around) => ({ ...tableOf(around, isDouble, null), cues: [], restMs: 0, endMs: null }),
  stages: { roulette: spin },
});
