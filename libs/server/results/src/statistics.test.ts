/** @jest-environment node */
import { ChampStatistic, GameStatistic, ResultsDay, TeamStatistic } from '@touchline/betting-results-contract/schemas';
import { Archive, createEngine } from '@touchline/server-engine';
import { Days } from './day.ts';
import { champStatistic, gameStatistic, teamStatistic } from './statistics.ts';

/** Thursday, 11 June 2026, 18:00 UTC. */
const NOW = Date.UTC(2026, 5, 11, 18);
const PREMIER_LEAGUE = 112;

function start(nowMs = NOW) {
  const engine = createEngine({ now: () => nowMs, champIds: [PREMIER_LEAGUE, 115, 161] });
  const archive = new Archive(engine);
  return { engine, archive, days: new Days(archive, () => nowMs) };
}

it('[BT-04] a day lists the games that have ended by now, grouped by championship, and none of tomorrow', () => {
  const { days } = start();
  const today = ResultsDay.parse(days.page({ lang: 'en', search: '', page: 1 }));
  const yesterday = days.page({ lang: 'en', date: '2026-06-10', search: '', page: 1 });

  expect(today.date).toBe('2026-06-11');
  expect(today.sports.map(({ key }) => key)).toEqual(['football', 'tennis']);
  expect(today.games.every(({ phase, startAt }) => phase === 'over' && startAt * 1000 < NOW)).toBe(true);
  // A kick-off every 90 minutes.
  expect(yesterday.champs.find(({ id }) => id === PREMIER_LEAGUE)?.games).toBe(16);
  expect(days.page({ lang: 'en', date: '2026-06-12', search: '', page: 1 }).total).toBe(0);
});

it('[BT-04] filters a day by sport, championship and text', () => {
  const { days } = start();
  const all = days.page({ lang: 'en', search: '', page: 1, champ: PREMIER_LEAGUE });
  const team = all.games[0]!.opponent1.name;

  const found = days.page({ lang: 'en', search: team.slice(0, 5).toUpperCase(), page: 1, sport: 1 });

  expect(all.games.every(({ champId }) => champId === PREMIER_LEAGUE)).toBe(true);
  expect(found.total).toBeGreaterThan(0);
  expect(found.games.every(({ opponent1, opponent2 }) => `${opponent1.name} ${opponent2.name}`.includes(team.slice(0, 5)))).toBe(true);
});

it('[BT-04] a result equals the one that bets were settled on, at any time', () => {
  const { engine, days } = start();
  const later = start(NOW + 20 * 86_400_000);
  const games = days.page({ lang: 'en', date: '2026-06-10', search: '', page: 1 }).games;
  const again = later.days.page({ lang: 'en', date: '2026-06-10', search: '', page: 1 }).games;

  expect(again).toEqual(games);
  for (const { id, main, startAt } of games) expect(engine.result(id, startAt * 1000)?.main).toEqual(main);
});

it('[BT-04] settles every market of a finished game: an ordinary two-way market has one winning outcome', () => {
  const { engine, archive, days } = start();
  const { id, main } = days.page({ lang: 'en', search: '', page: 1, champ: PREMIER_LEAGUE }).games[0]!;

  const { markets, events, odds, game } = GameStatistic.parse(gameStatistic(archive, engine.fixture(id)!, { lang: 'en', nowMs: NOW }));

  const statusesOf = (typeId: number) =>
    markets.filter((market) => market.typeId === typeId).map(({ outcomes }) => outcomes.map((one) => one.statusId));
  const [home, away] = main;
  expect(statusesOf(1)).toEqual([[Number(home > away), Number(home === away), Number(home < away)]]);
  expect(statusesOf(11)).toEqual([[(home + away) % 2, (home + away + 1) % 2]]);
  expect(markets.length).toBeGreaterThan(150);
  expect(events.at(-1)?.score).toEqual(main);
  expect(odds[0]).toMatchObject({ seconds: 0, score: [0, 0] });
  expect(game.subGames.map(({ kind }) => kind)).toEqual(['corners', 'cards', 'half-1', 'half-2']);
});

it('[BT-04] awards three points for a win and one for a draw, and goals for and against balance', () => {
  const { engine, archive } = start();

  const { standings, scorers, bracket } = ChampStatistic.parse(
    champStatistic(archive, engine.champ(PREMIER_LEAGUE)!, { lang: 'en', nowMs: NOW }),
  );

  const sum = (of: (row: (typeof standings)[number]) => number) => standings.reduce((all, row) => all + of(row), 0);
  expect(standings.every(({ points, won, drawn }) => points === won * 3 + drawn)).toBe(true);
  expect(sum(({ scored }) => scored)).toBe(sum(({ conceded }) => conceded));
  expect(sum(({ won }) => won)).toBe(sum(({ lost }) => lost));
  expect(standings.map(({ points }) => points)).toEqual(standings.map(({ points }) => points).toSorted((a, b) => b - a));
  expect(scorers[0]!.goals).toBeGreaterThanOrEqual(scorers.at(-1)!.goals);
  expect(bracket.map((round) => round.length)).toEqual([4, 2, 1]);
});

it('[BT-04] a table includes the current scores of games in play', () => {
  const { engine, archive } = start();
  const live = [...engine.games()].find(({ section, fixture }) => section === 'live' && fixture.champ.id === PREMIER_LEAGUE)!;

  const { standings } = champStatistic(archive, engine.champ(PREMIER_LEAGUE)!, { lang: 'en', nowMs: NOW });

  const playing = standings.filter(({ isPlaying }) => isPlaying).map(({ teamId }) => teamId);
  expect(playing).toEqual(expect.arrayContaining([live.fixture.home.id, live.fixture.away.id]));
});

it('[BT-08] a team has its last five games, its squad and its next games', () => {
  const { engine, archive } = start();

  const team = TeamStatistic.parse(teamStatistic(engine, archive, 112_003, 'en'));

  expect(team.form).toHaveLength(5);
  expect(team.squad).toHaveLength(10);
  expect(
    team.next.every(({ opponent1, opponent2, startAt }) => [opponent1.id, opponent2.id].includes(112_003) && startAt * 1000 > NOW),
  ).toBe(true);
  expect(teamStatistic(engine, archive, 112_999, 'en')).toBeUndefined();
});
