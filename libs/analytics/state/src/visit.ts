import { ANALYTICS_STORAGE_MS } from '@touchline/analytics-rules';
import type { Ports } from '@touchline/shared-state';

const KEY = 'tl-visit';
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

export type VisitPorts = Pick<Ports, 'storage' | 'now' | 'uuid'>;

/**
 * Id of the visit: random, stored in the browser for a day, not linked to a person. Without storage it lasts as long as the page.
 *
 * @spec AN-06 PRV-1
 */
export function visitId({ storage, now, uuid }: VisitPorts): string {
  const [id = '', since = ''] = (storage.get(KEY) ?? '').split(' ');
  const age = now() - Number(since);
  if (UUID.test(id) && age >= 0 && age < ANALYTICS_STORAGE_MS) return id;
  const fresh = uuid();
  storage.set(KEY, `${fresh} ${Math.floor(now())}`);
  return fresh;
}

/** Deletes the visit from the browser after consent is withdrawn. @spec PRV-2 */
export const forgetVisit = ({ storage }: Pick<Ports, 'storage'>): void => storage.remove(KEY);
