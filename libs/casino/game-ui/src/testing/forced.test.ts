import { MODELS, type ModelId } from '@touchline/casino-game-math';
import { forcedRound, type Outcome } from './forced.ts';

const STAKED = MODELS.filter(({ stake, id }) => stake.max > 0 && id !== 'crash').map(({ id }) => id);

it.each(STAKED)('[CS-05] %s is forced to a win and to a loss by its own rules', (model) => {
  const [win, loss] = [forcedRound(model, 'win'), forcedRound(model, 'loss')];
  expect([win.status, win.returned > win.staked, win.balance]).toEqual(['settled', true, 10_000 - win.staked + win.returned]);
  expect([loss.status, loss.returned < loss.staked]).toEqual(['settled', true]);
  expect(forcedRound(model, 'win')).toEqual(win);
});

it.each<[ModelId, Outcome, string]>([
  ['slot-free-spins', 'feature', 'free'],
  ['slot-hold-respin', 'feature', 'respin'],
  ['slot-cascade-6x5', 'feature', 'cascade'],
])('[CS-05] %s is forced to its %s', (model, outcome, mode) => {
  const { scene } = forcedRound(model, outcome);
  expect(scene.kind === 'slots' && scene.steps.some((step) => step.mode === mode)).toBe(true);
});

it.each<[ModelId]>([
  ['blackjack'],
  ['craps'],
  ['mines'],
  ['hilo'],
  ['caribbean-stud'],
  ['casino-holdem'],
  ['video-poker-jacks'],
  ['skill-2048'],
])('[CS-05] %s is forced to a round with an open move', (model) => expect(forcedRound(model, 'open').moves.length).toBeGreaterThan(0));

it('[CS-05] rejects an outcome that the game cannot have', () => {
  expect(() => forcedRound('dice', 'open')).toThrow(RangeError);
});
