import { BetStatus, GameStatus } from '@touchline/betting-contract';
import { marketTypeId, marketTypeOf, settleOutcome } from '@touchline/betting-rules';
import { Archive } from './archive/archive.ts';
import type { Frame } from './course/course.ts';
import { playCourse } from './course/play.ts';
import { createEngine, DEFAULT_SEED } from './engine.ts';
import type { PricedMarket } from './pricing/draft.ts';
import { priceGame } from './pricing/price-game.ts';
import { EVENING, manualClock } from './testing/clock.ts';
import type { Fixture, RaceModel } from './types.ts';
import { slowness } from './course/race-entries.ts';
import { finishedRace } from './archive/finished-race.ts';
import { chancesIn } from './pricing/race-book.ts';
import { raceChances, type RunnerAt } from './pricing/race-chances.ts';
import { raceTimes } from './course/race.ts';

const MARBLES = 390;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const engine = createEngine({ ...manualClock(EVENING), champIds: [MARBLES] });
const archive = new Archive(engine);
const races = (count: number): Fixture[] =>
  archive.between([...engine.champs.values()][0]!, { fromMs: EVENING - 3 * count * MINUTE, toMs: EVENING }).slice(0, count);
const typeOf = ({ typeId }: PricedMarket): string => marketTypeOf(typeId)?.key ?? '';

/** Number of ways, out of `all`, in which something happens. */
interface Ways {
  win: bigint[];
  place: bigint[];
  beats: bigint[][];
  all: bigint;
}

/** Every possible finish of a race, counted with whole numbers. */
function enumerated(runners: readonly RunnerAt[], stepsLeft: number, stepMs: number): Ways {
  const ways: Ways = { win: runners.map(() => 0n), place: runners.map(() => 0n), beats: runners.map(() => runners.map(() => 0n)), all: 0n };
  const choose = (k: number): bigint => {
    let found = 1n;
    for (let nth = 0; nth < k; nth++) found = (found * BigInt(stepsLeft - nth)) / BigInt(nth + 1);
    return found;
  };
  const weights = runners.map(({ slowness: slow }) =>
    Array.from({ length: stepsLeft + 1 }, (_, k) => choose(k) * BigInt(slow) ** BigInt(k) * BigInt(1000 - slow) ** BigInt(stepsLeft - k)),
  );
  const visit = (times: readonly number[], weight: bigint): void => {
    const at = times.length;
    if (at < runners.length) {
      for (let k = 0; k <= stepsLeft; k++) visit([...times, runners[at]!.ms + k * stepMs], weight * weights[at]![k]!);
      return;
    }
    ways.all += weight;
    const order = runners.map((_, one) => one).sort((a, b) => times[a]! - times[b]!);
    order.forEach((one, place) => {
      if (place === 0) ways.win[one]! += weight;
      if (place < 3) ways.place[one]! += weight;
      for (const other of order.slice(place + 1)) ways.beats[one]![other]! += weight;
    });
  };
  visit([], 1n);
  return ways;
}

const fraction = (part: bigint, all: bigint): number => Number((part * 10n ** 18n) / all) / 1e18;

