import type { Calls } from '@touchline/shared-contract';

/** Help for people with gambling problems. */
export const helpCalls = {
  services: { method: 'GET', path: '/web-api/responsible-gaming/help', auth: 'none', isCacheable: true },
} as const satisfies Calls;

/** A helpline, or a register for self-exclusion from all operators of a country. The operator has verified each entry. */
export interface HelpService {
  /** ISO code, two letters; null for a service open to all countries. */
  country: string | null;
  kind: 'helpline' | 'register';
  name: string;
  /** Null if no number is published by the service or its authority. */
  phone: string | null;
  url: string;
  /** The page on which the entry was verified, and the date, year-month-day. */
  source: string;
  checkedOn: string;
}

/** In display order: services of the visitor's country first. */
export interface HelpServices {
  services: HelpService[];
}
