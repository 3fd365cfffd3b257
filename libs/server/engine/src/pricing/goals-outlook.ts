import type { Pair } from '@touchline/betting-rules';
import { GameStatus } from '@touchline/betting-contract';
import {
  AWAY_CORNERS,
  CORNERS,
  goalPace,
  HOME_CORNERS,
  openPlay,
  PENALTIES,
  PENALTY_SCORED,
  periodPlans,
  redCardFactors,
  REDS,
  spreadOf,
  YELLOWS,
} from '../course/goals.ts';
import type { GoalsModel } from '../types.ts';
import { doubledGrid, halvesGrid, poissonGrid, withOvertime, type Grid, type HalvesGrid } from './grid.ts';
import type { Situation } from './situation.ts';

export type Counted = 'score' | 'corners' | 'cards';
const NONE: Pair = [0, 0];
const MOST_GOALS_OF_HALVES = 4;
const CARDS = YELLOWS + 2 * REDS;
const LEAST_REST = 0.01;

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

  /**
   * What is left of a period: 1 before it begins, less than 0.1 in added time. The mean over all lengths that it may still have, because
   * how much is added is known only at its end.
   */
  #rest(period: number): number {
    const { frame, played } = this.situation;
    if (frame.periodId > period || this.isOver(period)) return 0;
    const { periodSeconds } = this.#model;
    const elapsed = frame.periodId < period ? 0 : Math.max(0, played - (period - 1) * periodSeconds - (frame.lost ?? 0));
    const open = periodPlans(this.#model, period, this.periods).filter(({ seconds }) => seconds > elapsed);
    const left = open.map(({ seconds }) => (spreadOf(this.#model, seconds) * (seconds - elapsed)) / periodSeconds);
    const mean = left.reduce((sum, one) => sum + one, 0) / Math.max(1, left.length);
    // Records of played matches may have more stoppage time than any match of the model.
    return this.situation.fixture.script === undefined ? mean : Math.max(LEAST_REST, mean);
  }

  #sum(period: number, weight: (period: number) => number): number {
    let sum = 0;
    for (let at = 1; at <= this.periods; at += 1) if (period === 0 || period === at) sum += (this.#rest(at) * weight(at)) / this.periods;
    return sum;
  }

  /** Share of the game still expected to be played, in the whole game (0) or one period. */
  left(period: number): number {
    return this.#sum(period, () => 1);
  }

  /** Expected remaining goals from open play of both teams. */
  openGoals(period: number): Pair {
    const share = this.#sum(period, (at) => goalPace(at, this.periods)) * (this.#hasPenalties ? openPlay(this.#model) : 1);
    return [this.#rates[0] * share, this.#rates[1] * share];
  }

  /** Expected remaining goals of each team from penalties. */
  penaltyGoals(period: number): number {
    return this.#hasPenalties ? PENALTIES * PENALTY_SCORED * this.left(period) : 0;
  }

  /** Penalties of the model are as frequent for every team; strengths of played matches include theirs. */
  get #hasPenalties(): boolean {
    return this.#model.hasSetPieces && this.situation.fixture.script === undefined;
  }

  isOver(period: number): boolean {
    const { frame } = this.situation;
    if (period === 0) return false;
    return frame.periodId > period || (frame.periodId === period && frame.statusId === GameStatus.Break);
  }

  /** Expected remaining counts. */
  means(measure: Counted, period: number): Pair {
    if (measure === 'corners') return [CORNERS * HOME_CORNERS * this.left(period), CORNERS * AWAY_CORNERS * this.left(period)];
    if (measure === 'cards') return [CARDS * this.left(period), CARDS * this.left(period)];
    const [home, away] = this.openGoals(period);
    const penalties = this.penaltyGoals(period);
    return [home + penalties, away + penalties];
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
      const now = this.now(measure, period);
      // A red card counts as two.
      const [single, double] = [YELLOWS * this.left(period), REDS * this.left(period)];
      grid = measure === 'cards' ? doubledGrid({ single, double }, now) : poissonGrid(this.means(measure, period), now);
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
