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
  /** Moves the server's clock away from the machine's. */
  moveClock: (offsetMs: number) => post('/__test/clock', { offsetMs }),
};
