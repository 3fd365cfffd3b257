import { defineMessages } from 'react-intl';

/** Headings, by the keys of the route table. */
export const titles = defineMessages({
  results: { id: 'results.results.title', defaultMessage: 'Results' },
  live: { id: 'results.live.title', defaultMessage: 'Live results' },
  zone: { id: 'results.zone.title', defaultMessage: 'Live zone' },
  statistic: { id: 'results.statistic.title', defaultMessage: 'Statistics' },
  statisticpopup: { id: 'results.statisticpopup.title', defaultMessage: 'Statistics of a game' },
});

/** What belongs on each page. */
export const words = defineMessages({
  results: { id: 'results.results.words', defaultMessage: 'This page is for the results of games that are over, by day and sport.' },
  live: { id: 'results.live.words', defaultMessage: 'This page is for the scores of games in play.' },
  zone: { id: 'results.zone.words', defaultMessage: 'This page is for games in play with their course, drawn on the pitch.' },
  statistic: { id: 'results.statistic.words', defaultMessage: 'This page is for tables, form and earlier meetings of teams and players.' },
  statisticpopup: { id: 'results.statisticpopup.words', defaultMessage: 'This window is for the statistics of one game.' },
});
