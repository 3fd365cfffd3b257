import { configTrust, takeConfigTrust } from '@touchline/shared-config/keys';
import { endOnFault } from '@touchline/shared-serving';
import { refusePlayMoney } from './play-money.ts';
import { readSettings, type EdgeSettings } from './settings.ts';
import { startEdge, type RunningEdge } from './start.ts';

// React and the router pick their production code by this, when they are first imported.
process.env['NODE_ENV'] ??= 'production';

/** In-flight answers may take this long before the process ends anyway. @spec SRV-1 */
const STOP_WITHIN_MS = 9000;
/** How long a stop waits at most for requests to end: whoever watches readiness has stopped sending by then. @spec SRV-1 */
const LONGEST_DRAIN_MS = 5000;
/** A shorter drain after a fault, so that the process ends within five seconds. */
const DRAIN_AFTER_FAULT_MS = 1500;

const tell = (line: string): void => void process.stderr.write(`edge: ${line}\n`);
const fail = (error: unknown): never => {
  tell(error instanceof Error ? error.message : String(error));
  process.exit(1);
};

/** Empty until it listens: a fault or a stop may come first. */
const running: { edge?: RunningEdge } = {};
endOnFault({ name: 'edge', stop: async () => running.edge?.stop(DRAIN_AFTER_FAULT_MS) });

/** Settings that can be used. Without them nothing starts, and the line says why. */
function settingsToStartWith(): EdgeSettings {
  try {
    const read = readSettings(process.env);
    if (read.configTrust !== undefined) takeConfigTrust(read.configTrust);
    refusePlayMoney(read.mode, configTrust());
    return read;
  } catch (error) {
    return fail(error);
  }
}

let isStopping = false;
function stop(): void {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  (running.edge?.stop(LONGEST_DRAIN_MS) ?? Promise.resolve()).then(() => process.exit(0), fail);
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// The process that started it has ended.
if (process.connected) process.once('disconnect', stop);

running.edge = await startEdge(settingsToStartWith(), tell).catch(fail);
