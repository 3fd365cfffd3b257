import { selectAccounts, selectSessionPosition } from '@touchline/account-state';
import { selectSession } from '@touchline/identity-state';
import { portsOf, selectView } from '@touchline/shared-state';
import { Money } from '@touchline/ui-kit';
import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage, FormattedTime } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import { SESSION_TICK_MS } from './timings.ts';

export interface SessionFact {
  key: string;
  label?: ReactNode;
  value: ReactNode;
  after?: ReactNode;
}

/** Server time that moves by the second; null until the page runs, so that edge and browser draw the same. */
function useServerSeconds(): number | null {
  const store = useStore();
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    const { now } = portsOf(store);
    const tick = () => setSeconds(Math.floor(now() / 1000));
    tick();
    const timer = setInterval(tick, SESSION_TICK_MS);
    return () => clearInterval(timer);
  }, [store]);
  return seconds;
}

const pad = (value: number): string => String(value).padStart(2, '0');
/** Hours, minutes and seconds: 1:02:03. */
export const durationText = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}:${pad(Math.floor((seconds % 3600) / 60))}:${pad(seconds % 60)}`;

/** Zone of the global state: GMT+3, GMT−4, GMT+5:45. */
export function zoneText(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * 60);
  const rest = minutes % 60;
  return `GMT${hours < 0 ? '−' : '+'}${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${pad(rest)}`}`;
}

/** Clock, time in this session and its result: always in view for a player. @spec LY-13 ID-23 */
export function useSessionFacts(): SessionFact[] {
  const session = useSelector(selectSession);
  const position = useSelector(selectSessionPosition);
  const accounts = useSelector(selectAccounts);
  const { timeZone, is12h } = useSelector(selectView);
  const seconds = useServerSeconds();
  const facts: SessionFact[] = [
    {
      key: 'clock',
      value: seconds === null ? '--:--' : <FormattedTime value={seconds * 1000} hour="2-digit" minute="2-digit" hour12={is12h} />,
      after: <span dir="ltr"> {zoneText(timeZone)}</span>,
    },
  ];
  if (session.status !== 'player') return facts;
  if (session.startedAt !== null) {
    facts.push({
      key: 'session',
      label: <FormattedMessage id="shell.strip.session" defaultMessage="Session" />,
      value: <span dir="ltr"> {seconds === null ? '-:--:--' : durationText(Math.max(0, seconds - session.startedAt))}</span>,
    });
  }
  if (position) {
    const exponent = accounts.find(({ iso }) => iso === position.iso)?.exponent ?? 2;
    facts.push({
      key: 'result',
      label: <FormattedMessage id="shell.strip.result" defaultMessage="Result" />,
      value: (
        <>
          {' '}
          <Money amount={position.net} exponent={exponent} iso={position.iso} isSigned />
        </>
      ),
    });
  }
  return facts;
}
