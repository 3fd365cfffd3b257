import { below } from '@touchline/server-engine';
import type { ImportedMatch, ImportedOdds } from './season.ts';

/** Expected goals (or points) of both teams. */
export interface Means {
  home: number;
  away: number;
}

const USUAL: Means = { home: 1.5, away: 1.2 };
/** Weight of the league mean in matches, so that a few good results do not make a favourite. */
const SHRINKAGE = 4;
const LOWEST = 0.15;
const HIGHEST = 6;
const STEPS = 40;

const kept = (value: number): number => Math.min(HIGHEST, Math.max(LOWEST, value));

interface Record {
  scored: number;
  conceded: number;
  matches: number;
}

/** Attack and defence of every team relative to the league mean, from its own results. */
export function resultsModel(matches: readonly ImportedMatch[], usual: Means = USUAL): (match: ImportedMatch) => Means {
  const played = matches.filter(({ status, ft }) => status === 'played' && ft !== undefined);
  const records = new Map<string, Record>();
  const add = (team: string, scored: number, conceded: number): void => {
    const record = records.get(team) ?? { scored: 0, conceded: 0, matches: 0 };
    records.set(team, { scored: record.scored + scored, conceded: record.conceded + conceded, matches: record.matches + 1 });
  };
  let [home, away] = [usual.home * SHRINKAGE, usual.away * SHRINKAGE];
  for (const { home: first, away: second, ft = [0, 0] } of played) {
    add(first, ft[0], ft[1]);
    add(second, ft[1], ft[0]);
    home += ft[0];
    away += ft[1];
  }
  const league: Means = { home: home / (played.length + SHRINKAGE), away: away / (played.length + SHRINKAGE) };
  const mean = (league.home + league.away) / 2;
  const factor = (team: string, count: 'scored' | 'conceded'): number => {
    const record = records.get(team);
    return record === undefined ? 1 : (record[count] + SHRINKAGE * mean) / ((record.matches + SHRINKAGE) * mean);
  };
  return (match) => {
    const base = match.isNeutral === true ? { home: mean, away: mean } : league;
    return {
      home: base.home * factor(match.home, 'scored') * factor(match.away, 'conceded'),
      away: base.away * factor(match.away, 'scored') * factor(match.home, 'conceded'),
    };
  };
}

/** Finds where a rising function reaches a value. */
function solve(rising: (x: number) => number, value: number, [low, high]: readonly [number, number]): number {
  let [from, to] = [low, high];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (from + to) / 2;
    if (rising(middle) < value) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

const MOST_GOALS = 14;

/** Probability of a home win minus that of an away win, for two Poisson distributions. */
export function supremacy({ home, away }: Means): number {
  const poisson = (mean: number): number[] => {
    const chances = [Math.exp(-mean)];
    for (let count = 1; count <= MOST_GOALS; count += 1) chances.push(((chances[count - 1] ?? 0) * mean) / count);
    return chances;
  };
  const [first, second] = [poisson(home), poisson(away)];
  let lead = 0;
  first.forEach((chance, h) => second.forEach((other, a) => (lead += Math.sign(h - a) * chance * other)));
  return lead;
}

const atLeastThree = (mean: number): number => 1 - Math.exp(-mean) * (1 + mean + (mean * mean) / 2);

/** Expected goals implied by bookmakers' prices after removing the margin proportionally. */
export function meansOfOdds(odds: ImportedOdds, usualTotal = USUAL.home + USUAL.away): Means {
  const [home, draw, away] = [1 / odds.home, odds.draw === undefined ? 0 : 1 / odds.draw, 1 / odds.away];
  const wanted = (home - away) / (home + draw + away);
  const over = odds.over25 === undefined || odds.under25 === undefined ? undefined : 1 / odds.over25 / (1 / odds.over25 + 1 / odds.under25);
  const total = over === undefined ? usualTotal : solve(atLeastThree, over, [0.5, 8]);
  const share = solve((part) => supremacy({ home: total * part, away: total * (1 - part) }), wanted, [0.02, 0.98]);
  return { home: kept(total * share), away: kept(total * (1 - share)) };
}

/** Standard deviation of the score difference, as used by the engine's prices. */
const SPREAD = 16.5;
const USUAL_POINTS: Means = { home: 23.5, away: 21.5 };

/** Expected points of both teams from the win probability of the first. @param chance - between 0 and 1. */
export function meansOfChance(chance: number, league: Means = USUAL_POINTS): Means {
  const total = league.home + league.away;
  const lead = solve(below, chance, [-4, 4]) * SPREAD;
  return { home: Math.max(3, (total + lead) / 2), away: Math.max(3, (total - lead) / 2) };
}

/** Expected scores of a match, from its win probability, its prices, or the results of its league. */
export function strengthsModel(matches: readonly ImportedMatch[], sportKey: string): (match: ImportedMatch) => Means {
  const isPoints = sportKey === 'american-football';
  const fromResults = resultsModel(matches, isPoints ? USUAL_POINTS : USUAL);
  return (match) => {
    if (match.homeChance !== undefined) return meansOfChance(match.homeChance / 1_000_000);
    if (match.odds !== undefined && !isPoints) return meansOfOdds(match.odds);
    const { home, away } = fromResults(match);
    return isPoints ? { home, away } : { home: kept(home), away: kept(away) };
  };
}
