// Outcomes of browser tests in recent runs on this machine, so that a repeatedly unstable test fails.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** Number of runs stored per test. */
const REMEMBERED = 10;
/** A test that was unstable in this many of them fails. */
const TOO_OFTEN = 2;

/** Outside the checkout, so that a fresh clone has the history as well. */
export const historyFile = (env = process.env) =>
  env.TOUCHLINE_HISTORY ?? join(env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'touchline/browser-tests.json');

/** @returns outcomes per test key, newest last: `p` passed, `u` unstable, `f` failed. An unreadable file counts as an empty history. */
export function readHistory(file) {
  try {
    const found = JSON.parse(readFileSync(file, 'utf8'));
    return Object.fromEntries(Object.entries(found).filter(([, outcomes]) => /^[puf]{1,10}$/.test(String(outcomes))));
  } catch {
    return {};
  }
}

/** Adds the outcomes of a run. @param outcomes - `[key, outcome]` of each test. @returns the new history. */
export function addRun(history, outcomes) {
  const added = outcomes.map(([key, outcome]) => [key, `${history[key] ?? ''}${outcome}`.slice(-REMEMBERED)]);
  return { ...history, ...Object.fromEntries(added) };
}

export function writeHistory(file, history) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(history));
}

const timesUnstable = (outcomes) => [...outcomes].filter((outcome) => outcome === 'u').length;
/** Whether a test that is unstable in this run was so before. */
export const isUnstableAgain = (outcomes) => timesUnstable(outcomes) >= TOO_OFTEN;
/** Text for the report: `unstable in 2 of its last 7 runs (ppuppup... )`. */
export const describe = (outcomes) => `unstable in ${timesUnstable(outcomes)} of its last ${outcomes.length} runs: ${outcomes}`;
