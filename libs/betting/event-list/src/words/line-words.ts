import type { Game, GameStatus, SuspendReason } from '@touchline/betting-contract';
import { defineMessages, type IntlShape } from 'react-intl';

const suspended = defineMessages({
  goal: { id: 'betting.suspended.goal', defaultMessage: 'Goal – market suspended' },
  penalty: { id: 'betting.suspended.penalty', defaultMessage: 'Penalty – market suspended' },
  'red-card': { id: 'betting.suspended.redCard', defaultMessage: 'Red card – market suspended' },
  review: { id: 'betting.suspended.review', defaultMessage: 'VAR check – market suspended' },
  break: { id: 'betting.suspended.break', defaultMessage: 'Break – market suspended' },
  feed: { id: 'betting.suspended.feed', defaultMessage: 'Waiting for odds' },
  closed: { id: 'betting.suspended.closed', defaultMessage: 'Betting closed' },
});

const suspendedShort = defineMessages({
  goal: { id: 'betting.paused.goal', defaultMessage: 'Goal' },
  penalty: { id: 'betting.paused.penalty', defaultMessage: 'Penalty' },
  'red-card': { id: 'betting.paused.redCard', defaultMessage: 'Red card' },
  review: { id: 'betting.paused.review', defaultMessage: 'VAR' },
  break: { id: 'betting.paused.break', defaultMessage: 'Break' },
  feed: { id: 'betting.paused.feed', defaultMessage: 'Suspended' },
  closed: { id: 'betting.paused.closed', defaultMessage: 'Closed' },
});

/** Copied, because importing the status table would add to the size of the home page; the type makes sure that both agree. */
const FINISHED: (typeof GameStatus)['Finished'] = 4;

/** Text for the reason why prices of a game are paused; undefined while they are not. `short` fits under the clock of a row. @spec BT-02 */
export function suspendText(intl: IntlShape, state: Game['state'], length: 'short' | 'full' = 'full'): string | undefined {
  if (state.statusId !== FINISHED && state.isSuspended !== true) return undefined;
  const reason: SuspendReason = state.statusId === FINISHED ? 'closed' : (state.suspendReason ?? 'feed');
  const words = length === 'short' ? suspendedShort : suspended;
  // A newer server may send reasons that this release does not know.
  return intl.formatMessage(words[reason] ?? words.feed);
}
