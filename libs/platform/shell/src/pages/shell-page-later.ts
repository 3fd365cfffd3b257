import { withWords } from '@touchline/shared-i18n';
import type { RouteKey } from '@touchline/shared-routes';
import { lazy, type ComponentType } from 'react';
import { PlainErrorPage } from './PlainErrorPage.tsx';

const fetchPage = withWords(() => import('./ShellPage.tsx'));

/**
 * Loads pages of the shell as a chunk, since they are rarely shown. The edge awaits it, so its document is complete. If the chunk fails, a
 * plain error page is shown, which is part of every page.
 */
export const ShellPageLater = lazy<ComponentType<{ routeKey: RouteKey }>>(() =>
  fetchPage().then(
    ({ ShellPage }) => ({ default: ShellPage }),
    () => ({ default: PlainErrorPage }),
  ),
);
