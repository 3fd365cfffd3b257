import type { Game, SuspendReason } from '@touchline/shared-contract';
import { defineMessages, type IntlShape } from 'react-intl';

const suspended = defineMessages({
  goal: { id: 'betting.suspended.goal', defaultMessage: 'Goal, prices are paused' },
  penalty: { id: 'betting.suspended.penalty', defaultMessage: 'Penalty, prices are paused' },
  'red-card': { id: 'betting.suspended.redCard', defaultMessage: 'Red card, prices are paused' },
  review: { id: 'betting.suspended.review', defaultMessage: 'Video check, prices are paused' },
  break: { id: 'betting.suspended.break', defaultMessage: 'Break, prices are paused' },
  feed: { id: 'betting.suspended.feed', defaultMessage: 'Waiting for prices' },
  closed: { id: 'betting.suspended.closed', defaultMessage: 'Closed for bets' },
});

const FINISHED = 4;

/** Why prices of a game are paused, in words; undefined while they are not. @spec BT-02 */
export function suspendText(intl: IntlShape, state: Game['state']): string | undefined {
  if (state.statusId === FINISHED) return intl.formatMessage(suspended.closed);
  if (state.isSuspended !== true) return undefined;
  const reason: SuspendReason = state.suspendReason ?? 'feed';
  // A newer server may know reasons that these words lack.
  return intl.formatMessage(suspended[reason] ?? suspended.feed);
}
