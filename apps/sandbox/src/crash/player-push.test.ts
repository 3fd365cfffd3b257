import type { PlayerStreamEvent } from '@touchline/account-inbox-contract';
import type { RegistrationAnswer } from '@touchline/identity-contract';
import { TEST_ENV } from '@touchline/shared-serving/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SandboxProcess, startEdge, startSandbox } from './sandbox-process.ts';

let folder: string;
let edge: SandboxProcess;
const running: SandboxProcess[] = [];
const open: AbortController[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-push-'));
  const sandbox = await startSandbox({ ...TEST_ENV, TOUCHLINE_DATA_DIR: folder });
  running.push(sandbox);
  edge = await startEdge(sandbox.url, { TOUCHLINE_DATA_DIR: folder });
  running.push(edge);
});
afterAll(async () => {
  for (const stream of open) stream.abort();
  for (const process of running) process.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

const post = (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${edge.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });

/** Registers a player. @returns the session's cookie, and a call of this player that changes their notices. */
async function aPlayer() {
  const body = { type: 'one_click', country_id: 276, currency_id: 978, isTermsAccepted: true };
  const registered = await post('/web-api/registration/fast', body);
  const cookie = (registered.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const { token } = (await registered.json()) as RegistrationAnswer;
  const act = () => post('/web-api/inbox/read', { upTo: 1 }, { authorization: `Bearer ${token}` });
  return { cookie, act };
}

/** Opens a stream of the player and collects its events. */
async function openStream(headers: Record<string, string>) {
  const ending = new AbortController();
  open.push(ending);
  const answer = await fetch(`${edge.url}/bff-api/feed/stream?player=1`, { headers, signal: ending.signal });
  const events: PlayerStreamEvent[] = [];
  let wake = (): void => undefined;
  const read = async () => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^event: player\ndata: (.*)$/.exec(block)?.[1];
        if (data !== undefined) events.push(JSON.parse(data) as PlayerStreamEvent);
      }
      wake();
    }
  };
  read().catch(() => undefined); // ends with the test
  const until = async (isSo: (of: readonly PlayerStreamEvent[]) => boolean) => {
    while (!isSo(events)) await new Promise<void>((next) => (wake = next));
  };
  return { events, until };
}

it('[AUTH-6] [AC-06] streams of an edge name what each player did, and end with the session; one of a stranger has nothing', async () => {
  const [ann, bob] = [await aPlayer(), await aPlayer()];
  const [ofAnn, ofBob] = [await openStream({ cookie: ann.cookie }), await openStream({ cookie: bob.cookie })];
  const ofStranger = await openStream({});
  const changes = (events: readonly PlayerStreamEvent[]) => events.map(({ what }) => what.join(' ')).filter((what) => what !== '');
  await Promise.all([ofAnn, ofBob, ofStranger].map((stream) => stream.until((events) => events.length > 0)));

  await ann.act();
  await ofAnn.until((events) => changes(events).length === 2);
  await bob.act();
  await ofBob.until((events) => changes(events).length === 2);
  // A further heartbeat, after a check of each session.
  const { length } = ofBob.events;
  await ofBob.until((events) => events.length > length);
  expect([ofAnn, ofBob].map(({ events }) => changes(events))).toEqual([
    ['balance bets notices', 'notices'],
    ['balance bets notices', 'notices'],
  ]);

  await post('/web-api/user/logout', {}, { cookie: ann.cookie });
  await ofAnn.until((events) => events.at(-1)?.state === 'ended');
  expect(ofAnn.events.at(-1)).toMatchObject({ what: [], code: 'unauthorized' });
  await bob.act();
  await ofBob.until((events) => changes(events).length === 3);
  expect(ofStranger.events.map(({ state }) => state)).toEqual(['ended']);
});
