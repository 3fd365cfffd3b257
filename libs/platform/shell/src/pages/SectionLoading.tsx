import { SLOW_HINT_MS } from '@touchline/platform-state';
import { EventListSkeleton } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './Pages.module.css';

/** The place of a section on its way. When it takes long it says so, and that nothing is lost. @spec LY-09 REM-1 */
export function SectionLoading() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_HINT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p role="status" className={styles.hint} data-slow={isSlow || undefined}>
        {isSlow && (
          <FormattedMessage
            id="shell.section.slow"
            defaultMessage="This section takes longer than usual. Your coupon and your balance stay where they are."
          />
        )}
      </p>
      <EventListSkeleton />
    </>
  );
}
