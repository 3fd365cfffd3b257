import { PopularAnswer } from '@touchline/betting-contract/schemas';
import { createEngine, type LiveGame } from '@touchline/server-engine';
import { EVENING, manualClock } from '@touchline/server-engine/testing';
import { popularBets } from './popular.ts';
import { listGame } from './wire.ts';

const outcomesOf = (game: LiveGame | undefined) =>
  game === undefined ? [] : (listGame(game).markets[0]?.outcomes ?? []).map(({ id }) => id);

function start() {
  const clock = manualClock(EVENING);
  const engine = createEngine({ ...clock, champIds: [112] });
  const [one, other] = [...engine.games()].filter(({ section }) => section === 'line');
  const sold = (game: LiveGame | undefined) => ({
    ...{ game_id: game?.id, opponent1: game?.fixture.home.name, opponent2: game?.fixture.away.name, sub_kind: null },
    start_at: (game?.fixture.startMs ?? 0) / 1000,
  });
  const counted = [
    { ...sold(other), opponent1: 'Another', outcome_id: outcomesOf(other)[0], players: 10 },
    { ...sold(one), outcome_id: outcomesOf(one)[0], players: 9 },
    { ...sold(one), outcome_id: outcomesOf(one)[1], players: 8 },
    { ...sold(undefined), game_id: 1, outcome_id: 1, players: 7 },
    { ...sold(other), outcome_id: outcomesOf(other)[2], players: 6 },
  ];
  const queries: unknown[][] = [];
  const db = { query: async (_: string, params: unknown[] = []) => (queries.push(params), counted as never[]) };
  return { queries, clock, engine, one, other, popular: popularBets(engine, db) };
}

it('[BT-01] popular bets have one outcome per game at its current price, and skip those not on offer or sold on another game', async () => {
  const { engine, one, other, popular } = start();
  const answer = PopularAnswer.parse(JSON.parse(JSON.stringify(await popular())));

  expect(answer.fewestPlayers).toBe(5);
  expect(answer.bets.map(({ outcomeId, players }) => [outcomeId, players])).toEqual([
    [outcomesOf(one)[0], 9],
    [outcomesOf(other)[2], 6],
  ]);
  for (const { game, outcomeId } of answer.bets) {
    const [market] = game.markets;
    const quote = engine.priceOf({ gameId: game.id, marketId: market?.id ?? 0, outcomeId });
    expect(market?.outcomes.find(({ id }) => id === outcomeId)?.coef).toBe((quote as { coef: number }).coef);
  }
});

it('[BT-01] counts the bets of 24 hours, at most every 30 seconds', async () => {
  const { queries, clock, engine, popular } = start();
  await Promise.all([popular(), popular()]);
  expect(queries).toEqual([[EVENING - 86_400_000, 5, 60]]);
  engine.tick(clock.pass(30_000));
  await popular();
  expect(queries).toHaveLength(2);
});
