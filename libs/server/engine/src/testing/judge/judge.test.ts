import { execFileSync } from 'node:child_process';
import { catalogue } from '../../catalogue/catalogue.ts';
import { priceGame } from '../../pricing/price-game.ts';
import { BEFORE } from '../../pricing/situation-at.ts';
import { fixtureWith, situationOf } from '../many-courses.ts';
import { sureWin } from './arbitrage.ts';
import { cheapestCover } from './cover.ts';
import { Judge } from './judge.ts';
import { wrongWays } from './ways.ts';

const SEED = 7;

interface Judged {
  beaten: string[];
  counted: number;
  undecided: unknown[];
  wrongWays: string[];
  sureWins: string[];
  searched: number;
}

const faultsOf = ({ beaten, undecided, wrongWays: moved, sureWins }: Judged) => ({ beaten, undecided, wrongWays: moved, sureWins });

describe('the book of every kind of sport', () => {
  const program = require.resolve('./judge-short.process.ts');
  const args = ['--conditions=@touchline/source', '--disable-warning=ExperimentalWarning', program];
  const output = execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 24 });
  const { sports, planted } = JSON.parse(output) as { sports: Record<string, Judged>; planted: Record<string, string[]> };

  it('[BT-02] is beaten by no simple strategy, has no sure win, and no price moves against a score', () => {
    const found = Object.entries(sports).map(([sport, judged]) => [sport, faultsOf(judged)]);

    expect(found.length).toBeGreaterThan(12);
    expect(found).toEqual(found.map(([sport]) => [sport, { beaten: [], undecided: [], wrongWays: [], sureWins: [] }]));
    for (const [sport, { counted, searched }] of Object.entries(sports)) {
      expect([sport, counted > 0]).toEqual([sport, true]);
      expect([sport, searched > 1]).toEqual([sport, true]);
    }
  });

  it('[BT-02] would be beaten if prices stayed when the score moves', () => {
    expect(planted['held']?.filter((name) => name.endsWith('the side that scored')).length).toBeGreaterThan(2);
  });

  it('[BT-02] would be beaten if football had no stoppage time', () => {
    expect(planted['nominal']?.filter((name) => name.includes('total |')).length).toBeGreaterThan(0);
  });

  it('[BT-02] would be beaten if one normal curve stood for all numbers of sets', () => {
    expect(planted['normal']?.filter((name) => name.startsWith('total units |')).length).toBeGreaterThan(0);
  });
});

it('[BT-02] finds a sure win across a game and its halves', () => {
  const fixture = fixtureWith(115, 1.4, 1.1);
  const situation = situationOf(fixture, BEFORE);
  const markets = priceGame(situation, fixture.shortId, false);
  expect(sureWin(situation, markets)).toBeUndefined();

  // Markets of the halves pay too much; none of them alone is a sure win.
  const raised = markets.map((market) => ({
    ...market,
    outcomes: market.outcomes.map((outcome) => ({ ...outcome, coef: market.typeId < 100 ? outcome.coef : outcome.coef * 1.1 })),
  }));
  expect(sureWin(situation, raised)?.cost).toBeLessThan(1);
});

it('[BT-02] finds a price that rises with a score of its side', () => {
  const fixture = fixtureWith(115, 1.4, 1.1);
  const markets = priceGame(situationOf(fixture, BEFORE), fixture.shortId, false);
  const raised = markets.map((market) => ({
    ...market,
    outcomes: market.outcomes.map((outcome) => ({ ...outcome, coef: outcome.coef * 1.05 })),
  }));

  expect(wrongWays(markets, raised, { gained: 1, period: 0 }).length).toBeGreaterThan(0);
  expect(wrongWays(markets, markets, { gained: 1, period: 0 })).toEqual([]);
});

it('[BT-02] finds the cheapest cover of all ends', () => {
  // Three outcomes at 4 cost 3/4; the last two together at 2.5 make it cheaper.
  const ends = [Float64Array.of(4, 0, 0, 0), Float64Array.of(0, 4, 0, 2.5), Float64Array.of(0, 0, 4, 2.5)];
  expect(cheapestCover(ends)?.cost).toBeCloseTo(1 / 4 + 1 / 2.5, 10);
  expect(cheapestCover([Float64Array.of(2, 0), Float64Array.of(0, 0)])).toBeUndefined();
});

it('[BT-02] continues where it stopped', () => {
  const champs = catalogue(SEED).filter((champ) => champ.sport.key === 'darts');
  const terms = { champs, seed: SEED, gamesPerSearch: 0 };
  const once = new Judge(terms);
  once.play(40);
  const first = new Judge(terms);
  first.play(25);
  const second = new Judge(terms, JSON.parse(JSON.stringify(first.record())) as ReturnType<Judge['record']>);
  second.play(15);

  expect(second.record()).toEqual(once.record());
});
