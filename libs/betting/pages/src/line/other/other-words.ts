import { defineMessages } from 'react-intl';

/** Headings, by the keys of the route table. */
export const titles = defineMessages({
  team: { id: 'betting.page.team', defaultMessage: 'Team' },
  tournament: { id: 'betting.page.tournament', defaultMessage: 'Tournament' },
  tournamentGame: { id: 'betting.page.tournamentGame', defaultMessage: 'Game of the tournament' },
  tournamentFinal: { id: 'betting.page.tournamentFinal', defaultMessage: 'Final of the tournament' },
  print: { id: 'betting.page.print', defaultMessage: 'Coupon for printing' },
});

/** What belongs on each page. */
export const words = defineMessages({
  team: { id: 'betting.page.team.words', defaultMessage: 'This page is for one team: its next games, its form and its squad.' },
  tournament: {
    id: 'betting.page.tournament.words',
    defaultMessage: 'This page is for one big tournament: its games, groups and long-term bets. It is not being played now.',
  },
  tournamentGame: { id: 'betting.page.tournamentGame.words', defaultMessage: 'This page is for one game of a big tournament.' },
  tournamentFinal: {
    id: 'betting.page.tournamentFinal.words',
    defaultMessage: 'This page is for the final of a big tournament. It is not being played now.',
  },
  print: {
    id: 'betting.page.print.words',
    defaultMessage: 'This page is for a coupon in a form that prints well. Your coupons are in the bet history.',
  },
});
