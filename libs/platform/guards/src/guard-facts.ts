import { matchRoute, splitLanguage } from '@touchline/shared-routes';
import type { GuardFacts } from './facts.ts';

/** What the edge or the browser knows when a navigation begins. */
export type Arrival = Pick<GuardFacts, 'url' | 'languages' | 'isSignedIn' | 'site' | 'sections' | 'isProduction'> &
  Partial<Pick<GuardFacts, 'previous' | 'isMaintenance' | 'hops' | 'banLevel'>> & {
    /** The language for a url whose prefix is missing or not offered. */
    detected: string;
  };

/** Parses the url and builds the initial facts of a chain. @spec GD-24 */
export function factsOf({ detected, ...arrival }: Arrival): GuardFacts {
  const { lang: prefix, path } = splitLanguage(arrival.url.pathname);
  return {
    previous: null,
    isMaintenance: false,
    hops: [],
    banLevel: 0,
    ...arrival,
    prefix,
    path,
    match: matchRoute(path),
    lang: prefix !== null && arrival.languages.includes(prefix) ? prefix : detected,
    block: null,
    redirect: null,
    terms: null,
    payments: null,
    pageCall: null,
  };
}
