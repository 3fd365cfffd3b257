import { createContext, use, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './Panel.module.css';

const InModal = createContext(false);
/** Whether the shell renders a dialog with a heading around the panels below. */
export const PanelInModal = InModal.Provider;

/** Card around every page of this section: heading, form and link to help. */
export function Panel({ title, children }: { title: ReactNode; children: ReactNode }) {
  const isInModal = use(InModal);
  return (
    <section className={styles.panel} data-in-modal={isInModal || undefined} aria-labelledby={isInModal ? undefined : 'identity-title'}>
      {!isInModal && (
        <h1 id="identity-title" className={styles.title}>
          {title}
        </h1>
      )}
      {children}
      <p className={styles.care}>
        <FormattedMessage
          id="identity.care"
          defaultMessage="18+ only. Play money. Gambling stopped being fun? Free helplines are at the bottom of every page."
        />
      </p>
    </section>
  );
}
