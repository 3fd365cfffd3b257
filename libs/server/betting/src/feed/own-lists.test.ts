import { createEngine } from '@touchline/server-engine';
import { EVENING } from '@touchline/server-engine/testing';
import type { Game } from '@touchline/betting-contract';
import { GameLists, type PlayersOf } from './game-lists.ts';

const LINE = { section: 'line', lang: 'en' } as const;
const [PREMIER_LEAGUE, LA_LIGA, SEGUNDA, WTA] = [112, 115, 116, 164] as const;

function start(playersOf?: PlayersOf) {
  const engine = createEngine({ now: () => EVENING, champIds: [PREMIER_LEAGUE, LA_LIGA, SEGUNDA, WTA] });
  return { engine, lists: new GameLists(engine, undefined, playersOf) };
}
const idsOf = (games: readonly Game[] | undefined): number[] => (games ?? []).map(({ id }) => id);

it('[BT-08] lists the games of chosen teams, and only those', () => {
  const { lists } = start();
  const teams = new Set([112_003, 115_000]);
  const isTheirs = ({ opponent1, opponent2 }: Game) => teams.has(opponent1.id) || teams.has(opponent2.id);
  const all = lists.answer(LINE)?.games ?? [];
  const own = lists.answer({ ...LINE, teams })?.games ?? [];

  expect(own.length).toBeGreaterThan(4);
  expect(idsOf(own).sort()).toEqual(idsOf(all.filter(isTheirs)).sort());
});

it('[BT-08] lists the games of the championships of a country', () => {
  const { lists } = start();

  expect(new Set(lists.answer({ ...LINE, country: 'ES' })?.games.map(({ champId }) => champId))).toEqual(new Set([LA_LIGA, SEGUNDA]));
  expect(new Set(lists.answer({ ...LINE, country: 'GB' })?.games.map(({ champId }) => champId))).toEqual(new Set([PREMIER_LEAGUE]));
  expect(lists.answer({ ...LINE, country: 'BR' })?.games).toEqual([]);
});

it('[BT-08] orders games by competition tier, then by players with a stake, then by start', () => {
  const last = idsOf(start().lists.answer({ ...LINE, champ: SEGUNDA })?.games).at(-1) ?? 0;
  const { engine, lists } = start((gameId) => (gameId === last ? 40 : 0));
  const answer = lists.answer({ ...LINE, isByInterest: true });
  const games = answer?.games ?? [];
  const tiers = games.map(({ isTop, champId }) => (isTop ? 0 : [PREMIER_LEAGUE, LA_LIGA].includes(champId as 112) ? 1 : 2));
  const second = games.filter(({ champId }) => [SEGUNDA, WTA].includes(champId as 116));
  const starts = games.filter(({ isTop }) => isTop).map(({ startAt }) => startAt);

  expect(new Set(tiers)).toEqual(new Set([0, 1, 2]));
  expect(tiers).toEqual(tiers.toSorted());
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(second[0]).toMatchObject({ id: last, players: 40 });
  expect(second[1]).not.toHaveProperty('players');

  expect(lists.answer({ ...LINE, isByInterest: true }, engine.revision)).toBeNull();
  expect(lists.answer({ ...LINE, isByInterest: true, count: 3 }, engine.revision - 1)).toMatchObject({ isFull: true });
  expect(idsOf(lists.answer({ ...LINE, isByInterest: true, count: 3 })?.games)).toEqual(idsOf(games).slice(0, 3));
  expect(lists.answer(LINE)?.games.some((game) => 'players' in game)).toBe(false);
});
