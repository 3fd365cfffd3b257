import type { Pair } from '@touchline/betting-rules';
import { isRaceOver, SERVE_EDGE, setTarget } from '../course/sets.ts';
import type { SetsModel } from '../types.ts';
import type { Situation } from './situation.ts';

/** A possible final score of a set, with its chance. */
export interface SetEnd {
  score: Pair;
  chance: number;
}

const TIE_BREAK_AT = 6;
const TIE_BREAK_TARGET = 7;
const LONGEST_DEUCE = 12;

/** Chance to win a race to `target` by two from deuce on. */
const fromDeuce = (p: number): number => (p * p) / (p * p + (1 - p) * (1 - p));

/** Chance to win a race of points (a game, a tie-break) from a score, by backward induction. */
export function raceChance(p: number, [home, away]: Pair, target: number): number {
  if (home >= target && home - away >= 2) return 1;
  if (away >= target && away - home >= 2) return 0;
  const even = fromDeuce(p);
  const deuce = target - 1;
  if (home >= deuce && away >= deuce) return home === away ? even : home > away ? p + (1 - p) * even : p * even;
  // Chances of the row above, by the opponent's points; starts with row `deuce`.
  let above: number[] = [];
  for (let h = deuce; h >= home; h--) {
    const row: number[] = [];
    for (let a = deuce; a >= away; a--) {
      const isDeuce = h === deuce && a === deuce;
      const won = h + 1 === target && a < deuce ? 1 : (above[a] ?? 0);
      const lost = a + 1 === target && h < deuce ? 0 : (row[a + 1] ?? 0);
      row[a] = isDeuce ? even : p * won + (1 - p) * lost;
    }
    above = row;
  }
  return above[away] ?? 0.5;
}

const bounded = (p: number): number => Math.min(0.97, Math.max(0.03, p));

/** Chances of the first team in the next unit and in later ones, by the serving team. */
interface UnitChances {
  next: number;
  serving1: number;
  serving2: number;
  tieBreak: number;
}

const POINTS: Readonly<Record<string, number>> = { '0': 0, '15': 1, '30': 2, '40': 3, A: 4 };

function unitChances({ fixture, frame, noise }: Situation, model: SetsModel): UnitChances {
  const p = bounded(fixture.strengths.home + noise.homeBias * 0.12);
  if (model.isTennis !== true) return { next: p, serving1: p, serving2: p, tieBreak: p };
  const serving1 = raceChance(bounded(p + SERVE_EDGE), [0, 0], 4);
  const serving2 = raceChance(bounded(p - SERVE_EDGE), [0, 0], 4);
  const tieBreak = raceChance(p, [0, 0], TIE_BREAK_TARGET);
  const texts = frame.score.points ?? ['0', '0'];
  const games = frame.score.periods[frame.periodId - 1] ?? [0, 0];
  const isTieBreak = games[0] === TIE_BREAK_AT && games[1] === TIE_BREAK_AT;
  if (isTieBreak) return { next: raceChance(p, [Number(texts[0]), Number(texts[1])], TIE_BREAK_TARGET), serving1, serving2, tieBreak };
  const edge = frame.score.serving === 2 ? -SERVE_EDGE : SERVE_EDGE;
  const next = raceChance(bounded(p + edge), [POINTS[texts[0]] ?? 0, POINTS[texts[1]] ?? 0], 4);
  return { next, serving1, serving2, tieBreak };
}

interface SetStart {
  from: Pair;
  serving: 1 | 2;
  periodId: number;
  isCurrent: boolean;
}

const NEGLIGIBLE = 1e-9;

/** All possible final scores of a set from a score: one forward pass over the table of scores, diagonal by diagonal. */
function setEnds(model: SetsModel, chances: UnitChances, { from, serving, periodId, isCurrent }: SetStart): SetEnd[] {
  const target = setTarget(model, periodId);
  const isTennis = model.isTennis === true;
  const isOver = (home: number, away: number): boolean =>
    isRaceOver([home, away], target, model.lead) || (isTennis && Math.max(home, away) > TIE_BREAK_AT);
  const size = Math.max(target, from[0], from[1]) + LONGEST_DEUCE;
  const table = new Float64Array(size * size);
  const unitsBefore = from[0] + from[1];
  table[from[0] * size + from[1]] = 1;
  const ends: SetEnd[] = [];
  let total = 0;
  for (let units = unitsBefore; units < size + size - 2; units++) {
    const isFirstServing = (units % 2 === 0) === (serving === 1) || !isTennis;
    for (let home = Math.max(from[0], units - size + 1); home <= units - from[1] && home < size; home++) {
      const away = units - home;
      const chance = table[home * size + away] as number;
      if (chance < NEGLIGIBLE) continue;
      if (isOver(home, away)) {
        ends.push({ score: [home, away], chance });
        total += chance;
        continue;
      }
      const isTieBreak = isTennis && home === TIE_BREAK_AT && away === TIE_BREAK_AT;
      const later = isTieBreak ? chances.tieBreak : isFirstServing ? chances.serving1 : chances.serving2;
      const p = isCurrent && units === unitsBefore ? chances.next : later;
      if (home + 1 < size) table[(home + 1) * size + away] = (table[(home + 1) * size + away] as number) + chance * p;
      if (away + 1 < size) table[home * size + away + 1] = (table[home * size + away + 1] as number) + chance * (1 - p);
    }
  }
  // Distribute the remaining probability of an endless deuce proportionally.
  for (const end of ends) end.chance /= total;
  return ends;
}

