import type { FeedView } from '@touchline/betting-line-state';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import type { RootState } from '@touchline/shared-state';
import styles from './PriceAge.module.css';

/**
 * Age of a view's prices: the time since the server last confirmed them, by its clock. It updates without rendering, keeps its space and is
 * not announced to screen readers; the notice about stale prices is. Its code is loaded after the prices.
 *
 * @spec ODD-5
 */
export function PriceAge({ view }: { view: FeedView }) {
  const intl = useIntl();
  const store = useStore<RootState>();
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    let end: (() => void) | null | undefined;
    import('./write-age.ts')
      .then(({ writeAge }) => {
        if (end !== null && element.current !== null) end = writeAge(element.current, { intl, store, view });
      })
      .catch(() => undefined); // stale prices still have their notice
    return () => {
      end?.();
      end = null;
    };
  }, [intl, store, view]);
  return <p ref={element} className={styles.age} data-testid="price-age" />;
}
