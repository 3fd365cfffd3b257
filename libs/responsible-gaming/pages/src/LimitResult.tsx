import { DATE_STYLES } from '@touchline/shared-primitives';
import { type LimitResult as Result, selectLimits } from '@touchline/responsible-gaming-state';
import { Notice } from '@touchline/ui-kit';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { FAILURES, RESULTS } from './limit-words.ts';

const FORBIDDEN = 403;

/** The service's own words; without them, ours. @spec RG-15 */
function Words({ title, isMade, what, status }: Result) {
  if (title !== null) return <bdi>{title}</bdi>;
  if (isMade) return <FormattedMessage {...RESULTS[what]} />;
  return <FormattedMessage {...(what === 'set' && status === FORBIDDEN ? FAILURES.forbidden : FAILURES[what])} />;
}

/** What became of the change that the player asked for. @spec RG-15 */
export function LimitResult({ limitType }: { limitType: number }) {
  const { result } = useSelector(selectLimits);
  if (result?.limitType !== limitType) return null;
  return (
    <Notice tone={result.isMade ? 'ok' : 'error'}>
      <Words {...result} />
    </Notice>
  );
}

/** A moment of the server, in seconds, as the player reads dates. */
export function Moment({ seconds }: { seconds: number }) {
  return <FormattedDate value={seconds * 1000} {...DATE_STYLES.dateTime} />;
}
