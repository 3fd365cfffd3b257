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
  const today = ResultsDay.parse(days.page({ lang: 'en', zone: 'UTC', search: '', page: 1 }));
  const yesterday = days.page({ lang: 'en', zone: 'UTC', date: '2026-06-10', search: '', page: 1 });

  expect(today.date).toBe('2026-06-11');
  expect(today.sports.map(({ key }) => key)).toEqual(['football', 'tennis']);
  expect(today.games.every(({ phase, startAt }) => phase === 'over' && startAt * 1000 < NOW)).toBe(true);
  // A kick-off every 90 minutes.
  expect(yesterday.champs.find(({ id }) => id === PREMIER_LEAGUE)?.games).toBe(16);
  expect(days.page({ lang: 'en', zone: 'UTC', date: '2026-06-12', search: '', page: 1 }).total).toBe(0);
});

// Saturday, 28 November 2026, 18:30 UTC. Literals are from Python's zoneinfo.
it.each([
  ['America/New_York', '2026-11-28', '2026-11-28T05:00Z', '2026-11-29T05:00Z'],
  ['Asia/Kathmandu', '2026-11-29', '2026-11-28T18:15Z', '2026-11-29T18:15Z'],
  ['Pacific/Auckland', '2026-11-29', '2026-11-28T11:00Z', '2026-11-29T11:00Z'],
  ['Europe/London', '2026-11-28', '2026-11-28T00:00Z', '2026-11-29T00:00Z'],
  ['Asia/Tokyo', '2026-11-29', '2026-11-28T15:00Z', '2026-11-29T15:00Z'],
  ['America/Sao_Paulo', '2026-11-28', '2026-11-28T03:00Z', '2026-11-29T03:00Z'],
])('[BT-04] [PL-05] today in %s is %s, from its own midnight', (zone, today, from, to) => {
  const { days } = start(Date.UTC(2026, 10, 28, 18, 30));
  const page = days.page({ lang: 'en', zone, search: '', page: 1, champ: PREMIER_LEAGUE });
  const whole = days.page({ lang: 'en', zone, date: today, search: '', page: 1, champ: PREMIER_LEAGUE });

  expect([page.date, page.today]).toEqual([today, today]);
  expect(whole.games).toEqual(page.games);
  for (const { startAt } of page.games) {
    expect(startAt * 1000).toBeGreaterThanOrEqual(Date.parse(from));
    expect(startAt * 1000).toBeLessThan(Date.parse(to));
  }
});

// A kick-off every 90 minutes; the numbers of hours are those of the days on which clocks change.
it.each([
  ['America/New_York', '2026-10-31', ['2026-10-31', '2026-11-01', '2026-11-02'], 24 + 25 + 24],
  ['America/New_York', '2027-03-13', ['2027-03-13', '2027-03-14', '2027-03-15'], 24 + 23 + 24],
  ['Europe/London', '2026-10-24', ['2026-10-24', '2026-10-25', '2026-10-26'], 24 + 25 + 24],
  ['Europe/London', '2027-03-27', ['2027-03-27', '2027-03-28', '2027-03-29'], 24 + 23 + 24],
  ['Pacific/Auckland', '2026-09-26', ['2026-09-26', '2026-09-27', '2026-09-28'], 24 + 23 + 24],
  ['Pacific/Auckland', '2027-04-03', ['2027-04-03', '2027-04-04', '2027-04-05'], 24 + 25 + 24],
  ['Asia/Kathmandu', '2026-10-31', ['2026-10-31', '2026-11-01', '2026-11-02'], 72],
  ['Asia/Tokyo', '2027-03-13', ['2027-03-13', '2027-03-14', '2027-03-15'], 72],
  ['America/Sao_Paulo', '2026-10-31', ['2026-10-31', '2026-11-01', '2026-11-02'], 72],
])('[BT-04] [PL-05] in %s the days from %s on share no game and lose none', (zone, _first, dates, hours) => {
  const { days } = start(Date.UTC(2027, 5, 1));
  const ids = dates.flatMap((date) => {
    const page = (nth: number) => days.page({ lang: 'en', zone, date, search: '', page: nth, champ: PREMIER_LEAGUE });
    return Array.from({ length: page(1).pages }, (_, nth) => page(nth + 1).games).flat();
  });

  expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length);
  expect(Math.abs(ids.length - (hours * 60) / 90)).toBeLessThanOrEqual(1);
  const starts = ids.map(({ startAt }) => startAt).toSorted((a, b) => a - b);
  expect(new Set(starts.slice(1).map((at, nth) => at - (starts[nth] ?? 0)))).toEqual(new Set([90 * 60]));
});

