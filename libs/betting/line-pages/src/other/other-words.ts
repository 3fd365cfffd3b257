import { defineMessages } from 'react-intl';

/** Headings, by the keys of the route table. */
export const titles = defineMessages({
  team: { id: 'betting.page.team', defaultMessage: 'Team' },
  tournament: { id: 'betting.page.tournament', defaultMessage: 'Tournament' },
  tournamentGame: { id: 'betting.page.tournamentGame', defaultMessage: 'Tournament match' },
  tournamentFinal: { id: 'betting.page.tournamentFinal', defaultMessage: 'Tournament final' },
  print: { id: 'betting.page.print', defaultMessage: 'Printable bet' },
});

/** Descriptions of the pages' future content. */
export const words = defineMessages({
  team: { id: 'betting.page.team.words', defaultMessage: 'One team: its next games, its form and its squad.' },
  tournament: {
    id: 'betting.page.tournament.words',
    defaultMessage: 'A major tournament: matches, groups and outrights.',
  },
  tournamentGame: { id: 'betting.page.tournamentGame.words', defaultMessage: 'One match of a major tournament.' },
  tournamentFinal: {
    id: 'betting.page.tournamentFinal.words',
    defaultMessage: 'The final of a major tournament.',
  },
  print: {
    id: 'betting.page.print.words',
    defaultMessage: 'A coupon for printing. Yours are in the bet history.',
  },
});
