import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Outcome of a request: a complete response, a refused connection, or one that was cut. */
export interface Fate {
  status: number | 'refused' | 'cut';
  retryAfter: string | undefined;
  /** Time of sending, by the monotonic clock. */
  sentAt: number;
  ms: number;
}

/** Visitors in different networks, so that limits by address do not apply. */
export interface Crowd {
  ask(url: string, headers?: Readonly<Record<string, string>>): Promise<Fate>;
  /** Closed load: `atOnce` visitors, each sending the next request after the last response. @returns responses per second. */
  capacity(url: string, load: { atOnce: number; forMs: number }): Promise<number>;
  /** Open load: sends `perSecond` requests regardless of pending ones, while `shouldContinue` returns true. */
  arrive(url: string, load: { perSecond: number; shouldContinue: () => boolean }): Promise<Fate[]>;
  leave(): void;
}

const TICK_MS = 10;
/** Caps the catch-up after a delay of this process, so that the machine's own stalls do not cause bursts. */
const LONGEST_TICK_MS = 50;
/** Exceeds the slots and queue of a server, so that it has to shed load; a higher value would only load this process. */
const MOST_WAITING = 500;
const addressOf = (n: number): string => `2001:db8:${(n % 65_000).toString(16)}:1::1`;

export function openCrowd(): Crowd {
  const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });
  let sent = 0;
  const ask: Crowd['ask'] = (url, headers = {}) =>
    new Promise((done) => {
      sent += 1;
      const sentAt = performance.now();
      const end = (status: Fate['status'], retryAfter?: string) => done({ status, retryAfter, sentAt, ms: performance.now() - sentAt });
      get(url, { agent, headers: { 'x-forwarded-for': addressOf(sent), ...headers } }, (response) => {
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
    arrive: async (url, { perSecond, shouldContinue }) => {
      const fates: Promise<Fate>[] = [];
      let waiting = 0;
      let due = 0;
      for (let last = performance.now(); shouldContinue(); await sleep(TICK_MS)) {
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

/** Response time within which the given share of requests was answered, in milliseconds. */
export function percentile(fates: readonly Fate[], part: number): number {
  const times = fates.map(({ ms }) => ms).sort((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
}
