import { Broken } from './bench.ts';
import type { GameUnderTest } from './game-under-test.ts';
import type { Finding, Report } from './report.ts';
import type { Rule } from './rule.ts';
import { balance, language, limit, pause, sessionOver } from './rules-around.ts';
import { cycle, lostAnswer, reload, round, secondWindow, start } from './rules-of-rounds.ts';

/** All rules in the order of the report. */
const RULES: readonly Rule[] = [start, round, cycle, lostAnswer, reload, secondWindow, balance, language, limit, pause, sessionOver];

async function finding({ name, run }: Rule, game: GameUnderTest): Promise<Finding> {
  try {
    return { rule: name, verdict: (await run(game)) ? 'met' : 'none', detail: '' };
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return { rule: name, verdict: 'broken', detail: error.message };
  }
}

/**
 * Checks a game against the contract between games and site, acting as player and as site: lost and late answers, a reload during a round,
 * a second window, balance changes from elsewhere, another language, limits, pauses and the end of a session.
 *
 * @throws any error of the game itself; a broken rule is a finding, not an error
 * @spec CS-02 CS-05
 */
export async function checkGame(game: GameUnderTest): Promise<Report> {
  const findings: Finding[] = [];
  for (const rule of RULES) findings.push(await finding(rule, game));
  return { game: game.name, findings };
}
