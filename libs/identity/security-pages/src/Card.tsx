import { Badge } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './Security.module.css';

/** Card of one method: name, state, purpose and actions. */
export function MethodCard({ title, isOn, children }: { title: ReactNode; isOn?: boolean; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2 className={styles.name}>
        <span>{title}</span>
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
