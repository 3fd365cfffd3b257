import { defineMessages } from 'react-intl';

/** Titles of the page types. @spec BT-08 */
export const TYPE_TITLES = defineMessages({
  topgame: { id: 'betting.types.topgame', defaultMessage: 'Top match' },
  betsonyour: { id: 'betting.types.betsonyour', defaultMessage: 'Bets on yours' },
  team: { id: 'betting.types.team', defaultMessage: 'Teams' },
  marble: { id: 'betting.types.marble', defaultMessage: 'Marble races' },
});

/** Descriptions of the page types, for search engines. @spec SE-02 */
export const TYPE_WORDS = defineMessages({
  topgame: {
    id: 'betting.types.topgame.words',
    defaultMessage: 'The match of the hour with all its markets, and the next ones. Play money.',
  },
  betsonyour: { id: 'betting.types.betsonyour.words', defaultMessage: 'Matches of your teams and your country, with odds. Play money.' },
  team: { id: 'betting.types.team.words', defaultMessage: 'Teams with their form, squads and next matches. Play money.' },
  marble: {
    id: 'betting.types.marble.words',
    defaultMessage: 'Marble races lap by lap: the running one, the next ones with odds, and the last results. Play money.',
  },
});
