import type { RouteKey } from '@touchline/shared-routes';
import type { titles } from './other-words.ts';

const PAGES: Partial<Record<RouteKey, keyof typeof titles>> = {
  'team-info': 'team',
  'championship-home': 'tournament',
  'championship-game': 'tournamentGame',
  'championship-final': 'tournamentFinal',
  'print-coupon': 'print',
};

/** Key of the texts for a page of the line that has no content yet. */
export const emptyPageOf = (key: RouteKey): keyof typeof titles => PAGES[key] ?? 'tournament';
