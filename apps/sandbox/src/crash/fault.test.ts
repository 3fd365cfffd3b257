import type { AccountsAnswer } from '@touchline/account-contract';
import type { GamesAnswer, PlaceAnswer } from '@touchline/betting-contract';
import type { RegistrationAnswer } from '@touchline/identity-contract';
import { createDatabase, BOTH_ENGINES, isBalanced, type Reconciliation } from '@touchline/server-kernel/testing';
import { TEST_ENV } from '@touchline/shared-serving/testing';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Fate, openCrowd } from './open-load.ts';
import { type SandboxProcess, startSandbox } from './sandbox-process.ts';

const THROWS = pathToFileURL(resolve(__dirname, 'throw-on-signal.ts')).href;
const IN_FLIGHT = 20;
const SOON_S = 1800;
const VISITORS = 5;
const TRIAL_MS = 600_000;

describe.each(BOTH_ENGINES)('an uncaught error on %s', (engine) => {
  let folder: string;
  let env: Record<string, string>;
  let running: SandboxProcess | undefined;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'touchline-fault-'));
    const store: Record<string, string> = engine === 'pglite' ? { TOUCHLINE_DATA_DIR: folder } : { DATABASE_URL: await createDatabase() };
    env = { ...store, ...TEST_ENV, TOUCHLINE_QUOTES: 'optional', NODE_OPTIONS: `--import=${THROWS}` };
  });
  afterAll(async () => {
    running?.kill('SIGKILL');
    await running?.ended;
    rmSync(folder, { recursive: true, force: true });
  });

  /** Prepares coupons of a new player on games that stay open during the test. @returns a function per coupon that places it. */
  async function coupons(url: string): Promise<(() => Promise<PlaceAnswer>)[]> {
    const registered = await fetch(`${url}/web-api/registration/fast`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'one_click', country_id: 276, currency_id: 978, isTermsAccepted: true }),
    });
    const { user_id: userId, token } = (await registered.json()) as RegistrationAnswer;
    const authorization = `Bearer ${token}`;
    const list = await fetch(`${url}/web-api/account/list`, { headers: { authorization } });
    const accountId = ((await list.json()) as AccountsAnswer).accounts[0]?.id ?? 0;
    const line = await fetch(`${url}/bff-api/feed/line/games?lang=en&count=200`);
    const game = ((await line.json()) as GamesAnswer).games?.find(({ startAt }) => startAt > Date.now() / 1000 + SOON_S);
    const [market] = game?.markets ?? [];
    const outcome = market?.outcomes[0];
    if (game === undefined || market === undefined || outcome === undefined) throw new Error('no game to bet on');
    const bet = { gameId: game.id, marketId: market.id, outcomeId: outcome.id, coef: outcome.coef };
    const rest = { coef: bet.coef, coefByView: '', coefViewId: 0, exactCoef: '1', isDropOnScoreChange: false, refId: 1 };
    return Array.from({ length: IN_FLIGHT }, () => async () => {
      const coupon = { ...rest, id: randomUUID(), userId, accountId, amount: 20, bets: [bet], changeCoefAction: 1, typeId: 0 };
      const answer = await fetch(`${url}/web-api/coupon/place`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify(coupon),
      });
      return (await answer.json()) as PlaceAnswer;
    });
  }

  it(
    '[SRV-1] is logged with its stack trace; bets in flight are decided, and the process exits with code 1',
    async () => {
      running = await startSandbox(env);
      const { url, kill, ended, output } = running;
      const placing = await coupons(url);
      const answers = placing.map((place) => place());
      kill('SIGUSR2');

      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(IN_FLIGHT).fill('accepted'));
      expect(await ended).toEqual({ code: 1, signal: null });
      expect(output()).toMatch(
        /sandbox: an error that nothing caught, the process ends: Error: planted by the trial\n {4}at .*throw-on-signal/,
      );
      expect(output()).not.toContain('was not done within');

      running = await startSandbox(env);
      const books = (await (await fetch(`${running.url}/__test/reconcile`)).json()) as Reconciliation;
      expect(isBalanced(books)).toBe(true);
    },
    TRIAL_MS,
  );

  it(
    '[SRV-1] a stop while visitors keep asking, and others only connected, cuts no answer and ends with code 0',
    async () => {
      running ??= await startSandbox(env);
      const { url, kill, ended } = running;
      const crowd = openCrowd();
      const silent = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
      const statuses = new Set<Fate['status']>();
      const visitor = async () => {
        while (!statuses.has('refused')) statuses.add((await crowd.ask(`${url}/web-api/session`)).status);
      };
      const visitors = Promise.all(Array.from({ length: VISITORS }, visitor));
      await crowd.ask(`${url}/healthz`);
      kill('SIGTERM');

      expect(await ended).toEqual({ code: 0, signal: null });
      await visitors;
      expect([...statuses].filter((status) => status !== 'refused' && status !== 503)).toEqual([200]);
      silent.destroy();
      crowd.leave();
    },
    TRIAL_MS,
  );
});
