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

/** Hypothetical return compared with the stake, and the bets that lose. @spec CP-10 OD-02 */
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
          defaultMessage="{compared, select, more {{change} profit on your {stake} stake} less {{change} loss on your {stake} stake} same {You get your stake back} other {You lose your {stake} stake}}"
          values={values}
        />
      </p>
      <p>
        <FormattedMessage
          tagName="span"
          id="betting.whatIf.counts"
          defaultMessage="{won, number} of {total, number} combinations win{returned, plural, =0 {} other {, # void}}"
          values={{ ...totals }}
        />{' '}
        {lost.length > 0 && (
          <FormattedMessage
            tagName="span"
            id="betting.whatIf.because"
            defaultMessage="{count, plural, one {# loses} other {# lose}} because of {letters}"
            values={{ count: totals.lost, letters: intl.formatList(lost, { type: 'conjunction' }), losers: lost.length }}
          />
        )}
      </p>
    </>
  );
}
