import type { AccountView } from '@touchline/account-contract';
import { isZone } from '@touchline/shared-primitives/calendar';

const LETTERS = /^[a-z0-9=&.-]{0,200}$/;

/** Parses the saved view settings of a player; null if the response is malformed. @spec LY-11 */
export function readView(answer: unknown): AccountView | null {
  const { view, zone } = (answer ?? {}) as { view?: unknown; zone?: unknown };
  if (view !== null && (typeof view !== 'string' || !LETTERS.test(view))) return null;
  return { view, ...(isZone(zone) && { zone }) };
}