interface Moments {
  home: number;
  away: number;
  /** Variances of the sum and of the difference. */
  sumVariance: number;
  leadVariance: number;
}

function moments(ends: readonly SetEnd[]): Moments {
  const mean = (of: (score: Pair) => number): number => ends.reduce((sum, { score, chance }) => sum + of(score) * chance, 0);
  const variance = (of: (score: Pair) => number): number => mean((score) => of(score) ** 2) - mean(of) ** 2;
  return {
    home: mean((s) => s[0]),
    away: mean((s) => s[1]),
    sumVariance: variance((s) => s[0] + s[1]),
    leadVariance: variance((s) => s[0] - s[1]),
  };
}

const winChance = (ends: readonly SetEnd[]): number => ends.reduce((sum, { score, chance }) => sum + (score[0] > score[1] ? chance : 0), 0);

/** Possible continuations of a match of sets. */
export class SetsOutlook {
  readonly situation: Situation;
  readonly model: SetsModel;
  readonly #chances: UnitChances;
  readonly #ends = new Map<number, SetEnd[]>();
  readonly finals: readonly SetEnd[];

  constructor(situation: Situation) {
    this.situation = situation;
    this.model = situation.fixture.champ.model as SetsModel;
    this.#chances = unitChances(situation, this.model);
    this.finals = this.#finals();
  }

  /** The current or next set, counted from 1. */
  get currentSet(): number {
    return this.#won() + 1;
  }

  #won(): number {
    return this.situation.frame.score.main.reduce((a, b) => a + b, 0);
  }

  /** Possible final scores of set `periodId`: from its score if it is in play, from 0:0 if it has not begun. */
  ends(periodId: number): readonly SetEnd[] {
    let ends = this.#ends.get(periodId);
    if (ends === undefined) {
      const { frame } = this.situation;
      const isCurrent = periodId === this.currentSet && frame.periodId === periodId;
      const from = isCurrent && this.model.target > 1 ? ((frame.score.periods[periodId - 1] ?? [0, 0]) as Pair) : ([0, 0] as const);
      const start = (serving: 1 | 2) => setEnds(this.model, this.#chances, { from, serving, periodId, isCurrent });
      if (isCurrent && this.model.isTennis === true) {
        // The current server also served first if an even number of games is over.
        const now = frame.score.serving ?? 1;
        const isEven = (from[0] + from[1]) % 2 === 0;
        ends = start(isEven === (now === 1) ? 1 : 2);
      } else ends = start(periodId % 2 === 1 ? 1 : 2);
      this.#ends.set(periodId, ends);
    }
    return ends;
  }

  /** Chances of every final score in sets. */
  #finals(): SetEnd[] {
    const { setsToWin } = this.model;
    const finals: SetEnd[] = [];
    let states: SetEnd[] = [{ score: this.situation.frame.score.main as Pair, chance: 1 }];
    while (states.length > 0) {
      const after = new Map<number, SetEnd>();
      for (const { score, chance } of states) {
        if (Math.max(...score) >= setsToWin) {
          finals.push({ score, chance });
          continue;
        }
        const p = winChance(this.ends(score[0] + score[1] + 1));
        for (const [next, share] of [[[score[0] + 1, score[1]], p] as const, [[score[0], score[1] + 1], 1 - p] as const]) {
          const key = next[0] * 64 + next[1];
          const known = after.get(key);
          if (known === undefined) after.set(key, { score: next, chance: chance * share });
          else known.chance += chance * share;
        }
      }
      states = [...after.values()];
    }
    return finals;
  }

  /** Mean and variance of all units of the match. */
  units(): Moments {
    const total: Moments = { home: 0, away: 0, sumVariance: 0, leadVariance: 0 };
    const done = this.situation.frame.score.periods.slice(0, this.#won());
    for (const [home, away] of done) {
      total.home += home;
      total.away += away;
    }
    for (let set = this.currentSet; set < this.model.setsToWin * 2; set++) {
      const played = this.finals.reduce((sum, { score, chance }) => sum + (score[0] + score[1] >= set ? chance : 0), 0);
      if (played < 1e-6) break;
      const { home, away, sumVariance, leadVariance } = moments(this.ends(set));
      total.home += played * home;
      total.away += played * away;
      // Whether a set is played at all adds to the variance.
      total.sumVariance += played * sumVariance + played * (1 - played) * (home + away) ** 2;
      total.leadVariance += played * leadVariance + played * (1 - played) * (home - away) ** 2;
    }
    return total;
  }
}
