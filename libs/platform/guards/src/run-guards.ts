import { codeOf, type LogLine } from '@touchline/shared-primitives';
import { hopOf, type GuardFacts } from './facts.ts';
import { GUARD_CHAIN } from './guard-chain.ts';
import type { Guard, GuardDecision, GuardModal, GuardName, GuardPorts } from './guard.ts';

/** What one guard did. `failed` names the error of a preparation that brought nothing. */
export interface GuardStep {
  name: GuardName;
  /** How long the chain waited for it. */
  ms: number;
  decision: GuardDecision['kind'];
  failed?: string;
}

/** How a chain ended: the page is shown, or one guard decided otherwise. */
export interface GuardResult {
  decision: Exclude<GuardDecision, { kind: 'open-modal' }>;
  /** Who ended the chain; null when nobody did. */
  by: GuardName | null;
  /** Modals over the page, in the order in which they were asked for. */
  modals: readonly GuardModal[];
  facts: GuardFacts;
  /** What every guard that was asked did, in order. */
  trace: readonly GuardStep[];
}

export interface RunOptions {
  /** Time for all preparations together; what is not ready then is decided without. @spec GRD-4 */
  deadlineMs: number;
  /** Aborts when the visitor has gone elsewhere. */
  signal: AbortSignal;
  /** Another chain, for tests. */
  chain?: readonly Guard[];
  /** Milliseconds that only grow, for the trace. */
  clock: () => number;
}

/** Runs a promise against the chain's deadline: rejects when the time is up. */
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
    // A signal that follows others is never collected while somebody listens to it: each visit would stay in the server's memory.
    either.removeEventListener('abort', onEnd);
  };
  return { signal: either, within: <T>(work: Promise<T>): Promise<T> => Promise.race([work, end]), stop };
}

/** A chain of redirects that is longer leads nowhere. @spec GRD-3 */
const MOST_HOPS = 5;
/** They close a page rather than move it, and their targets are open to whoever is sent there. What a visitor may forge must not lift them. */
const CLOSING: readonly GuardName[] = ['blocked', 'auth', 'confirmTerms'];

/** A redirect to where the chain has been already, or one too many, goes nowhere. @spec GD-21 GRD-3 */
function isCyclic(decision: GuardDecision, name: GuardName, { hops, url }: GuardFacts): boolean {
  if (decision.kind !== 'redirect') return false;
  const target = hopOf(new URL(decision.to, url.origin));
  if (target === hopOf(url)) return true;
  return !CLOSING.includes(name) && (hops.includes(target) || hops.length >= MOST_HOPS);
}

/**
 * Runs the chain. A preparation that fails or is too slow is reported and leaves its facts unknown; guards then let the page through.
 * The first decision that is not `continue` or `open-modal` ends the chain.
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
  for (const work of early.values()) if (work instanceof Promise) work.catch(() => undefined); // each is awaited in its turn, or not at all
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
