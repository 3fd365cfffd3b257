import { selectBanLevel, selectIsPlayer } from '@touchline/identity-state';
import { factsOf, runGuards, type Arrival, type GuardPorts, type GuardResult } from '@touchline/platform-guards';
import { isUnderMaintenance, selectPage, selectSections } from '@touchline/platform-state';
import { selectSiteConfig } from '@touchline/shared-config';
import type { RootState } from '@touchline/shared-state';

/**
 * Time limit for all preparations of the chain together, on the edge and in the browser: the longest wait of a guard's service in
 * `FAIL_MODES` of shared/http.
 *
 * @spec GRD-4
 */
export const GUARD_DEADLINE_MS = 1_200;

/** One visit to a url: what the chain cannot read from the state. */
export interface Visit extends Pick<Arrival, 'url' | 'languages' | 'isProduction' | 'detected' | 'previous' | 'hops'> {
  state: RootState;
  /** Server clock, ms. */
  nowMs: number;
}

/** Runs the guard chain for a visit, with the facts of the state. The edge and the browser differ in their ports only. @spec GD-02 GRD-4 */
export function judgeVisit({ state, nowMs, ...arrival }: Visit, ports: GuardPorts, signal: AbortSignal): Promise<GuardResult> {
  const site = selectSiteConfig(state);
  const facts = factsOf({
    ...arrival,
    isSignedIn: selectIsPlayer(state),
    banLevel: selectBanLevel(state),
    site,
    sections: selectSections(state),
    isMaintenance: selectPage(state).isMaintenance || isUnderMaintenance(site?.maintenance, nowMs),
  });
  return runGuards(facts, ports, { deadlineMs: GUARD_DEADLINE_MS, signal, clock: () => performance.now() });
}
