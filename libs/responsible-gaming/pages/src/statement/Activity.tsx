import { pageStyles } from '@touchline/ui-pages';
import { FormattedMessage } from 'react-intl';
import { Markers } from './Markers.tsx';
import { Statement } from './Statement.tsx';

/** Statement and signs of harm. Loaded separately, so that the limits do not wait for it. */
export default function Activity() {
  return (
    <>
      <h2 className={pageStyles.heading}>
        <FormattedMessage id="limits.heading.activity" defaultMessage="Your statement" />
      </h2>
      <Statement />
      <h2 className={pageStyles.heading}>
        <FormattedMessage id="limits.heading.signs" defaultMessage="What we look at" />
      </h2>
      <Markers />
    </>
  );
}
