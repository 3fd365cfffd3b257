import { MODELS } from '@touchline/casino-game-math';
import { gameLook } from './game-look.ts';

it('[CS-05] a title of the catalogue has the look of its theme, and our own slots each have another', () => {
  expect(gameLook('slot-classic-3x3', { id: 1_001, theme: 'sea' })).toEqual({ theme: 'sea', game: 1_001 });
  const slots = MODELS.filter(({ idle }) => idle === 'slots').map(({ id }) => gameLook(id, null).theme);
  expect(new Set(slots).size).toBe(slots.length);
});
