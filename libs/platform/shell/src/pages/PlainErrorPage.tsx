import { ErrorState } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { ErrorActions } from './ErrorActions.tsx';

/** Replaces a page of the shell whose code does not load; part of every page. @spec NT-05 */
export function PlainErrorPage() {
  return (
    <ErrorState
      isCard
      title={<FormattedMessage id="shell.error.title" defaultMessage="Something went wrong on our side" />}
      actions={<ErrorActions />}
    />
  );
}
