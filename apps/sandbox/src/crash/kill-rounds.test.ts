import { accountCalls, type AccountsAnswer } from '@touchline/account-contract';
import type { RoundAnswer, RoundView } from '@touchline/casino-game-contract';
import { rulesOf } from '@touchline/casino-game-math';
import type { RegistrationAnswer } from '@touchline/identity-contract';
import { chance, createDatabase, BOTH_ENGINES, inParallel, isBalanced, type Reconciliation } from '@touchline/server-kernel/testing';
import { TEST_ENV } from '@touchline/shared-serving/testing';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type SandboxProcess, startSandbox } from './sandbox-process.ts';

const IS_LONG = process.env['TOUCHLINE_LONG'] === '1';
/** Fifty crashes over both databases in the long run; a tenth of that in ordinary runs. */
const DEATHS = Math.ceil((IS_LONG ? 50 : 5) / BOTH_ENGINES.length);
/** Each plays one round per process, because the minimum game cycle is five seconds. */
const PLAYERS = 24;
const MODELS = ['dice', 'slot-lines-5x3', 'mines', 'blackjack', 'hilo'] as const;
const MOST_TRIES = 40;

interface Played {
  accountId: number;
  token: string;
  before: number;
  body: { id: string; model: string; accountId: number; amount: number; choice: unknown };
  /** The first response, byte for byte. */
  received?: string;
}

/** Retries like a page when the server is overloaded. */
async function ask(url: string, token: string, path: string, body?: unknown): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${url}${path}`, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await answer.text();
    if (answer.status === 200) return text;
    const retryAfter = answer.headers.get('retry-after');
    if (retryAfter === null || tries === MOST_TRIES) throw new Error(`${path}: ${answer.status} ${text}`);
    await setTimeout(Number(retryAfter) * 1000);
  }
}

async function signUp(url: string, at: number): Promise<Played> {
  const response = await fetch(`${url}/web-api/registration/fast`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'one_click', country_id: 276, currency_id: 978, isTermsAccepted: true }),
  });
  const { token } = (await response.json()) as RegistrationAnswer;
  const { accounts } = JSON.parse(await ask(url, token, accountCalls.accounts.path)) as AccountsAnswer;
  const [account] = accounts;
  const model = MODELS[at % MODELS.length] ?? 'dice';
  const accountId = account?.id ?? 0;
  return {
    accountId,
    token,
    before: account?.money ?? 0,
    body: { id: randomUUID(), model, accountId, amount: 100, choice: rulesOf(model).standard },
  };
}

/** Problems with one player's round after the restart. */
async function finding(url: string, { accountId, token, before, body, received }: Played): Promise<string[]> {
  const wrong: string[] = [];
  const again = await ask(url, token, '/bff-api/games/rounds', body);
  if (received !== undefined && again !== received)
    wrong.push(`${body.id} was answered ${received.slice(0, 150)}, and is now ${again.slice(0, 150)}`);
  const answer = JSON.parse(again) as RoundAnswer;
  if (answer.status === 'rejected') return [...wrong, `${body.id} was refused: ${answer.reason}`];
  const { rounds } = JSON.parse(await ask(url, token, '/bff-api/games/rounds')) as { rounds: RoundView[] };
  if (rounds.length !== 1) wrong.push(`${body.id} is ${rounds.length} rounds`);
  const { accounts } = JSON.parse(await ask(url, token, accountCalls.accounts.path)) as AccountsAnswer;
  const money = accounts.find(({ id }) => id === accountId)?.money;
  const [round] = rounds;
  const owed = before - (round?.staked ?? 0) + (round?.returned ?? 0);
  if (money !== owed) wrong.push(`${body.id} left ${money}, not ${owed}`);
  return wrong;
}

describe.each(BOTH_ENGINES)('kill -9 during rounds of games on %s', (engine) => {
  let folder: string;
  let env: Record<string, string>;
  let running: SandboxProcess | undefined;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'touchline-kill-rounds-'));
    const store: Record<string, string> = engine === 'pglite' ? { TOUCHLINE_DATA_DIR: folder } : { DATABASE_URL: await createDatabase() };
    // TOUCHLINE_TEST disables load shedding, because other tests may slow the machine.
    env = { ...store, ...TEST_ENV };
  });
  afterAll(async () => {
    running?.kill('SIGKILL');
    await running?.ended;
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    '[CS-05] [BET-5] [MON-7] a process killed during rounds loses no acknowledged round, doubles none, and the books balance',
    async () => {
      const random = chance(engine === 'pglite' ? 50 : 51);
      let killed = 0;
      let answered = 0;
      running = await startSandbox(env);
      for (let death = 0; death < DEATHS; death += 1) {
        const { url, kill, ended } = running;
        const played: Played[] = [];
        await inParallel(PLAYERS, 4, async (at) => void played.push(await signUp(url, at)));
        const enough = 1 + random(PLAYERS - 2);
        let received = 0;
        await Promise.all(
          played.map(async (each) => {
            try {
              each.received = await ask(url, each.token, '/bff-api/games/rounds', each.body);
            } catch {
              return; // the process was killed: the outcome is unknown
            }
            received += 1;
            if (received === enough) kill('SIGKILL');
          }),
        );
        if ((await ended).signal === 'SIGKILL') killed += 1;
        answered += received;
        running = await startSandbox(env);
        const now = running.url;
        const wrong: string[] = [];
        await inParallel(PLAYERS, 4, async (at) => {
          const each = played[at];
          if (each !== undefined) wrong.push(...(await finding(now, each)));
        });
        expect(wrong).toEqual([]);
        const books = (await (await fetch(`${now}/__test/reconcile`)).json()) as Reconciliation;
        expect([isBalanced(books), books.wagers]).toEqual([true, []]);
      }
      expect(killed).toBe(DEATHS);
      process.stderr.write(`rounds through kills on ${engine}: ${killed} kills, ${DEATHS * PLAYERS} rounds, ${answered} answered before\n`);
    },
    IS_LONG ? 38 * 60_000 : 15 * 60_000,
  );
});
