import type { View } from '@touchline/toto-state';
import { EmptyState, LinesSkeleton, SectionFailedState, TicketIcon } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface ShownProps<T> {
  view: View<T>;
  retry: () => void;
  /** Shown when the backend has no such resource. */
  missing?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Renders loaded data; before that an outline, on failure a retry button, and `missing` if there is nothing. */
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
