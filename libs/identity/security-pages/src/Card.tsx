import { Badge } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './Security.module.css';

/** One method: its name, whether it is on, what it is for, and what can be done. */
export function MethodCard({ title, isOn, children }: { title: ReactNode; isOn?: boolean; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2 className={styles.name}>
        {title}
        {isOn !== undefined && (
          <Badge {...(isOn && { tone: 'won' })}>
            {isOn ? <FormattedMessage id="security.on" defaultMessage="On" /> : <FormattedMessage id="security.off" defaultMessage="Off" />}
          </Badge>
        )}
      </h2>
      {children}
    </section>
  );
}
