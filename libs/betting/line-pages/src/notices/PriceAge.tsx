import type { FeedView } from '@touchline/betting-line-state';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import styles from './PriceAge.module.css';

/**
 * How old the prices of a view are: the time since the server last vouched for them, by its clock. It counts without rendering, keeps its line and
 * is not announced; prices that are too old are, by their notice. Its code comes after the prices.
 *
 * @spec ODD-5
 */
export function PriceAge({ view }: { view: FeedView }) {
  const intl = useIntl();
  const store = useStore();
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    let end: (() => void) | null | undefined;
    import('./write-age.ts')
      .then(({ writeAge }) => {
        if (end !== null && element.current !== null) end = writeAge(element.current, { intl, store, view });
      })
      .catch(() => undefined); // prices that are too old have their notice
    return () => {
      end?.();
      end = null;
    };
  }, [intl, store, view]);
  return <p ref={element} className={styles.age} data-testid="price-age" />;
}
