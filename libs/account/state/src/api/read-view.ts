import type { AccountView } from '@touchline/account-contract';

const LETTERS = /^[a-z0-9=&.-]{0,200}$/;

/** Parses the saved view settings of a player; null if the response is malformed. @spec LY-11 */
export function readView(answer: unknown): AccountView | null {
  const { view } = (answer ?? {}) as { view?: unknown };
  return view === null || (typeof view === 'string' && LETTERS.test(view)) ? { view } : null;
}
