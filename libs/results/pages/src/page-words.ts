import { defineMessages } from 'react-intl';

/** Headings by route key. */
export const titles = defineMessages({
  results: { id: 'results.results.title', defaultMessage: 'Results' },
  live: { id: 'results.live.title', defaultMessage: 'Live results' },
  zone: { id: 'results.zone.title', defaultMessage: 'Live zone' },
  express: { id: 'results.express.title', defaultMessage: 'Express of the day' },
  statistic: { id: 'results.statistic.title', defaultMessage: 'Statistics' },
  receipts: { id: 'results.receipts.title', defaultMessage: 'Check a receipt' },
  statisticpopup: { id: 'results.statisticpopup.title', defaultMessage: 'Match statistics' },
});

/** Texts of the pages. */
export const words = defineMessages({
  results: { id: 'results.results.words', defaultMessage: 'The results of games that are over, by day and sport.' },
  live: { id: 'results.live.words', defaultMessage: 'Live scores of every match, as they change.' },
  zone: { id: 'results.zone.words', defaultMessage: 'Many live matches at once: score, clock and what is counted.' },
  express: { id: 'results.express.words', defaultMessage: 'Ready-made expresses of today’s events, and duels of players.' },
  statistic: { id: 'results.statistic.words', defaultMessage: 'Tables, form and earlier meetings of teams and players.' },
  receipts: { id: 'results.receipts.words', defaultMessage: 'Whether a signed receipt of a bet is genuine, checked in your browser.' },
  statisticpopup: { id: 'results.statisticpopup.words', defaultMessage: 'Form, meetings, table, line-ups, events and odds of one game.' },
});
