import type { FeedView } from '@touchline/betting-line-state';
import { sportByKey } from '@touchline/betting-rules';
import type { LinePlace } from '../place/read-place.ts';

/** The top match and the twelve after it. */
const TOP_GAMES = 13;
/** Most games of one part of the player's own games. */
const OWN_GAMES = 60;

/** The next race and those listed after it. */
const RACES = 9;
const MARBLE = 'marble';

type Here = Pick<LinePlace, 'section' | 'lang'>;

/** Games of the page's sport by interest. @spec BT-08 */
export const topGamesView = ({ section, lang, sportId }: Here & Pick<LinePlace, 'sportId'>): FeedView => ({
  ...{ kind: 'games', section, lang, count: TOP_GAMES, by: 'interest' },
  ...(sportId !== null && { sport: sportId }),
});

/** Marble races of a section, wherever they are run. @spec BT-08 */
export const racesView = (section: LinePlace['section'], lang: string): FeedView => ({
  ...{ kind: 'games', section, lang, count: RACES },
  sport: sportByKey(MARBLE)?.id ?? 0,
});

/** Games of some teams. @spec BT-08 */
export const teamsView = ({ section, lang }: Here, teams: readonly { id: number }[]): FeedView => ({
  ...{ kind: 'games', section, lang, count: OWN_GAMES },
  teams: teams.map(({ id }) => id).sort((a, b) => a - b),
});

/** Games of the championships of a country. @spec BT-08 */
export const countryView = ({ section, lang }: Here, country: string): FeedView => ({
  ...{ kind: 'games', section, lang, count: OWN_GAMES, country },
});
