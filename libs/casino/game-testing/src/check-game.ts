import { Broken } from './bench.ts';
import type { GameUnderTest } from './game-under-test.ts';
import type { Finding, Report } from './report.ts';
import type { Rule } from './rule.ts';
import { balance, language, limit, pause, sessionOver } from './rules-around.ts';
import { cycle, lostAnswer, reload, round, secondWindow, start } from './rules-of-rounds.ts';

/** Every rule, in the order of the report. */
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
 * Plays a game against the contract between games and site: as a player presses it and as a site answers it, with answers that are lost or late, a
 * reload in a round, another window, a balance that changes elsewhere, another language, limits, pauses and a session that ends.
 *
 * @throws whatever the game throws: a rule that is broken is a finding, no error
 * @spec CS-02 CS-05
 */
export async function checkGame(game: GameUnderTest): Promise<Report> {
  const findings: Finding[] = [];
  for (const rule of RULES) findings.push(await finding(rule, game));
  return { game: game.name, findings };
}
