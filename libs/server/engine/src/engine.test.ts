import { settleOutcome } from '@touchline/betting-rules';
import { BetStatus, GameStatus } from '@touchline/betting-contract';
import { Archive } from './archive/archive.ts';
import { CHAMP_ROWS } from './catalogue/championships.ts';
import { createEngine, type Engine } from './engine.ts';
import { controlsOf } from './engine-controls.ts';
import { LiveGame } from './live-game.ts';
import { EVENING, manualClock } from './testing/clock.ts';

const MINUTE = 60_000;
/** A championship of each kind of game, the fast ones among them. */
const SOME = [100, 101, 102, 103, 112, 130, 160, 180, 190, 203, 210, 230, 240, 300, 321];

/** Everything that a reader sees of a game, without revisions. */
const face = (game: LiveGame) => ({ id: game.id, section: game.section, state: game.state, markets: game.main.markets });
const faces = (engine: Engine) => [...engine.games()].map(face).sort((a, b) => a.id - b.id);
const inSection = (engine: Engine, section: 'line' | 'live') => [...engine.games()].filter((game) => game.section === section);

/** The game of the five-minute football that has just kicked off. */
function fastGame(engine: Engine): LiveGame {
  const [game] = inSection(engine, 'live')
    .filter(({ fixture, state }) => fixture.champ.id === 100 && state.statusId !== GameStatus.Finished)
    .sort((a, b) => b.fixture.startMs - a.fixture.startMs);
  return game as LiveGame;
}

describe('catalogue', () => {
  const clock = manualClock(EVENING);
  const engine = createEngine(clock);

  it('[BT-01] has at least 20 sports, 80 championships and 2,000 line games', () => {
    const line = inSection(engine, 'line');

    expect(new Set(line.map(({ fixture }) => fixture.champ.sport.id)).size).toBeGreaterThanOrEqual(20);
    expect(new Set(line.map(({ fixture }) => fixture.champ.id)).size).toBeGreaterThanOrEqual(80);
    expect(line.length).toBeGreaterThanOrEqual(2000);
  });

  it('[BT-01] gives every outcome a unique id', () => {
    const outcomes = [...engine.games()].flatMap(({ main }) => main.markets.flatMap((market) => market.outcomes.map(({ id }) => id)));

    expect(new Set(outcomes).size).toBe(outcomes.length);
    expect(outcomes.every(Number.isSafeInteger)).toBe(true);
  });

  it('[BT-01] is the same on every machine at the same moment', () => {
    const champIds = [100, 112, 160, 170, 190, 220, 240];
    const other = faces(createEngine({ ...manualClock(EVENING), champIds }));

    expect(other).toEqual(faces(engine).filter(({ id }) => champIds.includes(Math.floor(id / 10_000_000))));
  });

  it('[SRV-3] does not compute the course of a game before its start, even when every game is listed, because courses are large and are kept', () => {
    const courses = jest.spyOn(LiveGame.prototype, 'course', 'get');
    const line = inSection(createEngine(manualClock(EVENING)), 'line');
    courses.mockClear();

    expect(line.every(({ state, main }) => (state.marketsCount ?? 0) > 0 && main.markets.length > 0)).toBe(true);
    expect(courses).not.toHaveBeenCalled();
    expect(line[0]?.course.frames.length).toBeGreaterThan(1);
    expect(courses).toHaveBeenCalledTimes(1);
    courses.mockRestore();
  });

  it('[BT-01] offers at least 60 markets with 200 outcomes for a football game', () => {
    const game = inSection(engine, 'line').find(({ fixture }) => fixture.champ.id === 112) as LiveGame;
    const [whole, ...parts] = engine.watch(game);

    expect(whole?.book.markets.length).toBeGreaterThanOrEqual(60);
    expect(whole?.book.markets.flatMap(({ outcomes }) => outcomes).length).toBeGreaterThanOrEqual(200);
    expect(parts.map(({ part }) => part)).toEqual(['corners', 'cards', 'half-1', 'half-2']);
    expect(parts.every(({ book }) => book.markets.length > 10)).toBe(true);
  });
});

