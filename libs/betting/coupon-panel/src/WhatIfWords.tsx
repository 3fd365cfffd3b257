import type { WhatIfProps } from '@touchline/betting-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from './use-money.ts';
import type { WhatIfTotals } from './what-if-page.ts';

export interface WhatIfWordsProps {
  totals: WhatIfTotals;
  compared: WhatIfProps['compared'];
  /** Letters of the bets that lose. */
  lost: readonly string[];
}

/** What would come back beside the stake, and which bets took the rest away. @spec CP-10 OD-02 */
export function WhatIfWords({ totals, compared, lost }: WhatIfWordsProps) {
  const intl = useIntl();
  const money = useMoney();
  const values = {
    compared,
    stake: <bdi>{money(totals.stake)}</bdi>,
    change: <bdi>{money(Math.abs(totals.payout - totals.stake))}</bdi>,
  };
  return (
    <>
      <p>
        <FormattedMessage
          id="betting.whatIf.compared"
          defaultMessage="{compared, select, more {That is {change} more than your stake of {stake}.} less {That is {change} less than your stake of {stake}.} same {That is your stake, no more and no less.} other {Your stake of {stake} is lost.}}"
          values={values}
        />
      </p>
      <p>
        <FormattedMessage
          id="betting.whatIf.counts"
          defaultMessage="{won, plural, =0 {None of the {total, number} combinations wins} one {# of {total, number} combinations wins} other {# of {total, number} combinations win}}{returned, plural, =0 {} one {, # is returned} other {, # are returned}}."
          values={{ ...totals }}
        />{' '}
        {lost.length > 0 && (
          <FormattedMessage
            id="betting.whatIf.because"
            defaultMessage="{count, plural, one {# loses} other {# lose}} because {letters} {losers, plural, one {loses} other {lose}}."
            values={{ count: totals.lost, letters: intl.formatList(lost, { type: 'conjunction' }), losers: lost.length }}
          />
        )}
      </p>
    </>
  );
}
