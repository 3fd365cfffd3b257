import { defineMessages } from 'react-intl';

/** Headings, by the keys of the route table. */
export const titles = defineMessages({
  cyber: { id: 'cyber.cyber.title', defaultMessage: 'Esports' },
  virtual: { id: 'cyber.virtual.title', defaultMessage: 'Virtual esports' },
  'cyber-disciplines': { id: 'cyber.cyberDisciplines.title', defaultMessage: 'Disciplines' },
  'cyber-all': { id: 'cyber.cyberAll.title', defaultMessage: 'All matches' },
  'cyber-dashboard': { id: 'cyber.cyberDashboard.title', defaultMessage: 'Dashboard' },
  'cyber-discipline': { id: 'cyber.cyberDiscipline.title', defaultMessage: 'Discipline' },
  'cyber-discipline-champs': { id: 'cyber.cyberDisciplineChamps.title', defaultMessage: 'Tournaments of the discipline' },
  'cyber-champ': { id: 'cyber.cyberChamp.title', defaultMessage: 'Esports tournament' },
  'cyber-game': { id: 'cyber.cyberGame.title', defaultMessage: 'Esports match' },
});

/** What belongs on each page. */
export const words = defineMessages({
  cyber: {
    id: 'cyber.cyber.words',
    defaultMessage: 'This page is for matches of computer games between people, in play and to come, with their prices.',
  },
  virtual: {
    id: 'cyber.virtual.words',
    defaultMessage: 'This page is for matches that a computer plays, with their prices and their timetable.',
  },
  'cyber-disciplines': {
    id: 'cyber.cyberDisciplines.words',
    defaultMessage: 'This page is for the list of computer games that have matches, each with its number of matches.',
  },
  'cyber-all': {
    id: 'cyber.cyberAll.words',
    defaultMessage: 'This page is for every match of every discipline in one list, by the time it begins.',
  },
  'cyber-dashboard': {
    id: 'cyber.cyberDashboard.words',
    defaultMessage: 'This page is for the matches in play side by side, with score, map and prices.',
  },
  'cyber-discipline': { id: 'cyber.cyberDiscipline.words', defaultMessage: 'This page is for the matches of one discipline.' },
  'cyber-discipline-champs': {
    id: 'cyber.cyberDisciplineChamps.words',
    defaultMessage: 'This page is for the tournaments of one discipline, each with its matches.',
  },
  'cyber-champ': { id: 'cyber.cyberChamp.words', defaultMessage: 'This page is for the matches and prices of one tournament.' },
  'cyber-game': {
    id: 'cyber.cyberGame.words',
    defaultMessage: 'This page is for one match with its teams, its score by map and its markets.',
  },
});
