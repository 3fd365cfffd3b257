import { ChevronUpIcon, IconButton } from '@touchline/ui-kit';
import type { Build } from '@touchline/shared-state';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import styles from './Layout.module.css';

/** Screens that have to go by before the button is there. @spec LY-04 */
const SCREENS: Readonly<Record<Build, number>> = { desktop: 1, mobile: 4 };

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Back to the top of a long page. @spec LY-04 */
export function ScrollToTop({ build }: { build: Build }) {
  const intl = useIntl();
  const isShown = useSyncExternalStore(
    onScroll,
    () => window.scrollY > SCREENS[build] * window.innerHeight,
    () => false,
  );
  if (!isShown) return null;
  return (
    <IconButton
      className={styles.top}
      data-build={build}
      look="secondary"
      label={intl.formatMessage({ id: 'shell.top', defaultMessage: 'To the top' })}
      onClick={() => window.scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })}
    >
      <ChevronUpIcon />
    </IconButton>
  );
}
