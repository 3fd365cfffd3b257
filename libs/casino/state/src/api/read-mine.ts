import { type MyCasino, PLAY_BARRIERS } from '@touchline/casino-contract';
import { fieldsOf, isOneOf, isWhole, readSome } from '@touchline/shared-primitives';

const readId = (value: unknown): number | null => (isWhole(value) && value > 0 ? value : null);

/** What the casino knows of the player, as the network gave it. */
export function readMine(answer: unknown): MyCasino | null {
  const { favourites, recent, barrier } = fieldsOf(answer);
  const [kept, played] = [readSome(favourites, readId), readSome(recent, readId)];
  if (kept === null || played === null) return null;
  return { favourites: kept, recent: played, barrier: isOneOf(PLAY_BARRIERS, barrier) ? barrier : null };
}
