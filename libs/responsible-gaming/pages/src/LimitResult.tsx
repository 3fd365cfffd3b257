import { selectLimits } from '@touchline/responsible-gaming-state';
import { selectView } from '@touchline/shared-state';
import { Notice } from '@touchline/ui-kit';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { FAILED, FAILURES } from './limit-words.ts';

/** What became of the change that the player asked for. @spec RG-15 */
export function LimitResult({ limitType }: { limitType: number }) {
  const { result } = useSelector(selectLimits);
  if (result?.limitType !== limitType) return null;
  if (result.failure === null)
    return (
      <Notice tone="ok">
        <FormattedMessage id="limits.saved" defaultMessage="Saved" />
      </Notice>
    );
  return (
    <Notice tone="error">
      <FormattedMessage {...(FAILURES[result.failure] ?? FAILED)} />
    </Notice>
  );
}

/** A moment of the server, in seconds, as the player reads dates. */
export function Moment({ seconds }: { seconds: number }) {
  const { is12h } = useSelector(selectView);
  return <FormattedDate value={seconds * 1000} day="numeric" month="short" year="numeric" hour="2-digit" minute="2-digit" hour12={is12h} />;
}
