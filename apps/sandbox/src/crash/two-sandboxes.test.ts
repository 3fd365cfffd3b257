import type { PlayerChangesAnswer, PlayerChannel } from '@touchline/account-inbox-contract';
import type { Game, GamesAnswer } from '@touchline/betting-contract';
import type { CodeSent, RegistrationAnswer } from '@touchline/identity-contract';
import { createDatabase, BOTH_ENGINES, findNats, startThrowawayNats, type ThrowawayNats } from '@touchline/server-kernel/testing';
import { TEST_ENV } from '@touchline/shared-serving/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type SandboxProcess, startSandbox } from './sandbox-process.ts';

const ROUNDS = process.env['TOUCHLINE_LONG'] === '1' ? 600 : 60;
const FAILOVER_WITHIN_MS = 5000;

const hasPostgres = BOTH_ENGINES.includes('postgres');
const BROKERS = [...(hasPostgres ? ['postgres'] : []), ...(hasPostgres && findNats() !== undefined ? ['nats'] : [])];

async function gamesOf(at: SandboxProcess, since?: number): Promise<GamesAnswer | null> {
  const question = since === undefined ? '' : `&since=${since}`;
  const response = await fetch(`${at.url}/bff-api/feed/live/games?lang=en${question}`);
  if (response.status === 304) return null;
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as GamesAnswer;
}

type Prices = ReadonlyMap<string, number>;
const pricesOf = (games: readonly Game[]): Prices =>
  new Map(
    games.flatMap(({ id, markets }) => markets.flatMap(({ outcomes }) => outcomes.map((one) => [`${id}/${one.id}`, one.coef] as const))),
  );

/** Applies a response to the games that a reader holds. */
function withChanges(held: readonly Game[], answer: GamesAnswer | null): readonly Game[] {
  if (answer === null) return held;
  const games = new Map((answer.isFull ? [] : held).map((game) => [game.id, game]));
  for (const id of answer.removed) games.delete(id);
  for (const game of answer.games) games.set(game.id, game);
  for (const { id, prices = [], markets } of answer.changes) {
    const game = games.get(id);
    if (game === undefined) continue;
    const coefs = new Map(prices.map(([outcomeId, coef]) => [outcomeId, coef]));
    const next = (markets ?? game.markets).map((market) => ({
      ...market,
      outcomes: market.outcomes.map((one) => ({ ...one, coef: coefs.get(one.id) ?? one.coef })),
    }));
    games.set(id, { ...game, markets: next });
  }
  return [...games.values()];
}

const wrongIn = (held: Prices, right: Prices): number =>
  [...new Set([...held.keys(), ...right.keys()])].filter((key) => held.get(key) !== right.get(key)).length;

const send = ({ url }: SandboxProcess, path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });

const control = async (at: SandboxProcess, name: string, body: object): Promise<void> => {
  const response = await send(at, `/__test/${name}`, body);
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
};

async function until(isSo: () => Promise<boolean>, withinMs: number): Promise<number> {
  const startedAt = performance.now();
  while (!(await isSo().catch(() => false))) {
    if (performance.now() - startedAt > withinMs) throw new Error(`not within ${withinMs} ms`);
    await sleep(25);
  }
  return performance.now() - startedAt;
}

