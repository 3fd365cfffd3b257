import { lazy, type ComponentType } from 'react';

/** The text under a page, taken over when its code has come. A page without it is whole, so code that does not come is no news for anybody. */
export const SeoBlockLater = lazy<ComponentType>(() =>
  import('./SeoBlock.tsx').then(
    ({ SeoBlock }) => ({ default: SeoBlock }),
    () => ({ default: () => null }),
  ),
);
