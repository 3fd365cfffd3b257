import { type MyCasino, PLAY_BARRIERS } from '@touchline/casino-contract';
import { fieldsOf, isOneOf, isWhole, readSome } from '@touchline/shared-primitives';

const readId = (value: unknown): number | null => (isWhole(value) && value > 0 ? value : null);

/** Parses the player's favourites and recent games. */
export function readMine(answer: unknown): MyCasino | null {
  const { favourites, recent, barrier } = fieldsOf(answer);
  const [kept, played] = [readSome(favourites, readId), readSome(recent, readId)];
  if (kept === null || played === null) return null;
  return { favourites: kept, recent: played, barrier: isOneOf(PLAY_BARRIERS, barrier) ? barrier : null };
}
