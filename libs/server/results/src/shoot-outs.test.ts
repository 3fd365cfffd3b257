import { ChampStatistic, GameStatistic, ResultsDay } from '@touchline/betting-results-contract/schemas';
import { hasExtraParts, playedScore, winningSide } from '@touchline/betting-rules';
import { Archive, createEngine, type Champ, type Fixture, type Script } from '@touchline/server-engine';
import { Days } from './day.ts';
import { champStatistic, gameStatistic } from './statistics.ts';

const NOW = Date.UTC(2026, 5, 11, 18);
const DAY = '2022-12-18';
const CUP = 700;

/** Lusail, 18 December 2022: 2:2 after 90 minutes, 3:3 after 120, 4:2 on penalties. */
const FINAL: Script = {
  goals: [
    { minute: 23, team: 1, kind: 'penalty', player: 'Lionel Messi' },
    { minute: 36, team: 1, kind: 'goal', player: 'Ángel Di María' },
    { minute: 80, team: 2, kind: 'penalty', player: 'Kylian Mbappé' },
    { minute: 81, team: 2, kind: 'goal', player: 'Kylian Mbappé' },
    { minute: 108, team: 1, kind: 'goal', player: 'Lionel Messi' },
    { minute: 118, team: 2, kind: 'penalty', player: 'Kylian Mbappé' },
  ],
  fullTime: [2, 2],
  halfTime: [2, 0],
  extraTime: [3, 3],
  shootOut: { score: [4, 2], winner: 1 },
};
const WINNER_ONLY: Script = {
  goals: [{ minute: 3, team: 2, kind: 'own-goal', player: 'Ana Ferrer' }],
  fullTime: [0, 1],
  shootOut: { winner: 1 },
};

function start() {
  const engine = createEngine({ now: () => NOW, champIds: [112, 115] });
  const [home, away] = ['Argentina', 'France'].map((name, at) => ({ id: CUP * 1000 + at, name, rating: 0 }));
  const champ: Champ = { ...engine.champ(112)!, id: CUP, names: { en: 'Cup' }, teams: [home!, away!], strideSeconds: 0 };
  const fixture = (at: number, script: Script): Fixture => ({
    ...{ id: CUP * 10_000_000 + at * 10, shortId: at, number: at, champ, home: home!, away: away!, script },
    ...{ startMs: Date.UTC(2022, 11, 18, 12 + at), strengths: { home: 1, away: 1 }, hasVideo: false, isTop: false, speed: 1 },
  });
  engine.imported.putPlayed([fixture(1, FINAL), fixture(2, WINNER_ONLY)]);
  const archive = new Archive(engine);
  return { engine, archive, final: fixture(1, FINAL), second: fixture(2, WINNER_ONLY) };
}

it('[BT-04] lists a match that a shoot-out decided with each part in its place', () => {
  const { archive } = start();
  const { games } = ResultsDay.parse(
    new Days(archive, () => NOW).page({ lang: 'en', date: DAY, zone: 'UTC', champ: CUP, search: '', page: 1 }),
  );

  expect(games).toMatchObject([
    { main: [0, 1], shootOut: { winner: 1 } },
    {
      main: [2, 2],
      periods: [
        [2, 0],
        [0, 2],
      ],
      afterExtraTime: [3, 3],
      shootOut: { score: [4, 2], winner: 1 },
    },
  ]);
  expect(games[0]).not.toHaveProperty('afterExtraTime');
});

it('[BT-04] its statistics count the goals of extra time, never the kicks: events, form and scorers', () => {
  const { archive, final, second } = start();
  const { events, odds } = GameStatistic.parse(gameStatistic(archive, final, { lang: 'en', nowMs: NOW }));
  const { form } = GameStatistic.parse(gameStatistic(archive, second, { lang: 'en', nowMs: NOW }));

  expect(events.filter(({ kind }) => kind === 'goal' || kind === 'penalty').map(({ score }) => score)).toEqual([
    [1, 0],
    [2, 0],
    [2, 1],
    [2, 2],
    [3, 2],
    [3, 3],
  ]);
  expect(events.at(-1)).toMatchObject({ kind: 'shoot-out', score: [0, 0] });
  expect(odds.at(-1)).toMatchObject({ score: [3, 3], coefs: [] });
  expect(form[0][0]).toMatchObject({ own: 3, other: 3, result: 'draw', ending: { shootOut: { score: [4, 2], winner: 1 } } });
});

it('[BT-04] a table counts a shoot-out as a draw; an own goal makes no scorer', () => {
  const { archive, final } = start();
  const { standings, scorers } = ChampStatistic.parse(champStatistic(archive, final.champ, { lang: 'en', nowMs: NOW }));

  expect(standings).toMatchObject([
    { name: 'France', played: 2, won: 1, drawn: 1, lost: 0, scored: 4, conceded: 3, points: 4 },
    { name: 'Argentina', played: 2, won: 0, drawn: 1, lost: 1, scored: 3, conceded: 4, points: 1 },
  ]);
  expect(scorers).toEqual([
    { name: 'Kylian Mbappé', team: 'France', goals: 3 },
    { name: 'Lionel Messi', team: 'Argentina', goals: 2 },
    { name: 'Ángel Di María', team: 'Argentina', goals: 1 },
  ]);
});

it('[BT-08] each pair of a play-off has the winner that its score names, by extra time or a shoot-out if it was level', () => {
  const brackets = Array.from({ length: 12 }, (_, at) => {
    const nowMs = NOW + at * 40 * 86_400_000;
    const engine = createEngine({ now: () => nowMs, champIds: [112, 115] });
    const archive = new Archive(engine);
    return [112, 115].flatMap((id) => champStatistic(archive, engine.champ(id)!, { lang: 'en', nowMs }).bracket.flat());
  }).flat();
  const played = brackets.filter(({ score }) => score !== null);

  expect(played.length).toBeGreaterThan(30);
  for (const { score, ending, winner } of played) {
    expect(winningSide(ending ?? { main: score! })).toBe(winner);
    if (ending === undefined) expect(score![0]).not.toBe(score![1]);
    else expect([hasExtraParts(ending), playedScore(ending)]).toEqual([true, score]);
  }
  expect(played.some(({ ending }) => ending?.shootOut !== undefined)).toBe(true);
});
