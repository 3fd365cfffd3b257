import {
  BONUS_IDS,
  CASINO_MODEL_IDS,
  type CasinoTournament,
  type JoinedTournament,
  type MyOffers,
  type TakenBonus,
  TOURNAMENT_IDS,
  type TournamentPage,
} from '@touchline/casino-contract';
import { fieldsOf, isOneOf, isText, isWhole, orNull, readSome } from '@touchline/shared-primitives';
import { isSlug } from './is-slug.ts';

const STATES = ['upcoming', 'running', 'ended'] as const;
const TAKEN_STATES = ['open', 'credited', 'ended'] as const;

function readTournament(value: unknown): CasinoTournament | null {
  const { id, edition, state, startsAt, endsAt, models, prizes, players } = fieldsOf(value);
  if (!isOneOf(TOURNAMENT_IDS, id) || !isSlug(edition) || !isOneOf(STATES, state)) return null;
  if (!isWhole(startsAt) || !isWhole(endsAt) || !isWhole(players)) return null;
  return {
    ...{ id, edition, state, startsAt, endsAt, players },
    models: readSome(models, (model) => (isOneOf(CASINO_MODEL_IDS, model) ? model : null)) ?? [],
    prizes:
      readSome(prizes, (prize) => {
        const { from, to, units } = fieldsOf(prize);
        return isWhole(from) && isWhole(to) && isWhole(units) ? { from, to, units } : null;
      }) ?? [],
  };
}

export const readTournaments = (answer: unknown): CasinoTournament[] | null => readSome(fieldsOf(answer)['tournaments'], readTournament);

export function readTournamentPage(answer: unknown): TournamentPage | null {
  const { tournament, standings } = fieldsOf(answer);
  const read = readTournament(tournament);
  const places = readSome(standings, (value) => {
    const { place, player, score } = fieldsOf(value);
    return isWhole(place) && place > 0 && isWhole(player) && isWhole(score) ? { place, player, score } : null;
  });
  return read === null || places === null ? null : { tournament: read, standings: places };
}

function readBonus(value: unknown): TakenBonus | null {
  const { id, state, done, takenAt, endsAt, credited } = fieldsOf(value);
  if (!isOneOf(BONUS_IDS, id) || !isOneOf(TAKEN_STATES, state) || !isWhole(done) || !isWhole(takenAt) || !isWhole(endsAt)) return null;
  return { id, state, done, takenAt, endsAt, credited: orNull(credited, isWhole) };
}

function readJoined(value: unknown): JoinedTournament | null {
  const { edition, joinedAt, rounds, place, score, prize } = fieldsOf(value);
  if (!isSlug(edition) || !isWhole(joinedAt) || !isWhole(rounds) || !isWhole(score)) return null;
  return { edition, joinedAt, rounds, score, place: orNull(place, isWhole), prize: orNull(prize, isWhole) };
}

/** Parses the player's offers. @spec CS-07 */
export function readOffers(answer: unknown): MyOffers | null {
  const { isOffered, currencyIso, exponent, bonuses, tournaments } = fieldsOf(answer);
  const [taken, joined] = [readSome(bonuses, readBonus), readSome(tournaments, readJoined)];
  if (typeof isOffered !== 'boolean' || !isText(currencyIso) || !isWhole(exponent) || taken === null || joined === null) return null;
  return { isOffered, currencyIso, exponent, bonuses: taken, tournaments: joined };
}
