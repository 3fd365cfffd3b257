import { MODELS } from '@touchline/casino-game-math';
import { recompute, usualChoice, type WrittenRound } from './recompute.ts';

/** Server seed of 64 zeros; the hash is from sha256sum, the numbers from `openssl dgst -sha256 -hmac`. */
const SEEDS = {
  serverSeed: '0'.repeat(64),
  hash: '60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55',
  clientSeed: 'words',
  nonce: '3',
};
const written = (model: string, more: Partial<WrittenRound> = {}): WrittenRound => ({
  ...{ ...SEEDS, model, amount: '100', choice: usualChoice(model), moves: '' },
  ...more,
});

it('[CS-05] computes a round of dice from its seeds', async () => {
  // HMAC of words:3:0 begins with a1a6feb6: 2712075958 leaves 5958 of 10,000
  const round = written('dice', { choice: '{"side":"over","target":5049}' });
  expect(await recompute(round)).toMatchObject({ is: 'done', fits: true, played: { returned: 200, scene: { roll: 5_958 } } });
  expect(await recompute({ ...round, hash: 'f'.repeat(64) })).toMatchObject({ is: 'done', fits: false });
  expect(await recompute({ ...round, hash: '' })).toMatchObject({ is: 'done', fits: null });
});

it('[CS-05] computes a roulette pocket from the same number: 2712075958 leaves 8 of 37', async () => {
  const choice = '{"bets":[{"on":"straight-8","amount":100}]}';
  expect(await recompute(written('roulette-european', { choice }))).toMatchObject({ played: { returned: 3_600, scene: { pocket: 8 } } });
});

it.each(MODELS.map(({ id, family }) => [id, family] as const))('[CS-05] recomputes %s with its default choice', async (model, family) => {
  const stake = family === 'skill' ? '0' : '100';
  const choice = JSON.parse(usualChoice(model)) as { bets?: { amount: number }[] };
  const amount = choice.bets === undefined ? stake : String(choice.bets.reduce((sum, bet) => sum + bet.amount, 0));
  expect(await recompute(written(model, { amount }))).toMatchObject({ is: 'done', fits: true });
});

it('[CS-05] applies moves in order: a hand of blackjack is over after standing', async () => {
  const open = await recompute(written('blackjack'));
  const over = await recompute(written('blackjack', { moves: ' stand ' }));
  expect([open, over]).toMatchObject([{ played: { isOver: false } }, { played: { isOver: true } }]);
});

it.each([
  ['nonce', { nonce: '-1' }],
  ['nonce', { nonce: '' }],
  ['amount', { amount: '1.5' }],
  ['choice', { choice: '{"side":' }],
  ['choice', { choice: '[]' }],
  ['choice', { choice: '{"side":"left","target":5049}' }],
  ['moves', { model: 'blackjack', choice: '{}', moves: 'fly' }],
] as const)('[CS-05] names the invalid field: %s of %j', async (field, part) => {
  expect(await recompute(written('dice', part))).toEqual({ is: 'bad', field });
});
