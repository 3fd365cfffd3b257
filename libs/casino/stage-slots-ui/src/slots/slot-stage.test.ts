import { type GameArt, loadGameArt } from '@touchline/casino-game-art';
import { drawOf, type GameModel, MODELS, rulesOf, type Scene } from '@touchline/casino-game-math';
import { brokenRules, framesOf, type Score, scoreOf, type StageAround, type StageGame } from '@touchline/casino-stage-ui';
import { loadStage } from '../index.ts';

const SLOTS = MODELS.filter(({ idle }) => idle === 'slots');
const ROUNDS = 60;
const AMOUNT = 100;

let art: GameArt;
let game: StageGame;
beforeAll(async () => {
  art = await loadGameArt('space', 3);
  const loaded = await loadStage('slots');
  if (loaded === null) throw new Error('no stage');
  game = loaded;
});

/** Reproducible rounds by the rules of the game. */
function roundsOf(model: GameModel, count = ROUNDS) {
  let state = 88_172_645;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state & 255;
  };
  const rules = rulesOf(model.id);
  return Array.from({ length: count }, () =>
    rules.play(
      { amount: AMOUNT, choice: rules.standard },
      [],
      drawOf(() => Uint8Array.from({ length: 32 }, next)),
    ),
  );
}
const around = (model: GameModel, more: Partial<StageAround> = {}): StageAround => ({
  ...{ art, facts: model, before: null, isGain: false, isCalm: false, form: 'wide', hasLetters: false, sinceMs: 0, climb: null },
  round: { round: 1, status: 'settled', made: 0, staked: AMOUNT, returned: 0 },
  written: String,
  ...more,
});
const stepsOf = (scene: Scene) => (scene.kind === 'slots' ? scene.steps : []);
/** Symbols that are on the grid at a time, by cell. */
function gridAt(score: Score, ms: number): Map<string, string> {
  const at = (x: number) => Math.round(x * 100);
  return new Map(
    framesOf(score)(ms)
      .filter(({ actor: { id, window } }) => window === undefined && /-\d+-\d+$/.test(id) && !/^plane/.test(id))
      .map(({ actor, matrix: [a, b, c, d, x, y] }) => {
        const [w, h] = [actor.picture?.width ?? 0, actor.picture?.height ?? 0];
        return [`${at(x + (a * w + c * h) / 2)},${at(y + (b * w + d * h) / 2)}`, actor.picture?.id ?? ''];
      }),
  );
}

it.each(
  SLOTS.flatMap((model) =>
    [true, false].flatMap((isCalm) => (['wide', 'tall'] as const).map((form) => ({ id: model.id, model, isCalm, form }))),
  ),
)('[CS-05] [LIM-5] rounds of $id keep the rules of the stage; reduced motion: $isCalm, $form', ({ model, isCalm, form }) => {
  let before: Scene | null = null;
  for (const { scene, staked, returned } of roundsOf(model)) {
    const isGain = returned > staked;
    const score = scoreOf(game, scene, around(model, { before, isGain, isCalm, form }));
    expect(brokenRules(score, { isGain, isCalm })).toEqual([]);
    before = scene;
  }
});

it.each(SLOTS)('[CS-05] the grid of $id at the end is the one that was drawn, with the symbols of its letters', (model) => {
  for (const { scene, returned, staked } of roundsOf(model)) {
    const last = stepsOf(scene).at(-1);
    const score = scoreOf(game, scene, around(model, { isGain: returned > staked }));
    const letters = [...(last?.columns.join('') ?? '')].filter((letter) => letter !== '-');
    const shown = gridAt(score, score.restMs);
    expect(shown.size).toBe(letters.length);
    const calm = scoreOf(game, scene, around(model, { isGain: returned > staked, isCalm: true }));
    expect([...gridAt(calm, calm.endMs ?? 0).values()].sort()).toEqual([...shown.values()].sort());
    const count = (of: (each: string) => boolean) => [...shown.values()].filter(of).length;
    expect(count((id) => id.endsWith('picture-1'))).toBe(letters.filter((letter) => letter === 'A').length);
    expect(count((id) => id.endsWith('wild'))).toBe(letters.filter((letter) => letter === 'W').length);
  }
});

