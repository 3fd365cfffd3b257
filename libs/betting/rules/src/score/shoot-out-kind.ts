import { SHOOT_OUTS } from '../markets/sport-rows.ts';
import type { SportRules } from '../markets/sports.ts';

/** What decides a level game in a sport, by the sports that share a word for it. */
export type ShootOutKind = 'penalties' | 'futsal' | 'waterpolo' | 'handball' | 'hockey' | 'cricket';

const OF_SPORT: Readonly<Record<string, ShootOutKind>> = SHOOT_OUTS;

export const shootOutKind = ({ key }: Pick<SportRules, 'key'>): ShootOutKind => OF_SPORT[key] ?? 'penalties';
