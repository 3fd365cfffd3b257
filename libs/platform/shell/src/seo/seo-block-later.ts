import { withWords } from '@touchline/shared-i18n';
import { lazy, type ComponentType } from 'react';

const fetchBlock = withWords(() => import(/* @home */ './SeoBlock.tsx'), { isDrawn: true });

/** The text under a page, taken over when its code has come. A page without it is whole, so code that does not come is no news for anybody. */
export const SeoBlockLater = lazy<ComponentType>(() =>
  fetchBlock().then(
    ({ SeoBlock }) => ({ default: SeoBlock }),
    () => ({ default: () => null }),
  ),
);
