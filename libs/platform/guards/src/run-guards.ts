import { codeOf, type LogLine } from '@touchline/shared-primitives';
import { hopOf, type GuardFacts } from './facts.ts';
import { GUARD_CHAIN } from './guard-chain.ts';
import type { Guard, GuardDecision, GuardModal, GuardName, GuardPorts } from './guard.ts';

/** Trace of one guard. `failed` is the error code of a failed preparation. */
export interface GuardStep {
  name: GuardName;
  /** How long the chain waited for the guard. */
  ms: number;
  decision: GuardDecision['kind'];
  failed?: string;
}

/** Result of a chain: the page is shown, or one guard decided otherwise. */
export interface GuardResult {
  decision: Exclude<GuardDecision, { kind: 'open-modal' }>;
  /** The guard that ended the chain; null if all let the page through. */
  by: GuardName | null;
  /** Modals over the page, in the order of the guards that opened them. */
  modals: readonly GuardModal[];
  facts: GuardFacts;
  /** One step per guard that ran, in order. */
  trace: readonly GuardStep[];
}

export interface RunOptions {
  /** Time limit for all preparations together. Facts that are missing then stay unknown. @spec GRD-4 */
  deadlineMs: number;
  /** Aborted when the visitor navigates elsewhere. */
  signal: AbortSignal;
  /** Another chain, for tests. */
  chain?: readonly Guard[];
  /** Monotonic clock in milliseconds, for the trace. */
  clock: () => number;
}

/** Races a promise against the chain's deadline; rejects when the time is up. */
function makeDeadline(deadlineMs: number, signal: AbortSignal) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error('deadline')), deadlineMs);
  const either = AbortSignal.any([signal, controller.signal]);
  let onEnd = (): void => undefined;
  const end = new Promise<never>((_, reject) => {
    onEnd = () => reject(either.reason as Error);
  });
  end.catch(() => undefined); // awaited only by races
  if (either.aborted) onEnd();
  else either.addEventListener('abort', onEnd);
  const stop = (): void => {
    clearTimeout(timer);
    // A listener keeps a combined signal from being collected: each visit would stay in the server's memory.
    either.removeEventListener('abort', onEnd);
  };
  return { signal: either, within: <T>(work: Promise<T>): Promise<T> => Promise.race([work, end]), stop };
}

/** Redirects beyond this number are not followed. @spec GRD-3 */
const MOST_HOPS = 5;
/** These guards deny access; the hop list must not skip them, because visitors can forge it. Their targets are always open. */
const CLOSING: readonly GuardName[] = ['blocked', 'auth', 'confirmTerms'];

/** Whether a redirect leads back to a url of this chain or exceeds the limit of redirects. @spec GD-21 GRD-3 */
function isCyclic(decision: GuardDecision, name: GuardName, { hops, url }: GuardFacts): boolean {
  if (decision.kind !== 'redirect') return false;
  const target = hopOf(new URL(decision.to, url.origin));
  if (target === hopOf(url)) return true;
  return !CLOSING.includes(name) && (hops.includes(target) || hops.length >= MOST_HOPS);
}

/**
 * ~ reported and leaves its facts unknown; guards then let the page through. => reported and its facts stay unknown; guards then let the
 * page through.
 *
 * @spec GD-01 GD-02 GRD-4 GRD-6
 */
export async function runGuards(
  start: GuardFacts,
  ports: GuardPorts,
  { deadlineMs, signal, chain = GUARD_CHAIN, clock }: RunOptions,
): Promise<GuardResult> {
  const deadline = makeDeadline(deadlineMs, signal);
  let facts = start;
  const prepare = (guard: Guard) => guard.prepare?.(facts, ports, deadline.signal);
  const early = new Map(chain.filter(({ isEager }) => isEager === true).map((guard) => [guard, prepare(guard)]));
  for (const work of early.values()) if (work instanceof Promise) work.catch(() => undefined); // awaited in turn below, or never
  const modals: GuardModal[] = [];
  const trace: GuardStep[] = [];
  try {
    for (const guard of chain) {
      const began = clock();
      let failed: string | undefined;
      try {
        const work = early.get(guard) ?? prepare(guard);
        facts = { ...facts, ...(work instanceof Promise ? await deadline.within(work) : work) };
      } catch (error) {
        if (signal.aborted) throw error;
        failed = codeOf(error);
        ports.report('guard-unprepared', { name: guard.name, code: failed });
      }
      const decision = guard.decide(facts);
      trace.push({ name: guard.name, ms: clock() - began, decision: decision.kind, ...(failed !== undefined && { failed }) });
      if (decision.kind === 'open-modal') modals.push(decision.modal);
      else if (isCyclic(decision, guard.name, facts)) ports.report('Detected cyclic redirect' satisfies LogLine, { name: guard.name });
      else if (decision.kind !== 'continue') return { decision, by: guard.name, modals, facts, trace };
    }
    return { decision: { kind: 'continue' }, by: null, modals, facts, trace };
  } finally {
    deadline.stop();
  }
}
