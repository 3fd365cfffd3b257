import { request } from '@playwright/test';
import { SANDBOX_PORT } from './product.ts';

async function post(path: string, data: object): Promise<void> {
  const context = await request.newContext({ baseURL: `http://127.0.0.1:${SANDBOX_PORT}` });
  const answer = await context.post(path, { data });
  const status = answer.status();
  await context.dispose();
  if (status !== 200) throw new Error(`${path} answered ${status}; the sandbox takes it only with TOUCHLINE_TEST=1`);
}

/** What only tests may do to the sandbox. */
export const sandbox = {
  /** Sells an outcome at this price, in thousandths, whatever the lists show; null lets it go again. */
  pinCoef: (outcomeId: string, coef: number | null) => post('/__test/coef', { outcomeId: Number(outcomeId), coef }),
  suspend: (gameId: string, isSuspended: boolean) => post('/__test/suspend', { gameId: Number(gameId), isSuspended }),
  /** Changes fields of the site's configuration; an empty object puts everything back. */
  changeSite: (changes: object) => post('/__test/site', changes),
  /** What a call about a page's SEO data answers; null gives the word back. */
  saySeo: (say: { call: 'page-data' | 'content' | 'visual' | 'sports-list'; url: string; answer: unknown }) => post('/__test/seo', say),
  /** Ends a game at once, with the result that it would have had. */
  endGame: (gameId: string) => post('/__test/end', { gameId: Number(gameId) }),
  /** Closes the open toto draw of a section, ends its games with the results that they would have had, and settles it. */
  endToto: (section: string) => post('/__test/toto-end', { section }),
  /** What a person of the staff writes to a player. */
  answerRequest: (id: number, text: string) => post('/__test/answer-thread', { id, text, state: 'answered' }),
  /** Draws the open draw of a lottery at once. */
  drawLotto: (lottery: string) => post('/__test/lotto-draw', { lottery }),
  /** Lets a player have played for so long, with the time limits that they have now. */
  letHavePlayed: (login: string, minutes: number) => post('/__test/played', { login, minutes }),
  /** Nobody can read the limits of a player, as when their service is down. */
  failLimits: (login: string, isOut: boolean) => post('/__test/limits-outage', { login, isOut }),
  /** Moves the server's clock away from the machine's. */
  moveClock: (offsetMs: number) => post('/__test/clock', { offsetMs }),
};
