import { ANALYTICS_STORAGE_MS } from '@touchline/analytics-rules';
import type { Ports } from '@touchline/shared-state';

const KEY = 'tl-visit';
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

export type VisitPorts = Pick<Ports, 'storage' | 'now' | 'uuid'>;

/**
 * The id of this visit: a random one that lives a day in this browser and belongs to nobody. Where nothing can be kept it lives as long as the
 * page.
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

/** Nothing of a visit stays in the browser: the consent was taken back. @spec PRV-2 */
export const forgetVisit = ({ storage }: Pick<Ports, 'storage'>): void => storage.remove(KEY);
