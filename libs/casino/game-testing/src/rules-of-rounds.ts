import { finish, freeMove, must, onBench, SHOW_MS } from './bench.ts';
import { createFakeSite } from './fake-site.ts';
import { viewOf } from './round-source.ts';
import { anyRounds, CYCLE_MS, hasStakeOf, LONG_MS, openRounds, type Rule, shows, standardOf } from './rule.ts';

export const start: Rule = {
  name: 'start',
  run: async (game) => {
    const site = createFakeSite();
    const screen = await game.open(site.host);
    try {
      await game.pass(1_000);
      must(site.count('ready') === 1, `it says ready ${site.count('ready')} times`);
      must(site.received.length === 1, 'it says more than ready before it knows how it is played');
      for (const junk of [null, 'init', { v: 2, type: 'init' }, { v: 1, type: 'init' }, { v: 1, type: 'balance', balance: 'much' }])
        site.sendRaw(junk);
      site.sendRaw({ v: 1, type: 'end', reason: 'closed' }, {});
      await game.pass(1_000);
      must(site.received.length + site.wrong.length === 1, 'it answers what is no message of the contract');
    } finally {
      await screen.close();
    }
    await onBench({ game, hasStake: hasStakeOf(game) }, async (bench) => {
      must(!hasStakeOf(game) || shows(bench, 123_456), 'the balance cannot be read');
    });
    return true;
  },
};

export const round: Rule = {
  name: 'round',
  run: async (game) => {
    await onBench({ game, hasStake: hasStakeOf(game) }, async (bench) => {
      const { site, screen } = bench;
      const bet = await bench.bet();
      must(!(await screen.play()), 'a second round can be started while the first is on its way');
      must(site.asks().length === 1, 'one press sends more than one bet');
      must(!hasStakeOf(game) || (bet.amount >= 20 && bet.amount <= 10_000), `it bets ${bet.amount} where 20 to 10000 are taken`);
      const play = anyRounds(game);
      const first = play(bet, []);
      await bench.answer({ id: 'of-another-bet' }, viewOf(game.model, first, 0, { balance: 777_777 }));
      must(!shows(bench, 777_777), 'it shows the answer to another question');
      await bench.answer(bet, viewOf(game.model, first, 0, { balance: 99_999 }));
      must(!hasStakeOf(game) || shows(bench, 99_999), 'the new balance cannot be read');
      const { returned, staked } = first.isOver ? first : await finish(bench, { model: game.model, play, bet });
      const sent = site.asks().length;
      await bench.pass(SHOW_MS);
      must(site.count('round-shown') >= 1, 'it does not say that the round was shown');
      must(returned > staked || !screen.isCelebrating(), 'it celebrates a return of at most the stake');
      await bench.pass(LONG_MS);
      must(site.asks().length === sent, 'it plays on by itself');
      must(new Set(site.asks().map(({ id }) => id)).size === sent, 'two questions have the same id');
      must(site.wrong.length === 0, 'it says what is no message of the contract');
    });
    return true;
  },
};

export const cycle: Rule = {
  name: 'cycle',
  run: async (game) => {
    if (!hasStakeOf(game)) return false;
    await onBench({ game, hasStake: true }, async (bench) => {
      const bet = await bench.bet();
      await bench.send({ type: 'refused', id: bet.id, reason: 'refused', detail: null });
      await bench.pass(1_500);
      await bench.answer(
        await bench.bet(),
        viewOf(game.model, { staked: 100, returned: 0, isOver: true, moves: [], scene: { kind: 'void' } }, 0, { balance: 1 }),
      );
      must(!(await bench.screen.play()), 'the next round can be started before the cycle is over');
      await bench.pass(CYCLE_MS);
      must(await bench.screen.play(), 'the next round cannot be started when the cycle is over');
    });
    return true;
  },
};

export const lostAnswer: Rule = {
  name: 'lost answer',
  run: async (game) => {
    await onBench({ game, hasStake: hasStakeOf(game) }, async (bench) => {
      const lost = await bench.bet();
      await bench.pass(30_000);
      must(bench.site.asks().length === 1, 'it asks again by itself: the site does that, under the same id');
      await bench.send({ type: 'refused', id: lost.id, reason: 'no-answer', detail: null });
      must(!hasStakeOf(game) || shows(bench, 123_456), 'the balance changes though nothing is known');
      await bench.pass(CYCLE_MS);
      const next = await bench.bet();
      must(next.id !== lost.id, 'another bet has the id of the lost one');
      const play = anyRounds(game);
      const late = viewOf(game.model, play(lost, []), 0, { balance: 777_777 });
      await bench.answer(lost, late);
      await bench.answer(lost, late);
      must(!shows(bench, 777_777), 'it shows the late answer to a question that was given up');
    });
    return true;
  },
};

export const reload: Rule = {
  name: 'reload in a round',
  run: async (game) => {
    const play = openRounds(game);
    if (play === null) return false;
    const own = { amount: hasStakeOf(game) ? 100 : 0, choice: standardOf(game) };
    await onBench({ game, hasStake: hasStakeOf(game), round: viewOf(game.model, play(own, []), 0) }, async (bench) => {
      must(!(await bench.screen.play()), 'a new round can be started over the one that waits');
      await finish(bench, { model: game.model, play, bet: own });
      await bench.pass(SHOW_MS);
      must(bench.site.count('round-shown') >= 1, 'it does not say that the round was shown');
    });
    return true;
  },
};

export const secondWindow: Rule = {
  name: 'second window',
  run: async (game) => {
    const play = openRounds(game);
    if (play === null || !hasStakeOf(game)) return false;
    await onBench({ game, hasStake: true }, async (bench) => {
      const own = { amount: 100, choice: standardOf(game) };
      const waiting = viewOf(game.model, play(own, []), 0);
      const bet = await bench.bet();
      await bench.send({ type: 'refused', id: bet.id, reason: 'round-open', detail: null, round: { ...waiting, balance: 123_456 } });
      must(!(await bench.screen.play()), 'a new round can be started over the one of another window');
      const ask = await bench.step(freeMove(waiting) ?? '');
      const ended = { ...waiting, status: 'settled' as const, settledAt: waiting.openedAt, moves: [], made: 3, balance: 55_555 };
      await bench.send({ type: 'refused', id: ask.id, reason: 'refused', detail: null, round: ended });
      must(shows(bench, 55_555), 'it does not show how another window ended the round');
      await bench.pass(SHOW_MS);
      must(await bench.screen.play(), 'no round can be started after another window ended this one');
    });
    return true;
  },
};
