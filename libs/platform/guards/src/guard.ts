import type { BlockAnswer, GuardFacts, RedirectServiceAnswer } from './facts.ts';

/** The names of the chain, in the order of the specification. @spec GD-01 */
export const GUARD_NAMES = [
  'referral',
  'appVersion',
  'blocked',
  'dictionary',
  'media',
  'access',
  'analytics',
  'auth',
  'modal',
  'confirmTerms',
  'bonusPage',
  'language',
  'recharge',
  'seo',
  'quickCoupon',
  'authRedirect',
  'microfront',
  'slotDepositRedirect',
] as const;
export type GuardName = (typeof GUARD_NAMES)[number];

/** Modals that a guard may open over the page. */
export type GuardModal = 'login' | 'registration' | 'forgot-password';

/** What a guard says about a navigation. `redirect.to` is a path of this site with its prefix. @spec GD-02 */
export type GuardDecision =
  | { kind: 'continue' }
  | { kind: 'redirect'; to: string; status: 301 | 302; isByLanguage?: boolean }
  | { kind: 'leave-site'; url: string; status: 301 | 302 }
  | { kind: 'open-modal'; modal: GuardModal }
  | { kind: 'not-found' }
  | { kind: 'status'; status: 451 | 500 | 503 };

export const proceed: GuardDecision = { kind: 'continue' };

/** What guards ask for before they decide. The edge and the browser give their own. A rejection lets the page through. */
export interface GuardPorts {
  askBlock: (question: { auth: boolean; url: string }, signal: AbortSignal) => Promise<BlockAnswer>;
  askRedirect: (question: { url: string }, signal: AbortSignal) => Promise<RedirectServiceAnswer | null>;
  /** Loads the messages that the route shows. */
  loadDictionaries: (facts: GuardFacts, signal: AbortSignal) => Promise<void>;
  /** Readies what the head of the document says. */
  loadSeo: (facts: GuardFacts, signal: AbortSignal) => Promise<void>;
  /** Starts the load of the route's section and returns at once. */
  startSection: (facts: GuardFacts) => void;
  report: (name: string, fields?: Readonly<Record<string, string | number>>) => void;
}

/** A guard whose rules exist. */
export interface Guard {
  name: GuardName;
  /** Its preparation needs nothing of the guards before it, so it starts with the chain. */
  isEager?: boolean;
  /** Loads what it must know, as facts. What is done at once is done whatever the deadline says. */
  prepare?: (facts: GuardFacts, ports: GuardPorts, signal: AbortSignal) => Promise<Partial<GuardFacts>> | Partial<GuardFacts>;
  decide: (facts: GuardFacts) => GuardDecision;
}

/** A place in the chain whose rules come with the parts of the product that need them. It lets everybody through. */
export interface PendingGuard {
  name: GuardName;
  isPending: true;
}
