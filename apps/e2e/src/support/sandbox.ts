import { request } from '@playwright/test';
import { retireGame } from './own-games.ts';
import { SANDBOX_PORT } from './product.ts';

async function post(path: string, data: object): Promise<void> {
  const context = await request.newContext({ baseURL: `http://127.0.0.1:${SANDBOX_PORT}` });
  const answer = await context.post(path, { data });
  const status = answer.status();
  await context.dispose();
  if (status !== 200) throw new Error(`${path} answered ${status}; the sandbox takes it only with TOUCHLINE_TEST=1`);
}

/** Undo functions of the running test by changed thing; a worker runs one test at a time. */
const undoings = new Map<string, () => Promise<void>>();

/**
 * Makes a change that ends with the test.
 *
 * @param key - what is changed.
 * @param change - `null` reverts it.
 */
async function untilTestEnds<T>(key: string, change: (value: T | null) => Promise<void>, value: T | null): Promise<void> {
  undoings.delete(key);
  if (value !== null) undoings.set(key, () => change(null));
  await change(value);
}

/** Reverts all changes of the test; called by the fixture of `quiet-page`. */
export async function undoChanges(): Promise<void> {
  const all = [...undoings.values()].reverse();
  undoings.clear();
  for (const undo of all) await undo();
}

/**
 * Test-only operations of the sandbox. Prices, suspensions, configuration, SEO answers, outages and the clock are reset when the test ends.
 */
export const sandbox = {
  /** Sells an outcome at this price, in thousandths, whatever the lists show; null restores the model's price. */
  pinCoef: (outcomeId: string, coef: number | null) =>
    untilTestEnds(`coef ${outcomeId}`, (value) => post('/__test/coef', { outcomeId: Number(outcomeId), coef: value }), coef),
  suspend: (gameId: string, isSuspended: boolean) =>
    untilTestEnds(
      `game ${gameId}`,
      (value) => post('/__test/suspend', { gameId: Number(gameId), isSuspended: value !== null }),
      isSuspended ? true : null,
    ),
  /** Changes fields of the site's configuration; an empty object restores everything. */
  changeSite: (changes: object) =>
    untilTestEnds('site', (value) => post('/__test/site', value ?? {}), Object.keys(changes).length === 0 ? null : changes),
  /** Sets the answer of a page's SEO call; null restores the sandbox's answer. */
  setSeoAnswer: ({ call, url, answer }: { call: 'page-data' | 'content' | 'visual' | 'sports-list'; url: string; answer: unknown }) =>
    untilTestEnds(`seo ${call} ${url}`, (value) => post('/__test/seo', { call, url, answer: value }), answer),
  /** Ends a game at once with its simulated result. */
  endGame: (gameId: string) => {
    retireGame(gameId);
    return post('/__test/end', { gameId: Number(gameId) });
  },
  /** Closes the open toto draw of a section, ends its games with their simulated results, and settles it. */
  endToto: (section: string) => post('/__test/toto-end', { section }),
  /** Answers a player's support request as staff. */
  answerRequest: (id: number, text: string) => post('/__test/answer-thread', { id, text, state: 'answered' }),
  /** Draws the open draw of a lottery at once. */
  drawLotto: (lottery: string) => post('/__test/lotto-draw', { lottery }),
  /** Adds play time to a player, under their current time limits. */
  letHavePlayed: (login: string, minutes: number) => post('/__test/played', { login, minutes }),
  /** Makes the limits of a player unreadable, as when their service is down. */
  failLimits: (login: string, isOut: boolean) =>
    untilTestEnds(`limits ${login}`, (value) => post('/__test/limits-outage', { login, isOut: value !== null }), isOut ? true : null),
  /** Offsets the server's clock. */
  moveClock: (offsetMs: number) =>
    untilTestEnds('clock', (value) => post('/__test/clock', { offsetMs: value ?? 0 }), offsetMs === 0 ? null : offsetMs),
};
