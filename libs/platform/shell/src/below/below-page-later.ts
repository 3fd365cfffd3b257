import { withWords } from '@touchline/shared-i18n';
import { lazy, type ComponentType } from 'react';

const fetchPart = withWords(() => import(/* @home */ './BelowPage.tsx'), { isDrawn: true });

/**
 * Content below the page, hydrated when its chunk has loaded. If the chunk fails, the page is complete without it, so nothing is reported.
 */
export const BelowPageLater = lazy<ComponentType>(() =>
  fetchPart().then(
    ({ BelowPage }) => ({ default: BelowPage }),
    () => ({ default: () => null }),
  ),
);
