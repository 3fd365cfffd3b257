import type { GuardDecision, GuardName } from './guard.ts';
import type { GuardResult, GuardStep } from './run-guards.ts';

/** The chain's verdict on one navigation. */
export interface JudgedNavigation {
  /** Path with its prefix. Without the query, which may contain personal data. @spec PRV-1 */
  path: string;
  /** Server time in milliseconds. */
  atMs: number;
  decision: GuardDecision['kind'];
  by: GuardName | null;
  /** The redirect service's reasons, if it redirected the visitor. @spec GD-20 */
  reasons?: readonly string[];
  steps: readonly GuardStep[];
}

/** The last navigations, newest last. */
export interface GuardJournal {
  record: (navigation: JudgedNavigation) => void;
  entries: () => readonly JudgedNavigation[];
}

const KEPT = 20;

/** Creates a journal that keeps the newest `kept` navigations. @throws RangeError on a size below 1. */
export function createGuardJournal(kept: number = KEPT): GuardJournal {
  if (kept < 1) throw new RangeError(`A journal keeps at least 1 entry, not ${kept}.`);
  let entries: readonly JudgedNavigation[] = [];
  return {
    record: (navigation) => {
      entries = [...entries, navigation].slice(-kept);
    },
    entries: () => entries,
  };
}

/** The redirect service's reasons, if it redirected this navigation; empty otherwise. @spec GD-20 */
export const redirectReasons = ({ facts, decision, by }: Pick<GuardResult, 'facts' | 'decision' | 'by'>): readonly string[] =>
  by === 'access' && (decision.kind === 'redirect' || decision.kind === 'leave-site') && facts.redirect?.redirect === true
    ? (facts.redirect.reasons ?? [])
    : [];

/** Builds the journal entry of a result. */
export const journalEntry = (result: GuardResult, atMs: number): JudgedNavigation => {
  const { facts, decision, by, trace } = result;
  const reasons = redirectReasons(result);
  return {
    path: facts.url.pathname,
    atMs,
    decision: decision.kind,
    by,
    ...(reasons.length > 0 && { reasons }),
    steps: trace,
  };
};

/** The journal of this browser page, for debugging. The edge keeps none, because its process serves many visitors. @spec SEC-4 */
export const pageJournal: GuardJournal = createGuardJournal();
