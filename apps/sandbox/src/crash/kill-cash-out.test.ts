import type { AccountsAnswer } from '@touchline/account-contract';
import type { CashOutAnswer, CashOutBody, CashOutsAnswer, CouponToPlace, GamesAnswer, PlaceAnswer } from '@touchline/betting-contract';
import type { RegistrationAnswer } from '@touchline/identity-contract';
import {
  type CrashPoint,
  createDatabase,
  BOTH_ENGINES,
  inParallel,
  isBalanced,
  type Reconciliation,
} from '@touchline/server-kernel/testing';
import { TEST_ENV } from '@touchline/shared-serving/testing';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type SandboxProcess, startSandbox } from './sandbox-process.ts';

const IS_LONG = process.env['TOUCHLINE_LONG'] === '1';
const POINTS = [
  'before-begin',
  'after-lock',
  'after-decision',
  'after-coupon',
  'after-ledger',
  'after-commit',
] as const satisfies readonly CrashPoint[];
/** Ordinary runs crash once. The long run crashes ten times at each point and ten times by signal. */
const DEATHS: readonly (CrashPoint | 'a signal')[] = IS_LONG
  ? Array.from({ length: 10 }, () => [...POINTS, 'a signal' as const]).flat()
  : ['after-coupon'];
const COUPONS = 12;
const STAKE = 200;
const PASSES_BEFORE_CRASH = 5;
const IN_FLIGHT = 4;

interface Player {
  userId: number;
  accountId: number;
  token: string;
}

async function call<T>(url: string, token: string, body?: object): Promise<T> {
  for (;;) {
    const answer = await fetch(url, {
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.status === 200) return JSON.parse(text) as T;
    const retryAfter = answer.headers.get('retry-after');
    if (retryAfter === null) throw new Error(`${url}: ${answer.status} ${text}`);
    await setTimeout(Number(retryAfter) * 1000);
  }
}

async function signUp(url: string): Promise<Player> {
  const registration = { type: 'one_click', country_id: 276, currency_id: 978, isTermsAccepted: true };
  const { user_id: userId, token } = await call<RegistrationAnswer>(`${url}/web-api/registration/fast`, 'none', registration);
  const { accounts } = await call<AccountsAnswer>(`${url}/web-api/account/list`, token);
  return { userId, accountId: accounts[0]?.id ?? 0, token };
}

/** Places singles on games that start late enough to stay on the line. */
async function placeCoupons(url: string, { userId, accountId, token }: Player): Promise<void> {
  const { games } = await call<GamesAnswer>(`${url}/bff-api/feed/line/games?lang=en&count=200`, token);
  const late = games.filter(({ startAt, markets }) => startAt > Date.now() / 1000 + 1800 && markets.length > 0).slice(0, COUPONS);
  await inParallel(late.length, IN_FLIGHT, async (at) => {
    const { id: gameId, markets } = late[at]!;
    const [{ id: marketId, outcomes }] = markets as [(typeof markets)[number]];
    const { id: outcomeId, coef } = outcomes[0]!;
    const coupon: CouponToPlace = {
      ...{ id: randomUUID(), userId, accountId, amount: STAKE, changeCoefAction: 1, typeId: 0, coef, coefByView: '', coefViewId: 0 },
      ...{ exactCoef: '1', isDropOnScoreChange: false, refId: 1, bets: [{ gameId, marketId, outcomeId, coef }] },
    };
    expect((await call<PlaceAnswer>(`${url}/web-api/coupon/place`, token, coupon)).status).toBe('accepted');
  });
}

/** Cash-out requests for a quarter of each open coupon's remaining stake, at the offered amount. */
async function bodies(url: string, { token }: Player): Promise<CashOutBody[]> {
  const { coupons } = await call<CashOutsAnswer>(`${url}/web-api/coupon/cash-outs`, token);
  return coupons.flatMap(({ couponId, offer }) => {
    if (offer === null) return [];
    const stake = Math.max(1, Math.floor(offer.stakeLeft / 4));
    return [{ id: randomUUID(), couponId, stake, amount: Math.floor((offer.offer * stake) / offer.stakeLeft), quote: offer.quote }];
  });
}

async function balanceOf(url: string, { token, accountId }: Player): Promise<number> {
  const { accounts } = await call<AccountsAnswer>(`${url}/web-api/account/list`, token);
  return accounts.find(({ id }) => id === accountId)?.money ?? 0;
}

async function reconciled(url: string): Promise<Reconciliation> {
  return (await (await fetch(`${url}/__test/reconcile`)).json()) as Reconciliation;
}

/** Ordinary runs use one database: Postgres if it is installed. */
describe.each(IS_LONG ? BOTH_ENGINES : BOTH_ENGINES.slice(-1))('kill -9 in a cash-out on %s', (engine) => {
  let folder: string;
  let env: Record<string, string>;
  let running: SandboxProcess | undefined;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'touchline-kill-cash-out-'));
    const store: Record<string, string> = engine === 'pglite' ? { TOUCHLINE_DATA_DIR: folder } : { DATABASE_URL: await createDatabase() };
    env = { ...store, ...TEST_ENV, TOUCHLINE_QUOTES: 'optional' };
  });
  afterAll(async () => {
    running?.kill('SIGKILL');
    await running?.ended;
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    '[BET-5] [BET-9] pays each cash-out once, wherever the process crashes, and repeats the same response',
    async () => {
      for (const point of DEATHS) {
        running = await startSandbox(env);
        const player = await signUp(running.url);
        await placeCoupons(running.url, player);
        const base = await balanceOf(running.url, player);
        running.kill('SIGTERM');
        await running.ended;

        running = await startSandbox(point === 'a signal' ? env : { ...env, CRASH_AT: `${point}:${PASSES_BEFORE_CRASH}` });
        const { url, kill, ended } = running;
        const sent = await bodies(url, player);
        const received = new Map<string, CashOutAnswer>();
        await inParallel(sent.length, IN_FLIGHT, async (at) => {
          const body = sent[at]!;
          const answer = await call<CashOutAnswer>(`${url}/web-api/coupon/cash-out`, player.token, body).catch(() => null);
          if (answer !== null) received.set(body.id, answer);
          if (point === 'a signal' && received.size === PASSES_BEFORE_CRASH) kill('SIGKILL');
        });
        expect((await ended).signal).toBe('SIGKILL');
        expect(received.size).toBeLessThan(sent.length);

        running = await startSandbox(env);
        const again = running.url;
        const repeat = async (body: CashOutBody) => call<CashOutAnswer>(`${again}/web-api/coupon/cash-out`, player.token, body);
        let paid = 0;
        for (const body of sent) {
          const answer = await repeat(body);
          if (received.has(body.id)) expect(answer).toEqual(received.get(body.id));
          if (answer.status === 'accepted') paid += answer.amount;
          expect(await repeat(body)).toEqual(answer);
        }
        expect(paid).toBeGreaterThan(0);
        expect(await balanceOf(again, player)).toBe(base + paid);
        expect(isBalanced(await reconciled(again))).toBe(true);
        running.kill('SIGTERM');
        await running.ended;
      }
    },
    IS_LONG ? 35 * 60_000 : 180_000,
  );
});
