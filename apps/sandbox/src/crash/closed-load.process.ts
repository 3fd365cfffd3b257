// Clients who ask again as soon as they have an answer, admitted or refused. Reads a ClosedLoad as JSON, and prints ClosedTimes.
import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';

export interface ClosedLoad {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  clients: number;
  /** Time before answers are counted, in milliseconds. */
  warmMs: number;
  /** Time in which answers are counted. */
  forMs: number;
}

export interface ClosedTimes {
  ms: number;
  /** Times of the answers with status 200, in milliseconds. */
  times: number[];
  refused: number;
  others: Record<string, number>;
}

const { url, method = 'GET', headers = {}, body, clients, warmMs, forMs } = (await json(process.stdin)) as ClosedLoad;
const agent = new Agent({ keepAlive: true, maxSockets: clients });

const ask = (): Promise<string> =>
  new Promise((done) => {
    const sent = request(url, { agent, method, headers }, (response) => {
      response.on('error', () => done('cut'));
      response.on('end', () => done(response.complete ? String(response.statusCode) : 'cut'));
      response.resume();
    });
    sent.on('error', () => done('cut'));
    sent.end(body);
  });

const beganAt = performance.now() + warmMs;
const endsAt = beganAt + forMs;
const result: ClosedTimes = { ms: forMs, times: [], refused: 0, others: {} };
const client = async (): Promise<void> => {
  while (performance.now() < endsAt) {
    const sentAt = performance.now();
    const status = await ask();
    const now = performance.now();
    if (now < beganAt || now >= endsAt) continue;
    if (status === '200') result.times.push(now - sentAt);
    else if (status === '503') result.refused += 1;
    else result.others[status] = (result.others[status] ?? 0) + 1;
  }
};
await Promise.all(Array.from({ length: clients }, client));
agent.destroy();
process.stdout.write(JSON.stringify(result));
