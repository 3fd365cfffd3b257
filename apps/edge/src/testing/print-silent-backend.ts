// Calls a backend that never ends a response, under constant garbage collection, and prints how many of each ten calls timed out on time.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createBackendSend } from '../http/backend-send.ts';
import { createSiteReader } from '../sitemap/site-reader.ts';

const WITHIN_MS = 500;
const OVER_AFTER_MS = 6_000;
const CALLS = 10;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const server = createServer((request, response) => {
  // Either nothing at all, or an unfinished body.
  if (request.url === '/half') response.write('{');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const backend = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const visitor = { forwardedFor: '127.0.0.1', host: 'shop.test', traceId: 'a' };
const { signal } = new AbortController();
const send = createBackendSend({ backend, visitor, signal, withinMs: WITHIN_MS });
const patient = createBackendSend({ backend, visitor, signal, withinMs: OVER_AFTER_MS });
const reader = createSiteReader({ backend, withinMs: WITHIN_MS });

const ways: Readonly<Record<string, () => Promise<unknown>>> = {
  silent: () => send(new Request('https://shop.test/silent')),
  half: () => send(new Request('https://shop.test/half')).then((answer) => answer.text()),
  'of a caller': () => patient(new Request('https://shop.test/silent', { signal: AbortSignal.timeout(WITHIN_MS) })),
  sitemap: () => reader.ask('/silent'),
};

setInterval(collect, 50).unref();
const gaveUp = Object.fromEntries(Object.keys(ways).map((name) => [name, 0]));
const began = performance.now();
const all = Object.entries(ways).flatMap(([name, ask]) =>
  Array.from({ length: CALLS }, () =>
    ask().catch((error: unknown) => {
      if ((error as Error).name === 'TimeoutError' && performance.now() - began < OVER_AFTER_MS) gaveUp[name] = (gaveUp[name] ?? 0) + 1;
    }),
  ),
);
await Promise.race([Promise.all(all), new Promise((over) => setTimeout(over, OVER_AFTER_MS))]);
console.log(JSON.stringify(gaveUp));
process.exit();
