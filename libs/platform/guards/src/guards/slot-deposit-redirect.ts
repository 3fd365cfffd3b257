import type { GuardFacts } from '../facts.ts';
import { proceed, type Guard, type GuardDecision } from '../guard.ts';
import { tableRedirect } from './access.ts';

function decide(facts: GuardFacts): GuardDecision {
  const { match, site } = facts;
  if (match.key !== 'legacy-slot-first-deposit' || site?.slot_first_deposit !== true) return proceed;
  return { kind: 'redirect', to: tableRedirect(match, facts), status: 301 };
}

/** Redirects the old url of the first slot deposit while the setting is on. @spec GD-26 RT-08 */
export const slotDepositRedirect: Guard = { name: 'slotDepositRedirect', decide };
