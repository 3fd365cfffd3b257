import { DATE_STYLES } from '@touchline/shared-primitives';
import { type LimitResult as Result, selectLimits } from '@touchline/responsible-gaming-state';
import { Notice } from '@touchline/ui-kit';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { FAILURES, RESULTS } from './limit-words.ts';

const FORBIDDEN = 403;

/** Text of the service, or a default. @spec RG-15 */
function Words({ title, isMade, what, status }: Result) {
  if (title !== null) return <bdi>{title}</bdi>;
  if (isMade) return <FormattedMessage tagName="span" {...RESULTS[what]} />;
  return <FormattedMessage tagName="span" {...(what === 'set' && status === FORBIDDEN ? FAILURES.forbidden : FAILURES[what])} />;
}

/** Result of the player's last change. @spec RG-15 */
export function LimitResult({ limitType }: { limitType: number }) {
  const { result } = useSelector(selectLimits);
  if (result?.limitType !== limitType) return null;
  return (
    <Notice tone={result.isMade ? 'ok' : 'error'}>
      <Words {...result} />
    </Notice>
  );
}

/** Formats a server time in seconds for the player. */
export function Moment({ seconds }: { seconds: number }) {
  return (
    <span>
      <FormattedDate value={seconds * 1000} {...DATE_STYLES.dateTime} />
    </span>
  );
}
