import { type GameArt, loadGameArt } from '@touchline/casino-game-art';
import type { GameModel, Scene } from '@touchline/casino-game-math';
import { brokenRules, type SceneOf, type Score } from '@touchline/casino-stage-ui';
import { numberAt } from './numbers/numbers-stage.ts';
import { cellAt as bingoCellAt } from './bingo/bingo-stage.ts';
import { placeOf } from './dice/dice-stage.ts';
import { heightOf } from './limbo/limbo-stage.ts';
import { cellAt, CELLS, fieldOn } from './mines/field.ts';
import { courseOf, finishMs } from './racing/racing-stage.ts';
import { fieldOf, slotAt } from './plinko/plinko-stage.ts';
import { loadStage } from './index.ts';
import { aroundOf, pictureAt, pointAt, scoreIn, seenAt, STAGED, stageFor, statesOf } from './rounds.test.helper.ts';

let art: GameArt;
beforeAll(async () => void (art = await loadGameArt('sea', 0)));

const SEEDS = Array.from({ length: 24 }, (_, seed) => seed);
const FORMS = ['wide', 'tall'] as const;
/** Rounds that one draw decides, by the kind of their scene. */
async function endsOf<Kind extends Scene['kind']>(kind: Kind, model: GameModel) {
  const game = await stageFor(model);
  return SEEDS.map((seed) => {
    const state = statesOf(model, seed).at(-1);
    if (state?.played.scene.kind !== kind) throw new Error(`${model.id} is no ${kind}`);
    return { scene: state.played.scene as SceneOf<Kind>, score: scoreIn(game, model, state, aroundOf(art)) };
  });
}
const modelsOf = (...tables: string[]): readonly GameModel[] => STAGED.filter(({ idle }) => tables.includes(idle));
const captionsOf = ({ cues }: Score) => cues.filter((cue) => cue.kind === 'say' && cue.said.isCaption === true);

it.each(STAGED)('[CS-05] [LIM-5] every state of $id keeps the rules of the stage, moving and still, in both forms', async (model) => {
  const game = await stageFor(model);
  for (const seed of SEEDS)
    for (const state of statesOf(model, seed))
      for (const form of FORMS)
        for (const isCalm of [true, false]) {
          const { isOver, returned, staked } = state.played;
          const score = scoreIn(game, model, state, aroundOf(art, { form, isCalm }));
          expect(brokenRules(score, { isGain: isOver && returned > staked, isCalm })).toEqual([]);
          expect(score.endMs === null).toBe(!isOver);
        }
});

it.each(STAGED)('[CS-05] $id shows with reduced motion what its motion ends with', async (model) => {
  const game = await stageFor(model);
  for (const seed of SEEDS)
    for (const state of statesOf(model, seed)) {
      const lost = { ...state, played: { ...state.played, returned: 0 } };
      const [moving, still] = [false, true].map((isCalm) => scoreIn(game, model, lost, aroundOf(art, { isCalm })));
      if (moving === undefined || still === undefined) throw new Error('no score');
      expect(pictureAt(still, 0)).toEqual(pictureAt(moving, moving.restMs));
    }
});

it.each(STAGED.filter((model) => statesOf(model, 0).length === 1))(
  '[CS-05] [LIM-5] $id takes as long for every result, and names it when everything is at rest',
  async (model) => {
    const game = await stageFor(model);
    const scores = SEEDS.map((seed) => statesOf(model, seed).at(-1)).map((state) => {
      if (state === undefined) throw new Error('no round');
      return scoreIn(game, model, state, aroundOf(art));
    });
    expect(new Set(scores.map(({ restMs }) => restMs)).size).toBe(1);
    for (const score of scores) {
      expect(score.restMs).toBeGreaterThanOrEqual(1_200);
      expect(captionsOf(score).map(({ at }) => at)).toEqual([score.restMs]);
    }
  },
);

it.each(STAGED)('[CS-05] shows no result of $id before the first round', async (model) => {
  const score = (await stageFor(model)).idle(aroundOf(art));
  expect([score.cues, score.endMs, score.actors.length > 3]).toEqual([[], null, true]);
});

it('[CS-05] has no stage for a table of another family', async () => {
  expect([await loadStage('slots'), await loadStage('blackjack')]).toEqual([null, null]);
});