describe('time', () => {
  it.each([0, 29 * 3600])('[BT-01] keeps at least 150 games in play, also %i seconds later', (seconds) => {
    expect(inSection(createEngine(manualClock(EVENING + seconds * 1000)), 'live').length).toBeGreaterThanOrEqual(150);
  });

  it('[BET-5] has the same state after a restart during matches as without one', () => {
    const clock = manualClock(EVENING);
    const running = createEngine({ ...clock, champIds: SOME });
    for (let tick = 0; tick < 400; tick++) running.tick(clock.pass(1000));

    const restarted = createEngine({ ...manualClock(clock.now()), champIds: SOME });

    const known = new Set(faces(restarted).map(({ id }) => id));
    expect(faces(running).filter(({ id }) => known.has(id))).toEqual(faces(restarted));
    expect(restarted.revision).toBeGreaterThanOrEqual(running.revision);
  });

  it('[BT-01] moves a game from the line into play under the same id at kick-off', () => {
    const clock = manualClock(EVENING);
    const engine = createEngine({ ...clock, champIds: SOME });
    const next = inSection(engine, 'line').sort((a, b) => a.fixture.startMs - b.fixture.startMs)[0] as LiveGame;

    while (clock.now() < next.fixture.startMs) engine.tick(clock.pass(1000));

    expect(engine.game(next.id)?.section).toBe('live');
    expect(engine.game(next.id)?.state).toMatchObject({ statusId: 2, score: { main: [0, 0] } });
  });

  it('[BT-02] ends a game, reports its result and removes it from the lists', () => {
    const clock = manualClock(EVENING);
    const engine = createEngine({ ...clock, champIds: [100] });
    const game = fastGame(engine);
    const settled: number[] = [];
    engine.onSettled((id) => settled.push(id));
    expect(engine.result(game.id)).toBeUndefined();

    while (!game.isFinished) engine.tick(clock.pass(1000));
    const { score } = game.state;
    expect(settled).toContain(game.id);
    expect(game.state).toMatchObject({ statusId: GameStatus.Finished, marketsCount: 0 });
    expect(game.main.markets).toEqual([]);
    expect(engine.result(game.id)).toMatchObject({ main: score?.main, periods: score?.periods });

    for (let tick = 0; tick < 10; tick++) engine.tick(clock.pass(1000));
    expect(engine.game(game.id)).toBeUndefined();
    expect(engine.priceOf({ gameId: game.id, marketId: 1, outcomeId: 1 })).toBe('no-game');
  });

  it.each(['line', 'live'] as const)(
    '[BT-02] removes a game on the %s that the operator ends, long before its scheduled end',
    (section) => {
      const clock = manualClock(EVENING);
      const engine = createEngine({ ...clock, champIds: SOME });
      const [game] = inSection(engine, section)
        .filter(({ endsAtMs, isFinished }) => !isFinished && endsAtMs > clock.now() + MINUTE)
        .sort((a, b) => b.fixture.startMs - a.fixture.startMs);
      if (game === undefined) throw new Error('no game');
      const archive = new Archive(engine);

      controlsOf(engine).endGame(game.id);
      engine.tick(clock.pass(1000));
      expect([engine.game(game.id)?.isFinished, archive.phaseOf(game.fixture)]).toEqual([true, 'over']);

      for (let tick = 0; tick < 8; tick++) engine.tick(clock.pass(1000));
      expect(engine.game(game.id)).toBeUndefined();
      expect(archive.phaseOf(game.fixture)).toBe('over');
      expect(engine.result(game.id)).toBeDefined();
      // It does not return when its championship enters the line again.
      for (let tick = 0; tick < 60; tick++) engine.tick(clock.pass(1000));
      expect(engine.game(game.id)).toBeUndefined();
    },
  );

  it('[BET-5] still knows the result of a game after a restart days later', () => {
    const clock = manualClock(EVENING);
    const engine = createEngine({ ...clock, champIds: [100] });
    const game = fastGame(engine);
    while (!game.isFinished) engine.tick(clock.pass(1000));
    const result = engine.result(game.id);

    const later = createEngine({ ...manualClock(EVENING + 3 * 24 * 60 * MINUTE), champIds: [100] });

    expect(later.result(game.id)).toEqual(result);
    expect(later.result(123)).toBeUndefined();
  });

  it('[BT-01] runs the whole schedule faster at a higher speed', () => {
    const clock = manualClock(EVENING);
    const engine = createEngine({ ...clock, speed: 10 });

    expect(inSection(engine, 'live').length).toBeGreaterThanOrEqual(150);
    const game = inSection(engine, 'live').find(({ fixture }) => fixture.champ.id === 112) as LiveGame;
    expect(game.state.clock?.rate).toBe(10);
    expect(game.endsAtMs - game.fixture.startMs).toBeLessThan(15 * MINUTE);
  });
});

describe('settlement', () => {
  it('[OD-02] settles every outcome sold before kick-off on the result, in every sport', () => {
    const clock = manualClock(EVENING - 8 * 60 * MINUTE);
    const champIds = [...new Map(CHAMP_ROWS.filter(({ level }) => level !== 'fast').map(({ sport, id }) => [sport, id] as const)).values()];
    const before = createEngine({ ...clock, champIds });
    const after = createEngine({ ...manualClock(EVENING + 60 * MINUTE), champIds });
    const bySport = new Map(inSection(before, 'line').map((game) => [game.fixture.champ.sport.key, game] as const));
    // The first game of each sport that kicks off after the start of the clock.
    for (const game of inSection(before, 'line').sort((a, b) => b.fixture.startMs - a.fixture.startMs))
      bySport.set(game.fixture.champ.sport.key, game);

    const open: string[] = [];
    for (const [sport, game] of bySport) {
      const result = after.result(game.id);
      if (result === undefined) throw new Error(`${sport} is not over`);
      for (const { book, id } of before.watch(game)) {
        for (const market of book.markets) {
          for (const outcome of market.outcomes) {
            const quote = before.priceOf({ gameId: id, marketId: market.id, outcomeId: outcome.id });
            if (typeof quote === 'string') throw new Error(quote);
            const { marketTypeId, outcomeTypeId, param, outcomeName: name, playersDuel } = quote;
            const status = settleOutcome({ marketTypeId, outcomeTypeId, param, name, playersDuel }, result);
            if (status === BetStatus.NotCalculated) open.push(`${sport} ${marketTypeId} ${outcomeTypeId} ${param}`);
          }
        }
      }
    }
    expect(bySport.size).toBeGreaterThanOrEqual(20);
    expect(open).toEqual([]);
  });
});
