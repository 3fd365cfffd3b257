// npm run bench -- overload: what crowds get who ask again at once, beside four clients in the same run. One JSON figure per line.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servedTo } from './closed-load.ts';
import { type Asked, couponAt, pageAt, searchAt } from './overloaded.ts';
import { type SandboxProcess, startEdge, startSandbox } from './sandbox-process.ts';

const SIZES = [1, 4, 16, 64, 300] as const;
const FEW = 4;
const MANY = 300;
const [ROUNDS, WARM_MS, MEASURED_MS] = [Number(process.env['BENCH_ROUNDS'] ?? 3), 1_500, Number(process.env['BENCH_MS'] ?? 4_000)];
/** Least goodput of the crowd, and longest 99th percentile of an admitted request, as multiples of those of four clients. */
const [LEAST_GOODPUT, LONGEST_P99] = [0.7, 4];

const rounded = (value: number): number => Math.round(value * 100) / 100;
const print = (figure: object): void => console.log(JSON.stringify(figure));

async function measure(name: string, asked: Asked): Promise<void> {
  const served = await servedTo(SIZES, { ...asked, rounds: ROUNDS, warmMs: WARM_MS, forMs: MEASURED_MS });
  for (const { clients, perSecond, p50, p99, refused, others } of served) {
    const more = Object.entries(others).map(([status, count]) => `, ${count} × ${status}`);
    print({ name: `${name}, ${clients} clients: answered (${refused} refused${more.join('')})`, value: rounded(perSecond), unit: '/s' });
    print({ name: `${name}, ${clients} clients: p50`, value: rounded(p50), unit: 'ms' });
    print({ name: `${name}, ${clients} clients: p99`, value: rounded(p99), unit: 'ms' });
  }
  const [few, many] = [FEW, MANY].map((size) => served.find(({ clients }) => clients === size));
  if (few === undefined || many === undefined) throw new Error('both were measured');
  const ratio = { unit: `× ${FEW} clients` };
  print({ name: `${name}: goodput of ${MANY} clients`, value: rounded(many.perSecond / few.perSecond), atLeast: LEAST_GOODPUT, ...ratio });
  print({ name: `${name}: p99 of ${MANY} clients`, value: rounded(many.p99 / few.p99), gate: LONGEST_P99, ...ratio });
}

const folder = mkdtempSync(join(tmpdir(), 'touchline-overload-bench-'));
const running: SandboxProcess[] = [];
try {
  const sandbox = await startSandbox({ TOUCHLINE_DATA_DIR: folder });
  running.push(sandbox);
  await measure('searches', searchAt(sandbox.url));
  await measure('quotes of coupons', await couponAt(sandbox.url));
  if (existsSync(new URL('../../../../dist', import.meta.url))) {
    const edge = await startEdge(sandbox.url, { TOUCHLINE_DATA_DIR: folder });
    running.push(edge);
    await measure('pages', pageAt(edge.url));
  } else console.error('no pages: there is no build');
} finally {
  for (const process of running) process.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
}
