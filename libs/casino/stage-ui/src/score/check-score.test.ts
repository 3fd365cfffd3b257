import { brokenRules } from './check-score.ts';
import type { Cue, Score } from './score.ts';

const SAY: Cue = { kind: 'say', at: 0, said: { message: { id: 'test', defaultMessage: 'No win' } } };
const REEL: Cue = { kind: 'move', at: 0, lasts: 1100, actor: 'reel', to: { scroll: 10 } };
const GAIN: Cue = { kind: 'celebrate', at: 1100, lasts: 500, winning: ['reel'], dimmed: [] };
const GOOD: Score = { width: 1600, height: 900, actors: [{ id: 'reel', pose: {} }], cues: [REEL, SAY, GAIN], restMs: 1100, endMs: 1600 };
const WIN = { isGain: true, isCalm: false };
const LOSS = { isGain: false, isCalm: false };
const CALM = { isGain: false, isCalm: true };

it('[CS-05] finds nothing in a score that keeps the rules', () => {
  expect(brokenRules(GOOD, WIN)).toEqual([]);
  expect(brokenRules({ ...GOOD, cues: [SAY], restMs: 0, endMs: 0 }, CALM)).toEqual([]);
  expect(brokenRules({ ...GOOD, cues: [SAY], restMs: 0, endMs: 2, pages: [0, 1, 2] }, CALM)).toEqual([]);
});

it.each<[string, Partial<Score>, Parameters<typeof brokenRules>[1]]>([
  ['a return up to the stake is celebrated', {}, LOSS],
  ['a return up to the stake is celebrated', { cues: [REEL, SAY, { kind: 'sound', at: 1100, sound: 'gain' }] }, LOSS],
  ['a win is shown before everything is at rest', { restMs: 1500 }, WIN],
  ['something moves although reduced motion is preferred', { cues: [REEL, SAY], pages: [1600] }, CALM],
  ['a still stage keeps its result back', { cues: [SAY], restMs: 0, endMs: 1000 }, CALM],
  ['the round is not put into words', { cues: [REEL] }, LOSS],
  ['a cue of move ends after the result is shown', { cues: [REEL, SAY], restMs: 0, endMs: 800 }, LOSS],
  ['the result is shown before everything is at rest', { cues: [SAY], endMs: 800 }, LOSS],
  ['a cue moves reel, which is not on the stage', { actors: [] }, WIN],
  ['something happens while the player uncovers the round', { byHandMs: 900 }, WIN],
  ['everything is at rest before the player has uncovered it', { cues: [{ ...SAY, at: 1_400 }], byHandMs: 1_400 }, LOSS],
  ['a still stage waits for a hand', { cues: [{ ...SAY, at: 5 }], restMs: 5, endMs: 5, pages: [5], byHandMs: 5 }, CALM],
  ['two actors have one id', { actors: [...GOOD.actors, ...GOOD.actors] }, WIN],
  ['reel follows table, which is not before it', { actors: [{ id: 'reel', pose: {}, parent: 'table' }] }, WIN],
])('[CS-05] [LIM-5] finds: %s', (line, changes, around) => {
  expect(brokenRules({ ...GOOD, ...changes }, around)).toEqual([line]);
});
