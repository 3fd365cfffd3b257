import { selectActiveAccount, selectSessionPosition } from '@touchline/account-state';
import { selectSession } from '@touchline/identity-state';
import { selectView } from '@touchline/shared-state';
import { Money, VisuallyHidden } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { BalanceMoney } from '../parts/BalanceMoney.tsx';
import { durationText } from './clock-text.ts';
import { useNowSeconds } from './use-now.ts';

/** Placeholder of an unknown figure. */
const UNKNOWN = '–:––:––';

/** One fact of the session strip. */
export interface SessionFact {
  key: string;
  label?: ReactNode;
  value: ReactNode;
}

/** A separate component, so that each second re-renders one text rather than the frame. */
function Clock({ isNarrow }: { isNarrow: boolean }) {
  const intl = useIntl();
  const { is12h, displayFlags } = useSelector(selectView);
  const hasSeconds = !isNarrow && displayFlags.areSecondsHidden !== 1;
  const now = useNowSeconds();
  const text =
    now === null
      ? UNKNOWN
      : intl.formatTime(now * 1_000, {
          hour: 'numeric',
          minute: '2-digit',
          ...(hasSeconds && { second: '2-digit' }),
          hourCycle: is12h ? 'h12' : 'h23',
        });
  return <time>{text}</time>;
}

function SessionTime({ startedAt }: { startedAt: number | null }) {
  const now = useNowSeconds();
  return <time>{now === null || startedAt === null ? UNKNOWN : durationText(now - startedAt)}</time>;
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
 * @param isNarrow - on a phone: the clock without seconds, the balance without its label.
 * @spec LY-13
 */
export function useStripFacts({ isNarrow = false } = {}): SessionFact[] {
  const session = useSelector(selectSession);
  const clock: SessionFact = { key: 'clock', value: <Clock isNarrow={isNarrow} /> };
  const hasOpen = (useSelector(selectSessionPosition)?.atStake ?? 0) > 0;
  if (session.status !== 'player') return [clock];
  const balance = <FormattedMessage id="shell.strip.balance" defaultMessage="Balance" />;
  return [
    clock,
    {
      key: 'session',
      label: <FormattedMessage id="shell.strip.session" defaultMessage="Session" />,
      value: <SessionTime startedAt={session.startedAt} />,
    },
    { key: 'net', label: <FormattedMessage id="shell.strip.net" defaultMessage="Profit/loss" />, value: <SessionMoney part="net" /> },
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
      label: isNarrow ? <VisuallyHidden>{balance}</VisuallyHidden> : balance,
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
