/** @jest-environment node */
import { aSignedAnswer, aSiteConfig } from '@touchline/shared-config/testing';
import { createServerPorts, type KeptTexts } from '@touchline/shared-state';
import { heldTimers } from '@touchline/shared-testing';
import { createSiteFacts } from './site-facts.ts';

const { holdTimers, afterWaits } = heldTimers(jest);

const DAY = 86_400_000;
const NORTH = aSiteConfig({ companyName: 'North Park' });
/** The service, whose clock goes like the edge's. */
const up = (_: Request, atMs: number): Promise<Response> => aSignedAnswer(NORTH, { atMs });
const down = async (): Promise<Response> => new Response('', { status: 503 });
const silent = (request: Request): Promise<Response> =>
  new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)));

beforeEach(holdTimers);
afterEach(() => void jest.useRealTimers());

const diskOf = (files: Map<string, string>): KeptTexts => ({
  read: async (name) => files.get(name) ?? null,
  write: async (name, text) => void files.set(name, text),
});
/** A process of the edge that starts now: its memory is empty, the disk is what the last one left. */
const startProcess = (files: Map<string, string>, now: () => number) => {
  const facts = createSiteFacts({ now });
  return async (send: (request: Request, nowMs: number) => Promise<Response>, question: { country?: string; scope?: string } = {}) => {
    const ports = createServerPorts({ send: (request) => send(request, now()), origin: 'http://shop.test', report: () => undefined, now });
    const site = await facts.config({ lang: 'en', country: null, kept: diskOf(files), ...question }, ports);
    return site?.companyName ?? null;
  };
};

it('[CFG-1] a process that starts without the configuration service has the last good one, up to a day old', async () => {
  const files = new Map<string, string>();
  let now = 1_000_000;
  expect(await startProcess(files, () => now)(up)).toBe('North Park');

  now += DAY - 1;
  expect(await afterWaits(startProcess(files, () => now)(down))).toBe('North Park');
  now += 1;
  expect(await afterWaits(startProcess(files, () => now)(down))).toBeNull();
});

it('[CFG-1] a service that says nothing is waited for by the first visitor alone', async () => {
  const files = new Map<string, string>();
  let now = 1_000_000;
  await startProcess(files, () => now)(up);
  now += DAY / 2;
  const restarted = startProcess(files, () => now);
  const calls = { begun: 0, given: 0 };
  const counting = async (request: Request): Promise<Response> => {
    calls.begun += 1;
    return silent(request).finally(() => (calls.given += 1));
  };

  expect(await afterWaits(restarted(counting))).toBe('North Park');
  expect(calls.begun).toBe(1);
  // The second visitor has the copy at once: the silent service is not asked again yet.
  expect(await restarted(counting)).toBe('North Park');
  expect(calls.begun).toBe(1);
});

it('[CFG-1] a copy that was changed on the disk is refused', async () => {
  const files = new Map<string, string>();
  await startProcess(files, () => 1_000)(up);
  files.set('config-en', (files.get('config-en') ?? '').replace('North Park', 'South Park'));

  expect(await afterWaits(startProcess(files, () => 2_000)(down))).toBeNull();
});

it('[CFG-1] rejects an unsigned configuration and uses the last good one', async () => {
  const files = new Map<string, string>();
  const unsigned = async (): Promise<Response> => Response.json(aSiteConfig({ redirectHosts: ['evil.test'] }));
  expect(await afterWaits(startProcess(files, () => 1_000)(unsigned))).toBeNull();
  expect(files.size).toBe(0);
  await startProcess(files, () => 1_000)(up);

  expect(await afterWaits(startProcess(files, () => 2_000)(unsigned))).toBe('North Park');
});

it('[CFG-1] a newer configuration takes the place of the one that stood in', async () => {
  const files = new Map<string, string>();
  let now = 1_000_000;
  await startProcess(files, () => now)(up);
  const restarted = startProcess(files, () => now);
  now += 60_000;
  let service: (request: Request, atMs: number) => Promise<Response> = down;
  const callService = (request: Request, atMs: number): Promise<Response> => service(request, atMs);
  await afterWaits(restarted(callService));

  let isAsked = false;
  // Requests do not wait for it: it applies once it has arrived.
  service = (_, atMs) => {
    isAsked = true;
    return aSignedAnswer(aSiteConfig({ companyName: 'South Park' }), { atMs });
  };
  expect(await restarted(callService)).toBe('North Park');
  while (!isAsked) await jest.advanceTimersByTimeAsync(100);
  while ((await restarted(callService)) !== 'South Park') await new Promise((resume) => setImmediate(resume));
});

it('[CFG-1] stores a copy per country, a header cannot name a file, and tests store none', async () => {
  const files = new Map<string, string>();
  const ask = startProcess(files, () => 1_000);

  await ask(up, { country: 'ca' });
  await ask(up, { country: '../../etc' });
  await ask(up, { scope: 'a-test' });

  expect([...files.keys()]).toEqual(['config-en-CA', 'config-en']);
});

describe('while the configuration service fails', () => {
  /** A service that answers 503 so many times. @returns it, with the times of its calls in milliseconds. */
  const upAfter = (failures: number) => {
    const tries: number[] = [];
    const send = async (request: Request, atMs: number): Promise<Response> => {
      tries.push(atMs);
      return tries.length <= failures ? down() : up(request, atMs);
    };
    return { tries, send };
  };

  it('[CF-01] asks again after a second while the visitor waits', async () => {
    const { tries, send } = upAfter(1);
    const opening = startProcess(new Map(), Date.now)(send);
    await jest.advanceTimersByTimeAsync(1_200);

    expect(await opening).toBe('North Park');
    expect(tries).toHaveLength(2);
    expect((tries[1] ?? 0) - (tries[0] ?? 0)).toBeGreaterThanOrEqual(1_000);
  });

  it('[CF-01] gives the visitor up after its time, and asks at once for one who tries again', async () => {
    const { tries, send } = upAfter(2);
    const started = startProcess(new Map(), Date.now);
    const opening = started(send);
    await jest.advanceTimersByTimeAsync(1_500);
    expect(await opening).toBeNull();
    expect(tries).toHaveLength(2);

    expect(await started(send)).toBe('North Park');
    expect(tries).toHaveLength(3);
  });
});