describe('chances of a race', () => {
  it('[BT-08] are those of a race small enough to count: the earlier gate decides between equal steps', () => {
    const even = raceChances(
      [
        { ms: 1, slowness: 500 },
        { ms: 2, slowness: 500 },
      ],
      ...([1, 100] as const),
    );
    expect(even.win).toEqual([0.75, 0.25]);
    expect(even.beats(1, 0)).toBe(0.25);
    expect(even.place).toEqual([1, 1]);
  });

  it('[BT-08] equal the share of all possible finishes, at the start and on the way', () => {
    const starts: RunnerAt[][] = [
      [380, 450, 500, 530, 620].map((slow, at) => ({ ms: at + 1, slowness: slow })),
      [500, 500, 500, 500, 500, 500].map((slow, at) => ({ ms: 20_000 + at + 1 + [0, 300, 100, 100, 400, 200][at]!, slowness: slow })),
    ];
    for (const runners of starts) {
      const chances = raceChances(runners, 3, 100);
      const ways = enumerated(runners, 3, 100);
      runners.forEach((_, at) => {
        expect(chances.win[at]).toBeCloseTo(fraction(ways.win[at]!, ways.all), 13);
        expect(chances.place[at]).toBeCloseTo(fraction(ways.place[at]!, ways.all), 13);
        expect(chances.beats(at, (at + 1) % runners.length)).toBeCloseTo(
          fraction(ways.beats[at]![(at + 1) % runners.length]!, ways.all),
          13,
        );
      });
    }
  });

  it('[BT-08] are how often runners win when a race is run again and again', () => {
    const [race] = races(1) as [Fixture];
    const model = race.champ.model as RaceModel;
    const runs = 3000;
    const wins = race.runners!.map(() => 0);
    for (let seed = 0; seed < runs; seed++) {
      const last = raceTimes(race, model, seed).at(-1)!;
      wins[last.indexOf(Math.min(...last))]! += 1;
    }
    const { win } = chancesIn({ fixture: race, frame: playCourse(race, DEFAULT_SEED).frames[0]! });
    expect(win.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    win.forEach((chance, at) => {
      // Four standard deviations.
      expect(Math.abs(wins[at]! / runs - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / runs));
    });
  });
});

describe('prices of a race', () => {
  /** A race with two obstacles between marks, so that every finish can be counted. */
  const small = (race: Fixture): Fixture => ({
    ...race,
    champ: { ...race.champ, model: { ...(race.champ.model as RaceModel), steps: 2 } },
  });
  const marginOf: Readonly<Record<string, bigint>> = { 'race-winner': 107n, place: 107n, 'head-to-head': 105n, 'winner-number': 105n };

  /** The price of `part` ways of `all` with a margin in hundredths, rounded down as prices are: all in whole numbers. */
  function exactPrice(part: bigint, all: bigint, margin: bigint): number {
    const [over, under] = [all * 100n * 1000n, part * margin];
    const step = over < 10_000n * under ? 10n : over < 100_000n * under ? 100n : 1000n;
    return Math.max(1010, Number((over / (under * step)) * step));
  }

  it('[BT-08] are the fair price divided by one plus the usual margin, for every market, without a rounding error', () => {
    let compared = 0;
    for (const race of races(4).map(small)) {
      const { runners = [] } = race;
      const frame = playCourse(race, DEFAULT_SEED).frames.findLast(({ race: run }) => run?.marks.length === 11) as Frame;
      const times = frame.race!.marks.at(-1)!;
      const ways = enumerated(
        runners.map((runner, at) => ({ ms: times[at]!, slowness: slowness(runner) })),
        2,
        100,
      );
      const oddWays = ways.win.reduce((sum, way, at) => (at % 2 === 0 ? sum + way : sum), 0n);
      const situation = { fixture: race, frame, played: 0, noise: { homeBias: 0, pace: 0 }, incidents: [], part: 'whole' as const };
      for (const market of priceGame(situation, race.shortId, false)) {
        const key = typeOf(market);
        for (const [nth, { coef, name }] of market.outcomes.entries()) {
          const at = runners.findIndex((runner) => runner.name === name);
          const rival = runners.findIndex((runner) => runner.name === market.playersDuel?.find((one) => one !== name));
          const part: Readonly<Record<string, bigint | undefined>> = {
            'race-winner': ways.win[at],
            place: ways.place[at],
            'head-to-head': ways.beats[at]?.[rival],
            'winner-number': nth === 0 ? oddWays : ways.all - oddWays,
          };
          expect([key, name, coef]).toEqual([key, name, exactPrice(part[key]!, ways.all, marginOf[key]!)]);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(30);
  });

  it('[BT-08] cover every runner at the start: winner, first three, four head to heads, and the number of the winner', () => {
    for (const race of races(200)) {
      const frame = playCourse(race, DEFAULT_SEED).frames[0] as Frame;
      const situation = { fixture: race, frame, played: 0, noise: { homeBias: 0, pace: 0 }, incidents: [], part: 'whole' as const };
      const markets = priceGame(situation, race.shortId, false);
      expect(markets.map((market) => [typeOf(market), market.outcomes.length])).toEqual([
        ['race-winner', 8],
        ['place', 8],
        ...Array.from({ length: 4 }, () => ['head-to-head', 2]),
        ['winner-number', 2],
      ]);
      expect(new Set(markets.map(({ id }) => id)).size).toBe(7);
    }
    const game = [...engine.games()].find(({ section }) => section === 'line')!;
    expect(game.main.markets.map(({ typeId }) => typeId)).toEqual([marketTypeId('winner-number')]);
  });
});

describe('a race', () => {
  it('[BT-08] has no dead heat: times at a mark are never equal', () => {
    for (const race of races(200)) {
      const { finishers, frames } = playCourse(race, DEFAULT_SEED);
      const { laps, marksPerLap, marks } = frames.at(-1)!.race!;
      expect(marks).toHaveLength(laps * marksPerLap);
      for (const mark of marks) expect(new Set(mark).size).toBe(8);
      expect(finishers!.map(({ name }) => name).toSorted()).toEqual(race.runners!.map(({ name }) => name).toSorted());
      const last = marks.at(-1)!;
      expect(finishers!.map(({ number }) => last[number - 1]!)).toEqual(last.toSorted((a, b) => a - b));
    }
  });

  it('[BT-08] shows a mark when all have passed it, and closes when the last lap begins', () => {
    const [race] = races(1) as [Fixture];
    const { frames, endsAt } = playCourse(race, DEFAULT_SEED);
    for (const { at, race: run, suspendedUntil, statusId } of frames) {
      const mark = run!.marks.at(-1);
      if (mark !== undefined) expect(at * SECOND).toBeGreaterThanOrEqual(Math.max(...mark));
      const isClosed = statusId === GameStatus.InPlay && run!.marks.length >= 9;
      expect(suspendedUntil).toBe(isClosed ? Infinity : 0);
    }
    expect(endsAt).toBeGreaterThan(72);
    expect(endsAt).toBeLessThan(90);
  });

  it('[BT-08] is run every three minutes with eight of the twelve marbles, on each course in turn', () => {
    const [one, two, ...more] = races(12) as [Fixture, Fixture, ...Fixture[]];
    expect(two.startMs - one.startMs).toBe(3 * MINUTE);
    expect(one.runners).toHaveLength(8);
    expect(new Set([one, two, ...more].map(({ home }) => home.name)).size).toBe(6);
    expect(new Set([one, two, ...more].flatMap(({ runners = [] }) => runners.map(({ name }) => name))).size).toBe(12);
    expect(two.away.name).toMatch(/^#\d+$/);
  });

  it('[BT-08] [OD-02] goes from the line through its laps to a result that settles each of its markets', () => {
    const clock = manualClock(EVENING);
    const own = createEngine({ ...clock, champIds: [MARBLES] });
    const settled: number[] = [];
    own.onSettled((id) => settled.push(id));
    const game = [...own.games()].filter(({ section }) => section === 'line').sort((a, b) => a.fixture.startMs - b.fixture.startMs)[0]!;
    const { markets } = own.watch(game)[0]!.book;
    expect(finishedRace(own, game.id)).toBeUndefined();
    const seen: number[] = [];
    const coefs: number[] = [];
    while (!game.isFinished) {
      own.tick(clock.pass(SECOND));
      const marks = game.state.race?.marks.length ?? -1;
      if (marks !== seen.at(-1)) {
        seen.push(marks);
        coefs.push(game.main.markets[0]?.outcomes[0]?.coef ?? 0);
      }
      expect(game.state.score).toBeUndefined();
      expect(game.state.isSuspended === true).toBe(marks >= 9 && !game.isFinished);
    }
    expect(seen).toEqual([-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(new Set(coefs).size).toBeGreaterThan(5);
    expect(settled).toContain(game.id);

    const result = own.result(game.id)!;
    expect(finishedRace(own, game.id)!.marks).toHaveLength(12);
    const statuses = markets.map(({ typeId, playersDuel, outcomes }) =>
      outcomes.map(({ typeId: outcomeTypeId, name }) =>
        settleOutcome({ marketTypeId: typeId, outcomeTypeId, param: null, name, playersDuel }, result),
      ),
    );
    const wins = statuses.map((own) => own.filter((status) => status === BetStatus.Win).length);
    expect(wins).toEqual([1, 3, 1, 1, 1, 1, 1]);
    expect(statuses.flat().every((status) => status === BetStatus.Win || status === BetStatus.Lose)).toBe(true);
  });
});
