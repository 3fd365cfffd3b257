import { configTrust, takeConfigTrust } from '@touchline/shared-config/keys';
import { modeOf } from '@touchline/shared-primitives/mode';
import { endOnFault, endWithParent, enterWorld } from '@touchline/shared-serving';
import { refusePlayMoney } from './play-money.ts';
import { readSettings, type EdgeSettings } from './settings.ts';
import { startEdge, type RunningEdge } from './start.ts';

// React and the router choose their production code by this on first import.
process.env['NODE_ENV'] ??= 'production';

/** Time limit for requests in flight before the process exits. @spec SRV-1 */
const STOP_WITHIN_MS = 9000;
/** Longest wait for requests to stop arriving: load balancers have seen the readiness change by then. @spec SRV-1 */
const LONGEST_DRAIN_MS = 4000;
/** A shorter drain after a fault, so that the process ends within five seconds. */
const DRAIN_AFTER_FAULT_MS = 1000;

const log = (line: string): void => void process.stderr.write(`edge: ${line}\n`);
const fail = (error: unknown): never => {
  log(error instanceof Error ? error.message : String(error));
  process.exit(1);
};

/** Empty until startup is complete; an error or a signal may arrive earlier. */
const running: { edge?: RunningEdge } = {};
endOnFault({ name: 'edge', stop: async () => running.edge?.stop(DRAIN_AFTER_FAULT_MS) });

/** Valid settings, or an exit with a log line that says why. */
function settingsToStartWith(): EdgeSettings {
  try {
    enterWorld(process.env, modeOf(process.env));
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
endWithParent(stop);

running.edge = await startEdge(settingsToStartWith(), log).catch(fail);
