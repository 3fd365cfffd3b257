import { marketTypeOf, OUTCOME, outcomeParam, settleOutcome } from '@touchline/betting-rules';
import { createEngine, type Engine } from '@touchline/server-engine';
import { type Frame, ImportedFixtures, playCourse, priceGame, resultOf } from '@touchline/server-engine/testing';
import { BetStatus, GameStatus } from '@touchline/betting-contract';
import { join } from 'node:path';
import { gamesOf } from './games.ts';
import { rawFile } from './given-files.ts';
import { readFiles } from './read-files.ts';
import type { ImportMode } from './given/given.ts';
import type { StoredImport } from './stored-import.ts';

const NOW = Date.UTC(2031, 11, 10, 12);
const SECOND = 1000;
const SPEED = 60;
const NOT_STARTED: Frame = {
  at: 0,
  statusId: GameStatus.NotStarted,
  periodId: 0,
  played: 0,
  isRunning: false,
  score: { main: [0, 0], periods: [] },
  suspendedUntil: 0,
};

function stored(name: string, mode: ImportMode, champId = 500): StoredImport {
  const [read] = readFiles([rawFile(join(__dirname, 'fixtures', name))]);
  if (read?.isOk !== true) throw new Error(`${name} should be readable`);
  const seasons = read.seasons.map((season, at) => ({ champId: champId + at, season }));
  return { version: 1, key: name, mode, importedAtMs: NOW, speed: SPEED, seasons };
}

function start(...imports: StoredImport[]): { engine: Engine; add: (stored: StoredImport) => void; goTo: (ms: number) => void } {
  let nowMs = NOW;
  const engine = createEngine({ now: () => nowMs });
  const add = (one: StoredImport): void => engine.addFixtures(gamesOf(one).flatMap(({ fixtures }) => fixtures));
  imports.forEach(add);
  return {
    engine,
    add,
    goTo: (ms) => {
      nowMs = ms;
      engine.tick(nowMs);
    },
  };
}
const ofChamp = (engine: Engine, champId: number) => [...engine.games()].filter(({ fixture }) => fixture.champ.id === champId);

it('[BT-01] offers imported games at once, next to the catalogue', () => {
  const { engine } = start(stored('2031-32_en.1.json', 'line'));

  expect(ofChamp(engine, 500).map(({ section, fixture }) => [section, fixture.home.name])).toEqual([
    ['line', 'Ashford Rovers'],
    ['line', 'Bramley Town'],
  ]);
  expect(engine.champ(500)).toMatchObject({ names: { en: 'Example League 2031/32' }, countryCode: 'GB' });
});

it('[OD-02] replays a cup: prices before kick-off, goals at their minutes, the real result at the end', () => {
  const { engine, goTo } = start(stored('cup-2030.json', 'replay'));
  const game = ofChamp(engine, 500).find(({ fixture }) => fixture.home.name === 'Northland');
  const [market] = game?.main.markets ?? [];
  const outcome = market?.outcomes.find(({ typeId }) => typeId === OUTCOME.HomeWin);
  if (game === undefined || market === undefined || outcome === undefined) throw new Error('a price is expected');
  const settled: number[] = [];
  engine.onSettled((gameId) => settled.push(gameId));

  expect(engine.priceOf({ gameId: game.id, marketId: market.id, outcomeId: outcome.id })).toMatchObject({
    isLive: false,
    opponent1: 'Northland',
  });

  // Kick-off is 20 s after the import; a minute of play takes a second. The first goal was scored in minute 12.
  goTo(NOW + 25 * SECOND);
  expect([game.section, game.state.score?.main]).toEqual(['live', [0, 0]]);
  goTo(NOW + 33 * SECOND);
  expect([game.state.score?.main, game.incidents.at(-1)]).toMatchObject([[1, 0], { kind: 'penalty', player: 'Mia Lund' }]);

  goTo(NOW + 180 * SECOND);
  expect(settled).toContain(game.id);
  expect(engine.result(game.id)).toMatchObject({
    main: [2, 1],
    periods: [
      [1, 0],
      [1, 1],
    ],
  });
});

