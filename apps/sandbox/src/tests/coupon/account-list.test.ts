import type { AccountsAnswer } from '@touchline/account-contract';
import { accepted, placeSeen, quote, rejected, see, settleGames } from '@touchline/server-betting/testing';
import { reconcile } from '@touchline/server-kernel/ledger';
import { ENGINES, isBalanced, openRounds, ROUND, type RoundAnswer } from '@touchline/server-kernel/testing';
import { randomUUID } from 'node:crypto';
import { NOON, type TestApp, type TestPlayer } from '../../testing/test-app.ts';
import { withRounds } from '../../testing/with-rounds.ts';

/** What the list of accounts, which another module answers, shows of coupons. */
describe.each(ENGINES)('coupons in the list of accounts on %s', (engine) => {
  let test: TestApp;
  let player: TestPlayer;
  let games = 7000;

  withRounds(engine, 10_000, (given) => void ({ test, player } = given));
  afterEach(async () => {
    const books = await reconcile(test.db, [...test.products, ROUND]);
    expect(isBalanced(books) ? 'balanced' : books).toBe('balanced');
  });

  const aGame = (coef = 2000) => test.prices.addGame((games += 1), { coef });
  const list = async (by = player) => (await test.get(by.token, '/web-api/account/list')).json<AccountsAnswer>();

  it('[AC-01] shows rounds and coupons together as the result of the session', async () => {
    const rounds = openRounds(test.services);
    accepted(await test.place(player, test.coupon(player, { bets: [aGame()], amount: 500 })));
    const { userId, accountId } = player;
    const text = await rounds.stake({ userId, accountId, id: randomUUID(), amount: 300, visit: test.visit(player) });
    const round = JSON.parse(text) as RoundAnswer;
    if (round.status === 'rejected') throw new Error(round.reason);
    await rounds.win(round.round, 700);

    const { session, openCoupons, accounts } = await list();

    expect(session).toMatchObject({ staked: 800, returned: 700, atStake: 500, net: 400 });
    expect(openCoupons).toBe(1);
    expect(accounts[0]?.money).toBe(9_900);
  });

  it('[AC-01] shows stakes and returns of this session, and the number of open coupons', async () => {
    const bets = [aGame(2000), aGame()];
    accepted(await test.place(player, test.coupon(player, { bets: [bets[0]!], amount: 500 })));
    accepted(await test.place(player, test.coupon(player, { bets: [bets[1]!], amount: 300 })));
    test.prices.finish(bets[0]!.gameId, {
      main: [1, 0],
      periods: [
        [0, 0],
        [1, 0],
      ],
    });
    await settleGames(test.services, [bets[0]!.gameId]);

    const answer = await list();

    expect(answer.session).toEqual({ startedAt: NOON / 1000, staked: 800, returned: 1000, atStake: 300, net: 500, iso: 'EUR' });
    expect(answer.openCoupons).toBe(1);
    expect(answer.accounts[0]?.money).toBe(10_200);
  });

  it('[CP-32] prepaid money cannot be selected as an account, and pays only for the main account of its currency', async () => {
    player = await test.addPlayer({ accountType: 4, money: 10_000, prepaid: 5000 });
    const [prepaid] = await test.db.query<{ id: number }>('select id from accounts where user_id = $1 and type = 20', [player.userId]);
    const listed = (await list()).accounts;
    const direct = await test.place(player, test.coupon(player, { bets: [aGame()], accountId: prepaid?.id ?? 0 }));
    const wish = { bets: [aGame()], prepaidAmount: 1 };

    expect(listed.map(({ type }) => type)).toEqual([4]);
    expect(rejected(direct).reason).toBe('wrong-account');
    expect((await quote(test, player, { bets: [aGame(1500)] })).availablePrepaidAmount).toBe(0);
    expect(rejected(await placeSeen(test, player, await see(test, player, wish))).reason).toBe('prepaid-too-large');
  });
});
