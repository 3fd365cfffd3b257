import { createGameProvider, type Send, type ServedAnswer, type ServedGames } from '@touchline/server-game-provider';
import { chance, ENGINES, START_TIMEOUT_MS, TRIAL_TIMEOUT_MS, trialsEach } from '@touchline/server-kernel/testing';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { TestApp, TestPlayer } from '../../testing/test-app.ts';
import { CYCLE, PROVIDER, SECRET, startWalletApp, walletOn } from './wallet.test.helper.ts';

const MONEY = 1_000_000;
const EXAMPLE = resolve(__dirname, '../../../../../libs/server/game-provider/examples/one-round.mjs');
const run = promisify(execFile);

describe.each(ENGINES)('a game provider with a separate server, on %s', (engine) => {
  let test: TestApp;
  let wallet: ReturnType<typeof walletOn>;
  let player: TestPlayer;
  let folder: string;
  let origin: string;
  beforeAll(async () => {
    test = await startWalletApp(engine);
    wallet = walletOn(test);
    folder = mkdtempSync(join(tmpdir(), 'touchline-provider-'));
    origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    player = await test.addPlayer({ money: MONEY });
  });

  const providerAt = (file: string, send?: Send): ServedGames =>
    createGameProvider({
      ...{ origin, provider: PROVIDER, secret: SECRET, models: ['coin-flip'], now: () => test.clock.nowMs, file },
      send,
    });
  const ask = async (games: ServedGames, token: string, id: string, amount = 100): Promise<ServedAnswer> => {
    const payload = { token, id, model: 'coin-flip', amount, choice: { side: 'heads' } };
    return (await games.app.inject({ method: 'POST', url: '/rounds', payload })).json<ServedAnswer>();
  };

  it('[CS-02] [CS-05] plays a round for money over HTTP, and a repeat has the same result', async () => {
    const games = providerAt(join(folder, `${engine}-one.jsonl`));
    const { token } = await wallet.visit(player);
    const first = await ask(games, token, 'round-0001');
    if (first.status !== 'played') throw new Error(first.reason);
    expect(first.round).toMatchObject({
      model: 'coin-flip',
      status: 'settled',
      staked: 100,
      currencyIso: 'EUR',
      scene: { kind: 'coin' },
    });
    expect(first.round.balance).toBe(MONEY - 100 + first.round.returned);
    expect(await test.balance(player.accountId)).toBe(first.round.balance);
    expect(await ask(games, token, 'round-0001')).toEqual(first);
    expect(await ask(games, token, 'round-0002')).toEqual({ status: 'refused', reason: 'too-fast' });
    expect((await ask(games, 'a-token-never-issued', 'round-0003')).status).toBe('refused');
    expect(await ask(games, token, 'round-0004', 5)).toEqual({ status: 'refused', reason: 'stake-out-of-range' });
    expect(await wallet.booksAgree()).toBe(true);
  });

  it('[CS-02] accepts a token that begins with a dash or an underscore', async () => {
    const games = providerAt(join(folder, `${engine}-dash.jsonl`));
    let token = '';
    while (!/^[-_]/.test(token)) ({ token } = await wallet.visit(player));
    expect(await ask(games, token, 'round-0001')).toMatchObject({ status: 'played' });
    await games.app.close();
  });

  it(
    '[BET-2] [MON-7] the books of site and provider agree after lost requests, lost responses and crashes of the provider',
    async () => {
      const random = chance(engine === 'pglite' ? 271 : 272);
      const file = join(folder, `${engine}-many.jsonl`);
      let isFaulty = true;
      const faulty: Send = async (url, init) => {
        const fault = isFaulty ? random(10) : 9;
        if (fault === 0) throw new Error('the request was lost');
        if (fault === 1) await fetch(url, init);
        const answer = await fetch(url, init);
        if (fault === 2) throw new Error('the answer was lost');
        return answer;
      };
      let games = providerAt(file, faulty);
      let { token } = await wallet.visit(player);
      for (let at = 0; at < trialsEach(1_000); at++) {
        test.clock.nowMs += CYCLE;
        if (at % 50 === 49) {
          // A new process continues from the stored books.
          games = providerAt(file, faulty);
          player.token = await test.signIn(player.userId);
          token = await wallet.visit(player).then((own) => own.token);
        }
        await ask(games, token, `round-${1_000 + at}`, 20 + random(200));
        if (at % 20 === 0) await games.tick();
      }
      isFaulty = false;
      games = providerAt(file, faulty);
      expect(await games.tick()).toBe(0);

      const kept = await test.db.query<{ name: string; status: string; staked: number; returned: number }>(
        'select name, status, staked, returned from wallet_rounds where user_id = $1',
        [player.userId],
      );
      const atSite = new Map(kept.map((round) => [round.name, round]));
      const count = { paid: 0, undone: 0, refused: 0 };
      for (const { name, state, amount, returned } of games.books.all()) {
        if (state === 'asked' || state === 'staked') throw new Error(`${name} is unfinished`);
        count[state] += 1;
        const wanted = { paid: { status: 'settled', staked: amount, returned }, undone: { status: 'void', staked: 0 }, refused: undefined }[
          state
        ];
        // The stake of a rolled-back transaction may never have arrived.
        if (state === 'undone' && atSite.get(name) === undefined) continue;
        if (wanted === undefined) expect([name, atSite.get(name)]).toEqual([name, undefined]);
        else expect([name, atSite.get(name)]).toMatchObject([name, wanted]);
      }
      const net = games.books.all().reduce((sum, { state, amount, returned }) => (state === 'paid' ? sum + returned - amount : sum), 0);
      expect(await test.balance(player.accountId)).toBe(MONEY + net);
      expect(await wallet.booksAgree()).toBe(true);
      expect(Math.min(count.paid, count.undone)).toBeGreaterThan(3);
    },
    TRIAL_TIMEOUT_MS,
  );

  it('[CS-02] the example in the guide plays a round unchanged', async () => {
    const { token } = await wallet.visit(player);
    const { stdout } = await run(process.execPath, [EXAMPLE, origin, PROVIDER, SECRET, token]);
    expect(stdout).toMatch(/^round 9\d{5}: staked 100, returned (0|190), balance (999900|1000090) EUR\n$/);
    expect(await wallet.booksAgree()).toBe(true);
  });
});
