import { withWords } from '@touchline/shared-i18n';
import type { RouteKey } from '@touchline/shared-routes';
import { lazy, type ComponentType } from 'react';
import { PlainErrorPage } from './PlainErrorPage.tsx';

const fetchPage = withWords(() => import('./ShellPage.tsx'));

/**
 * A page of the shell in its chunk: hardly anybody sees one. The edge waits for it, so its document is whole. Code that does not come leaves
 * a plain page that says so, which every page has with it.
 */
export const ShellPageLater = lazy<ComponentType<{ routeKey: RouteKey }>>(() =>
  fetchPage().then(
    ({ ShellPage }) => ({ default: ShellPage }),
    () => ({ default: PlainErrorPage }),
  ),
);
