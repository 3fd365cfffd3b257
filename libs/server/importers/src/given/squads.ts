import type { ImportedMatch } from '../season.ts';

const SQUAD = 10;

/** The team's scorers of this season, most frequent first. */
export function scorersOf(team: string, matches: readonly ImportedMatch[]): readonly string[] {
  const goals = new Map<string, number>();
  for (const match of matches) {
    for (const goal of match.goals ?? []) {
      const isTheirs = (goal.team === 1 ? match.home : match.away) === team && goal.owngoal !== true;
      if (isTheirs) goals.set(goal.player, (goals.get(goal.player) ?? 0) + 1);
    }
  }
  return [...goals]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SQUAD)
    .map(([player]) => player);
}

/** Adds new scorers to those that are known, whose places number their outcomes. */
export const withScorers = (known: readonly string[], scorers: readonly string[]): readonly string[] =>
  [...known, ...scorers.filter((player) => !known.includes(player))].slice(0, SQUAD);
