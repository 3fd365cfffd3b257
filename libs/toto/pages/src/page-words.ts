import { defineMessages } from 'react-intl';

/** Headings, by the keys of the route table. */
export const titles = defineMessages({
  toto: { id: 'toto.toto.title', defaultMessage: 'Toto' },
  'toto-draw': { id: 'toto.totoDraw.title', defaultMessage: 'Current draw' },
  'toto-next': { id: 'toto.totoNext.title', defaultMessage: 'Next draw' },
  'toto-coupons': { id: 'toto.totoCoupons.title', defaultMessage: 'My toto coupons' },
  'toto-draws': { id: 'toto.totoDraws.title', defaultMessage: 'Past draws' },
  'toto-nominees': { id: 'toto.totoNominees.title', defaultMessage: 'Awards toto' },
  lotto: { id: 'toto.lotto.title', defaultMessage: 'Lotto' },
});

/** What belongs on each page. */
export const words = defineMessages({
  toto: {
    id: 'toto.toto.words',
    defaultMessage: 'Forecasts of several games at once, whose stakes make one pool that the right forecasts share.',
  },
  'toto-draw': {
    id: 'toto.totoDraw.words',
    defaultMessage: 'The games of the draw that is open and the size of its pool.',
  },
  'toto-next': { id: 'toto.totoNext.words', defaultMessage: 'The draw that opens next, with its games and its time.' },
  'toto-coupons': {
    id: 'toto.totoCoupons.words',
    defaultMessage: 'Your forecasts and what became of them.',
  },
  'toto-draws': { id: 'toto.totoDraws.words', defaultMessage: 'Draws that are over: results, pools and payouts.' },
  'toto-nominees': {
    id: 'toto.totoNominees.words',
    defaultMessage: 'The list of what can be forecast in a draw on awards.',
  },
  lotto: { id: 'toto.lotto.words', defaultMessage: 'Lotteries: the numbers of each draw and the tickets on them.' },
});
