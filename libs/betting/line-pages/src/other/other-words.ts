import { defineMessages } from 'react-intl';

/** Headings, by the keys of the route table. */
export const titles = defineMessages({
  team: { id: 'betting.page.team', defaultMessage: 'Team' },
  tournament: { id: 'betting.page.tournament', defaultMessage: 'Championship' },
  tournamentGame: { id: 'betting.page.tournamentGame', defaultMessage: 'Game of the championship' },
  tournamentFinal: { id: 'betting.page.tournamentFinal', defaultMessage: 'Final of the championship' },
  print: { id: 'betting.page.print', defaultMessage: 'Coupon for printing' },
});

/** What belongs on each page. */
export const words = defineMessages({
  team: { id: 'betting.page.team.words', defaultMessage: 'This page is for one team: its next games, its form and its squad.' },
  tournament: {
    id: 'betting.page.tournament.words',
    defaultMessage: 'This page is for one big championship: its games, groups and long-term bets. It is not being played now.',
  },
  tournamentGame: { id: 'betting.page.tournamentGame.words', defaultMessage: 'This page is for one game of a big championship.' },
  tournamentFinal: {
    id: 'betting.page.tournamentFinal.words',
    defaultMessage: 'This page is for the final of a big championship. It is not being played now.',
  },
  print: {
    id: 'betting.page.print.words',
    defaultMessage: 'This page is for a coupon in a form that prints well. Your coupons are in the bet history.',
  },
});
