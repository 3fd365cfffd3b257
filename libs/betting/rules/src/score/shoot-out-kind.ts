import type { SportRules } from '../markets/sports.ts';

/** What decides a level game in a sport, by the sports that share a word for it. */
export type ShootOutKind = 'penalties' | 'futsal' | 'waterpolo' | 'handball' | 'hockey' | 'cricket';

const SHOOT_OUTS: Readonly<Record<string, ShootOutKind>> = {
  'ice-hockey': 'hockey',
  'field-hockey': 'hockey',
  floorball: 'hockey',
  handball: 'handball',
  'water-polo': 'waterpolo',
  futsal: 'futsal',
  cricket: 'cricket',
};

export const shootOutKind = ({ key }: Pick<SportRules, 'key'>): ShootOutKind => SHOOT_OUTS[key] ?? 'penalties';