it('[CS-05] the pointer of dice stops at the roll, and the figure is shown then', async () => {
  for (const model of modelsOf('dice'))
    for (const { scene, score } of await endsOf('roll', model)) {
      expect(Math.abs(pointAt(score, 'pointer', score.restMs, [0.5, 1]).x - placeOf(scene.roll, aroundOf(art)))).toBeLessThan(1);
      expect([score.restMs - 1, score.restMs].map((ms) => seenAt(score, ms).includes('roll'))).toEqual([false, true]);
    }
});

it('[CS-05] the rocket of limbo rises to the multiple that was drawn', async () => {
  for (const model of modelsOf('limbo'))
    for (const { scene, score } of await endsOf('climb', model)) {
      const top = pointAt(score, 'rocket', score.restMs, [0.5, 0.03]).y;
      expect(Math.abs(top - heightOf(scene.point ?? 0, aroundOf(art)))).toBeLessThan(1);
      expect([score.restMs - 1, score.restMs].map((ms) => seenAt(score, ms).includes('point'))).toEqual([false, true]);
    }
});

it('[CS-05] the ball of plinko turns at every pin as it was drawn, and lies in its slot', async () => {
  for (const model of modelsOf('plinko'))
    for (const { scene, score } of await endsOf('plinko', model)) {
      const field = fieldOf(scene.path.length, aroundOf(art));
      const step = (score.restMs - 300) / scene.path.length;
      const xs = [0, ...scene.path].map((_, row) => pointAt(score, 'ball', 300 + row * step).x);
      const turns = xs.slice(1).map((x, row) => (x > (xs[row] ?? 0) ? 1 : 0));
      expect(turns).toEqual(scene.path);
      const [x, y] = slotAt(field, scene.slot);
      const ball = pointAt(score, 'ball', score.restMs);
      expect([Math.abs(ball.x - x) < 1, ball.y > y]).toEqual([true, true]);
      const figures = score.actors.find(({ id }) => id === 'pays')?.picture?.texts ?? [];
      expect([figures.length, figures[scene.slot]?.value]).toEqual([scene.path.length + 1, String(scene.times / 100)]);
    }
});

it('[CS-05] the wheel stops with the segment that was drawn under the pointer', async () => {
  for (const model of modelsOf('wheel'))
    for (const { scene, score } of await endsOf('wheel', model)) {
      const pointer = pointAt(score, 'pointer', score.restMs);
      const tops = scene.segments.flatMap((times, nth) => (times > 0 ? [{ nth, ...pointAt(score, `label-${nth}`, score.restMs) }] : []));
      const nearest = tops.find(({ x, y }) => Math.abs(x - pointer.x) <= 1 && y < pointer.y + 200);
      expect(nearest?.nth).toBe((scene.segments[scene.at] ?? 0) > 0 ? scene.at : undefined);
    }
});

it('[CS-05] two dice lie with the faces that were drawn', async () => {
  for (const model of modelsOf('high-low'))
    for (const { scene, score } of await endsOf('two-dice', model)) {
      const faces = seenAt(score, score.restMs).filter((id) => id.startsWith('die'));
      expect(faces).toEqual([`die-0-${scene.dice[0]}`, `die-1-${scene.dice[1]}`]);
    }
});

it('[CS-05] balls are drawn one by one in their order, each to its number', async () => {
  for (const model of modelsOf('keno', 'draw')) {
    const table = model.idle === 'keno' ? { of: 80, columns: 10, cell: 84, eachMs: 200 } : { of: 42, columns: 7, cell: 112, eachMs: 600 };
    for (const { scene, score } of await endsOf('numbers', model)) {
      for (const [nth, n] of scene.drawn.entries()) {
        const shown = seenAt(score, nth * table.eachMs).filter((id) => id.startsWith('ball'));
        expect(shown.toSorted()).toEqual(
          scene.drawn
            .slice(0, nth + 1)
            .map((each) => `ball-${each}`)
            .toSorted(),
        );
        expect(pointAt(score, `ball-${n}`, score.restMs)).toEqual(numberAt(table, aroundOf(art), n));
      }
    }
  }
});

it('[CS-05] balls of bingo fly to the cells of the card that have their numbers', async () => {
  for (const model of modelsOf('bingo'))
    for (const { scene, score } of await endsOf('bingo', model)) {
      const shown = seenAt(score, score.restMs).filter((id) => id.startsWith('ball'));
      for (const n of scene.drawn.filter((each) => scene.card.includes(each))) {
        expect(shown).toContain(`ball-${n}`);
        expect(pointAt(score, `ball-${n}`, score.restMs)).toEqual(bingoCellAt(aroundOf(art), scene.card.indexOf(n)));
      }
    }
});

