import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What became of a request: an answer that came whole, nobody who listens, or a connection that was cut. */
export interface Fate {
  status: number | 'refused' | 'cut';
  retryAfter: string | undefined;
  /** When it was sent, by the monotonic clock. */
  sentAt: number;
  ms: number;
}

/** A crowd of visitors of different networks, so that no allowance of one address stands in the way. */
export interface Crowd {
  ask(url: string, headers?: Readonly<Record<string, string>>): Promise<Fate>;
  /** So many at once, each asking again when it was answered. @returns answers a second. */
  capacity(url: string, load: { atOnce: number; forMs: number }): Promise<number>;
  /** So many a second, also while those before wait, as long as it goes on. */
  arrive(url: string, load: { perSecond: number; goesOn: () => boolean }): Promise<Fate[]>;
  leave(): void;
}

const TICK_MS = 10;
/** A crowd that was held up does not come all at once afterwards: that would be a test of the machine it runs on. */
const LONGEST_TICK_MS = 50;
/** More than slots and queue of a server together, so that it has to refuse; more would only be a test of this process. */
const MOST_WAITING = 500;
const addressOf = (n: number): string => `2001:db8:${(n % 65_000).toString(16)}:1::1`;

export function openCrowd(): Crowd {
  const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });
  let asked = 0;
  const ask: Crowd['ask'] = (url, headers = {}) =>
    new Promise((done) => {
      asked += 1;
      const sentAt = performance.now();
      const end = (status: Fate['status'], retryAfter?: string) => done({ status, retryAfter, sentAt, ms: performance.now() - sentAt });
      get(url, { agent, headers: { 'x-forwarded-for': addressOf(asked), ...headers } }, (response) => {
        response.on('error', () => end('cut'));
        response.on('end', () => end(response.complete ? (response.statusCode ?? 0) : 'cut', response.headers['retry-after']));
        response.resume();
      }).on('error', (error: NodeJS.ErrnoException) => end(error.code === 'ECONNREFUSED' ? 'refused' : 'cut'));
    });
  return {
    ask,
    capacity: async (url, { atOnce, forMs }) => {
      const began = performance.now();
      let answered = 0;
      const visitor = async () => {
        while (performance.now() - began < forMs) if ((await ask(url)).status === 200) answered += 1;
      };
      await Promise.all(Array.from({ length: atOnce }, visitor));
      return (answered / (performance.now() - began)) * 1000;
    },
    arrive: async (url, { perSecond, goesOn }) => {
      const fates: Promise<Fate>[] = [];
      let waiting = 0;
      let due = 0;
      for (let last = performance.now(); goesOn(); await sleep(TICK_MS)) {
        const now = performance.now();
        due += (Math.min(now - last, LONGEST_TICK_MS) / 1000) * perSecond;
        last = now;
        for (; due >= 1; due -= 1) {
          if (waiting >= MOST_WAITING) continue;
          waiting += 1;
          fates.push(ask(url).finally(() => (waiting -= 1)));
        }
      }
      return Promise.all(fates);
    },
    leave: () => agent.destroy(),
  };
}

/** The time within which that part of them was answered, in milliseconds. */
export function percentile(fates: readonly Fate[], part: number): number {
  const times = fates.map(({ ms }) => ms).sort((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
}
