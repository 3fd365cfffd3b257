import { defineMessages } from 'react-intl';

export const words = defineMessages({
  wins: {
    id: 'stage.slots.wins',
    defaultMessage: '{n, plural, =0 {No winning combination} one {# winning combination} other {# winning combinations}}',
  },
  free: { id: 'stage.slots.free', defaultMessage: 'Free spin {n} of {of} · wins ×{times}' },
  fall: { id: 'stage.slots.fall', defaultMessage: 'Fall {n} · wins ×{times}' },
  coins: { id: 'stage.slots.coins', defaultMessage: '{n, plural, one {# coin} other {# coins}} in {of} cells' },
});