it('[SRV-1] has the result of a replay that ended while the sandbox was down', () => {
  let nowMs = NOW + 3_600 * SECOND;
  const engine = createEngine({ now: () => nowMs });
  const fixtures = gamesOf(stored('cup-2030.json', 'replay')).flatMap((games) => games.fixtures);
  engine.addFixtures(fixtures);
  nowMs += SECOND;
  engine.tick(nowMs);

  expect(ofChamp(engine, 500)).toEqual([]);
  expect(engine.result(fixtures[0]?.id ?? 0)).toMatchObject({ main: [2, 1] });
});

it.each([
  ['D1_2030-31.csv', 'line'],
  ['2031-32_en.1.json', 'line'],
  ['elo_2030.csv', 'line'],
  ['cup-2030.json', 'line'],
  ['cup-2030.json', 'replay'],
] as const)('[OD-02] sells of %s as %s only what its result will answer', (name, mode) => {
  for (const { fixtures } of gamesOf(stored(name, mode))) {
    for (const fixture of fixtures) {
      const result = resultOf(playCourse(fixture, 1));
      const markets = priceGame(
        { fixture, frame: NOT_STARTED, played: 0, noise: { homeBias: 0, pace: 0 }, incidents: [], part: 'whole' },
        fixture.shortId,
        false,
      );
      const open = markets.filter((market) =>
        market.outcomes.some((outcome) => {
          const bet = {
            marketTypeId: market.typeId,
            outcomeTypeId: outcome.typeId,
            param: outcomeParam(market, outcome),
            name: outcome.name,
            playersDuel: market.playersDuel,
          };
          return settleOutcome(bet, result) === BetStatus.NotCalculated;
        }),
      );

      expect(markets.length).toBeGreaterThan(20);
      expect(open.map(({ typeId }) => marketTypeOf(typeId)?.key)).toEqual([]);
    }
  }
});

it('[BT-01] ignores a repeated import and replaces an older one', () => {
  const { engine, add } = start(stored('2031-32_en.1.json', 'line'));
  const before = engine.revision;

  add(stored('2031-32_en.1.json', 'line'));
  expect(engine.revision).toBe(before);

  add({ ...stored('2031-32_en.1.json', 'line'), importedAtMs: NOW + 14 * 86_400 * SECOND });
  expect(engine.revision).toBeGreaterThan(before);
  expect(ofChamp(engine, 500)).toHaveLength(2);
  expect(engine.left.map(({ section }) => section)).toEqual(expect.arrayContaining(['line', 'line']));
});

it('[BT-01] withdraws games that are not imported any more, and lists a championship once', () => {
  const { engine } = start(stored('2031-32_en.1.json', 'line'));
  const before = engine.revision;
  const [list] = gamesOf(stored('2031-32_en.1.json', 'line'));
  if (list === undefined) throw new Error('games are expected');
  const [kept, gone] = list.fixtures;

  engine.takeImports([{ ...list, fixtures: list.fixtures.slice(0, 1) }]);
  expect(ofChamp(engine, 500).map(({ id }) => id)).toEqual([kept?.id]);
  expect(engine.fixture(gone?.id ?? 0)).toBeUndefined();
  expect(engine.left.map(({ fixture }) => fixture.id)).toEqual([gone?.id]);
  expect(engine.revision).toBeGreaterThan(before);

  const renamed = { ...list.champ, names: { en: 'Renamed League' } };
  const fixtures = list.fixtures.map((fixture) => ({ ...fixture, champ: renamed }));
  engine.takeImports([{ fixtures, played: list.played.map((fixture) => ({ ...fixture, champ: renamed })) }]);
  expect(new Set([...engine.games()].map(({ fixture }) => fixture.champ).filter(({ id }) => id === 500))).toEqual(new Set([renamed]));
  expect(engine.result(list.played[0]?.id ?? 0)).toMatchObject({ main: [3, 1] });
});

it('[BT-01] withholds matches beyond the horizon until they come into range', () => {
  const fixtures = new ImportedFixtures();
  fixtures.put(gamesOf(stored('D1_2030-31.csv', 'line')).flatMap((games) => games.fixtures));
  const namesAt = (ms: number) => fixtures.due(ms).map(({ home }) => home.name);

  expect(namesAt(NOW)).toEqual(['Lindenau']);
  // The second match is 210 days after the first, the horizon 120 days.
  expect(namesAt(NOW + 80 * 86_400 * SECOND)).toEqual([]);
  expect(namesAt(NOW + 100 * 86_400 * SECOND)).toEqual(['Rotbach']);
  expect(namesAt(NOW + 100 * 86_400 * SECOND)).toEqual([]);
});