it.each(SLOTS.filter(({ features }) => !features.includes('cascades')))(
  '[CS-05] [LIM-5] reels of $id turn for 1.1 s and stop 150 ms apart, whatever was drawn; no press can stop them',
  (model) => {
    const columns = model.grid?.columns ?? 0;
    for (const { scene, staked, returned } of roundsOf(model)) {
      const { cues, restMs } = scoreOf(game, scene, around(model, { isGain: returned > staked }));
      const stops = cues.flatMap((cue) => (cue.kind === 'sound' && cue.sound === 'stop' ? [cue.at] : []));
      expect(stops.slice(0, columns)).toEqual(Array.from({ length: columns }, (_, reel) => 1_100 + 150 * reel));
      expect(restMs).toBeGreaterThanOrEqual(stops.at(-1) ?? 0);
    }
  },
);

it.each(SLOTS)('[LIM-5] what runs past on the reels of $id does not depend on what was drawn', (model) => {
  const passedIn = (scene: Scene) =>
    scoreOf(game, scene, around(model)).actors.flatMap(({ id, window, picture }) =>
      window !== undefined && /^(?:spin|coins)-0-/.test(id)
        ? [[id, picture?.height, picture?.parts?.filter(({ y }) => y >= 4 * window).slice(0, 3)]]
        : [],
    );
  const [first, ...rest] = roundsOf(model, 12).map(({ scene }) => JSON.stringify(passedIn(scene).map((each) => each.slice(0, 2))));
  for (const each of rest) if (!model.features.includes('hold-and-win')) expect(each).toBe(first);
});

it('[CS-05] each free spin is counted, and none is celebrated before the last is at rest', () => {
  const model = SLOTS.find(({ features }) => features.includes('free-spins')) ?? SLOTS[0];
  if (model === undefined) throw new Error('no slot');
  const found = roundsOf(model, 2_000).find(({ scene }) => stepsOf(scene).length > 1);
  if (found === undefined) throw new Error('no free spins');
  const { cues, restMs } = scoreOf(game, found.scene, around(model, { isGain: true }));
  const counted = cues.flatMap((cue) => (cue.kind === 'say' && cue.said.isCaption ? [cue.said.values?.['n']] : []));
  expect(counted).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(cues.filter(({ kind }) => kind === 'celebrate').map(({ at }) => at)).toEqual([restMs]);
});

it.each(SLOTS.filter(({ features }) => !features.includes('hold-and-win')))(
  '[LIM-5] the grid of $id before the first round is no win',
  (model) => {
    const score = scoreOf(game, null, around(model));
    const names = [...gridAt(score, 0).values()];
    expect([score.cues, score.endMs]).toEqual([[], null]);
    expect(names).toHaveLength((model.grid?.columns ?? 0) * (model.grid?.rows ?? 0));
    // Eight of a kind win where symbols fall.
    for (const name of new Set(names)) expect(names.filter((each) => each === name).length).toBeLessThan(8);
  },
);

it('[CS-05] games of different themes show different pictures', async () => {
  const model = SLOTS[0];
  if (model === undefined) throw new Error('no slot');
  const idsOf = async (theme: string, id: number) => {
    const { actors } = scoreOf(game, null, around(model, { art: await loadGameArt(theme, id) }));
    return actors.flatMap(({ picture }) => picture?.id ?? []);
  };
  const [sea, space, other] = await Promise.all([idsOf('sea', 8), idsOf('space', 8), idsOf('sea', 9)]);
  expect(sea.filter((id) => space.includes(id) || other.includes(id))).toEqual([]);
});

it.each(SLOTS)('[CS-05] a picture of $id that is drawn once has one size, however the phone is held', (model) => {
  const sizes = new Map<string, string>();
  for (const { scene } of roundsOf(model, 5))
    for (const form of ['wide', 'tall'] as const)
      for (const { picture } of scoreOf(game, scene, around(model, { form })).actors) {
        if (picture === undefined) continue;
        const size = `${picture.width}x${picture.height}`;
        expect([picture.id, sizes.get(picture.id) ?? size]).toEqual([picture.id, size]);
        sizes.set(picture.id, size);
      }
});
