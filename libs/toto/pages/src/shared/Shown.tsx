import type { View } from '@touchline/toto-state';
import { EmptyState, LinesSkeleton, SectionFailedState, TicketIcon } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface ShownProps<T> {
  view: View<T>;
  retry: () => void;
  /** What stands there when the backend has nothing of this name. */
  missing?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Data of a page, or its outline, its failure with a way to try again, or words that there is nothing. */
export function Shown<T>({ view, retry, missing, children }: ShownProps<T>) {
  switch (view.status) {
    case 'ready':
      return children(view.data);
    case 'failed':
      return <SectionFailedState isCard onRetry={retry} />;
    case 'missing':
      return (
        missing ?? (
          <EmptyState isCard icon={<TicketIcon />} title={<FormattedMessage id="toto.noDraw.title" defaultMessage="No draw is planned" />}>
            <FormattedMessage id="toto.noDraw.words" defaultMessage="The next draw appears here as soon as enough games are in the line." />
          </EmptyState>
        )
      );
    default:
      return <LinesSkeleton count={6} />;
  }
}
