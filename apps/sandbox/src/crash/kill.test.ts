import { measured } from '@touchline/measured';
import {
  CHECKPOINT_BEGINS,
  CHECKPOINT_ENDED,
  createDatabase,
  type Death,
  BOTH_ENGINES,
  inParallel,
  isBalanced,
  type Reconciliation,
} from '@touchline/server-kernel/testing';
import type { CouponToPlace, GamesAnswer, PlaceAnswer, PlaceStatusAnswer } from '@touchline/betting-contract';
import type { RegistrationAnswer } from '@touchline/identity-contract';
import type { AccountsAnswer } from '@touchline/account-contract';
import { TEST_ENV } from '@touchline/shared-serving/testing';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type SandboxProcess, startSandbox } from './sandbox-process.ts';

const IS_LONG = process.env['TOUCHLINE_LONG'] === '1';
const DEATH_POINTS = [
  'before-begin',
  'after-lock',
  'after-lookup',
  'after-decision',
  'after-ledger',
  'after-coupon',
  'after-commit',
  'before-answer',
  'in-checkpoint',
] as const satisfies readonly Death[];
/** Where a process is killed, each once per round. "a signal" means at any moment. */
const ALL_DEATHS = [...DEATH_POINTS, 'a signal'] as const;
/** The long run tries each crash ten times on each database; ordinary runs try one. */
const DEATHS = IS_LONG ? ALL_DEATHS : (['after-ledger'] as const);
const TRIED_ENGINES = IS_LONG ? BOTH_ENGINES : BOTH_ENGINES.slice(-1);
const ROUNDS = IS_LONG ? 10 : 1;
/** In ordinary runs only a hang exceeds it. */
const DEFINITE_WITHIN_MS = IS_LONG ? 3000 : 300_000;
const ASK_AGAIN_AFTER_MS = 100;
const IN_FLIGHT = 50;
/** Maximum attempts for a coupon answered with 503; each response states when to retry. */
const MOST_TRIES = 30;
const PLAYERS = 5;
const PASSES_BEFORE_CRASH = 40;
const ACKNOWLEDGED_BEFORE_KILL = 60;

/** A response that no placement in this test should get. */
class Refused extends Error {}

interface Player {
  userId: number;
  accountId: number;
  token: string;
}

/** A client that records its requests and their responses. */
class Client {
  readonly sent = new Map<string, { player: Player; coupon: CouponToPlace }>();
  readonly acknowledged = new Map<string, string>();
  players: Player[] = [];
  bets: CouponToPlace['bets'] = [];

