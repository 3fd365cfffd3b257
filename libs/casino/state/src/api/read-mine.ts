import { type MyCasino, PLAY_BARRIERS } from '@touchline/casino-contract';
import { fieldsOf, isOneOf, isWhole, readAll } from './read-values.ts';

const readId = (value: unknown): number | null => (isWhole(value, 1) ? value : null);

/** What the casino knows of the player, as the network gave it. */
export function readMine(answer: unknown): MyCasino | null {
  const { favourites, recent, barrier } = fieldsOf(answer) ?? {};
  const [kept, played] = [readAll(favourites, readId), readAll(recent, readId)];
  if (kept === null || played === null) return null;
  return { favourites: kept, recent: played, barrier: isOneOf(PLAY_BARRIERS, barrier) ? barrier : null };
}
