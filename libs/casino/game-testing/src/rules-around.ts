import { finish, freeMove, must, onBench } from './bench.ts';
import { viewOf } from './round-source.ts';
import { hasStakeOf, LONG_MS, openRounds, playOut, type Rule, shows } from './rule.ts';

export const balance: Rule = {
  name: 'balance elsewhere',
  run: async (game) => {
    if (!hasStakeOf(game)) return false;
    await onBench({ game, hasStake: true }, async (bench) => {
      await bench.send({ type: 'balance', balance: 88_888 });
      must(shows(bench, 88_888), 'a balance that changed elsewhere cannot be read');
      const bet = await bench.bet();
      await bench.send({ type: 'balance', balance: 66_666 });
      must(shows(bench, 66_666), 'a balance that changes while a bet is on its way cannot be read');
      must(bench.site.asks().at(-1)?.id === bet.id, 'a change of the balance makes it ask something');
    });
    return true;
  },
};

export const language: Rule = {
  name: 'language',
  run: async (game) => {
    await onBench({ game, hasStake: hasStakeOf(game) }, async (bench) => {
      const play = openRounds(game);
      const bet = await bench.bet();
      const first = play?.(bet, []);
      if (first !== undefined) await bench.answer(bet, viewOf(game.model, first, 0));
      const sent = bench.site.asks().length;
      await bench.send({ type: 'language', language: 'ar', direction: 'rtl' });
      await bench.pass(1_000);
      must(bench.screen.language() === 'ar' && /\p{Script=Arabic}/u.test(bench.screen.text()), 'its words stay in the old language');
      must(bench.site.asks().length === sent && bench.site.count('ready') === 1, 'another language starts something anew');
      if (play !== null) await finish(bench, { model: game.model, play, bet });
    });
    return true;
  },
};

export const limit: Rule = {
  name: 'limit reached',
  run: async (game) => {
    if (!hasStakeOf(game)) return false;
    await onBench({ game, hasStake: true }, async (bench) => {
      const before = bench.screen.text();
      const bet = await bench.bet();
      await bench.send({ type: 'refused', id: bet.id, reason: 'limit-reached', detail: null });
      must(bench.screen.text() !== before && shows(bench, 123_456), 'it does not say that a limit was reached');
      await bench.pass(LONG_MS);
      must(bench.site.asks().length === 1, 'it bets again by itself');
      const poor = await bench.bet();
      await bench.send({ type: 'refused', id: poor.id, reason: 'not-enough-money', detail: null });
      must(bench.site.count('cashier') === 0, 'it opens the cashier unasked');
      must(await bench.screen.deposit(), 'a player without money finds no way to a deposit');
      must(bench.site.count('cashier') === 1, 'pressing deposit asks for no cashier');
    });
    return true;
  },
};

export const pause: Rule = {
  name: 'pause',
  run: async (game) => {
    await onBench({ game, hasStake: hasStakeOf(game) }, async (bench) => {
      await playOut(bench, game);
      await bench.send({ type: 'pause', reason: 'reality-check' });
      must(!(await bench.screen.play()), 'a round can be started while the site pauses the game');
      await bench.pass(LONG_MS);
      await bench.send({ type: 'resume' });
      must(await bench.screen.play(), 'no round can be started after the pause');
    });
    return true;
  },
};

export const sessionOver: Rule = {
  name: 'session over',
  run: async (game) => {
    const play = openRounds(game);
    await onBench({ game, hasStake: hasStakeOf(game) }, async (bench) => {
      const bet = await bench.bet();
      if (play !== null) await bench.answer(bet, viewOf(game.model, play(bet, []), 0));
      const name = play === null ? null : freeMove(play(bet, []));
      await bench.send({ type: 'end', reason: 'session-over' });
      const sent = bench.site.asks().length;
      must(!(await bench.screen.play()), 'a round can be started though the session is over');
      must(name === null || !(await bench.screen.move(name)), 'a move can be made though the session is over');
      await bench.pass(LONG_MS);
      must(bench.site.asks().length === sent, 'it goes on though the session is over');
    });
    return true;
  },
};