  async signUp(url: string): Promise<void> {
    for (let n = 0; n < PLAYERS; n += 1) {
      const response = await fetch(`${url}/web-api/registration/fast`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'one_click', country_id: 276, currency_id: 978, isTermsAccepted: true }),
      });
      const { user_id: userId, token } = (await response.json()) as RegistrationAnswer;
      const list = await fetch(`${url}/web-api/account/list`, { headers: { authorization: `Bearer ${token}` } });
      const accountId = ((await list.json()) as AccountsAnswer).accounts[0]?.id ?? 0;
      this.players.push({ userId, accountId, token });
    }
  }

  /** Reads prices of games that start late enough to stay on the line. */
  async readLine(url: string): Promise<void> {
    const answer = await fetch(`${url}/bff-api/feed/line/games?lang=en&count=200`);
    const { games } = (await answer.json()) as GamesAnswer;
    const soonest = Date.now() / 1000 + 1800;
    this.bets = (games ?? [])
      .filter(({ startAt }) => startAt > soonest)
      .flatMap(({ id, markets }) =>
        markets.slice(0, 1).map(({ id: marketId, outcomes }) => ({ gameId: id, marketId, outcome: outcomes[0] })),
      )
      .flatMap(({ gameId, marketId, outcome }) =>
        outcome === undefined ? [] : [{ gameId, marketId, outcomeId: outcome.id, coef: outcome.coef }],
      )
      .slice(0, 40);
  }

  /** Retries with the same id, like a page, when the server is overloaded. */
  async send(url: string, { player, coupon }: { player: Player; coupon: CouponToPlace }): Promise<string> {
    for (let tries = 1; ; tries += 1) {
      const answer = await fetch(`${url}/web-api/coupon/place`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${player.token}` },
        body: JSON.stringify(coupon),
      });
      const body = await answer.text();
      if (answer.status === 200) return body;
      const retryAfter = answer.headers.get('retry-after');
      if (retryAfter === null || tries === MOST_TRIES) throw new Refused(`${answer.status} ${body}`);
      await setTimeout(Number(retryAfter) * 1000);
    }
  }

  intent(n: number): { player: Player; coupon: CouponToPlace } {
    const player = this.players[n % this.players.length]!;
    const bet = this.bets[n % this.bets.length]!;
    const more = { coef: bet.coef, coefByView: '', coefViewId: 0, exactCoef: '1', isDropOnScoreChange: false, refId: 1 };
    const { userId, accountId } = player;
    return { player, coupon: { ...more, id: randomUUID(), userId, accountId, amount: 20, bets: [bet], changeCoefAction: 1, typeId: 0 } };
  }

  /** Keeps 50 placements in flight until the process is gone. */
  async placeUntilDead(url: string, onAcknowledged: (count: number) => void): Promise<void> {
    let isAlive = true;
    let count = 0;
    const worker = async (at: number) => {
      for (let n = at; isAlive; n += IN_FLIGHT) {
        const intent = this.intent(n);
        this.sent.set(intent.coupon.id, intent);
        try {
          this.acknowledged.set(intent.coupon.id, await this.send(url, intent));
          onAcknowledged((count += 1));
        } catch (error) {
          isAlive = false;
          // A broken connection is expected when the process is killed; any other error is not.
          if (error instanceof Refused) throw error;
        }
      }
    };
    await Promise.all(Array.from({ length: IN_FLIGHT }, (_, at) => worker(at)));
  }

  /** Waits for a final status: an intent counts as pending until Postgres notices the dead connection and releases its locks. */
  async statusOf(url: string, id: string): Promise<string> {
    const { player } = this.sent.get(id)!;
    const until = performance.now() + DEFINITE_WITHIN_MS;
    for (;;) {
      const answer = await fetch(`${url}/web-api/coupon/status/${id}`, { headers: { authorization: `Bearer ${player.token}` } });
      const body = await answer.text();
      if ((JSON.parse(body) as PlaceStatusAnswer).status !== 'pending' || performance.now() > until) return body;
      await setTimeout(ASK_AGAIN_AFTER_MS);
    }
  }

  /** Resends every intent without a response, under its id. @returns problems found after the restart. */
  async findings(url: string): Promise<string[]> {
    const wrong: string[] = [];
    const couponIds = new Set<number>();
    const intents = [...this.sent];
    await inParallel(intents.length, PLAYERS, async (at) => {
      const [id, intent] = intents[at]!;
      const known = this.acknowledged.get(id);
      const status = await this.statusOf(url, id);
      if (known !== undefined && status !== known) wrong.push(`${id} was acknowledged, now: ${status.slice(0, 200)}`);
      const { status: kind } = JSON.parse(status) as PlaceStatusAnswer;
      if (known === undefined && kind !== 'accepted' && kind !== 'unknown') wrong.push(`${id} is ${kind}`);
      const answer = JSON.parse(known ?? (await this.send(url, intent))) as PlaceAnswer;
      if (answer.status !== 'accepted') wrong.push(`${id} was refused: ${answer.reason}`);
      else if (couponIds.has(answer.coupon.couponId)) wrong.push(`${id} shares its coupon`);
      else couponIds.add(answer.coupon.couponId);
      if (known === undefined) this.acknowledged.set(id, JSON.stringify(answer));
    });
    let booked = 0;
    for (const { token } of this.players) {
      const answer = await fetch(`${url}/web-api/coupon/history?count=1`, { headers: { authorization: `Bearer ${token}` } });
      booked += ((await answer.json()) as { totals: { count: number } }).totals.count;
    }
    if (booked !== this.sent.size) wrong.push(`${booked} coupons for ${this.sent.size} intents`);
    const books = (await (await fetch(`${url}/__test/reconcile`)).json()) as Reconciliation;
    if (!isBalanced(books)) wrong.push(`the books do not balance: ${JSON.stringify(books)}`);
    return wrong;
  }
}

describe.each(TRIED_ENGINES)('kill -9 on %s', (engine) => {
  let folder: string;
  let env: Record<string, string>;
  let running: SandboxProcess | undefined;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'touchline-kill-'));
    const store: Record<string, string> = engine === 'pglite' ? { TOUCHLINE_DATA_DIR: folder } : { DATABASE_URL: await createDatabase() };
    env = { ...store, ...TEST_ENV, TOUCHLINE_QUOTES: 'optional' };
  });
  // The process started after the crashes is reused by the test of SIGTERM.
  afterAll(async () => {
    running?.kill('SIGKILL');
    await running?.ended;
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    '[BET-5] loses and doubles no bet, wherever the process crashes with 50 placements in flight',
    async () => {
      let slowestStartMs = 0;

      for (let round = 0; round < ROUNDS; round += 1) {
        // Each round has new players, because tokens expire after five minutes.
        const client = new Client();
        let deaths = 0;
        for (const point of DEATHS) {
          running = await startSandbox(point === 'a signal' ? env : { ...env, CRASH_AT: `${point}:${PASSES_BEFORE_CRASH}` });
          const { url, ended, kill, readyMs, output } = running;
          if (deaths === 0) await client.signUp(url);
          else slowestStartMs = Math.max(slowestStartMs, readyMs);
          await client.readLine(url);
          await client.placeUntilDead(url, (count) => {
            if (point === 'a signal' && count === ACKNOWLEDGED_BEFORE_KILL) kill('SIGKILL');
          });
          if ((await ended).signal === 'SIGKILL') deaths += 1;
          if (point === 'in-checkpoint')
            expect({ begins: output().includes(CHECKPOINT_BEGINS), ended: output().includes(CHECKPOINT_ENDED) }).toEqual({
              begins: true,
              ended: false,
            });
        }
        running = await startSandbox(env);

        const findings = await client.findings(running.url);
        expect(findings).toEqual([]);
        measured({ id: 'BET-5', unit: 'lost or doubled bets', atMost: 0, trials: 200, run: 'long', value: findings.length, tried: deaths });
        expect(deaths).toBe(DEATHS.length);
        expect(client.sent.size).toBeGreaterThan(DEATHS.length * IN_FLIGHT);
        expect(client.acknowledged.size).toBe(client.sent.size);
        if (round + 1 === ROUNDS) break;
        running.kill('SIGTERM');
        await running.ended;
      }
      if (IS_LONG) measured({ id: 'BET-5', unit: 'ms until ready', atMost: 3_000, run: 'long', value: slowestStartMs });
    },
    IS_LONG ? 35 * 60_000 : 15 * 60_000,
  );

  it('[SRV-1] stops gracefully on SIGTERM: reports "not ready", answers requests in flight, then exits cleanly', async () => {
    running ??= await startSandbox(env);
    const { url, kill, ended, output } = running;
    const client = new Client();
    await client.signUp(url);
    await client.readLine(url);
    const before = (await fetch(`${url}/readyz`)).status;
    const inFlight = Array.from({ length: 20 }, (_, n) => client.send(url, client.intent(n)));

    kill('SIGTERM');
    const startedAt = performance.now();
    let after = 200;
    while (after === 200) after = (await fetch(`${url}/readyz`)).status;
    const answers = await Promise.all(inFlight);
    const end = await ended;

    expect([before, after]).toEqual([200, 503]);
    expect(answers.map((answer) => (JSON.parse(answer) as PlaceAnswer).status)).toEqual(Array(20).fill('accepted'));
    // Nothing is printed apart from the lines at startup.
    const printed = output()
      .split('\n')
      .filter(
        (line) =>
          !/^(sandbox:|Control room:|Test payment provider:|Test sign-in of other sites:|Test game provider:|Sandbox is ready) /.test(line),
      );
    expect({ ...end, printed }).toEqual({ code: 0, signal: null, printed: [''] });
    if (IS_LONG) expect(performance.now() - startedAt).toBeLessThan(10_000);
    running = undefined;
  }, 300_000);
});
