import fastify, { type FastifyInstance } from 'fastify';
import { EventEmitter, once } from 'node:events';
import { Readable } from 'node:stream';
import { createMetrics, type Metrics } from './metrics.ts';
import { metricsPort, serveMetrics } from './metrics-server.ts';
import { watchRequests, type WatchTerms } from './watch-requests.ts';

const linesOf = async (metrics: Metrics, name: string): Promise<string[]> =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith(name));

describe('metrics', () => {
  let app: FastifyInstance;
  let metrics: Metrics;

  beforeEach(() => {
    app = fastify();
    metrics = createMetrics();
    const nameOf: WatchTerms['nameOf'] = ({ routeOptions: { url } }) => ({ kind: 'call', name: url ?? 'none' });
    watchRequests(app, { metrics, nameOf, now: () => performance.now() });
    app.get('/games/:id', async ({ params }) => params);
    app.get('/broken', async () => Promise.reject(new Error('on purpose')));
  });
  afterEach(() => app.close());

  it('[SRV-3] counts requests by known name and outcome, with their duration', async () => {
    for (const path of ['/games/71', '/games/72', '/broken', '/unknown/1', '/unknown/2']) await app.inject(path);

    expect(await linesOf(metrics, 'touchline_request_duration_seconds_count')).toEqual([
      'touchline_request_duration_seconds_count{kind="call",name="/games/:id",outcome="2xx"} 2',
      'touchline_request_duration_seconds_count{kind="call",name="/broken",outcome="5xx"} 1',
      'touchline_request_duration_seconds_count{kind="call",name="none",outcome="4xx"} 2',
    ]);
    const [sum = ''] = await linesOf(metrics, 'touchline_request_duration_seconds_sum');
    expect(Number(sum.split(' ').at(-1))).toBeGreaterThan(0);
  });

  it('[SRV-3] counts aborted requests separately', async () => {
    const left = new EventEmitter();
    app.get('/slow', (_request, reply) => {
      reply.raw.once('close', () => left.emit('close'));
      const endless = new Readable({ read: () => undefined });
      endless.push('begins');
      return reply.send(endless);
    });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const leave = new AbortController();
    const answer = await fetch(`${origin}/slow`, { signal: leave.signal });
    await answer.body?.getReader().read();
    const closed = once(left, 'close');
    leave.abort();
    await closed;

    expect(await linesOf(metrics, 'touchline_request_duration_seconds_count')).toEqual([
      'touchline_request_duration_seconds_count{kind="call",name="/slow",outcome="left"} 1',
    ]);
  });

  it('[SRV-3] reports event loop lag', async () => {
    const [lag = ''] = await linesOf(metrics, 'nodejs_eventloop_lag_p99_seconds ');
    expect(Number(lag.split(' ')[1])).toBeGreaterThan(0);
  });

  it('[SRV-3] reads measures at each scrape, and drops those that are gone', async () => {
    let waiting: number | undefined = 3;
    let jobs = ['pay', 'settle'];
    metrics.add(
      {
        kind: 'gauge',
        name: 'touchline_waiting',
        help: 'Waiting.',
        read: () => (waiting === undefined ? [] : [{ value: waiting }]),
      },
      {
        kind: 'gauge',
        name: 'touchline_jobs',
        help: 'Jobs.',
        labels: ['job'],
        read: () => jobs.map((job) => ({ labels: { job }, value: 1 })),
      },
      { kind: 'counter', name: 'touchline_done_total', help: 'Done.', read: async () => [{ value: 7 }] },
    );
    expect(await linesOf(metrics, 'touchline_waiting')).toEqual(['touchline_waiting 3']);
    expect(await linesOf(metrics, 'touchline_jobs')).toEqual(['touchline_jobs{job="pay"} 1', 'touchline_jobs{job="settle"} 1']);

    waiting = undefined;
    jobs = ['settle'];

    expect(await linesOf(metrics, 'touchline_waiting')).toEqual([]);
    expect(await linesOf(metrics, 'touchline_jobs')).toEqual(['touchline_jobs{job="settle"} 1']);
    expect(await linesOf(metrics, 'touchline_done_total')).toEqual(['touchline_done_total 7']);
  });

  it('[SRV-5] skips a measure that fails, counts it, and reports the others', async () => {
    metrics.add(
      { kind: 'gauge', name: 'touchline_lost', help: 'Lost.', read: () => Promise.reject(new Error('no database')) },
      { kind: 'gauge', name: 'touchline_found', help: 'Found.', read: () => [{ value: 1 }] },
    );
    await metrics.text();
    const text = await metrics.text();

    expect(text).not.toMatch(/^touchline_lost/m);
    expect(text).toMatch(/^touchline_found 1$/m);
    // A scrape reports earlier failures: its own may come too late for it.
    expect(text).toMatch(/^touchline_measure_failures_total\{measure="touchline_lost"\} [12]$/m);
  });

  it('[SEC-6] are served on loopback only, in OpenMetrics format', async () => {
    const server = await serveMetrics(metrics, 0);
    try {
      const { address, port } = server.server.address() as { address: string; port: number };
      const answer = await fetch(`http://127.0.0.1:${port}/metrics`);

      expect(address).toBe('127.0.0.1');
      expect(answer.headers.get('content-type')).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8');
      expect((await answer.text()).endsWith('# EOF\n')).toBe(true);
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    } finally {
      await server.close();
    }
  });
});

it('[SRV-3] metrics are off without a port, and an invalid port is an error that names it', () => {
  expect(metricsPort({}, 'TOUCHLINE_METRICS_PORT')).toBeUndefined();
  expect(metricsPort({ TOUCHLINE_METRICS_PORT: '' }, 'TOUCHLINE_METRICS_PORT')).toBeUndefined();
  expect(metricsPort({ TOUCHLINE_METRICS_PORT: '9464' }, 'TOUCHLINE_METRICS_PORT')).toBe(9464);
  for (const text of ['no', '-1', '65536', '1.5'])
    expect(() => metricsPort({ TOUCHLINE_METRICS_PORT: text }, 'TOUCHLINE_METRICS_PORT')).toThrow(
      `TOUCHLINE_METRICS_PORT is '${text}'; it has to be a port.`,
    );
});
