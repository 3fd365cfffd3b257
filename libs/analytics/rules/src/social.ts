import { isSocialId } from '@touchline/identity-contract';
import type { AnyEvent } from './catalogue.ts';

interface TrackedNetwork {
  events: readonly AnyEvent[];
  /** A log entry and its source. */
  log: { line: 'unknown social network id'; source: 'trackRegistrationBySocialNetwork' | 'trackLoginBySocialNetwork' } | null;
}

const track =
  (name: 'social_registration' | 'social_login', source: NonNullable<TrackedNetwork['log']>['source']) =>
  (id: string): TrackedNetwork =>
    isSocialId(id)
      ? { events: [{ name, fields: { network: id } }], log: null }
      : { events: [], log: { line: 'unknown social network id', source } };

/** Tracks a registration with a network; an unknown id is only logged. @spec AN-09 */
export const trackRegistrationBySocialNetwork = track('social_registration', 'trackRegistrationBySocialNetwork');
/** Tracks a sign-in with a network; an unknown id is only logged. @spec AN-09 */
export const trackLoginBySocialNetwork = track('social_login', 'trackLoginBySocialNetwork');
