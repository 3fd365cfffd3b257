import type { GameInfo } from '@touchline/betting-line-state';
import { sportById } from '@touchline/betting-rules';
import { gamePath } from '@touchline/shared-routes';

export interface GameEventOptions {
  lang: string;
  /** Origin of the site, for absolute urls. */
  origin: string;
  champName?: string | undefined;
}

/** A game as schema.org tells it. @spec SE-02 */
export function gameEvent(game: GameInfo, { lang, origin, champName }: GameEventOptions): Readonly<Record<string, unknown>> {
  const { id, section, sportId, champId, opponent1, opponent2 } = game;
  const sport = sportById(sportId)?.key;
  const gameName = `${opponent1.name} ${opponent2.name}`;
  const path = gamePath({ lang, section, sportId, sportName: sport, champId, champName, gameId: id, gameName });
  return {
    '@type': 'SportsEvent',
    name: `${opponent1.name} – ${opponent2.name}`,
    startDate: new Date(game.startAt * 1000).toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    url: new URL(path, origin).href,
    ...(sport !== undefined && { sport }),
    ...(champName !== undefined && { superEvent: { '@type': 'SportsEvent', name: champName } }),
    competitor: [opponent1, opponent2].map(({ name }) => ({ '@type': 'SportsTeam', name })),
  };
}
