import { type GameArt, loadGameArt } from '@touchline/casino-game-art';
import { brokenRules, framesOf, scoreOf, type StageAround } from '@touchline/casino-stage-ui';
import { loadStage } from '../index.ts';

let art: GameArt;
beforeAll(async () => void (art = await loadGameArt('sea', 0)));

const around = (more: Partial<StageAround> = {}): StageAround => ({
  ...{
    art,
    facts: { features: [] },
    written: String,
    before: null,
    isGain: false,
    isCalm: false,
    form: 'wide',
    hasLetters: false,
    sinceMs: 0,
    climb: null,
  },
  round: { round: 1, status: 'settled', made: 0, staked: 100, returned: 0 },
  ...more,
});
const SIDES = ['heads', 'tails'] as const;
const stage = async () => {
  const game = await loadStage('coin');
  if (game === null) throw new Error('no stage');
  return game;
};

it.each(SIDES.flatMap((side) => [true, false].flatMap((isGain) => [true, false].map((isCalm) => ({ side, isGain, isCalm })))))(
  '[CS-05] [LIM-5] a toss keeps the rules of the stage: %j',
  async ({ side, isGain, isCalm }) => {
    const score = scoreOf(await stage(), { kind: 'coin', side, times: 196 }, around({ isGain, isCalm }));
    expect(brokenRules(score, { isGain, isCalm })).toEqual([]);
  },
);

it.each(SIDES)('[CS-05] the coin lands on %s, the side that was drawn, after as many turns as for the other', async (side) => {
  const score = scoreOf(await stage(), { kind: 'coin', side, times: 196 }, around());
  const shown = framesOf(score)(score.restMs)
    .map(({ actor }) => actor.id)
    .filter((id) => !id.startsWith('plane'));
  expect(shown).toEqual(['shadow', side]);
  expect(score.restMs).toBe(1_400);
});

it('[CS-05] shows no result before the first round', async () => {
  const score = scoreOf(await stage(), null, around());
  expect([score.cues, score.endMs]).toEqual([[], null]);
});
