/** @jest-environment node */
import { marketTypeId, OUTCOME, settleOutcome, SPORTS } from '@touchline/betting-rules';
import { Archive } from '../archive/archive.ts';
import { createEngine } from '../engine.ts';
import { courseSecondsAt } from '../game-state.ts';
import { cyberMatch } from './cyber-match.ts';

const NOW = Date.UTC(2026, 5, 11, 18);
const [SHOOTER, ARENA, STRATEGY] = [410, 420, 470];

function finished(champId: number) {
  const engine = createEngine({ now: () => NOW, champIds: [champId] });
  const archive = new Archive(engine);
  const champ = engine.champ(champId)!;
  const games = archive.between(champ, { fromMs: NOW - 2 * 86_400_000, toMs: NOW }).filter((game) => archive.phaseOf(game) === 'over');
  return games.map((fixture) => {
    const course = archive.course(fixture);
    return {
      fixture,
      course,
      result: archive.result(fixture),
      match: cyberMatch(fixture, course, { seconds: course.endsAt, seed: engine.seed }),
    };
  });
}

it('[BT-06] there are eight disciplines, played by people and simulated', () => {
  const cyber = SPORTS.filter(({ cyberType }) => cyberType !== null);
  expect(cyber.map(({ key }) => key).toSorted()).toEqual([
    'arena-moba',
    'car-football',
    'cyber-basketball',
    'cyber-football',
    'hero-shooter',
    'lane-moba',
    'strategy',
    'tactical-shooter',
  ]);
  expect(new Set(cyber.map(({ cyberType }) => cyberType))).toEqual(new Set(['real', 'virtual']));
});

it('[BT-06] rounds of a shooter match those that bets are settled on, and a team that lost the pistol round never makes a full buy', () => {
  const games = finished(SHOOTER);
  expect(games.length).toBeGreaterThan(10);
  for (const { match, result } of games) {
    expect(match.maps.map(({ score }) => score)).toEqual(result.periods);
    expect(match.score).toEqual(result.main);
    for (const { rounds, kills } of match.maps) {
      expect(rounds[0]!.buys).toEqual(['pistol', 'pistol']);
      const loser = rounds[0]!.winner === 1 ? 1 : 0;
      if (rounds[1] !== undefined) expect(rounds[1].buys[loser]).not.toBe('full');
      expect(kills[0] + kills[1]).toBe(rounds.reduce((sum, round) => sum + round.kills[0] + round.kills[1], 0));
    }
  }
});

it('[BT-06] kills of a battle arena match the units of its bets, every third kill takes a tower, and no character is drafted twice', () => {
  for (const { match, result } of finished(ARENA)) {
    match.maps.forEach((map, at) => {
      expect(map.kills).toEqual(result.periods[at]);
      const towers = map.objectives.find(({ kind }) => kind === 'tower')!.counts;
      expect(towers).toEqual(map.kills.map((kills) => Math.min(11, Math.floor(kills / 3))));
      expect(new Set([...map.draft[0], ...map.draft[1]]).size).toBe(10);
    });
  }
});

it('[BT-06] first blood is won by the side whose kill came first', () => {
  const typeId = marketTypeId('first-blood', 1, 'units');
  let calls = 0;
  for (const { result } of finished(ARENA)) {
    const first = result.incidents?.find(({ kind, periodId }) => kind === 'point' && periodId === 1);
    const statusOf = (outcomeTypeId: number) => settleOutcome({ marketTypeId: typeId, outcomeTypeId, param: null }, result);
    expect([statusOf(OUTCOME.Winner1), statusOf(OUTCOME.Winner2)]).toEqual(first?.team === 1 ? [1, 0] : [0, 1]);
    calls += 1;
  }
  expect(calls).toBeGreaterThan(10);
});

it('[BT-06] maps of a strategy game are consecutive, and the winner of a map ends with the stronger economy', () => {
  for (const { match, result } of finished(STRATEGY)) {
    expect(match.maps).toHaveLength(result.main[0] + result.main[1]);
    for (const { winner, earned } of match.maps) expect(earned[winner === 1 ? 0 : 1]).toBeGreaterThan(earned[winner === 1 ? 1 : 0]);
  }
});

it('[BT-06] a match in play shows nothing of the future', () => {
  const engine = createEngine({ now: () => NOW, champIds: [SHOOTER, 411] });
  const live = [...engine.games()].filter(({ section }) => section === 'live');
  expect(live.length).toBeGreaterThan(0);
  for (const { fixture, course, frame } of live) {
    const { maps, isOver } = cyberMatch(fixture, course, { seconds: courseSecondsAt(fixture, NOW), seed: engine.seed });
    expect(isOver).toBe(false);
    expect(maps.map(({ score }) => score)).toEqual(frame.score.periods);
  }
});
