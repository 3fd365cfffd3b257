import { defineMessages } from 'react-intl';

/** Headings by route key. */
export const titles = defineMessages({
  toto: { id: 'toto.toto.title', defaultMessage: 'Toto' },
  'toto-draw': { id: 'toto.totoDraw.title', defaultMessage: 'Current draw' },
  'toto-next': { id: 'toto.totoNext.title', defaultMessage: 'Next draw' },
  'toto-coupons': { id: 'toto.totoCoupons.title', defaultMessage: 'My toto tickets' },
  'toto-draws': { id: 'toto.totoDraws.title', defaultMessage: 'Past draws' },
  'toto-nominees': { id: 'toto.totoNominees.title', defaultMessage: 'Nominees' },
  lotto: { id: 'toto.lotto.title', defaultMessage: 'Lotto' },
});

/** Descriptions for search engines. */
export const words = defineMessages({
  toto: {
    id: 'toto.toto.words',
    defaultMessage: 'Forecast several games at once. All stakes make one pool that the right forecasts share.',
  },
  'toto-draw': {
    id: 'toto.totoDraw.words',
    defaultMessage: 'The games of the open draw, its pool and its jackpot, with the ticket to fill in.',
  },
  'toto-next': { id: 'toto.totoNext.words', defaultMessage: 'The games of the next draw and the time from which tickets are sold.' },
  'toto-coupons': { id: 'toto.totoCoupons.words', defaultMessage: 'Your toto tickets and their results.' },
  'toto-draws': { id: 'toto.totoDraws.words', defaultMessage: 'Past draws with results, pools and prizes.' },
  'toto-nominees': { id: 'toto.totoNominees.words', defaultMessage: 'Teams and players of the open draw with their chances to win.' },
  lotto: {
    id: 'toto.lotto.words',
    defaultMessage: 'Lotteries with exact chances and draws that everybody can check.',
  },
});
