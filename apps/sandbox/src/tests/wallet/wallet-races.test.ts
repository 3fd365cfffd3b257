import { walletContract } from '@touchline/casino-game-contract/wallet';
import { chance, ENGINES, START_TIMEOUT_MS, TRIAL_TIMEOUT_MS, trialsEach } from '@touchline/server-kernel/testing';
import { endDueRounds, SERVED_WAITS_MS } from '@touchline/server-wallet/testing';
import type { TestApp, TestPlayer } from '../../testing/test-app.ts';
import { chanceOf, eachFieldBroken, type Schema, schemaOf, spoil, valueOf } from '../fuzz/generate.ts';
import { CYCLE, startWalletApp, walletOn } from './wallet.test.helper.ts';

const MONEY = 1_000_000;
const AT_ONCE = 50;

describe.each(ENGINES)('races and faults of the wallet on %s', (engine) => {
  let test: TestApp;
  let wallet: ReturnType<typeof walletOn>;
  beforeAll(async () => {
    test = await startWalletApp(engine);
    wallet = walletOn(test);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());

  const start = async () => {
    const player = await test.addPlayer({ money: MONEY });
    return { player, own: await wallet.visit(player) };
  };
  const debitOf = (own: { token: string; player: string }, round: string, amount = 100) => ({
    ...{ token: own.token, player: own.player, transaction: `${round}.debit`, round, amount, currencyIso: 'EUR' },
  });
  const creditOf = (own: { player: string }, round: string, amount: number) => ({
    ...{ player: own.player, transaction: `${round}.credit`, round, amount, isRoundOver: true },
  });
  const rollbackOf = (own: { player: string }, round: string) => ({
    ...{ player: own.player, transaction: `${round}.undo`, debit: `${round}.debit` },
  });

  it('[BET-1] [BET-6] fifty concurrent copies of a stake, result or rollback count once', async () => {
    const { player, own } = await start();
    const round = wallet.name();
    const messages = [
      [() => wallet.debit(debitOf(own, round)), MONEY - 100],
      [() => wallet.credit(creditOf(own, round, 40)), MONEY - 60],
      [() => wallet.rollback(rollbackOf(own, round)), MONEY - 60],
    ] as const;
    for (const [send, after] of messages) {
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, send));
      const accepted = answers.filter(({ statusCode }) => statusCode === 200);
      expect(new Set(accepted.map(({ body }) => body)).size).toBe(1);
      expect(answers.filter(({ statusCode }) => statusCode !== 200).map(({ statusCode }) => statusCode)).toEqual(
        Array(AT_ONCE - accepted.length).fill(409),
      );
      expect(await test.balance(player.accountId)).toBe(after);
    }
    expect(await wallet.booksAgree()).toBe(true);
  });

  it('[BET-9] a concurrent stake and rollback leave the balance unchanged, in either order', async () => {
    const { player, own } = await start();
    for (let n = 0; n < 20; n++) {
      test.clock.nowMs += CYCLE;
      const round = wallet.name();
      const both = [() => wallet.debit(debitOf(own, round)), () => wallet.rollback(rollbackOf(own, round))];
      const [first, second] = await Promise.all((n % 2 === 0 ? both : both.toReversed()).map((send) => send()));
      expect([first?.statusCode, second?.statusCode]).toEqual([200, 200]);
      expect(await test.balance(player.accountId)).toBe(MONEY);
    }
    expect(await wallet.booksAgree()).toBe(true);
  });

  it('[BET-9] accepts one of fifty concurrent stakes if the balance covers only one', async () => {
    const player = await test.addPlayer({ money: 100 });
    const own = await wallet.visit(player);
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => wallet.debit(debitOf(own, wallet.name()))));
    expect(answers.filter(({ statusCode, body }) => statusCode === 200 && body.includes('"accepted"'))).toHaveLength(1);
    expect(await test.balance(player.accountId)).toBe(0);
    expect(await wallet.booksAgree()).toBe(true);
  });

  it(
    '[BET-1] [BET-9] [MON-7] accounts for every unit after random rounds with lost, repeated and reordered messages',
    async () => {
      const random = chance(270);
      const players: { player: TestPlayer; own: { token: string; player: string } }[] = [];
      for (let n = 0; n < 4; n++) players.push(await start());
      const count = { accepted: 0, refused: 0 };
      for (let at = 0; at < trialsEach(2_000, ENGINES); at++) {
        const { player, own } = players[at % players.length] as (typeof players)[number];
        if (at % 100 < players.length) {
          player.token = await test.signIn(player.userId);
          own.token = (await wallet.visit(player)).token;
        }
        test.clock.nowMs += CYCLE;
        const round = wallet.name();
        const possible = [
          () => wallet.debit(debitOf(own, round, 20 + random(500))),
          () => wallet.credit(creditOf(own, round, random(3) === 0 ? 20 + random(900) : 0)),
          () => wallet.rollback(rollbackOf(own, round)),
        ];
        // In any order, up to three times each, some never, half of them concurrently.
        const sent = Array.from({ length: 1 + random(6) }, () => possible[random(10) < 5 ? 0 : 1 + random(2)]);
        const atOnce = random(2) === 0;
        const answers = atOnce
          ? await Promise.all(sent.map((send) => send?.()))
          : await sent.reduce(
              async (before, send) => [...(await before), await send?.()],
              Promise.resolve([] as Awaited<ReturnType<typeof wallet.debit>>[] as (Awaited<ReturnType<typeof wallet.debit>> | undefined)[]),
            );
        for (const answer of answers) {
          expect([200, 409, 422, 429]).toContain(answer?.statusCode);
          if (answer?.statusCode === 200) count[answer.json<{ status: 'accepted' | 'refused' }>().status] += 1;
        }
      }
      test.clock.nowMs += SERVED_WAITS_MS;
      while ((await endDueRounds(test.services)) > 0);

      const rounds = await test.db.query<{ account_id: number; staked: number; returned: number; status: string }>(
        'select account_id, staked, returned, status from wallet_rounds',
      );
      expect(rounds.filter(({ status }) => status === 'open')).toEqual([]);
      expect(rounds.filter(({ status, staked, returned }) => status === 'void' && (staked !== 0 || returned !== 0))).toEqual([]);
      for (const { player } of players) {
        const own = rounds.filter((round) => round.account_id === player.accountId);
        const net = own.reduce((sum, { staked, returned }) => sum + returned - staked, 0);
        expect(await test.balance(player.accountId)).toBe(MONEY + net);
      }
      const twice = await test.db.query(
        `select ref from ledger_transactions where product = 'served' group by ref having count(*) filter (where flow = 'stake') <> 1
           or count(*) filter (where flow = 'refund') > 1`,
      );
      expect(twice).toEqual([]);
      expect(await wallet.booksAgree()).toBe(true);
      expect(Math.min(count.accepted, count.refused)).toBeGreaterThan(20);
    },
    TRIAL_TIMEOUT_MS,
  );

  it(
    '[SEC-5] [SEC-6] refuses malformed bodies without effect',
    async () => {
      const { player, own } = await start();
      const kinds = Object.keys(walletContract) as (keyof typeof walletContract)[];
      for (const [nth, kind] of kinds.entries()) {
        const random = chanceOf(20_261_128 + nth);
        const schema = schemaOf(walletContract[kind].body) as Schema;
        const made = Array.from({ length: trialsEach(2_000, ENGINES) }, (_, at) => {
          const sound = valueOf(schema, random);
          return at % 3 === 0 ? sound : spoil(sound, random);
        });
        const broken = [...eachFieldBroken(schema, random), ...made, '{', '', '[]', `${'['.repeat(50)}${']'.repeat(50)}`];
        for (const body of broken) {
          const known =
            typeof body === 'object' && body !== null && !Array.isArray(body) && random() < 0.5 ? { ...body, token: own.token } : body;
          const answer = await wallet.send(kind, known);
          expect([kind, JSON.stringify(known).slice(0, 200), answer.statusCode < 500, /\n\s+at /.test(answer.body)]).toEqual([
            ...[kind, JSON.stringify(known).slice(0, 200), true, false],
          ]);
        }
      }
      expect(await test.balance(player.accountId)).toBe(MONEY);
      expect(await wallet.booksAgree()).toBe(true);
    },
    TRIAL_TIMEOUT_MS,
  );
});