describe.each(BROKERS)('two sandboxes on one Postgres, by %s', (kind) => {
  let folder: string;
  let nats: ThrowawayNats | undefined;
  let env: Record<string, string>;
  let sandboxes: SandboxProcess[] = [];
  const start = (n: number) => startSandbox({ ...env, TOUCHLINE_DATA_DIR: join(folder, String(n)) });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'touchline-two-'));
    nats = kind === 'nats' ? await startThrowawayNats() : undefined;
    // Matches run twenty times as fast as real ones, so that prices change between any two reads.
    env = {
      DATABASE_URL: await createDatabase(),
      ...TEST_ENV,
      TOUCHLINE_SPEED: '20',
      ...(nats && { TOUCHLINE_BROKER_URL: nats.url }),
    };
    sandboxes = [await start(0), await start(1)];
  }, 300_000);
  afterAll(async () => {
    for (const { kill } of sandboxes) kill('SIGKILL');
    for (const { ended } of sandboxes) await ended;
    await nats?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    '[BT-01] a reader who alternates between the two holds no wrong price',
    async () => {
      let held: readonly Game[] = [];
      let since: number | undefined;
      const found = { wrong: 0, seen: 0, compared: 0, full: 0 };
      for (let n = 0; n < ROUNDS; n += 1) {
        const at = sandboxes[n % 2] as SandboxProcess;
        const before = await gamesOf(at);
        const answer = await gamesOf(at, since);
        const after = await gamesOf(at);
        held = withChanges(held, answer);
        since = answer?.revision ?? since;
        found.full += answer?.isFull === true ? 1 : 0;
        // Skip the comparison if prices moved between the reads.
        if (before !== null && before.revision === after?.revision && (answer === null || answer.revision === before.revision)) {
          const right = pricesOf(before.games);
          found.wrong += wrongIn(pricesOf(held), right);
          found.seen += right.size;
          found.compared += 1;
        }
        await sleep(150);
      }
      process.stdout.write(`two sandboxes by ${kind}: ${found.wrong} of ${found.seen} prices wrong, ${found.full} full images\n`);
      expect(found.compared).toBeGreaterThan(ROUNDS / 3);
      expect(found.seen).toBeGreaterThan(1000);
      expect(found.wrong).toBe(0);
    },
    ROUNDS * 1000 + 60_000,
  );

  it('[CF-01] a setting changed in one applies in the other, and in one that starts later', async () => {
    const [one, other] = sandboxes as [SandboxProcess, SandboxProcess];
    const nameAt = async ({ url }: SandboxProcess) =>
      ((await (await fetch(`${url}/bff-api/config/all.json?lang=en`)).json()) as { companyName?: string }).companyName;
    await control(one, 'site', { companyName: 'North Park' });
    await until(async () => (await nameAt(other)) === 'North Park', 2000);
    const late = await start(2);
    try {
      await until(async () => (await nameAt(late)) === 'North Park', 2000);
    } finally {
      late.kill('SIGKILL');
      await late.ended;
    }
  }, 300_000);

  it('[BT-02] pausing a game by hand in one pauses it in the other', async () => {
    const [one, other] = sandboxes as [SandboxProcess, SandboxProcess];
    const game = (await gamesOf(other))?.games.at(-1);
    await control(other, 'suspend', { gameId: game?.id, isSuspended: true });
    await until(async () => (await gamesOf(one))?.games.find(({ id }) => id === game?.id)?.state.isSuspended === true, 3000);
  });

  it('[LY-05] a message to support reaches sockets connected to the other', async () => {
    const [one, other] = sandboxes as [SandboxProcess, SandboxProcess];
    const opened = await fetch(`${one.url}/support-api/v1/conversation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect(opened.ok).toBe(true);
    const sockets = [one, other].map(
      ({ url }) => new WebSocket(`${url.replace('http', 'ws')}/support-api/v1/socket?lang=en`, { headers: { cookie, origin: url } }),
    );
    const received: string[][] = [[], []];
    await Promise.all(
      sockets.map(
        (socket, at) =>
          new Promise<void>((done, reject) => {
            socket.on('error', reject);
            socket.on('message', (data: Buffer) => {
              const message = JSON.parse(data.toString('utf8')) as { type: string; message?: { text: string; author: string } };
              if (message.type === 'history') done();
              if (message.message?.author === 'player') received[at]?.push(message.message.text);
            });
          }),
      ),
    );
    sockets[0]?.send(JSON.stringify({ type: 'say', id: 'b4b47a0e-6f39-4a0c-9df5-5dfb3e30bb0a', text: 'Where is my bet?' }));
    await until(async () => received.every((texts) => texts.includes('Where is my bet?')), 3000);
    expect(received).toEqual([['Where is my bet?'], ['Where is my bet?']]);
    for (const socket of sockets) socket.terminate();
  });

  it('[AUTH-6] a session that begins at one is valid at the other, and ends at both', async () => {
    const [one, other] = sandboxes as [SandboxProcess, SandboxProcess];
    const body = { type: 'one_click', country_id: 276, currency_id: 978, isTermsAccepted: true };
    const registered = await send(one, '/web-api/registration/fast', body);
    const cookie = (registered.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const { token } = (await registered.json()) as RegistrationAnswer;
    const headers = { authorization: `Bearer ${token}` };
    const statusAt = async ({ url }: SandboxProcess) => (await fetch(`${url}/web-api/account/list`, { headers })).status;
    expect([await statusAt(one), await statusAt(other)]).toEqual([200, 200]);

    const ended = await send(other, '/web-api/user/logout', {}, { cookie });

    expect([ended.status, await ended.text()]).toEqual([204, '']);
    expect([await statusAt(one), await statusAt(other)]).toEqual([401, 401]);
  });

  it('[AUTH-6] [AC-06] a stream whose edge asks one gets what its player does at the other, and the end of the session', async () => {
    const [one, other] = sandboxes as [SandboxProcess, SandboxProcess];
    const body = { type: 'one_click', country_id: 276, currency_id: 978, isTermsAccepted: true };
    const registered = await send(one, '/web-api/registration/fast', body);
    const cookie = (registered.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const { token } = (await registered.json()) as RegistrationAnswer;
    let asked = (await (await send(one, '/bff-api/player/channel', {}, { cookie })).json()) as PlayerChannel;
    /** Asks the process that did not seal the channel until its answer has something new. */
    const next = async () => {
      for (;;) {
        const answer = await send(other, '/bff-api/player/changes', { channels: [{ channel: asked.channel, mark: asked.mark }] });
        const [state] = ((await answer.json()) as PlayerChangesAnswer).channels;
        asked = { ...asked, mark: state?.mark ?? '' };
        if (state?.ended !== null || state.what.length > 0) return state;
      }
    };
    const read = next();
    await send(one, '/web-api/inbox/read', { upTo: 1 }, { authorization: `Bearer ${token}` });
    expect(await read).toMatchObject({ ended: null, what: ['notices'] });

    const end = next();
    await send(one, '/web-api/user/logout', {}, { cookie });
    expect(await end).toEqual({ ended: 'unauthorized', mark: '', what: [] });
  });

  it('[SRV-2] [CF-07] a letter that was written at one is in the outbox of the other, which takes its code', async () => {
    const [one, other] = sandboxes as [SandboxProcess, SandboxProcess];
    const asked = await send(one, '/web-api/user/password/reset', { email: 'demo@touchline.test', lng: 'en' });
    const { guid } = (await asked.json()) as CodeSent;

    const { messages } = (await (await fetch(`${other.url}/web-api/user/code/${guid}/messages`)).json()) as {
      messages: { text: string }[];
    };
    const code = /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0];
    const taken = await send(other, '/web-api/user/password/reset/code', { guid, code });

    expect(await taken.json()).toMatchObject({ approval: expect.any(String) as string });
  });

  it.each(['nats'].filter((one) => one === kind))(
    '[SRV-2] [ODD-5] without %s both stay ready, on one line, and return to it later',
    async () => {
      const ready = () =>
        Promise.all(
          sandboxes.map(async ({ url }) => {
            const answer = await fetch(`${url}/readyz`);
            return `${answer.status} ${((await answer.json()) as { broker?: string }).broker ?? ''}`;
          }),
        );
      const [one, other] = sandboxes as [SandboxProcess, SandboxProcess];
      const revisionOf = async (at: SandboxProcess) => (await gamesOf(at))?.revision ?? 0;
      await nats?.kill();
      await until(async () => (await ready()).join() === '200 postgres,200 postgres', 60_000);
      const [before, beforeOfOther] = [await revisionOf(one), await revisionOf(other)];
      await until(async () => (await revisionOf(one)) > before && (await revisionOf(other)) > beforeOfOther, 60_000);
      expect(Math.floor((await revisionOf(one)) / 2 ** 32)).toBe(Math.floor((await revisionOf(other)) / 2 ** 32));

      await nats?.start();
      await until(async () => (await ready()).join() === '200 nats,200 nats', 60_000);
    },
    240_000,
  );

  // The first one leads until it is stopped, then the other.
  it.each([
    ['SIGSTOP', 0],
    ['SIGKILL', 1],
    ['SIGTERM', 0],
  ] as const)(
    '[SRV-2] when the leader receives %s, the other takes over within five seconds',
    async (signal, at) => {
      const dead = sandboxes[at] as SandboxProcess;
      const left = sandboxes[1 - at] as SandboxProcess;
      const before = (await gamesOf(left))?.revision ?? 0;
      dead.kill(signal);
      const sourceOf = (revision = 0): number => Math.floor(revision / 2 ** 32);
      const tookMs = await until(async () => sourceOf((await gamesOf(left))?.revision) > sourceOf(before), FAILOVER_WITHIN_MS);
      process.stdout.write(`the beat went on ${Math.round(tookMs)} ms after ${signal} (${kind})\n`);
      if (signal === 'SIGSTOP') {
        // After waking up it has stale data: it follows the new leader and becomes ready again.
        dead.kill('SIGCONT');
        await until(async () => (await fetch(`${dead.url}/readyz`)).ok, FAILOVER_WITHIN_MS);
        const [ownNow, othersNow] = [await gamesOf(dead), await gamesOf(left)];
        expect(Math.abs((ownNow?.revision ?? 0) - (othersNow?.revision ?? 0))).toBeLessThanOrEqual(2);
      } else {
        await dead.ended;
        sandboxes[at] = await start(at);
      }
    },
    120_000,
  );
});

it('[BT-01] runs with every broker that is installed', () => {
  expect(BROKERS.length).toBe(!hasPostgres ? 0 : findNats() === undefined ? 1 : 2);
});
