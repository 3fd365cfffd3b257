import type { Report } from '@touchline/shared-primitives';
import type { BlockAnswer, GuardFacts, RedirectServiceAnswer, TermsAnswer } from './facts.ts';
import type { QuickCoupon, ReferralMark } from './link-facts.ts';

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

/** Modals that a link may open over the page. @spec GD-14 */
export type GuardModal = 'login' | 'registration' | 'forgot-password' | 'support';

/** What a guard says about a navigation. `redirect.to` is a path of this site with its prefix. @spec GD-02 */
export type GuardDecision =
  | { kind: 'continue' }
  | { kind: 'redirect'; to: string; status: 301 | 302; isByLanguage?: boolean }
  | { kind: 'leave-site'; url: string; status: 301 | 302 }
  | { kind: 'open-modal'; modal: GuardModal }
  | { kind: 'not-found' }
  | { kind: 'status'; status: 451 | 500 | 503 };

export const proceed: GuardDecision = { kind: 'continue' };

/** What guards tell the player beside the page. */
export type GuardNotice = 'update-available' | 'terms-changed';

/** What guards ask for before they decide. The edge and the browser give their own. A rejection lets the page through. */
export interface GuardPorts {
  /** Keeps who sent the visitor, as far as they agreed to that. @spec GD-03 PRV-2 */
  keepReferral: (marks: readonly ReferralMark[]) => void;
  /** When the release that runs and the newest deployed one were built, as far as known: it never waits. @spec GD-04 */
  releases: () => { own: string | null; deployed: string | null };
  askBlock: (question: { auth: boolean; url: string }, signal: AbortSignal) => Promise<BlockAnswer>;
  askRedirect: (question: { url: string }, signal: AbortSignal) => Promise<RedirectServiceAnswer | null>;
  /** Loads the messages that the route shows. */
  loadDictionaries: (facts: GuardFacts, signal: AbortSignal) => Promise<void>;
  /** Loads the media of a route that has some. @spec GD-10 */
  loadMedia: (facts: GuardFacts, signal: AbortSignal) => Promise<void>;
  /** Whether the player has to agree anew; asked for signed-in people only. @spec GD-15 ID-18 */
  askTerms: (signal: AbortSignal) => Promise<TermsAnswer | null>;
  /** Whether this player can pay at all. @spec GD-18 */
  askPayments: (signal: AbortSignal) => Promise<{ isAvailable: boolean } | null>;
  /** Readies what the head of the document says. */
  loadSeo: (facts: GuardFacts, signal: AbortSignal) => Promise<void>;
  /** Puts what a link names into the coupon, and returns at once. @spec GD-16 */
  fillCoupon: (wish: QuickCoupon) => void;
  /** Starts the load of the route's section and returns at once. */
  startSection: (facts: GuardFacts) => void;
  notify: (name: GuardNotice) => void;
  report: Report;
}

/** One step of the chain. */
export interface Guard {
  name: GuardName;
  /** Its preparation needs nothing of the guards before it, so it starts with the chain. */
  isEager?: boolean;
  /** Loads what it must know, as facts. What is done at once is done whatever the deadline says. */
  prepare?: (facts: GuardFacts, ports: GuardPorts, signal: AbortSignal) => Promise<Partial<GuardFacts>> | Partial<GuardFacts>;
  decide: (facts: GuardFacts) => GuardDecision;
}
