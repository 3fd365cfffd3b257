import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { ClosedLoad, ClosedTimes } from './closed-load.process.ts';

const GENERATOR = fileURLToPath(new URL('./closed-load.process.ts', import.meta.url));

/** What a number of clients got who ask again as soon as they have an answer. */
export interface Served {
  clients: number;
  /** Answers with status 200 per second. */
  perSecond: number;
  /** Times of these answers, in milliseconds. */
  p50: number;
  p99: number;
  refused: number;
  /** Other statuses, and connections that were cut. */
  others: Readonly<Record<string, number>>;
}

/** Runs clients in a separate process, so that they do not share the processor time of the server or of this process. */
async function generate(load: ClosedLoad): Promise<ClosedTimes> {
  const child = spawn(process.execPath, ['--conditions=@touchline/source', '--disable-warning=ExperimentalWarning', GENERATOR], {
    env: { PATH: process.env['PATH'] },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(load));
  const [answer, [code]] = await Promise.all([text(child.stdout), once(child, 'exit') as Promise<[number | null]>]);
  if (code !== 0) throw new Error(`the generator ended with ${code}`);
  return JSON.parse(answer) as ClosedTimes;
}

const at = (times: readonly number[], part: number): number => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;

function servedOf(clients: number, runs: readonly ClosedTimes[]): Served {
  const times = runs.flatMap((run) => run.times).sort((a, b) => a - b);
  const ms = runs.reduce((sum, run) => sum + run.ms, 0);
  const others: Record<string, number> = {};
  for (const run of runs) for (const [name, count] of Object.entries(run.others)) others[name] = (others[name] ?? 0) + count;
  const refused = runs.reduce((sum, run) => sum + run.refused, 0);
  return { clients, perSecond: (times.length / ms) * 1000, p50: at(times, 0.5), p99: at(times, 0.99), refused, others };
}

/** Measures crowds of different sizes in turns, so that other load on the machine affects all of them. */
export async function servedTo(
  sizes: readonly number[],
  { rounds, ...load }: Omit<ClosedLoad, 'clients'> & { rounds: number },
): Promise<Served[]> {
  const runs = sizes.map((): ClosedTimes[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [nth, clients] of sizes.entries()) runs[nth]?.push(await generate({ ...load, clients }));
  return sizes.map((clients, nth) => servedOf(clients, runs[nth] ?? []));
}
