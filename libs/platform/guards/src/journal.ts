import type { GuardDecision, GuardName } from './guard.ts';
import type { GuardResult, GuardStep } from './run-guards.ts';

/** One navigation as the chain judged it. */
export interface JudgedNavigation {
  /** Path with its prefix; never the query, which may name a person. @spec PRV-1 */
  path: string;
  /** Milliseconds by the server's clock. */
  atMs: number;
  decision: GuardDecision['kind'];
  by: GuardName | null;
  /** What the redirect service gives as its reasons, when it sent the visitor elsewhere. @spec GD-20 */
  reasons?: readonly string[];
  steps: readonly GuardStep[];
}

/** The last navigations, newest last. */
export interface GuardJournal {
  record: (navigation: JudgedNavigation) => void;
  entries: () => readonly JudgedNavigation[];
}

const KEPT = 20;

/** A journal of so many navigations: the oldest makes room. @throws RangeError on a size below 1. */
export function createGuardJournal(kept: number = KEPT): GuardJournal {
  if (kept < 1) throw new RangeError(`A journal of ${kept} entries keeps nothing; it needs room for one at least.`);
  let entries: readonly JudgedNavigation[] = [];
  return {
    record: (navigation) => {
      entries = [...entries, navigation].slice(-kept);
    },
    entries: () => entries,
  };
}

const reasonsOf = ({ redirect }: GuardResult['facts']): { reasons?: readonly string[] } =>
  redirect?.redirect === true && redirect.reasons !== undefined && redirect.reasons.length > 0 ? { reasons: redirect.reasons } : {};

/** What a journal keeps of a result. */
export const journalEntry = ({ facts, decision, by, trace }: GuardResult, atMs: number): JudgedNavigation => ({
  path: facts.url.pathname,
  atMs,
  decision: decision.kind,
  by,
  ...(by === 'access' && (decision.kind === 'redirect' || decision.kind === 'leave-site') && reasonsOf(facts)),
  steps: trace,
});

/** The journal of this browser page, for whoever looks for a fault. The edge writes none: its process serves many visitors. @spec SEC-4 */
export const pageJournal: GuardJournal = createGuardJournal();
