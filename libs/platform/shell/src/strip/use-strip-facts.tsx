import { selectActiveAccount, selectSessionPosition } from '@touchline/account-state';
import { selectSession } from '@touchline/identity-state';
import { ClockIcon, Money, VisuallyHidden } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { BalanceMoney } from '../parts/BalanceMoney.tsx';
import { Clock, SessionTime } from './Clock.tsx';

/** One fact of the session strip. */
export interface SessionFact {
  key: string;
  label?: ReactNode;
  icon?: ReactNode;
  value: ReactNode;
}

/** Net result of settled bets, or the stakes still at risk. */
function SessionMoney({ part }: { part: 'net' | 'atStake' }) {
  const position = useSelector(selectSessionPosition);
  const account = useSelector(selectActiveAccount);
  if (position === null || account === null) return <span>–</span>;
  return <Money amount={position[part]} exponent={account.exponent} iso={position.iso} isSigned={part === 'net'} />;
}

/**
 * The clock for everyone; time played, result and balance for players. Always visible.
 *
 * @param isNarrow - on a phone, so that one line is enough: the clock without seconds, an icon beside the time played, and labels for
 *   screen readers only.
 * @spec LY-13
 */
export function useStripFacts({ isNarrow = false } = {}): SessionFact[] {
  const session = useSelector(selectSession);
  const clock: SessionFact = { key: 'clock', value: <Clock isNarrow={isNarrow} /> };
  const hasOpen = (useSelector(selectSessionPosition)?.atStake ?? 0) > 0;
  if (session.status !== 'player') return [clock];
  const named = (words: ReactNode): ReactNode => (isNarrow ? <VisuallyHidden>{words}</VisuallyHidden> : words);
  return [
    clock,
    {
      key: 'session',
      label: named(<FormattedMessage id="shell.strip.session" defaultMessage="Session" />),
      ...(isNarrow && { icon: <ClockIcon /> }),
      value: <SessionTime startedAt={session.startedAt} />,
    },
    {
      key: 'net',
      label: named(<FormattedMessage id="shell.strip.net" defaultMessage="Profit/loss" />),
      value: <SessionMoney part="net" />,
    },
    ...(isNarrow || !hasOpen
      ? []
      : [
          {
            key: 'at-stake',
            label: <FormattedMessage id="shell.strip.atStake" defaultMessage="At stake" />,
            value: <SessionMoney part="atStake" />,
          },
        ]),
    {
      key: 'balance',
      label: named(<FormattedMessage id="shell.strip.balance" defaultMessage="Balance" />),
      value: isNarrow ? (
        <span data-testid="balance">
          <BalanceMoney />
        </span>
      ) : (
        <BalanceMoney />
      ),
    },
  ];
}
