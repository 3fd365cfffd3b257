import type { Pair } from '@touchline/betting-rules';
import { isRaceOver, SERVE_EDGE, setTarget } from '../course/sets.ts';
import type { SetsModel } from '../types.ts';
import { countOf, type Count } from './count.ts';
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

/** What lines on the units of a match count. */
export type UnitKey = 'total' | 'total-1' | 'total-2' | 'handicap';
export const UNITS_OF: Readonly<Record<UnitKey, (score: Pair) => number>> = {
  total: ([home, away]) => home + away,
  'total-1': ([home]) => home,
  'total-2': ([, away]) => away,
  handicap: ([home, away]) => home - away,
};

/** A side that may serve first in a set, by its chance. */
type Servers = readonly (readonly [serving: 1 | 2, chance: number])[];

const other = (serving: 1 | 2): 1 | 2 => (serving === 1 ? 2 : 1);

/** Chances of the values of a count; the first is that of `from`. */
interface Values {
  from: number;
  chances: Float64Array;
}

function valuesOf(ends: readonly SetEnd[], of: (score: Pair) => number): Values {
  const values = ends.map(({ score }) => of(score));
  const from = Math.min(...values);
  const chances = new Float64Array(Math.max(...values) - from + 1);
  ends.forEach(({ chance }, at) => {
    const index = (values[at] as number) - from;
    chances[index] = (chances[index] as number) + chance;
  });
  return { from, chances };
}

/** Adds the sums of two counts to what is known of them. */
function addSums(one: Values, two: Values, known: Values | undefined): Values {
  const from = one.from + two.from;
  const length = one.chances.length + two.chances.length - 1;
  const low = Math.min(from, known?.from ?? from);
  const sums = new Float64Array(Math.max(from + length, (known?.from ?? from) + (known?.chances.length ?? 0)) - low);
  if (known !== undefined) sums.set(known.chances, known.from - low);
  one.chances.forEach((chance, first) => {
    if (chance === 0) return;
    const at = from - low + first;
    for (let second = 0; second < two.chances.length; second++)
      sums[at + second] = (sums[at + second] as number) + chance * (two.chances[second] as number);
  });
  return { from: low, chances: sums };
}

/** Matches that are alike from here on: the sets won, and the side that serves first in the next set. */
interface Branch {
  score: Pair;
  serving: 1 | 2;
}
const keyOf = ({ score, serving }: Branch): number => (score[0] * 64 + score[1]) * 2 + serving;

/** Possible continuations of a match of sets. */
export class SetsOutlook {
  readonly situation: Situation;
  readonly model: SetsModel;
  readonly #chances: UnitChances;
  readonly #servedEnds = new Map<number, SetEnd[]>();
  /** Ends of a set, grouped by what follows them. */
  readonly #groups = new Map<readonly SetEnd[], SetEnd[][]>();
  readonly #servers = new Map<number, Map<1 | 2, number>>();
  readonly #ends = new Map<number, readonly SetEnd[]>();
  readonly #units = new Map<UnitKey, Count>();
  readonly finals: readonly SetEnd[];

  constructor(situation: Situation) {
    this.situation = situation;
    this.model = situation.fixture.champ.model as SetsModel;
    this.#chances = unitChances(situation, this.model);
    this.finals = this.#finals();
  }

  /** The current or next set, counted from 1. */
  get currentSet(): number {
    return this.situation.frame.score.main[0] + this.situation.frame.score.main[1] + 1;
  }

