import { ChevronUpIcon, IconButton } from '@touchline/ui-kit';
import type { Build } from '@touchline/shared-state';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './Layout.module.css';

/** Number of screens to scroll before the button appears. @spec LY-04 */
const SCREENS: Readonly<Record<Build, number>> = { desktop: 1, mobile: 4 };

/** Delay of the first check, for a page that a reload restored further down. */
const SETTLED_MS = 1_000;

/** Button back to the top of a long page. @spec LY-04 */
export function ScrollToTop({ build }: { build: Build }) {
  const intl = useIntl();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    // Reading the offset while rendering would force another layout, so it is read on scroll and once after the start.
    const look = (): void => setIsShown(window.scrollY > SCREENS[build] * window.innerHeight);
    const timer = setTimeout(look, SETTLED_MS);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', look);
    };
  }, [build]);
  if (!isShown) return null;
  return (
    <IconButton
      className={styles.top}
      data-build={build}
      look="secondary"
      label={intl.formatMessage({ id: 'shell.top', defaultMessage: 'Back to top' })}
      onClick={() => window.scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })}
    >
      <ChevronUpIcon />
    </IconButton>
  );
}
