import { type GameArt, loadGameArt } from '@touchline/casino-game-art';
import type { GameModel } from '@touchline/casino-game-math';
import { brokenRules, framesOf, type SceneOf, type Score, scoreOf, type StageAround, TEMPO } from '@touchline/casino-stage-ui';
import { loadStage } from '../index.ts';
import { wheelOf } from './wheel.ts';
import { roundOf, WHEELS } from './wheels.test.helper.ts';

let art: GameArt;
beforeAll(async () => void (art = await loadGameArt('sea', 0)));

const around = (more: Partial<StageAround> = {}): StageAround => ({
  ...{ art, facts: { features: [] }, written: String, before: null, isGain: false, isCalm: false, form: 'wide', hasLetters: false },
  ...{ sinceMs: 0, climb: null, round: { round: 1, status: 'settled', made: 0, staked: 100, returned: 0 } },
  ...more,
});
const pocketsOf = ({ idle }: GameModel): readonly number[] => wheelOf(idle === 'roulette-double');
const sceneOf = (model: GameModel, pocket: number, on = 'red') => roundOf(model, on, pocket).scene as SceneOf<'roulette'>;
async function scoreFor(model: GameModel, pocket: number, more: Partial<StageAround> = {}): Promise<Score> {
  const game = await loadStage(model.idle);
  if (game === null) throw new Error('no stage');
  return scoreOf(game, sceneOf(model, pocket), around(more));
}
/** Where the centre of an actor is at a time. */
function centreAt(score: Score, id: string, ms: number): readonly [number, number] {
  const placed = framesOf(score)(ms).find(({ actor }) => actor.id === id);
  if (placed === undefined) throw new Error(`${id} cannot be seen`);
  const [a, b, c, d, x, y] = placed.matrix;
  const [width, height] = [placed.actor.picture?.width ?? 0, placed.actor.picture?.height ?? 0];
  return [a * (width / 2) + c * (height / 2) + x, b * (width / 2) + d * (height / 2) + y];
}
const angleOf = ([x, y]: readonly [number, number], [cx, cy]: readonly [number, number]): number => Math.atan2(y - cy, x - cx);

const OPTIONS = [true, false].flatMap((isGain) =>
  [true, false].flatMap((isCalm) => (['wide', 'tall'] as const).map((form) => ({ isGain, isCalm, form }))),
);

it.each(OPTIONS)('[CS-05] [LIM-5] a spin keeps the rules of the stage: %j', async (options) => {
  for (const model of WHEELS)
    for (const pocket of pocketsOf(model)) expect(brokenRules(await scoreFor(model, pocket, options), options)).toEqual([]);
});

it.each(WHEELS)('[CS-05] the ball of $id lies in the pocket that was drawn, calm or not', async (model) => {
  for (const pocket of pocketsOf(model))
    for (const isCalm of [true, false]) {
      const score = await scoreFor(model, pocket, { isCalm });
      const hub = centreAt(score, 'plate', score.restMs);
      const ball = angleOf(centreAt(score, 'ball', score.restMs), hub);
      const number = angleOf(centreAt(score, `number-${pocket}`, score.restMs), hub);
      expect([pocket, Math.abs(Math.sin((ball - number) / 2)) < 0.001]).toEqual([pocket, true]);
    }
});

it('[CS-05] [LIM-5] the ball runs 3 to 5 s, as long for every pocket, and the number is not shown before it lies', async () => {
  const [least, most] = TEMPO.ball;
  for (const model of WHEELS)
    for (const pocket of pocketsOf(model)) {
      const score = await scoreFor(model, pocket);
      expect(score.restMs).toBe(4_200);
      expect(score.restMs >= least && score.restMs <= most).toBe(true);
      const seen = (ms: number): boolean => framesOf(score)(ms).some(({ actor }) => actor.id === 'plate');
      expect([seen(score.restMs - 1), seen(score.restMs)]).toEqual([false, true]);
      expect(score.cues.filter((cue) => cue.kind === 'say' && cue.at < score.restMs)).toEqual([]);
    }
});

it('[CS-05] the ball of an empty table lies in no pocket', async () => {
  for (const { idle } of WHEELS) {
    const game = await loadStage(idle);
    const score = game?.idle(around());
    expect([score?.endMs, score?.cues, score?.actors.some(({ id }) => id === 'plate')]).toEqual([null, [], false]);
  }
});

const saidFor = async (model: GameModel, on: string): Promise<unknown[]> => {
  const game = await loadStage(model.idle);
  if (game === null) throw new Error('no stage');
  return scoreOf(game, sceneOf(model, 0, on), around()).cues.flatMap((cue) =>
    cue.kind === 'say' ? [cue.said.message.defaultMessage] : [],
  );
};

it.each(WHEELS)('[CS-05] $id says that half of an even-money bet is returned on zero, where its rules return it', async (model) => {
  const isHalf = roundOf(model, 'red', 0).returned === 50;
  const half = 'You get half of your even-money bets back.';
  expect(await saidFor(model, 'red')).toEqual(isHalf ? ['Zero', half] : ['Zero']);
  expect(await saidFor(model, 'dozen-1')).toEqual(['Zero']);
});

it('[CS-05] has no stage for a game without a wheel', async () => {
  expect(await loadStage('slots')).toBeNull();
});
