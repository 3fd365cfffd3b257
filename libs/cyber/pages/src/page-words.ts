import { defineMessages } from 'react-intl';

/** Headings by route key. */
export const titles = defineMessages({
  cyber: { id: 'cyber.cyber.title', defaultMessage: 'Esports' },
  virtual: { id: 'cyber.virtual.title', defaultMessage: 'Virtual esports' },
  'cyber-disciplines': { id: 'cyber.cyberDisciplines.title', defaultMessage: 'Disciplines' },
  'cyber-all': { id: 'cyber.cyberAll.title', defaultMessage: 'All matches' },
  'cyber-dashboard': { id: 'cyber.cyberDashboard.title', defaultMessage: 'Dashboard' },
  'cyber-discipline': { id: 'cyber.cyberDiscipline.title', defaultMessage: 'Discipline' },
  'cyber-discipline-champs': { id: 'cyber.cyberDisciplineChamps.title', defaultMessage: 'Tournaments' },
  'cyber-champ': { id: 'cyber.cyberChamp.title', defaultMessage: 'Esports tournament' },
  'cyber-game': { id: 'cyber.cyberGame.title', defaultMessage: 'Esports match' },
});

/** Texts of the pages. */
export const words = defineMessages({
  cyber: {
    id: 'cyber.cyber.words',
    defaultMessage: 'Esports odds, live and upcoming.',
  },
  virtual: {
    id: 'cyber.virtual.words',
    defaultMessage: 'Games that a computer plays, with their odds and their timetable.',
  },
  'cyber-disciplines': {
    id: 'cyber.cyberDisciplines.words',
    defaultMessage: 'The list of disciplines, each with its number of games.',
  },
  'cyber-all': {
    id: 'cyber.cyberAll.words',
    defaultMessage: 'Every game of every discipline in one list, by the time it begins.',
  },
  'cyber-dashboard': {
    id: 'cyber.cyberDashboard.words',
    defaultMessage: 'Live matches side by side, with score, map and odds.',
  },
  'cyber-discipline': { id: 'cyber.cyberDiscipline.words', defaultMessage: 'The games of one discipline.' },
  'cyber-discipline-champs': {
    id: 'cyber.cyberDisciplineChamps.words',
    defaultMessage: 'Competitions of one discipline with their matches.',
  },
  'cyber-champ': { id: 'cyber.cyberChamp.words', defaultMessage: 'Matches and odds of one competition.' },
  'cyber-game': {
    id: 'cyber.cyberGame.words',
    defaultMessage: 'One game with its teams, its score by map and its markets.',
  },
});
