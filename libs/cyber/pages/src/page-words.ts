import { defineMessages } from 'react-intl';

/** Headings, by the keys of the route table. */
export const titles = defineMessages({
  cyber: { id: 'cyber.cyber.title', defaultMessage: 'Esports' },
  virtual: { id: 'cyber.virtual.title', defaultMessage: 'Virtual esports' },
  'cyber-disciplines': { id: 'cyber.cyberDisciplines.title', defaultMessage: 'Disciplines' },
  'cyber-all': { id: 'cyber.cyberAll.title', defaultMessage: 'All games' },
  'cyber-dashboard': { id: 'cyber.cyberDashboard.title', defaultMessage: 'Dashboard' },
  'cyber-discipline': { id: 'cyber.cyberDiscipline.title', defaultMessage: 'Discipline' },
  'cyber-discipline-champs': { id: 'cyber.cyberDisciplineChamps.title', defaultMessage: 'Championships of the discipline' },
  'cyber-champ': { id: 'cyber.cyberChamp.title', defaultMessage: 'Esports championship' },
  'cyber-game': { id: 'cyber.cyberGame.title', defaultMessage: 'Esports game' },
});

/** What belongs on each page. */
export const words = defineMessages({
  cyber: {
    id: 'cyber.cyber.words',
    defaultMessage: 'This page is for games between people at a computer, in play and to come, with their odds.',
  },
  virtual: {
    id: 'cyber.virtual.words',
    defaultMessage: 'This page is for games that a computer plays, with their odds and their timetable.',
  },
  'cyber-disciplines': {
    id: 'cyber.cyberDisciplines.words',
    defaultMessage: 'This page is for the list of disciplines, each with its number of games.',
  },
  'cyber-all': {
    id: 'cyber.cyberAll.words',
    defaultMessage: 'This page is for every game of every discipline in one list, by the time it begins.',
  },
  'cyber-dashboard': {
    id: 'cyber.cyberDashboard.words',
    defaultMessage: 'This page is for the games in play side by side, with score, map and odds.',
  },
  'cyber-discipline': { id: 'cyber.cyberDiscipline.words', defaultMessage: 'This page is for the games of one discipline.' },
  'cyber-discipline-champs': {
    id: 'cyber.cyberDisciplineChamps.words',
    defaultMessage: 'This page is for the championships of one discipline, each with its games.',
  },
  'cyber-champ': { id: 'cyber.cyberChamp.words', defaultMessage: 'This page is for the games and odds of one championship.' },
  'cyber-game': {
    id: 'cyber.cyberGame.words',
    defaultMessage: 'This page is for one game with its teams, its score by map and its markets.',
  },
});
