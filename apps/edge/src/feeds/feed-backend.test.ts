import type { BackendState } from '../http/backends.ts';
import { feedBackend } from './feed-backend.ts';

const [A, B] = ['http://10.0.0.1:4300', 'http://10.0.0.2:4300'];

it('[ODD-5] [SRV-2] stays with one backend while that is ready, and leaves it when its line may have stopped', async () => {
  const states: Record<string, BackendState> = { [A]: 'ready', [B]: 'ready' };
  const requested: string[] = [];
  const backends = {
    pick: () => [B, A].find((origin) => states[origin] === 'ready') ?? A,
    states: () => Object.entries(states).map(([origin, state]) => ({ origin, state })),
    answered: () => undefined,
    failed: () => undefined,
  };
  const feeds = feedBackend(backends, (async (url: string) => {
    requested.push(new URL(url).origin);
    return new Response(null, { status: 304 });
  }) as typeof fetch);
  const ask = () => feeds.ask('live/games?lang=en', { revision: 1 });

  states[B] = 'not-ready';
  await ask();
  states[B] = 'ready';
  await ask();
  expect(requested).toEqual([A, A]);
  states[A] = 'not-ready';
  await ask();
  expect(requested.at(-1)).toBe(B);
});
