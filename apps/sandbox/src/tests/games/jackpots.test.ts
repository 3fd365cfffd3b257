import type { CasinoJackpot } from '@touchline/casino-contract';
import { entryOf, MODELS, type Scene } from '@touchline/casino-game-math';
import { gamesOn, JACKPOT, jackpotsHeld, winsJackpot } from '@touchline/server-games/testing';
import { resultSince } from '@touchline/server-kernel/ledger';
import { ENGINES, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const SLOT = 'slot-lines-5x3';
const SEED = { serverSeed: 'a'.repeat(64), clientSeed: 'words' };
const STAKE = { amount: 10_000, unit: 100 };

/** The first nonce of the seed that wins at a stake of 100 euros. */
const winningNonce = (): number => {
  for (let nonce = 0; ; nonce++) if (winsJackpot({ ...SEED, nonce }, STAKE)) return nonce;
};

it('[CS-01] the catalogue and the rules list the same games with a jackpot', () => {
  const named = MODELS.map(({ id }) => id).filter((id) => entryOf(id).catalogue.features.includes('jackpot'));
  expect(named).toEqual(['slot-lines-5x3', 'slot-ways-243', 'slot-hold-respin']);
  expect(MODELS.filter(({ features }) => features.includes('jackpot')).map(({ id }) => id)).toEqual(named);
});

/** What a round pays in hundredths of its stake, before fractions of a minor unit are dropped. */
const timesOf = (scene: Scene): number =>
  scene.kind === 'slots' ? scene.steps.reduce((sum, { wins, times }) => sum + wins.reduce((all, { pays }) => all + pays * times, 0), 0) : 0;

describe.each(ENGINES)('the jackpot on %s', (engine) => {
  let test: TestApp;
  let games: ReturnType<typeof gamesOn>;
  beforeAll(async () => {
    test = await startTestApp(engine);
    games = gamesOn(test);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());

  const onScreen = async (token: string) => (await test.get(token, '/bff-api/casino/jackpot')).json<CasinoJackpot>();

  it('[CS-01] [BET-9] exactly a hundredth of every stake and the fraction of the return are paid in; the displayed sum is the ledger’s', async () => {
    const player = await test.addPlayer({ money: 100_000 });
    expect((await test.app.inject('/bff-api/casino/jackpot')).json()).toEqual({ currencyIso: 'EUR', exponent: 2, amount: 0 });
    let hundredths = 0;
    for (const amount of [100, 20, 20, 20, 20, 1_050, 33]) {
      const { scene } = await games.opened(player, SLOT, { amount });
      test.clock.nowMs += 5_000;
      hundredths += amount + ((amount * timesOf(scene)) % 100);
      const amountHeld = Math.floor(hundredths / 100);
      expect(await onScreen(player.token)).toEqual({ currencyIso: 'EUR', exponent: 2, amount: amountHeld });
      expect((await jackpotsHeld(test.db)).find(({ currencyIso }) => currencyIso === 'EUR')).toEqual({
        ...{ currencyIso: 'EUR', amount: amountHeld, hundredths: hundredths % 100 },
      });
    }
    await games.opened(player, 'dice', { amount: 500 });
    expect((await onScreen(player.token)).amount).toBe(Math.floor(hundredths / 100));
    expect(await games.booksAgree()).toBe(true);
  });

  it('[CS-01] [CS-05] [BET-9] a win pays the whole jackpot once, in addition to the result, and resets it to zero', async () => {
    const nonce = winningNonce();
    const player = await test.addPlayer({ money: 1_000_000 });
    await test.get(player.token, '/bff-api/games/seeds');
    await test.db.query('update game_seeds set server_seed = $2, client_seed = $3, next_nonce = $4 where user_id = $1', [
      ...[player.userId, SEED.serverSeed, SEED.clientSeed, nonce],
    ]);
    const { amount: before } = await onScreen(player.token);
    test.clock.nowMs += 5_000;
    const body = games.bodyOf(player, SLOT, { amount: STAKE.amount });
    const [first, second] = [await games.send(player, 'rounds', body), await games.send(player, 'rounds', body)];
    expect(second.body).toBe(first.body);
    const round = first.json<{ round: number; returned: number; jackpot: number; balance: number }>();
    expect(round.jackpot).toBe(before + 100);
    expect(round.balance).toBe(1_000_000 - STAKE.amount + round.returned + round.jackpot);
    expect(await test.balance(player.accountId)).toBe(round.balance);
    expect(await resultSince(test.db, { ...player, sinceMs: 0 })).toEqual({
      staked: STAKE.amount,
      returned: round.returned + round.jackpot,
    });
    expect(await games.record(player, round.round)).toMatchObject({ jackpot: before + 100, returned: round.returned });
    expect((await onScreen(player.token)).amount).toBe(0);
    expect(await games.booksAgree()).toBe(true);

    test.clock.nowMs += 5_000;
    expect(await games.opened(player, SLOT)).not.toHaveProperty('jackpot');
    expect((await onScreen(player.token)).amount).toBe(1);
    const book = (units: number, hundredths: number) =>
      test.db.query('update game_rounds set jackpot_paid_in = jackpot_paid_in + $2, jackpot_share = jackpot_share + $3 where id = $1', [
        ...[round.round, units, hundredths],
      ]);
    await book(1, 100);
    expect(await JACKPOT.reconcile(test.db)).toEqual([{ ref: 'EUR', booked: 2, posted: 1 }]);
    await book(-1, -99);
    const [owed] = await JACKPOT.reconcile(test.db);
    expect(owed).toEqual({ ref: 'EUR hundredths', booked: (owed?.posted ?? 0) + 1, posted: owed?.posted });
    await book(0, -1);
    expect(await games.booksAgree()).toBe(true);
  });
});
