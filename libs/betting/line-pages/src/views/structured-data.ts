import type { GameInfo } from '@touchline/betting-line-state';
import type { Championship } from '@touchline/betting-contract';
import { sportById } from '@touchline/betting-rules';
import { gamePath } from '@touchline/shared-routes';

export interface GameEventOptions {
  lang: string;
  /** Origin of the site, for absolute URLs. */
  origin: string;
  champ?: Pick<Championship, 'name' | 'slug'> | undefined;
  /** In words, for a game that is over. */
  finalScore?: string | undefined;
}

type Placed = Pick<GameInfo, 'id' | 'section' | 'sportId' | 'champId' | 'opponent1' | 'opponent2'>;

/** Canonical path of a game: the same in every language except for the prefix. @spec SE-02 */
export function pathOfGame(
  { id, section, sportId, champId, opponent1, opponent2 }: Placed,
  { lang, champ }: Omit<GameEventOptions, 'origin' | 'finalScore'>,
): string {
  const gameName = `${opponent1.name} ${opponent2.name}`;
  return gamePath({ lang, section, sportId, sportName: sportById(sportId)?.key, champId, champName: champ?.slug, gameId: id, gameName });
}

/** A game as structured data of schema.org, which has no field for a score: the final one is its description. @spec SE-02 */
export function gameEvent(game: GameInfo, { lang, origin, champ, finalScore }: GameEventOptions): Readonly<Record<string, unknown>> {
  const { opponent1, opponent2 } = game;
  const sport = sportById(game.sportId)?.key;
  const [home, away] = [opponent1, opponent2].map(({ name }) => ({ '@type': 'SportsTeam', name }));
  return {
    '@type': 'SportsEvent',
    name: `${opponent1.name} – ${opponent2.name}`,
    startDate: new Date(game.startAt * 1000).toISOString(),
    // schema.org has no status for finished events: an event that took place as planned stays "scheduled".
    eventStatus: 'https://schema.org/EventScheduled',
    url: new URL(pathOfGame(game, { lang, champ }), origin).href,
    ...(finalScore !== undefined && { description: finalScore }),
    ...(sport !== undefined && { sport }),
    ...(champ !== undefined && { superEvent: { '@type': 'SportsEvent', name: champ.name } }),
    homeTeam: home,
    awayTeam: away,
    competitor: [home, away],
  };
}
