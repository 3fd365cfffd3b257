import { marketTypeOf, type GameResult } from '@touchline/betting-rules';
import type { Frame } from '../../course/course.ts';
import { resultOf } from '../../course/result.ts';
import { LiveGame } from '../../live-game.ts';
import { fairChance, type PricedMarket, type PricedOutcome } from '../../pricing/draft.ts';
import type { Noise } from '../../pricing/situation.ts';
import { NO_ADJUSTMENTS } from '../../price-adjustments.ts';
import { unit } from '../../random.ts';
import { fixtureOf } from '../../schedule.ts';
import type { Champ, Fixture } from '../../types.ts';
import { sureWin } from './arbitrage.ts';
import { Look, shownPrices, type Prices, type Shown } from './look.ts';
import { gainOf, momentsOf, type Moment } from './moments.ts';
import { picksOf } from './picks.ts';
import { paidFor } from './settled.ts';
import { Table, type Tally } from './table.ts';
import { wrongWays } from './ways.ts';

const CALIBRATION_STREAM = 72;
const MOMENTS = 24;
/** A sure win is searched for at one of the first moments, which nearly all games have. */
const SEARCHED_MOMENTS = 8;
const DECILES = 10;
const MILLION = 1_000_000;
const UNIT = 1000;
/** The search for a sure win takes as long as hundreds of games. */
const GAMES_PER_SEARCH = 250;
const MOST_KEPT = 50;

export interface JudgeTerms {
  /** Championships of one sport; games are taken from them in turn. */
  champs: readonly Champ[];
  seed: number;
  /** One of so many games is searched for a sure win; 0 for none. */
  gamesPerSearch?: number;
  /** Whether the player bets at a moment; default: at every one. */
  betsAt?: (moment: Moment) => boolean;
  /** Other prices than those of the product, to see what a fault of them would look like. */
  prices?: Prices;
}

/** What a judge has found so far; another one continues with it. */
export interface JudgeRecord {
  games: number;
  bets: (readonly [string, Tally])[];
  calibration: (readonly [string, Tally])[];
  /** Bets that no result decided, by market type. */
  undecided: (readonly [string, number])[];
  /** Prices that moved the wrong way with a score. */
  wrongWays: string[];
  /** Scores around which prices were compared. */
  compared: number;
  /** Moments that were searched for a sure win, and those that had one. */
  searched: number;
  sureWins: string[];
}

const EMPTY: JudgeRecord = { games: 0, bets: [], calibration: [], undecided: [], wrongWays: [], compared: 0, searched: 0, sureWins: [] };

/** Name of a market type in the tables. */
function nameOf(typeId: number): string {
  const type = marketTypeOf(typeId);
  if (type === undefined) return String(typeId);
  return [type.key, ...(type.measure === 'score' ? [] : [type.measure]), ...(type.period === 0 ? [] : [`period ${type.period}`])].join(' ');
}

/** A player is seen to score: the prices just before it. */
interface Before {
  shown: Shown;
  noise: Noise;
  frame: Frame;
}

/**
 * A player who bets on games of a sport by simple rules, without knowing more than the page shows, and keeps account of what they bring.
 *
 * Every game is played by the product's own engine; a bet is decided after the delay of live bets, at the price then, and only if that is not
 * lower than the one that was shown. Each row of the table gets at most one bet per game.
 */
export class Judge {
  readonly #terms: Required<JudgeTerms>;
  readonly #bets: Table;
  readonly #calibration: Table;
  readonly #undecided: Map<string, number>;
  readonly #found: Pick<JudgeRecord, 'games' | 'wrongWays' | 'compared' | 'searched' | 'sureWins'>;
  readonly #names = new Map<number, string>();

  constructor(
    { gamesPerSearch = GAMES_PER_SEARCH, prices = shownPrices, betsAt = () => true, ...terms }: JudgeTerms,
    record: JudgeRecord = EMPTY,
  ) {
    this.#terms = { ...terms, gamesPerSearch, prices, betsAt };
    this.#bets = new Table(record.bets);
    this.#calibration = new Table(record.calibration);
    this.#undecided = new Map(record.undecided);
    const { games, compared, searched } = record;
    this.#found = { games, compared, searched, wrongWays: [...record.wrongWays], sureWins: [...record.sureWins] };
  }

  get games(): number {
    return this.#found.games;
  }

  record(): JudgeRecord {
    return {
      ...this.#found,
      bets: this.#bets.entries(),
      calibration: this.#calibration.entries(),
      undecided: [...this.#undecided],
    };
  }

  /** Plays the next games. */
  play(count: number): void {
    const { champs, seed } = this.#terms;
    for (let nth = 0; nth < count; nth += 1) {
      const champ = champs[this.games % champs.length] as Champ;
      this.#playGame(fixtureOf(champ, Math.floor(this.games / champs.length), { seed, speed: 1 }));
      this.#found.games += 1;
    }
  }

