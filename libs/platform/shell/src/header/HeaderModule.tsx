import { portsOf } from '@touchline/shared-state';
import { IconButton, ReturnIcon } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import { codeOf } from '@touchline/shared-primitives';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';

/** A part of the header that may fail alone: it is replaced by a retry button of its size, and the rest of the header works. @spec LY-07 */
export function HeaderModule({ name, children }: { name: string; children: ReactNode }) {
  const intl = useIntl();
  const { report } = portsOf(useStore());
  return (
    <ErrorBoundary
      onError={(error) => report('header-module-threw', { name, code: codeOf(error) })}
      fallback={(reset) => (
        <IconButton label={intl.formatMessage({ id: 'main_page_refresh_button', defaultMessage: 'Reload page' })} onClick={reset}>
          <ReturnIcon />
        </IconButton>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
