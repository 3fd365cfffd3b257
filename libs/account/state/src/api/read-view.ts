import type { AccountView } from '@touchline/account-contract';

const LETTERS = /^[a-z0-9=&.-]{0,200}$/;

/** How the player wants the site to look, as it was kept; null for an answer that does not hold. @spec LY-11 */
export function readView(answer: unknown): AccountView | null {
  const { view } = (answer ?? {}) as { view?: unknown };
  return view === null || (typeof view === 'string' && LETTERS.test(view)) ? { view } : null;
}
