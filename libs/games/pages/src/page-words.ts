import { defineMessages } from 'react-intl';

/** Headings, by the keys of the route table. */
export const titles = defineMessages({
  games: { id: 'games.games.title', defaultMessage: 'Games' },
  'game-view': { id: 'games.gameView.title', defaultMessage: 'Game' },
  'games-landing': { id: 'games.gamesLanding.title', defaultMessage: 'About the game' },
  'bonus-games': { id: 'games.bonusGames.title', defaultMessage: 'Bonus games' },
});

/** What belongs on each page. */
export const words = defineMessages({
  games: {
    id: 'games.games.words',
    defaultMessage: 'This page is for the games of the house, each with its rules and a draw that can be checked.',
  },
  'game-view': { id: 'games.gameView.words', defaultMessage: 'This page is for one game of the house.' },
  'games-landing': { id: 'games.gamesLanding.words', defaultMessage: 'This page is for a short introduction to one game.' },
  'bonus-games': {
    id: 'games.bonusGames.words',
    defaultMessage: 'This page is for games in which points of the loyalty programme are used.',
  },
});
