// Preloaded into a process under load: prints the event loop delay since the last SIGUSR2 on each SIGUSR2.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const NS_PER_MS = 1e6;
const lag = monitorEventLoopDelay({ resolution: 5 });
lag.enable();
process.on('SIGUSR2', () => {
  process.stdout.write(`event loop p99 ${(lag.percentile(99) / NS_PER_MS).toFixed(1)} ms\n`);
  lag.reset();
});
