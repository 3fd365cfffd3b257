import { defineMessages } from 'react-intl';

/** Headings by route key. */
export const titles = defineMessages({
  games: { id: 'games.games.title', defaultMessage: 'Originals' },
  'game-view': { id: 'games.gameView.title', defaultMessage: 'Game' },
  'games-landing': { id: 'games.gamesLanding.title', defaultMessage: 'About this game' },
  'bonus-games': { id: 'games.bonusGames.title', defaultMessage: 'Bonus games' },
});

/** Texts of the pages. */
export const words = defineMessages({
  games: {
    id: 'games.games.words',
    defaultMessage: 'Our own games. Every result is provably fair, and the RTP is shown.',
  },
  'game-view': { id: 'games.gameView.words', defaultMessage: 'One game of the house.' },
  'games-landing': { id: 'games.gamesLanding.words', defaultMessage: 'A short introduction to one game.' },
  'bonus-games': {
    id: 'games.bonusGames.words',
    defaultMessage: 'Games in which points of the loyalty programme are used.',
  },
});
