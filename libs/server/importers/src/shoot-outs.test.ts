import { GameStatus, type Score } from '@touchline/betting-contract';
import { Archive, createEngine } from '@touchline/server-engine';
import { playCourse, resultOf } from '@touchline/server-engine/testing';
import { gamesOf } from './games.ts';
import { readFiles } from './read-files.ts';
import { scriptOf } from './script-of.ts';
import type { ImportedMatch } from './season.ts';
import type { ImportMode } from './given/given.ts';
import type { StoredImport } from './stored-import.ts';

const NOW = Date.UTC(2031, 11, 10, 12);
const SPEED = 60;

/** Two matches of the World Cup 2022 as openfootball publishes them. */
const CUP = {
  name: 'World Cup 2022',
  matches: [
    {
      ...{ round: 'Quarter-finals', date: '2022-12-09', time: '18:00', team1: 'Croatia', team2: 'Brazil' },
      score: { p: [4, 2], et: [1, 1], ft: [0, 0], ht: [0, 0] },
      goals1: [{ name: 'Bruno Petković', minute: 117 }],
      goals2: [{ name: 'Neymar', minute: 105, offset: 1 }],
    },
    {
      ...{ round: 'Final', date: '2022-12-18', time: '18:00', team1: 'Argentina', team2: 'France' },
      score: { p: [4, 2], et: [3, 3], ft: [2, 2], ht: [2, 0] },
      goals1: [
        { name: 'Lionel Messi', minute: 23, penalty: true },
        { name: 'Lionel Messi', minute: 108 },
        { name: 'Ángel Di María', minute: 36 },
      ],
      goals2: [
        { name: 'Kylian Mbappé', minute: 80, penalty: true },
        { name: 'Kylian Mbappé', minute: 81 },
        { name: 'Kylian Mbappé', minute: 118, penalty: true },
      ],
    },
  ],
};

function stored(mode: ImportMode): StoredImport {
  const [read] = readFiles([{ name: '2022.json', bytes: Buffer.from(JSON.stringify(CUP, null, 2)) }]);
  if (read?.isOk !== true) throw new Error('the file should be readable');
  return {
    ...{ version: 1, key: 'shoot-outs', mode, importedAtMs: NOW, speed: SPEED },
    seasons: read.seasons.map((season, at) => ({ champId: 500 + at, season })),
  };
}

it.each([
  ['Argentina', { main: [2, 2], afterExtraTime: [3, 3], shootOut: { score: [4, 2], winner: 1 } }],
  ['Croatia', { main: [0, 0], afterExtraTime: [1, 1], shootOut: { score: [4, 2], winner: 1 } }],
])('[BT-04] the match of %s keeps goals of regular time, of extra time and kicks apart', (team, parts) => {
  const [games] = gamesOf(stored('line'));
  const fixture = games?.played.find(({ home }) => home.name === team);
  if (fixture === undefined) throw new Error(`a match of ${team} is expected`);

  expect(resultOf(playCourse(fixture, 1))).toMatchObject(parts);
});

it('[OD-02] goals of extra time and kicks are not among the incidents that bets are settled on, but the scorers have theirs', () => {
  const [games] = gamesOf(stored('line'));
  const final = games?.played.find(({ home }) => home.name === 'Argentina');
  if (games === undefined || final === undefined) throw new Error('the final is expected');
  const engine = createEngine({ now: () => NOW });
  engine.imported.putPlayed(games.played);

  expect(resultOf(playCourse(final, 1)).incidents?.map(({ player }) => player)).toEqual([
    'Lionel Messi',
    'Ángel Di María',
    'Kylian Mbappé',
    'Kylian Mbappé',
  ]);
  const { scorers } = new Archive(engine).summary(final);
  expect(scorers.filter(({ player }) => player === 'Kylian Mbappé')).toHaveLength(3);
  expect(scorers).toHaveLength(6);
});

it('[BT-12] a replay shows extra time and the shoot-out as they happen, with all bets closed', () => {
  let nowMs = NOW;
  const engine = createEngine({ now: () => nowMs });
  engine.addFixtures(gamesOf(stored('replay')).flatMap(({ fixtures }) => fixtures));
  const game = [...engine.games()].find(({ fixture }) => fixture.champ.id === 500 && fixture.home.name === 'Argentina');
  if (game === undefined) throw new Error('the final is expected');
  const seen: { score: Score; isOpen: boolean; periodId: number | undefined }[] = [];
  while (!game.isFinished) {
    nowMs += 1000;
    engine.tick(nowMs);
    const { score, isSuspended, clock } = game.state;
    if (score !== undefined) seen.push({ score, isOpen: isSuspended !== true && !game.isFinished, periodId: clock?.periodId });
  }

  const scores = seen.map(({ score: { main, afterExtraTime, shootOut } }) => ({ main, afterExtraTime, shootOut }));
  expect(scores).toContainEqual({ main: [2, 2], afterExtraTime: undefined, shootOut: undefined });
  expect(scores).toContainEqual({ main: [2, 2], afterExtraTime: [2, 2], shootOut: undefined });
  expect(scores).toContainEqual({ main: [2, 2], afterExtraTime: [3, 2], shootOut: undefined });
  expect(scores).toContainEqual({ main: [2, 2], afterExtraTime: [3, 3], shootOut: {} });
  expect(scores.at(-1)).toEqual({ main: [2, 2], afterExtraTime: [3, 3], shootOut: { score: [4, 2], winner: 1 } });
  expect(game.state).toMatchObject({ statusId: GameStatus.Finished });
  expect(seen.filter(({ isOpen, score }) => isOpen && (score.afterExtraTime ?? score.shootOut) !== undefined)).toEqual([]);
  expect(Math.max(...seen.map(({ periodId = 0 }) => periodId))).toBe(5);
});

const match: ImportedMatch = {
  ...{ line: 1, date: '2022-03-29', zone: 'UTC', startAt: 0, home: 'Senegal', away: 'Egypt', status: 'played' },
  ft: [1, 0],
};
it.each([
  ['the winner of a shoot-out after a second leg that is not level', { shootoutWinner: 1 }, { shootOut: { winner: 1 } }],
  ['a shoot-out without extra time', { ft: [0, 0], p: [5, 4] }, { shootOut: { score: [5, 4], winner: 1 } }],
  ['extra time without a shoot-out', { ft: [1, 1], et: [1, 2] }, { extraTime: [1, 2] }],
  ['neither', {}, {}],
] as const)('[BT-04] takes from a file %s', (_, more, parts) => {
  const { extraTime, shootOut } = scriptOf({ ...match, ...more }, 1) ?? {};

  expect({ ...(extraTime && { extraTime }), ...(shootOut && { shootOut }) }).toEqual(parts);
});

it('[BT-01] skips a shoot-out without a winner, and names it', () => {
  const [first, ...rest] = CUP.matches;
  const level = {
    ...CUP,
    matches: [
      { ...first, score: { ...first?.score, p: [4, 4] } },
      ...Array.from({ length: 20 }, (_, at) => ({ ...rest[0], date: `2022-11-${at + 10}` })),
    ],
  };
  const [read] = readFiles([{ name: '2022.json', bytes: Buffer.from(JSON.stringify(level, null, 2)) }]);

  expect(read).toMatchObject({ isOk: true, skipped: [{ reason: 'score.p 4:4 has no winner' }] });
});
