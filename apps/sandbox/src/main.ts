import { modeOf } from '@touchline/shared-primitives/mode';
import { endOnFault, endWithParent, enterWorld } from '@touchline/shared-serving';
import { LONGEST_DRAIN_MS } from './backend.ts';
import { startSandbox, type RunningSandbox } from './start.ts';

/** A stop that takes longer than this hangs. @spec SRV-1 */
const LONGEST_STOP_MS = 9000;
/** A shorter drain after a fault, so that the process ends within five seconds. */
const DRAIN_AFTER_FAULT_MS = 1000;

const startedAt = performance.now();
const log = (line: string): void => console.error(`sandbox: ${line}`);
const fail = (error: unknown): never => {
  log(error instanceof Error ? error.message : String(error));
  return process.exit(1);
};
try {
  enterWorld(process.env, modeOf(process.env));
} catch (error) {
  fail(error);
}

/** Empty until startup is complete, because an error or a signal may arrive earlier. */
const running: { sandbox?: RunningSandbox } = {};
endOnFault({ name: 'sandbox', stop: async () => running.sandbox?.stop(DRAIN_AFTER_FAULT_MS) });

let isStopping = false;
const stop = (): void => {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
  (running.sandbox?.stop(LONGEST_DRAIN_MS) ?? Promise.resolve()).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
endWithParent(stop);

const started = await startSandbox(process.env, log).catch(fail);
running.sandbox = started;
for (const address of started.addresses) console.log(address);
console.log(`Sandbox is ready on http://localhost:${started.port} (play money only, ${Math.round(performance.now() - startedAt)} ms)`);