  #playGame(fixture: Fixture): void {
    const { seed, gamesPerSearch, betsAt } = this.#terms;
    const game = new LiveGame({ fixture, seed, marketsCount: () => 0, adjustments: () => NO_ADJUSTMENTS, revision: () => 1 });
    const { course } = game;
    const result = resultOf(course);
    const moments = momentsOf(course, fixture, seed)
      .filter(betsAt)
      .sort((a, b) => a.at - b.at);
    // One of more moments than there are: how many a game will have is not known before its end.
    const chosen = Math.floor(unit(seed, fixture.id, CALIBRATION_STREAM) * MOMENTS);
    const searched = gamesPerSearch > 0 && this.games % gamesPerSearch === 0 ? chosen % SEARCHED_MOMENTS : -1;
    const before = new Map<string, Before>();
    for (const [at, moment] of moments.entries()) {
      const look = new Look(game, this.#terms.prices);
      const shown = look.at(moment);
      if (shown === undefined) continue;
      const { noise, frame } = game.pricingInput.situation;
      this.#compare(moment, { shown, noise, frame }, before);
      if (at === chosen && moment.isForeseen !== true) this.#calibrate(shown, result);
      if (at === searched) this.#search(game, shown.markets, moment);
      this.#bet(moment, { shown, look, result });
    }
  }

  #bet(moment: Moment, { shown, look, result }: { shown: Shown; look: Look; result: GameResult }): void {
    const picks = picksOf(shown.markets, moment.gained);
    const decided = look.decide(shown.ms);
    if (decided === undefined) return;
    for (const [typeId, list] of picks) {
      for (const { name, market, outcome } of list) {
        const coef = decided(outcome);
        if (coef === undefined) continue;
        const paid = paidFor(market, outcome, { result, coef: coef / UNIT });
        const type = this.#nameOf(typeId);
        if (paid === undefined) this.#undecided.set(type, (this.#undecided.get(type) ?? 0) + 1);
        else this.#bets.add(`${type} | ${moment.name} | ${name}`, paid);
      }
    }
  }

  get #isOfGoals(): boolean {
    return this.#terms.champs[0]?.model.kind === 'goals';
  }

  #nameOf(typeId: number): string {
    let name = this.#names.get(typeId);
    if (name === undefined) this.#names.set(typeId, (name = nameOf(typeId)));
    return name;
  }

  /** Compares the prices after a score with those before it, unless they were disturbed in between. */
  #compare({ name, gained }: Moment, now: Before, known: Map<string, Before>): void {
    if (gained === undefined) return;
    const [when = '', ...rest] = name.split(' ');
    const score = rest.join(' ');
    if (when === 'before') known.set(score, now);
    const before = known.get(score);
    // The other side may have scored while the game was closed.
    if (before === undefined || gainOf(now.frame, before.frame) !== gained) return;
    if (when !== 'after') return;
    // A goal moves prices much further than a disturbance; after it the game is closed for longer than one lasts.
    if (!this.#isOfGoals && before.noise.homeBias !== now.noise.homeBias) return;
    this.#found.compared += 1;
    const wrong = wrongWays(before.shown.markets, now.shown.markets, { gained, period: before.frame.periodId });
    if (this.#found.wrongWays.length < MOST_KEPT) this.#found.wrongWays.push(...wrong.map((text) => `${name}: ${text}`));
  }

  #search(game: LiveGame, markets: readonly PricedMarket[], moment: Moment): void {
    this.#found.searched += 1;
    const win = sureWin(game.pricingInput.situation, markets);
    if (win === undefined || this.#found.sureWins.length >= MOST_KEPT) return;
    this.#found.sureWins.push(`game ${game.id} ${moment.name}: ${win.stakes.size} bets pay 1 and cost ${win.cost.toFixed(4)}`);
  }

  /** One outcome of each decile of chances, at one moment of each game. */
  #calibrate({ markets, ms }: Shown, result: GameResult): void {
    const byDecile = new Map<number, { market: PricedMarket; outcome: PricedOutcome; chance: number }[]>();
    for (const market of markets) {
      for (const outcome of market.outcomes) {
        const chance = fairChance(market.typeId, outcome.coef) / MILLION;
        const decile = Math.min(DECILES - 1, Math.floor(chance * DECILES));
        const known = byDecile.get(decile);
        if (known === undefined) byDecile.set(decile, [{ market, outcome, chance }]);
        else known.push({ market, outcome, chance });
      }
    }
    for (const [decile, list] of byDecile) {
      const at = Math.floor(unit(this.#terms.seed, ms, decile, CALIBRATION_STREAM) * list.length);
      const { market, outcome, chance } = list[at] as (typeof list)[number];
      const paid = paidFor(market, outcome, { result, coef: 2 });
      // Of a returned stake nothing can be learnt: chances are those of a decided bet.
      if (paid !== 0 && paid !== 2) continue;
      this.#calibration.add(`${decile * DECILES} to ${(decile + 1) * DECILES} %`, paid / 2 - chance);
    }
  }
}
