import { sportById } from './sports.ts';

/** Whether games of a sport are races, which have runners and an order of finish instead of two sides and a score. @spec BT-08 */
export const isRaceSport = (sportId: number | null): boolean => sportById(sportId ?? 0)?.family === 'race';