it('[CS-05] runners cross the line in the order that was drawn', async () => {
  for (const model of modelsOf('racing'))
    for (const { scene, score } of await endsOf('racing', model)) {
      const { line } = courseOf(aroundOf(art));
      const tip = (runner: number, ms: number): number => pointAt(score, `runner-${runner + 1}`, ms, [92 / 96, 0.5]).x;
      for (const [place, runner] of scene.order.entries()) {
        expect(tip(runner, finishMs(place))).toBe(line);
        for (const later of scene.order.slice(place + 1)) expect(tip(later, finishMs(place))).toBeLessThan(line);
      }
      expect(scene.order.toSorted((one, other) => tip(other, score.restMs) - tip(one, score.restMs))).toEqual(scene.order);
    }
});

it('[CS-05] a fish is drawn in when it was caught, and is gone when it was not', async () => {
  for (const model of modelsOf('fishing'))
    for (const { scene, score } of await endsOf('shot', model)) {
      const fish = pointAt(score, 'fish', score.restMs, [0.04, 0.5]);
      const hook = pointAt(score, 'hook', score.restMs, [0.5, 0]);
      expect([fish.x === hook.x, fish.x < -600]).toEqual([scene.isCaught, !scene.isCaught]);
    }
});

it('[CS-05] a card of bingo that waits for its draw is shown and put into words', async () => {
  const card = Array.from({ length: 25 }, (_, cell) => (cell === 12 ? 0 : cell + 1));
  for (const model of modelsOf('bingo')) {
    const game = await stageFor(model);
    const score = game.stages.waiting?.({ kind: 'waiting', leftMs: 5_000, card }, aroundOf(art));
    expect([score?.endMs, score?.cues.map(({ kind }) => kind)]).toEqual([null, ['say']]);
  }
});

it('[CS-05] a scratch card shows the symbols that were drawn, and nothing else before the last field is open', async () => {
  for (const model of modelsOf('scratch'))
    for (const { scene, score } of await endsOf('scratch', model)) {
      expect(seenAt(score, score.restMs - 1)).toEqual(['paper', ...scene.cells.map((_, nth) => `symbol-${nth}`)]);
      const equal = scene.cells.find((cell) => scene.cells.filter((other) => other === cell).length >= 3);
      expect([captionsOf(score)[0]?.kind, score.byHandMs]).toEqual(['say', score.restMs]);
      expect(JSON.stringify(captionsOf(score)).includes('stage.scratch.match')).toBe(equal !== undefined);
    }
});

it('[CS-05] cells of mines turn over when they are opened, and mines when the round is over', async () => {
  for (const model of modelsOf('mines')) {
    const game = await stageFor(model);
    for (const seed of SEEDS)
      for (const state of statesOf(model, seed)) {
        const { scene } = state.played;
        if (scene.kind !== 'mines') throw new Error('no mines');
        const score = scoreIn(game, model, state, aroundOf(art));
        const faces = (ms: number) => seenAt(score, ms).flatMap((id) => (id.startsWith('face-') ? [Number(id.slice(5))] : []));
        const isNew = state.made === scene.opened.length;
        expect(new Set(faces(0))).toEqual(new Set(isNew ? scene.opened.slice(0, -1) : scene.opened));
        expect(new Set(faces(score.restMs))).toEqual(new Set([...scene.opened, ...(scene.mines ?? [])]));
      }
  }
});

it('[CS-05] the cells of mines are counted row by row', () => {
  const field = fieldOn('wide');
  const places = CELLS.map((cell) => cellAt(field, cell));
  expect(places[0]?.y).toBe(places[4]?.y);
  expect((places[5]?.y ?? 0) > (places[0]?.y ?? 0)).toBe(true);
});

it('[CS-05] a card of hilo is dealt face down and turned, once a guess', async () => {
  for (const model of modelsOf('hilo')) {
    const game = await stageFor(model);
    for (const seed of SEEDS)
      for (const state of statesOf(model, seed)) {
        const { scene } = state.played;
        if (scene.kind !== 'hilo') throw new Error('no hilo');
        const score = scoreIn(game, model, state, aroundOf(art));
        const isNew = state.made === scene.guesses.length;
        expect([score.restMs, seenAt(score, 0).includes('card')]).toEqual(isNew ? [600, false] : [0, true]);
        expect(seenAt(score, score.restMs)).toContain('card');
        expect(score.actors.find(({ id }) => id === 'card')?.picture?.id).toBe(`card-${scene.cards.at(-1)}`);
      }
  }
});
