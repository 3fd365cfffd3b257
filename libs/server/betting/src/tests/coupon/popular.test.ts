import { ENGINES, NOON } from '@touchline/server-kernel/testing';
import { accepted, countedBets, KICK_OFF } from '../../testing.ts';
import { placingOn } from './place.test.helper.ts';

const DAY_MS = 86_400_000;

describe.each(ENGINES)('popular bets on %s', (engine) => {
  const on = placingOn(engine);

  it('[BT-01] count players instead of coupons: at least five, in the last day, while the bet is open', async () => {
    const [chosen, rare] = [on.aGame(), on.aGame()];
    const players = await Promise.all(Array.from({ length: 5 }, () => on.test.addPlayer({ money: 10_000 })));
    const place = async (player: (typeof players)[number], bet: typeof chosen) =>
      accepted(await on.test.place(player, on.test.coupon(player, { bets: [bet], amount: 100 })));
    for (const player of players) await place(player, chosen);
    const [first, second, third, fourth] = players as [(typeof players)[number], ...typeof players];
    // Six coupons of four players.
    for (const player of [first, second, third, fourth, first, first]) if (player) await place(player, rare);

    const counted = await countedBets(on.test.db, NOON - DAY_MS);
    const { gameId, outcomeId } = chosen;
    const game = { opponent1: `Northside ${gameId}`, opponent2: `Rovers ${gameId}`, start_at: KICK_OFF, sub_kind: null };
    expect(counted).toEqual([{ game_id: gameId, outcome_id: outcomeId, ...game, players: 5 }]);
    // Just after the period that counts.
    expect(await countedBets(on.test.db, NOON + 1)).toEqual([]);
  });
});
