import { defineMessages } from 'react-intl';

export const STATE_FILTERS = defineMessages({
  all: { id: 'betting.history.filter.all', defaultMessage: 'All' },
  open: { id: 'betting.history.filter.open', defaultMessage: 'Open' },
  won: { id: 'betting.history.filter.won', defaultMessage: 'Won' },
  lost: { id: 'betting.history.filter.lost', defaultMessage: 'Lost' },
  returned: { id: 'betting.history.filter.returned', defaultMessage: 'Void' },
  'cashed-out': { id: 'betting.history.filter.cashedOut', defaultMessage: 'Cashed out' },
});

export const PERIOD_FILTERS = defineMessages({
  all: { id: 'betting.history.period.all', defaultMessage: 'All time' },
  day: { id: 'betting.history.period.day', defaultMessage: '24 hours' },
  week: { id: 'betting.history.period.week', defaultMessage: '7 days' },
  month: { id: 'betting.history.period.month', defaultMessage: '30 days' },
});

/** Length of a period in seconds; null for all time. */
export const PERIOD_SECONDS: Readonly<Record<keyof typeof PERIOD_FILTERS, number | null>> = {
  all: null,
  day: 86_400,
  week: 7 * 86_400,
  month: 30 * 86_400,
};
