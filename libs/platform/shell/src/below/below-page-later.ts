import { withWords } from '@touchline/shared-i18n';
import { lazy, type ComponentType } from 'react';

const fetchPart = withWords(() => import(/* @home */ './BelowPage.tsx'), { isDrawn: true });

/** What is under a page, taken over when its code has come. A page without it is whole, so code that does not come is no news for anybody. */
export const BelowPageLater = lazy<ComponentType>(() =>
  fetchPart().then(
    ({ BelowPage }) => ({ default: BelowPage }),
    () => ({ default: () => null }),
  ),
);
