import { useEffect, useState, type ComponentProps } from 'react';
import styles from './Commentary.module.css';

type Commentary = (typeof import('./Commentary.tsx'))['Commentary'];

/** The commentary of a match. Its code is loaded after the prices, with its space reserved; without it the page is still complete. */
export function CommentaryLater(props: ComponentProps<Commentary>) {
  const [Part, setPart] = useState<Commentary | null>(null);
  useEffect(() => {
    import('./Commentary.tsx').then((came) => setPart(() => came.Commentary)).catch(() => undefined);
  }, []);
  return <div className={styles.place}>{Part && <Part {...props} />}</div>;
}
