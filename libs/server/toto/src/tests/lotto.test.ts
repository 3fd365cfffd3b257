import type { LotteryPage, LottoDraw } from '@touchline/toto-contract';
import { checkDraw, LOTTERIES, LOTTERY_RULES, prizeTimes } from '@touchline/toto-rules';
import { ENGINES, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { createHash } from 'node:crypto';
import { startToto, type TotoTest } from './toto.test.helper.ts';

describe.each(ENGINES)('lotto on %s', (engine) => {
  let on: TotoTest;
  beforeAll(async () => {
    on = await startToto(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => on.test.close());
  const lottery = async (id: string) => (await on.test.get('', `/bff-api/lotto/lottery?lottery=${id}`)).json<LotteryPage>();
  const drawOf = async (id: string, number: number) =>
    (await on.test.get('', `/bff-api/lotto/draw?lottery=${id}&number=${number}`)).json<LottoDraw>();

  it.each(LOTTERIES)('[TL-02] %s sells a ticket, draws, pays by its rules, and its draw can be verified', async (id) => {
    const rules = LOTTERY_RULES[id];
    const player = await on.test.addPlayer({ money: 100_000 });
    const { open, price } = await lottery(id);
    const numbers = { keno: [1, 2, 3, 4, 5], bingo: Array.from({ length: 15 }, (_, at) => at + 1), raffle: [1, 2, 3, 4, 5, 6] }[
      id as 'keno'
    ] ?? [1, 2, 3, 4, 5, 6, 7];
    const combinations = { '5-36': 21, '6-45': 7 }[id as '6-45'] ?? 1;
    const cost = combinations * price.price;
    const before = await drawOf(id, open.number);
    expect(await on.placeLotto(player, { lottery: id, number: open.number, draws: 1, numbers, cost })).toMatchObject({
      status: 'accepted',
      balance: 100_000 - cost,
    });

    await on.workAt(open.drawsAt);
    const live = await drawOf(id, open.number);
    on.test.clock.nowMs += 3000;
    const shown = await drawOf(id, open.number);
    await on.workAt(open.drawsAt + 90_000);
    const after = await drawOf(id, open.number);

    expect([before.state, before.numbers, before.seed]).toEqual(['open', [], null]);
    expect([live.state, live.numbers, live.seed, shown.numbers.length]).toEqual(['drawing', [], null, 2]);
    expect([after.state, after.commitment, after.beaconRound]).toEqual(['drawn', before.commitment, before.beaconRound]);
    expect(
      createHash('sha256')
        .update(Buffer.from(after.seed ?? '', 'hex'))
        .digest('hex'),
    ).toBe(before.commitment);
    const proof = { lottery: id, draw: open.number, commitment: before.commitment, seed: after.seed ?? '', beacon: after.beacon ?? '' };
    expect(await checkDraw(proof, rules, after.numbers)).toMatchObject({ isSeedCommitted: true, areNumbersRight: true });

    const prize = price.price * prizeTimes(rules, numbers, after.numbers);
    expect((await on.tickets(player))[0]).toMatchObject({ state: prize > 0 ? 'won' : 'lost', paid: prize });
    expect(await on.test.balance(player.accountId)).toBe(100_000 - cost + prize);
    expect(await on.isBalanced()).toBe(true);
  });

  it('[TL-02] a purchase for several draws creates a ticket for each of them', async () => {
    const player = await on.test.addPlayer({ money: 10_000 });
    const { open } = await lottery('keno');
    const answer = await on.placeLotto(player, { lottery: 'keno', number: open.number, draws: 3, numbers: [7], cost: 150 });
    expect(answer).toMatchObject({ status: 'accepted', balance: 9_850 });
    expect((await on.tickets(player)).map(({ number }) => number)).toEqual([open.number + 2, open.number + 1, open.number]);
  });

  it.each([
    [{ cost: 49 }, 'cost-changed'],
    [{ numbers: [81] }, 'wrong-entry'],
    [{ draws: 11, cost: 550 }, 'unknown-draw'],
    [{ lottery: 'lotto' }, 'unknown-draw'],
  ])('[TL-02] a ticket with %j is refused: %s', async (wrong, reason) => {
    const player = await on.test.addPlayer({ money: 5_000 });
    const { open } = await lottery('keno');
    expect(await on.placeLotto(player, { lottery: 'keno', number: open.number, draws: 1, numbers: [7], cost: 50, ...wrong })).toEqual({
      status: 'rejected',
      reason,
    });
    on.test.clock.nowMs = open.closesAt;
    expect(await on.placeLotto(player, { lottery: 'keno', number: open.number, draws: 1, numbers: [7], cost: 50 })).toEqual({
      status: 'rejected',
      reason: 'closed',
    });
    await on.workAt(open.closesAt + 60_000);
  });
});
