import type { RoundAnswer, RoundView } from '@touchline/casino-game-contract';
import { checkRecord } from '@touchline/casino-game-testing';
import { gamesOn, readRound, replay, settleDue } from '@touchline/server-games/testing';
import { chance, ENGINES, START_TIMEOUT_MS, TRIAL_TIMEOUT_MS, trialsEach } from '@touchline/server-kernel/testing';
import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp, type TestPlayer } from '../../testing/test-app.ts';

const MONEY = 1_000_000;
const PLAYERS = 6;
const MODELS = ['dice', 'slot-classic-3x3', 'mines', 'caribbean-stud', 'hilo', 'blackjack', 'live-roulette', 'crash', 'craps'] as const;
const DAY_MS = 24 * 60 * 60_000;

describe.each(ENGINES)('sequences of rounds on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());

  it(
    '[CS-05] [BET-9] random rounds with repeated messages and players who leave: no stake or win is booked twice, and every round can be replayed',
    async () => {
      const random = chance(19);
      const games = gamesOn(test);
      const players: TestPlayer[] = [];
      for (let n = 0; n < PLAYERS; n++) players.push(await test.addPlayer({ money: MONEY }));
      const count = { opened: 0, refused: 0, moves: 0 };

      /** Sends a message one to three times concurrently. All responses must be equal. */
      const sent = async (player: TestPlayer, path: string, body: object): Promise<RoundAnswer | null> => {
        const answers = await Promise.all(Array.from({ length: 1 + random(3) }, () => games.send(player, path, body)));
        const played = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json<RoundAnswer>());
        for (const answer of played) expect(answer).toEqual(played[0]);
        expect([0, answers.length]).toContain(played.length);
        return played[0] ?? null;
      };
      const finish = async (player: TestPlayer, first: RoundView): Promise<void> => {
        let view = first;
        for (let left = random(5); left > 0 && view.status === 'open'; left--) {
          if (view.scene.kind === 'waiting' || view.scene.kind === 'climb') test.clock.nowMs += 3_000;
          const { name, most } = view.moves[random(view.moves.length)] ?? { name: 'check' };
          // Half of the moves of a table with several rolls are rolls.
          const isRoll = most !== undefined && random(2) === 0;
          const offered = isRoll ? 'roll' : most === undefined ? name : `${name}-${20 + random(200)}`;
          if (isRoll) test.clock.nowMs += 5_000;
          const answer = await sent(player, `rounds/${view.round}/moves`, { id: randomUUID(), at: view.made, move: offered });
          if (answer === null || answer.status === 'rejected') return;
          count.moves += 1;
          view = answer;
        }
      };

      for (let at = 0; at < trialsEach(10_000); at++) {
        const player = players[at % PLAYERS] as TestPlayer;
        if (at % 60 < PLAYERS) player.token = await test.signIn(player.userId);
        test.clock.nowMs += 1_000 + random(4_000);
        const model = MODELS[random(MODELS.length)] ?? 'dice';
        const body = games.bodyOf(player, model, { ...(model !== 'live-roulette' && { amount: 20 + random(300) }) });
        const answer = await sent(player, 'rounds', body);
        if (answer === null || answer.status === 'rejected') count.refused += 1;
        else {
          count.opened += 1;
          await finish(player, answer);
        }
        if (random(10) === 0) await settleDue(test.services);
      }
      test.clock.nowMs += DAY_MS;
      while ((await settleDue(test.services)) > 0);

      const rounds = await test.db.query<{ id: number; account_id: number; staked: number; returned: number; status: string }>(
        'select id, account_id, staked, returned, status from game_rounds order by id',
      );
      expect(rounds).toHaveLength(count.opened);
      expect(rounds.filter(({ status }) => status === 'open')).toEqual([]);
      for (const { accountId } of players) {
        const own = rounds.filter((round) => round.account_id === accountId);
        const net = own.reduce((sum, { staked, returned }) => sum + returned - staked, 0);
        expect(await test.balance(accountId)).toBe(MONEY + net);
      }
      for (const { id, status, staked, returned } of rounds) {
        const row = await readRound(test.db, id);
        if (row === undefined) throw new Error(`round ${id} is gone`);
        if (status === 'settled') expect([id, replay(row)]).toMatchObject([id, { isOver: true, staked, returned }]);
        else expect(returned).toBe(staked);
      }
      for (const player of players) {
        player.token = await test.signIn(player.userId);
        await games.send(player, 'seeds', { clientSeed: 'revealed' });
        for (const record of await games.history(player)) {
          if (record.status === 'settled') expect([record.round, await checkRecord(record)]).toEqual([record.round, 'true']);
        }
      }
      const twice = await test.db.query(
        `select ref from ledger_transactions where product = 'round' group by ref having count(*) filter (where flow = 'stake') <> 1 or count(*) > 2`,
      );
      expect(twice).toEqual([]);
      expect(await games.booksAgree()).toBe(true);
      expect(Math.min(count.opened, count.refused, count.moves)).toBeGreaterThan(5);
    },
    TRIAL_TIMEOUT_MS,
  );
});
