// Guards on the edge, measured by whole documents over HTTP: with all services healthy, with each one unresponsive, with all unresponsive.
import { measured } from '../../../../.jest/measured.cjs';
import { edgeBefore, frontOf, p95, signIn } from './own-edge.mjs';

const VISITS = Number(process.env.BENCH_GUARD_VISITS ?? 40);
const SERVICES = {
  config: '/bff-api/config',
  partitions: '/third-party',
  redirects: '/redirects-api',
  blocks: '/blocks-api',
  session: '/web-api/session',
  terms: '/web-api/api-v3',
  feed: '/bff-api/feed',
};
const GATES = { healthy: 300, one: 2_500, all: 4_000 };

async function visit(origin, cookie) {
  const began = performance.now();
  const answer = await fetch(`${origin}/en/live`, { headers: { cookie, 'accept-language': 'en' }, redirect: 'manual' });
  await answer.arrayBuffer();
  if (answer.status >= 500) throw new Error(`a visit was answered with ${answer.status}`);
  return performance.now() - began;
}

/** Visits with low concurrency, as on a small site. */
async function measure(origin, cookie) {
  const times = [];
  for (let done = 0; done < VISITS; done += 4) times.push(...(await Promise.all(Array.from({ length: 4 }, () => visit(origin, cookie)))));
  return Math.round(p95(times));
}

export async function measureGuards(product) {
  const backend = process.env.BENCH_BACKEND ?? `http://127.0.0.1:${Number(new URL(product).port) + 100}`;
  const front = await frontOf(backend);
  const edge = await edgeBefore(front.origin);
  try {
    const cookie = await signIn(edge.origin);
    for (let warm = 0; warm < 10; warm++) await visit(edge.origin, cookie);
    const figures = [];
    const add = async (name, silent, gate) => {
      front.silence(silent);
      const value = await measure(edge.origin, cookie);
      figures.push({ name: `document p95, ${name}`, value, unit: 'ms', gate });
      return value;
    };
    const healthy = await add('every service well', [], GATES.healthy);
    measured({ id: 'GRD-4', unit: 'ms p95, healthy', atMost: 300, run: 'long', value: healthy });
    for (const [name, start] of Object.entries(SERVICES)) {
      const oneDown = await add(`${name} silent`, [start], GATES.one);
      measured({ id: 'GRD-4', unit: 'ms p95, one service silent', atMost: 2_500, trials: 7, run: 'long', value: oneDown });
      front.silence([]);
      await new Promise((done) => setTimeout(done, 100));
    }
    const allDown = await add('every service silent', Object.values(SERVICES), GATES.all);
    measured({ id: 'GRD-4', unit: 'ms p95, every service silent', atMost: 4_000, run: 'long', value: allDown });
    return figures;
  } finally {
    front.stop();
    await edge.stop();
  }
}
