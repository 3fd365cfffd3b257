import type { Calls } from '@touchline/shared-contract';

/** Who helps people whose gambling stopped being fun. */
export const helpCalls = {
  services: { method: 'GET', path: '/web-api/responsible-gaming/help', auth: 'none', isCacheable: true },
} as const satisfies Calls;

/** A helpline, or a register in which people exclude themselves from all operators of a country. The operator vouches for each. */
export interface HelpService {
  /** Two letters; null for a service that is open to everybody. */
  country: string | null;
  kind: 'helpline' | 'register';
  name: string;
  /** Null where no number was found on a page of the service itself or of its authority. */
  phone: string | null;
  url: string;
  /** The page on which the entry was checked, and the day, year-month-day. */
  source: string;
  checkedOn: string;
}

/** In the order in which they are shown: the services of the visitor's country first. */
export interface HelpServices {
  services: HelpService[];
}