  #isCurrent(periodId: number): boolean {
    return periodId === this.currentSet && this.situation.frame.periodId === periodId;
  }

  #from(periodId: number): Pair {
    return this.#isCurrent(periodId) && this.model.target > 1
      ? ((this.situation.frame.score.periods[periodId - 1] ?? [0, 0]) as Pair)
      : [0, 0];
  }

  /** The side that serves first in the current or next set; before a match it is not known. */
  #firstServers(): Servers {
    const { serving } = this.situation.frame.score;
    if (this.model.isTennis !== true) return [[1, 1]];
    if (serving === undefined)
      return [
        [1, 0.5],
        [2, 0.5],
      ];
    const [home, away] = this.#from(this.currentSet);
    return [[(home + away) % 2 === 0 ? serving : other(serving), 1]];
  }

  /** Possible final scores of a set in which a side serves first. */
  #endsServed(periodId: number, serving: 1 | 2): readonly SetEnd[] {
    const isLast = periodId === this.model.setsToWin * 2 - 1;
    const isCurrent = this.#isCurrent(periodId);
    // Sets that have not begun differ only in their target.
    const key = (isCurrent ? 8 : isLast ? 4 : 0) + serving;
    let ends = this.#servedEnds.get(key);
    if (ends === undefined) {
      ends = setEnds(this.model, this.#chances, { from: this.#from(periodId), serving, periodId, isCurrent });
      this.#servedEnds.set(key, ends);
    }
    return ends;
  }

  /** Possible final scores of set `periodId`: from its score if it is in play, from 0:0 if it has not begun. */
  ends(periodId: number): readonly SetEnd[] {
    let ends = this.#ends.get(periodId);
    if (ends === undefined) {
      const servers = [...(this.#servers.get(periodId) ?? [])];
      const sum = servers.reduce((total, [, chance]) => total + chance, 0);
      const [only] = servers;
      ends =
        only === undefined || servers.length === 1
          ? this.#endsServed(periodId, only?.[0] ?? 1)
          : servers.flatMap(([serving, share]) =>
              this.#endsServed(periodId, serving).map(({ score, chance }) => ({ score, chance: (chance * share) / sum })),
            );
      this.#ends.set(periodId, ends);
    }
    return ends;
  }

  /** Ends of the next set after which matches are alike again: by its winner, in tennis also by who serves next. */
  #continuations({ score, serving }: Branch): { next: Branch; ends: readonly SetEnd[] }[] {
    const all = this.#endsServed(score[0] + score[1] + 1, serving);
    let groups = this.#groups.get(all);
    if (groups === undefined) {
      const isTennis = this.model.isTennis === true;
      groups = [[], [], [], []];
      for (const end of all) {
        const [home, away] = end.score;
        groups[(home > away ? 0 : 2) + (isTennis ? (home + away) % 2 : 0)]?.push(end);
      }
      this.#groups.set(all, groups);
    }
    // Sides serve game by game, also from set to set.
    return groups.map((ends, at) => ({
      next: { score: at < 2 ? [score[0] + 1, score[1]] : [score[0], score[1] + 1], serving: at % 2 === 0 ? serving : other(serving) },
      ends,
    }));
  }

  /** Plays all matches set by set. @param start - what is known before the next set. @param after - what is known after it. */
  #play<Known>(
    start: (chance: number) => Known,
    after: (known: Known, ends: readonly SetEnd[], before: Known | undefined) => Known,
    visit: (branch: Branch, known: Known, isOver: boolean) => void,
  ): void {
    const score = this.situation.frame.score.main as Pair;
    let layer = new Map<number, { branch: Branch; known: Known }>();
    for (const [serving, chance] of this.#firstServers()) {
      const branch = { score, serving };
      layer.set(keyOf(branch), { branch, known: start(chance) });
    }
    while (layer.size > 0) {
      const next = new Map<number, { branch: Branch; known: Known }>();
      for (const { branch, known } of layer.values()) {
        const isOver = Math.max(...branch.score) >= this.model.setsToWin;
        visit(branch, known, isOver);
        if (isOver) continue;
        for (const { next: to, ends } of this.#continuations(branch)) {
          if (ends.length === 0) continue;
          const key = keyOf(to);
          next.set(key, { branch: to, known: after(known, ends, next.get(key)?.known) });
        }
      }
      layer = next;
    }
  }

  /** Chances of every final score in sets. */
  #finals(): SetEnd[] {
    const finals = new Map<number, SetEnd>();
    this.#play<number>(
      (chance) => chance,
      (known, ends, before = 0) => before + known * ends.reduce((sum, { chance }) => sum + chance, 0),
      ({ score, serving }, chance, isOver) => {
        if (isOver) {
          const key = score[0] * 64 + score[1];
          finals.set(key, { score, chance: (finals.get(key)?.chance ?? 0) + chance });
          return;
        }
        const set = score[0] + score[1] + 1;
        const servers = this.#servers.get(set) ?? new Map<1 | 2, number>();
        servers.set(serving, (servers.get(serving) ?? 0) + chance);
        this.#servers.set(set, servers);
      },
    );
    return [...finals.values()];
  }

  /** Distribution of the units of the match: of both sides, of one, or of the lead. */
  units(key: UnitKey): Count {
    const known = this.#units.get(key) ?? this.#unitsOf(key);
    this.#units.set(key, known);
    return known;
  }

  #unitsOf(key: UnitKey): Count {
    const of = UNITS_OF[key];
    const done = this.situation.frame.score.periods.slice(0, this.currentSet - 1).reduce((sum, pair) => sum + of(pair as Pair), 0);
    let all: Values = { from: done, chances: new Float64Array(1) };
    const values = new Map<readonly SetEnd[], Values>();
    const counted = (ends: readonly SetEnd[]): Values => {
      const known = values.get(ends) ?? valuesOf(ends, of);
      values.set(ends, known);
      return known;
    };
    this.#play<Values>(
      (chance) => ({ from: done, chances: Float64Array.of(chance) }),
      (known, ends, before) => addSums(known, counted(ends), before),
      (_, known, isOver) => {
        if (isOver) all = addSums(known, { from: 0, chances: Float64Array.of(1) }, all);
      },
    );
    return countOf(all.chances, all.from);
  }
}
