import { defineMessages } from 'react-intl';

export const words = defineMessages({
  banners: { id: 'promo.banners', defaultMessage: 'Offers and news' },
  list: { id: 'promo.list', defaultMessage: 'Promotions' },
  all: { id: 'promo.list.all', defaultMessage: 'View all' },
  none: { id: 'promo.list.none', defaultMessage: 'No promotions for you right now' },
  noneWords: {
    id: 'promo.list.none.words',
    defaultMessage: 'We show no promotions during a break or self-exclusion, and some depend on your country.',
  },
});
