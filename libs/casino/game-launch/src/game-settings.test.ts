import { isSoundOn, keepSound, keepStake, lastStake } from './game-settings.ts';

function store(kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept));
  return { values, get: (key: string) => values.get(key) ?? null, set: (key: string, value: string) => (values.set(key, value), true) };
}
const EUR = { currencyIso: 'EUR', min: 20, max: 1_000 };

it('[CS-02] sound is off until the player turns it on, for every game', () => {
  const kept = store();
  expect(isSoundOn(kept)).toBe(false);
  keepSound(kept, true);
  expect(isSoundOn(kept)).toBe(true);
  keepSound(kept, false);
  expect(isSoundOn(kept)).toBe(false);
});

it('[CS-02] remembers the stake of each game and currency, within what the game takes', () => {
  const kept = store();
  keepStake(kept, 'dice', { currencyIso: 'EUR', amount: 500 });
  keepStake(kept, 'plinko-8', { currencyIso: 'EUR', amount: 40 });
  expect(lastStake(kept, 'dice', EUR)).toBe(500);
  expect(lastStake(kept, 'dice', { ...EUR, currencyIso: 'JPY' })).toBeUndefined();
  expect(lastStake(kept, 'dice', { ...EUR, max: 400 })).toBeUndefined();
  expect(lastStake(kept, 'hilo', EUR)).toBeUndefined();
});

it('[CS-02] forgets the game that was played longest ago after 60', () => {
  const kept = store();
  for (let nth = 0; nth <= 60; nth += 1) keepStake(kept, `game-${nth}`, { currencyIso: 'EUR', amount: 100 });
  expect([0, 1, 60].map((nth) => lastStake(kept, `game-${nth}`, EUR))).toEqual([undefined, 100, 100]);
});

it.each(['', 'null', '[]', '{"dice EUR":"500"}', '{"dice EUR":-5}'])('[STO-1] ignores a store that holds %s', (text) => {
  expect(lastStake(store({ 'tl-games-stakes': text }), 'dice', EUR)).toBeUndefined();
});
