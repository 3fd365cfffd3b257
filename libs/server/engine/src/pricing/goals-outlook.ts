import type { Pair } from '@touchline/betting-rules';
import { GameStatus } from '@touchline/betting-contract';
import { CORNERS, redCardFactors, shareLeft, YELLOWS, REDS } from '../course/goals.ts';
import type { GoalsModel } from '../types.ts';
import { halvesGrid, poissonGrid, withOvertime, type Grid, type HalvesGrid } from './grid.ts';
import type { Situation } from './situation.ts';

export type Counted = 'score' | 'corners' | 'cards';
const NONE: Pair = [0, 0];
const MOST_GOALS_OF_HALVES = 4;
const STOPPAGE_SHARE = 0.015;
const LAST_SECONDS_SHARE = 0.002;

/** Expected remaining counts of a low-scoring game, by period and measure; grids are computed on first use. */
export class GoalsOutlook {
  readonly situation: Situation;
  readonly periods: number;
  readonly #model: GoalsModel;
  readonly #rates: Pair;
  readonly #grids = new Map<string, Grid>();
  #halves: HalvesGrid | undefined;

  constructor(situation: Situation) {
    const { fixture, frame, noise } = situation;
    this.situation = situation;
    this.#model = fixture.champ.model as GoalsModel;
    this.periods = fixture.champ.sport.periods;
    const [home, away] = redCardFactors((frame.score.red ?? NONE) as Pair);
    const pace = Math.exp(noise.pace);
    this.#rates = [
      fixture.strengths.home * home * pace * Math.exp(noise.homeBias),
      fixture.strengths.away * away * pace * Math.exp(-noise.homeBias),
    ];
  }

  /** Whether markets about both halves can be priced: they need two periods and few goals. */
  get hasHalves(): boolean {
    return this.periods === 2 && this.#model.mean <= MOST_GOALS_OF_HALVES;
  }

  get length(): number {
    return this.#model.periodSeconds * this.periods;
  }

  /** Share of the game's counts still expected, in the whole game (0) or one period. */
  left(period: number): number {
    const { played, frame } = this.situation;
    // Stoppage time: while a period is in play, its counts can still change.
    const isPlayed = frame.statusId === GameStatus.InPlay && (period === 0 || period === frame.periodId);
    const least = isPlayed ? (this.#model.hasSetPieces ? STOPPAGE_SHARE : LAST_SECONDS_SHARE) : 0;
    return Math.max(least, this.#nominal(played, period));
  }

  #nominal(played: number, period: number): number {
    if (period === 0) return shareLeft(played, this.length);
    const from = (period - 1) * this.#model.periodSeconds;
    const to = period * this.#model.periodSeconds;
    return Math.max(0, shareLeft(Math.max(from, played), this.length) - shareLeft(to, this.length));
  }

  isOver(period: number): boolean {
    const { frame } = this.situation;
    if (period === 0) return false;
    return frame.periodId > period || (frame.periodId === period && frame.statusId === GameStatus.Break);
  }

  /** Expected remaining counts. */
  means(measure: Counted, period: number): Pair {
    const left = this.isOver(period) ? 0 : this.left(period);
    if (measure === 'score') return [this.#rates[0] * left, this.#rates[1] * left];
    const homeFactor = Math.sqrt(this.#rates[0] / this.#rates[1]) ** 0.3;
    const rate = measure === 'corners' ? CORNERS : YELLOWS + 2 * REDS;
    return measure === 'corners' ? [rate * left * 1.1 * homeFactor, (rate * left * 0.9) / homeFactor] : [rate * left, rate * left];
  }

  /** Counts so far. */
  now(measure: Counted, period: number): Pair {
    const { frame } = this.situation;
    const byPeriod = measure === 'score' ? frame.score.periods : measure === 'corners' ? frame.cornersByPeriod : frame.cardsByPeriod;
    if (period > 0) return (byPeriod?.[period - 1] ?? NONE) as Pair;
    if (measure === 'score') return frame.score.main as Pair;
    return (byPeriod ?? []).reduce<Pair>(([h, a], [home, away]) => [h + home, a + away], NONE);
  }

  grid(measure: Counted, period: number): Grid {
    const key = `${measure}${period}`;
    let grid = this.#grids.get(key);
    if (grid === undefined) {
      grid = poissonGrid(this.means(measure, period), this.now(measure, period));
      this.#grids.set(key, grid);
    }
    return grid;
  }

  overtimeGrid(): Grid {
    const [home, away] = this.#rates;
    return withOvertime(this.grid('score', 0), home / (home + away));
  }

  halves(): HalvesGrid {
    this.#halves ??= halvesGrid(this.grid('score', 1), this.grid('score', 2));
    return this.#halves;
  }
}
