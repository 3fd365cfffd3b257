import { useCallback } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages, useIntl } from 'react-intl';

const GROUP_NAMES: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  all: { id: 'betting.group.all', defaultMessage: 'All markets' },
  main: { id: 'betting.group.main', defaultMessage: 'Main' },
  totals: { id: 'betting.group.totals', defaultMessage: 'Totals' },
  handicaps: { id: 'betting.group.handicaps', defaultMessage: 'Handicaps' },
  goals: { id: 'betting.group.goals', defaultMessage: 'Goals' },
  periods: { id: 'betting.group.periods', defaultMessage: 'Periods' },
  corners: { id: 'betting.group.corners', defaultMessage: 'Corners' },
  cards: { id: 'betting.group.cards', defaultMessage: 'Cards' },
  players: { id: 'betting.group.players', defaultMessage: 'Players' },
  specials: { id: 'betting.group.specials', defaultMessage: 'Specials' },
});

/** Name of a tab of the game page, by the group of the catalogue or `all`. A separate file, because lists of games have no tabs. */
export function useGroupName(): (group: string) => string {
  const intl = useIntl();
  return useCallback(
    (group) => {
      const message = GROUP_NAMES[group];
      return message === undefined ? group : intl.formatMessage(message);
    },
    [intl],
  );
}
