import type { ContractCall } from '@touchline/shared-contract/schemas';
import type { Queryable } from '../db/db.ts';
import type { Bounds } from './bounds.ts';
import type { Bound } from './stored.ts';

/** What `serve` needs to count calls. */
export interface CallCounting {
  db: Queryable;
  bounds: Bounds;
}

const NOTHING = async (): Promise<void> => undefined;

/**
 * Counts a call before it is handled, so that concurrent calls cannot exceed a bound together.
 *
 * @returns a function that undoes the counting, for a call that was refused or failed and thus stored nothing.
 * @throws Refusal 429, 413
 */
export async function countCall(
  counting: CallCounting | undefined,
  call: ContractCall,
  { address, userId }: { address: string; userId: number | undefined },
): Promise<() => Promise<void>> {
  const bounds = counting?.bounds.ofCall(call) ?? [];
  if (counting === undefined || bounds.length === 0) return NOTHING;
  const whoIn = ({ name, whose }: Bound): string => {
    if (whose === 'address') return address;
    if (whose === 'everybody') return '';
    if (whose === 'player' && userId !== undefined) return String(userId);
    throw new Error(`the bound '${name}' cannot be counted for ${call.method} ${call.path}: the ${whose} is unknown`);
  };
  const taken: Bound[] = [];
  const giveBack = async (): Promise<void> => {
    for (const bound of taken) await counting.bounds.giveBack(counting.db, bound, whoIn(bound));
  };
  for (const bound of bounds) {
    try {
      await counting.bounds.take(counting.db, bound, whoIn(bound));
    } catch (error) {
      await giveBack();
      throw error;
    }
    taken.push(bound);
  }
  return giveBack;
}
