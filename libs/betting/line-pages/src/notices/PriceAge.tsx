import type { FeedView } from '@touchline/betting-line-state';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import { selectDisplayFlag, type RootState } from '@touchline/shared-state';
import styles from './PriceAge.module.css';

/**
 * Age of a view's prices: the time since the server last confirmed them, by its clock. Shown when they are stale, and always to players who
 * chose so. It updates without rendering and is not announced to screen readers; the notice about stale prices is. Its code is loaded after
 * the prices.
 *
 * @spec ODD-5
 */
export function PriceAge({ view }: { view: FeedView }) {
  const intl = useIntl();
  const store = useStore<RootState>();
  const isWanted = useSelector((state: RootState) => selectDisplayFlag(state, 'isPriceAgeShown'));
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    let end: (() => void) | null | undefined;
    import('./write-age.ts')
      .then(({ writeAge }) => {
        if (end !== null && element.current !== null) end = writeAge(element.current, { intl, store, view, isWanted });
      })
      .catch(() => undefined); // stale prices still have their notice
    return () => {
      end?.();
      end = null;
    };
  }, [intl, store, view, isWanted]);
  return <p ref={element} className={styles.age} data-wanted={isWanted ? '' : undefined} data-testid="price-age" />;
}
