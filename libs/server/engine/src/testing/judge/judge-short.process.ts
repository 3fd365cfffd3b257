// The short form of the judge, in a process without Jest: there the same games take four times as long.
import { catalogue } from '../../catalogue/catalogue.ts';
import { priceGame } from '../../pricing/price-game.ts';
import { SetsOutlook } from '../../pricing/sets-outlook.ts';
import { above } from '../../pricing/normal.ts';
import type { GoalsModel } from '../../types.ts';
import { Judge, type JudgeTerms } from './judge.ts';
import { shownPrices } from './look.ts';
import { verdictOf, type Demands } from './verdict.ts';

const SEED = 7;
/** The long run asks for many more bets; a strategy that gains so much is seen in these. */
const SHORT = { leastBets: 120, largestError: 0.15, errors: 4 };
const GAMES: Readonly<Record<string, number>> = {
  football: 110,
  basketball: 200,
  handball: 250,
  'american-football': 200,
  'rugby-union': 200,
  baseball: 300,
  cricket: 250,
  'ice-hockey': 200,
  tennis: 250,
  volleyball: 150,
  'table-tennis': 150,
  'tactical-shooter': 200,
  darts: 300,
  boxing: 600,
  marble: 200,
};
/** Of a planted fault fewer bets are enough. */
const PLANTED = { ...SHORT, largestError: 0.25, errors: 3 };
const HELD_MS = 30_000;

function judged(sport: string, games: number, { demands = SHORT, ...terms }: Partial<JudgeTerms> & { demands?: Demands } = {}) {
  const champs = catalogue(SEED).filter((champ) => champ.sport.key === sport);
  const judge = new Judge({ champs, seed: SEED, gamesPerSearch: 50, ...terms });
  judge.play(games);
  const { undecided, wrongWays, sureWins, searched } = judge.record();
  const { beaten, counted } = verdictOf(judge.record(), demands);
  return { beaten: beaten.map(({ name }) => name), counted: counted.length, undecided, wrongWays, sureWins, searched };
}

const sports = Object.fromEntries(Object.entries(GAMES).map(([sport, games]) => [sport, judged(sport, games)]));

/** Prices that stay when the score moves. */
const held = judged('handball', 200, {
  gamesPerSearch: 0,
  demands: PLANTED,
  prices: (game, ms) => {
    game.advance(Math.max(game.fixture.startMs + 1, Math.floor(ms / HELD_MS) * HELD_MS), 1);
    const markets = shownPrices(game, ms);
    game.advance(ms, 1);
    return markets;
  },
});

/** Football that ends after ninety minutes. */
const nominal = judged('football', 900, {
  gamesPerSearch: 0,
  demands: PLANTED,
  betsAt: ({ name }) => name === 'at 90 % of the clock' || name === 'at 94 % of the clock',
  prices: (game) => {
    const { situation } = game.pricingInput;
    const { champ } = situation.fixture;
    const fixture = { ...situation.fixture, champ: { ...champ, model: { ...(champ.model as GoalsModel), hasSetPieces: false } } };
    return priceGame({ ...situation, fixture }, fixture.shortId, false);
  },
});

/** One normal curve in place of the number of sets. */
const units = Object.getOwnPropertyDescriptor(SetsOutlook.prototype, 'units')?.value as SetsOutlook['units'];
SetsOutlook.prototype.units = function normalUnits(key) {
  const count = units.call(this, key);
  return { ...count, above: (line) => above(count, line) };
};
const normal = judged('volleyball', 300, { gamesPerSearch: 0, demands: PLANTED });

console.log(JSON.stringify({ sports, planted: { held: held.beaten, nominal: nominal.beaten, normal: normal.beaten } }));
