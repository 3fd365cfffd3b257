import { sportByKey } from '@touchline/betting-rules';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { EventHeads } from './event-view.ts';

/** Column heads of a list for a sport: with or without a draw, and only the result if the sport counts nothing. */
export function useEventHeads(sport: string): EventHeads {
  const intl = useIntl();
  return useMemo(() => {
    const rules = sportByKey(sport);
    const one = intl.formatMessage({ id: 'betting.head.first', defaultMessage: '1' });
    const two = intl.formatMessage({ id: 'betting.head.second', defaultMessage: '2' });
    const over = intl.formatMessage({ id: 'betting.head.over', defaultMessage: 'Over' });
    const under = intl.formatMessage({ id: 'betting.head.under', defaultMessage: 'Under' });
    const total = intl.formatMessage({ id: 'betting.head.total', defaultMessage: 'Total' });
    const handicap = intl.formatMessage({ id: 'betting.head.handicap', defaultMessage: 'Hcp' });
    const draw = intl.formatMessage({ id: 'betting.head.draw', defaultMessage: 'X' });
    const result = rules?.hasDraw === false ? [one, two] : [one, draw, two];
    if (rules?.mainMarketIds.length === 1) return { result };
    return {
      result,
      total: [over, total, under],
      handicap: [one, handicap, two],
    };
  }, [intl, sport]);
}
