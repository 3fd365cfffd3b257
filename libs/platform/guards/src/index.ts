export { GUARD_CHAIN } from './guard-chain.ts';
export {
  GUARD_NAMES,
  proceed,
  type Guard,
  type GuardDecision,
  type GuardModal,
  type GuardName,
  type GuardNotice,
  type GuardPorts,
} from './guard.ts';
export {
  hopOf,
  type BlockAnswer,
  type GuardConfig,
  type GuardFacts,
  type PageCall,
  type RedirectServiceAnswer,
  type TermsAnswer,
} from './facts.ts';
export { factsOf, type Arrival } from './guard-facts.ts';
export { runGuards, type GuardResult, type GuardStep, type RunOptions } from './run-guards.ts';
export { createGuardJournal, journalEntry, pageJournal, redirectReasons, type GuardJournal, type JudgedNavigation } from './journal.ts';
export { pageStatus } from './page-status.ts';
export { blockPage } from './guards/blocked.ts';
export { afterSignIn, withWayBack } from './guards/auth-redirect.ts';
export { shownMatch } from './guards/bonus-page.ts';
export { isUpdate } from './guards/app-version.ts';
export type { QuickCoupon, ReferralMark } from './link-facts.ts';
export { quickCoupon, withoutQuickCoupon } from './guards/quick-coupon.ts';
export { referralMarks } from './guards/referral.ts';
