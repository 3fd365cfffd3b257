import type { Report } from '@touchline/shared-primitives';
import type { BlockAnswer, GuardFacts, RedirectServiceAnswer, TermsAnswer } from './facts.ts';
import type { QuickCoupon, ReferralMark } from './link-facts.ts';

/** Guard names in the order of the specification. @spec GD-01 */
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

/** Codes of a redirect. The redirect service may choose any of them. @spec GD-20 */
export type RedirectStatus = 301 | 302 | 303 | 307 | 308;

/** A guard's decision about a navigation. `redirect.to` is a path of this site with its language prefix. @spec GD-02 */
export type GuardDecision =
  | { kind: 'continue' }
  | { kind: 'redirect'; to: string; status: RedirectStatus; isByLanguage?: boolean }
  | { kind: 'leave-site'; url: string; status: RedirectStatus }
  | { kind: 'open-modal'; modal: GuardModal }
  | { kind: 'not-found' }
  | { kind: 'status'; status: 451 | 500 | 503 };

export const proceed: GuardDecision = { kind: 'continue' };

/** Notices that guards show beside the page. */
export type GuardNotice = 'update-available' | 'terms-changed';

/** What guards load before they decide; the edge and the browser supply their own ports. A rejected port lets the page through. */
export interface GuardPorts {
  /** Stores referral marks, as far as the visitor's consent allows. @spec GD-03 PRV-2 */
  keepReferral: (marks: readonly ReferralMark[]) => void;
  /** Build times of the running and of the newest deployed release, as far as known. Returns at once. @spec GD-04 */
  releases: () => { own: string | null; deployed: string | null };
  askBlock: (question: { auth: boolean; url: string }, signal: AbortSignal) => Promise<BlockAnswer>;
  askRedirect: (question: { url: string }, signal: AbortSignal) => Promise<RedirectServiceAnswer | null>;
  /** Loads the messages of the route. */
  loadDictionaries: (facts: GuardFacts, signal: AbortSignal) => Promise<void>;
  /** Loads the media of a route. @spec GD-10 */
  loadMedia: (facts: GuardFacts, signal: AbortSignal) => Promise<void>;
  /** Whether the player has to accept changed terms; asked for signed-in players only. @spec GD-15 ID-18 */
  askTerms: (signal: AbortSignal) => Promise<TermsAnswer | null>;
  /** Whether any payment method is available to this player. @spec GD-18 */
  askPayments: (signal: AbortSignal) => Promise<{ isAvailable: boolean } | null>;
  /** Loads the data for the document head. */
  loadSeo: (facts: GuardFacts, signal: AbortSignal) => Promise<void>;
  /** Adds the bets named by a link to the coupon, and returns at once. @spec GD-16 */
  fillCoupon: (wish: QuickCoupon) => void;
  /** Starts loading the route's section, and returns at once. */
  startSection: (facts: GuardFacts) => void;
  notify: (name: GuardNotice) => void;
  report: Report;
}

/** One step of the chain. */
export interface Guard {
  name: GuardName;
  /** The preparation does not depend on earlier guards, so it starts together with the chain. */
  isEager?: boolean;
  /** Loads facts for the decision. Synchronous work always runs, even after the deadline. */
  prepare?: (facts: GuardFacts, ports: GuardPorts, signal: AbortSignal) => Promise<Partial<GuardFacts>> | Partial<GuardFacts>;
  decide: (facts: GuardFacts) => GuardDecision;
}
