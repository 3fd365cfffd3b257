// Preloaded into a process of the soak, which runs with --expose-gc: on SIGUSR2 appends its resources to the file in TOUCHLINE_PROBE.
import { appendFileSync, readdirSync } from 'node:fs';

/** What finished requests held is released over several turns. */
const COLLECTIONS = 6;

async function probe() {
  const { user, system } = process.cpuUsage();
  for (let round = 0; round < COLLECTIONS; round += 1) {
    await new Promise((resume) => setTimeout(resume, 50));
    globalThis.gc();
  }
  // Timers come and go; what a leak keeps is sockets, files, pipes and processes.
  const handles = process.getActiveResourcesInfo().filter((name) => !/Timeout|Immediate/.test(name)).length;
  const descriptors = readdirSync('/proc/self/fd').length;
  const line = { at: Date.now(), heap: process.memoryUsage().heapUsed, handles, descriptors, cpuMs: (user + system) / 1_000 };
  appendFileSync(process.env.TOUCHLINE_PROBE, `${JSON.stringify(line)}\n`);
}
process.on('SIGUSR2', () => void probe());
