import { ExpressAnswer } from '@touchline/betting-contract/schemas';
import { OUTCOME, sportById } from '@touchline/betting-rules';
import { createEngine } from '@touchline/server-engine';
import { EVENING, manualClock } from '@touchline/server-engine/testing';
import { expressOffers } from './express.ts';

const HOUR_MS = 3_600_000;
const SPORTS_WITH_GOALS = [
  ...['football', 'ice-hockey', 'handball', 'futsal', 'water-polo', 'field-hockey', 'floorball', 'bandy'],
  ...['cyber-football', 'car-football'],
];

function start() {
  const clock = manualClock(EVENING);
  const engine = createEngine({ ...clock });
  return { clock, engine, offers: expressOffers(engine) };
}

it('[BT-09] every express has games of four championships at current prices, and no game is in two expresses', () => {
  const { engine, offers } = start();
  const answer = ExpressAnswer.parse(JSON.parse(JSON.stringify(offers())));
  const legs = answer.expresses.flatMap((express) => express.legs);

  expect(answer.expresses.map(({ kind }) => kind)).toEqual(['favourites', 'even', 'goals', 'fewGoals']);
  for (const express of answer.expresses) expect(new Set(express.legs.map(({ game }) => game.champId)).size).toBe(4);
  const teamsOf = ({ legs: own }: (typeof answer.expresses)[number]) =>
    own.flatMap(({ game }) => [game.opponent1.name, game.opponent2.name]);
  for (const express of answer.expresses) expect(new Set(teamsOf(express)).size).toBe(8);
  expect(new Set(legs.map(({ game }) => game.id)).size).toBe(16);
  for (const { game, outcomeId } of legs) {
    const [market] = game.markets;
    const quote = engine.priceOf({ gameId: game.id, marketId: market?.id ?? 0, outcomeId });
    expect(quote).toMatchObject({ coef: market?.outcomes.find(({ id }) => id === outcomeId)?.coef, isLive: false, isSuspended: false });
    expect(game.statisticId).toBe(`g${game.id}`);
  }
});

it('[BT-09] expresses on goals have football, hockey, handball and the like, never a total of points, games or runs', () => {
  const { offers } = start();
  const ofGoals = offers().expresses.filter(({ kind }) => kind === 'goals' || kind === 'fewGoals');

  expect(ofGoals).toHaveLength(2);
  for (const { kind, legs } of ofGoals)
    for (const { game, outcomeId } of legs) {
      expect(SPORTS_WITH_GOALS).toContain(sportById(game.sportId)?.key);
      const outcome = game.markets[0]?.outcomes.find(({ id }) => id === outcomeId);
      expect(outcome?.typeId).toBe(kind === 'goals' ? OUTCOME.Over : OUTCOME.Under);
    }
});

it('[BT-09] derives the id of an express from its legs: it is the same in another backend and changes when a leg begins', () => {
  const { clock, engine, offers } = start();
  const before = offers();
  expect(start().offers().expresses).toEqual(before.expresses);

  engine.tick(clock.pass(30 * HOUR_MS));
  const after = offers();

  for (const { legs } of after.expresses) for (const { game } of legs) expect(game.startAt * 1000).toBeGreaterThan(engine.now());
  const numbers = new Set(before.expresses.map(({ expressId }) => expressId));
  expect(after.expresses.some(({ expressId }) => numbers.has(expressId))).toBe(false);
});

it('[BT-09] duels name a player of each team, and a bet on a duel stores both names', () => {
  const { engine, offers } = start();
  const { duels } = offers();

  expect(duels).toHaveLength(6);
  for (const game of duels) {
    const [market] = game.markets;
    expect(market?.outcomes.map(({ name }) => name)).toEqual(market?.playersDuel);
    const [outcome] = market?.outcomes ?? [];
    expect(engine.priceOf({ gameId: game.id, marketId: market?.id ?? 0, outcomeId: outcome?.id ?? 0 })).toMatchObject({
      playersDuel: market?.playersDuel,
      outcomeName: outcome?.name,
    });
  }
});