it('[BT-04] [PL-05] what a day lists does not depend on the days and zones that were asked for before', () => {
  const now = Date.UTC(2026, 10, 28, 18, 30);
  const asked = start(now).days;
  const page = (days: Days, zone: string, date: string) => days.page({ lang: 'en', zone, date, search: '', page: 1 });
  for (const zone of ['Asia/Tokyo', 'Asia/Kathmandu', 'America/New_York', '-03:30']) {
    for (const date of ['2026-11-29', '2026-11-28', '2026-11-27'])
      expect(page(asked, zone, date)).toEqual(page(start(now).days, zone, date));
  }
});

it('[BT-04] an hour that was finished is not finished for a clock that was set back', () => {
  const clock = { now: NOW };
  const engine = createEngine({ now: () => clock.now, champIds: [PREMIER_LEAGUE] });
  const days = new Days(new Archive(engine), () => clock.now);
  const total = () => days.page({ lang: 'en', zone: 'UTC', date: '2026-06-11', search: '', page: 1 }).total;
  const before = total();
  clock.now -= 6 * 3_600_000;
  const fresh = new Days(new Archive(createEngine({ now: () => clock.now, champIds: [PREMIER_LEAGUE] })), () => clock.now);
  const expected = fresh.page({ lang: 'en', zone: 'UTC', date: '2026-06-11', search: '', page: 1 }).total;

  expect(total()).toBe(expected);
  expect(expected).toBeLessThan(before);
});

it('[BT-04] filters a day by sport, championship and text', () => {
  const { days } = start();
  const all = days.page({ lang: 'en', zone: 'UTC', search: '', page: 1, champ: PREMIER_LEAGUE });
  const team = all.games[0]!.opponent1.name;

  const found = days.page({ lang: 'en', zone: 'UTC', search: team.slice(0, 5).toUpperCase(), page: 1, sport: 1 });

  expect(all.games.every(({ champId }) => champId === PREMIER_LEAGUE)).toBe(true);
  expect(found.total).toBeGreaterThan(0);
  expect(found.games.every(({ opponent1, opponent2 }) => `${opponent1.name} ${opponent2.name}`.includes(team.slice(0, 5)))).toBe(true);
});

it.each([
  ['bodo', 'Bodø Lys'],
  ['LILLESTROM', 'Lillestrøm'],
  ['бодо', 'Bodø Lys'],
  ['tromso-polar', 'Tromsø Polar'],
])('[BT-04] [BT-05] finds the results of %j', (search, team) => {
  const engine = createEngine({ now: () => NOW, champIds: [139] });
  const days = new Days(new Archive(engine), () => NOW);
  const names = [10, 9, 8, 7, 6].flatMap((day) =>
    days
      .page({ lang: 'en', date: `2026-06-${String(day).padStart(2, '0')}`, zone: 'UTC', search, page: 1 })
      .games.flatMap(({ opponent1, opponent2 }) => [opponent1.name, opponent2.name]),
  );

  expect(names).toContain(team);
});

it('[BT-04] a result equals the one that bets were settled on, at any time', () => {
  const { engine, days } = start();
  const later = start(NOW + 20 * 86_400_000);
  const games = days.page({ lang: 'en', zone: 'UTC', date: '2026-06-10', search: '', page: 1 }).games;
  const again = later.days.page({ lang: 'en', zone: 'UTC', date: '2026-06-10', search: '', page: 1 }).games;

  expect(again).toEqual(games);
  for (const { id, main, startAt } of games) expect(engine.result(id, startAt * 1000)?.main).toEqual(main);
});

it('[BT-04] settles every market of a finished game: an ordinary two-way market has one winning outcome', () => {
  const { engine, archive, days } = start();
  const { id, main } = days.page({ lang: 'en', zone: 'UTC', search: '', page: 1, champ: PREMIER_LEAGUE }).games[0]!;

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
