import { factsOf, runGuards, type Arrival, type GuardConfig, type GuardPorts } from './index.ts';
import { aGuardConfig, anArrival, quietPorts } from './testing.ts';

export const run = async (path: string, arrival: Partial<Arrival> = {}, ports: Partial<GuardPorts> = {}) => {
  const signal = new AbortController().signal;
  const { decision, by, facts, modals } = await runGuards(factsOf(anArrival(path, arrival)), quietPorts(ports), {
    deadlineMs: 1_000,
    signal,
    clock: () => performance.now(),
  });
  return { ...decision, by, facts, modals };
};
export const outcome = async (path: string, arrival: Partial<Arrival> = {}, ports: Partial<GuardPorts> = {}) => {
  const { facts: _, modals: _modals, ...decided } = await run(path, arrival, ports);
  return decided;
};
export const shown = { kind: 'continue', by: null };
export const moved = (by: string, to: string, status = 302) => ({ kind: 'redirect', to, status, by });
export const siteWith = (site: Partial<GuardConfig>, more: Partial<Arrival> = {}): Partial<Arrival> => ({
  site: aGuardConfig(site),
  ...more,
});
export const player = { isSignedIn: true };
