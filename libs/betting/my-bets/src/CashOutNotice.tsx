import type { CashOutFailure, CashOutProgress } from '@touchline/betting-cash-out-state';
import { Notice } from '@touchline/ui-kit';
import { defineMessages, FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { MoneyWords } from './money-words.ts';

const PROBLEMS = defineMessages({
  settled: { id: 'betting.cashOut.problem.settled', defaultMessage: 'This bet is already settled.' },
  'not-offered': {
    id: 'betting.cashOut.problem.bonus',
    defaultMessage: 'Bets with a bonus, a code or bet credit cannot be cashed out.',
  },
  suspended: { id: 'betting.cashOut.problem.suspended', defaultMessage: 'No offer while a selection is suspended.' },
  'too-small': { id: 'betting.cashOut.problem.small', defaultMessage: 'This bet is worth too little to cash out.' },
  'too-many-parts': {
    id: 'betting.cashOut.problem.parts',
    defaultMessage: 'You’ve used all 5 partial cash-outs. Cash out the rest in full.',
  },
  'offer-changed': {
    id: 'betting.cashOut.problem.changed',
    defaultMessage: 'The offer dropped before we could accept it. Your bet is still open.',
  },
  'not-arrived': { id: 'betting.cashOut.problem.lost', defaultMessage: 'We didn’t get an answer. Your bets show what happened.' },
});

export const problemWords = (intl: Pick<IntlShape, 'formatMessage'>, problem: CashOutFailure): string =>
  intl.formatMessage(PROBLEMS[problem]);

/** Result of the last cash-out of a coupon. @spec BET-8 */
export function CashOutNotice({ progress, money }: { progress: CashOutProgress; money: MoneyWords }) {
  const intl = useIntl();
  switch (progress.status) {
    case 'sending':
      return null;
    case 'waiting':
      return (
        <Notice>
          <FormattedMessage id="betting.cashOut.waiting" defaultMessage="Waiting for confirmation…" />
        </Notice>
      );
    case 'accepted':
      return (
        <Notice tone="ok">
          <FormattedMessage
            id="betting.cashOut.done"
            defaultMessage="{amount} paid for {stake} of the stake"
            values={{ amount: <bdi>{money(progress.amount)}</bdi>, stake: <bdi>{money(progress.stake)}</bdi> }}
          />
        </Notice>
      );
    case 'rejected':
      return <Notice tone="warn">{problemWords(intl, progress.reason)}</Notice>;
  }
}
