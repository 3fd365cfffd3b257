import { defineMessages } from 'react-intl';

/** Why the site did not take a stake that a game asked for. */
export const unstakedWords = defineMessages({
  'no-press': {
    id: 'gameLaunch.unstaked.press',
    defaultMessage: 'The game asked for a stake without a press from you. Nothing was staked. Press its button to play.',
  },
  'too-much': {
    id: 'gameLaunch.unstaked.pace',
    defaultMessage: 'You have reached the most that this site takes in games within a minute. Nothing was staked. Please wait a little.',
  },
});
