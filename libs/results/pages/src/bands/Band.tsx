import { Link, SectionHeading } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './Bands.module.css';

export interface BandProps {
  title: ReactNode;
  /** Page with the full list. */
  href?: string;
  /** Fills the height of its place, for the top of home. */
  isTight?: boolean;
  children: ReactNode;
}

/** A titled band for a page of another section. */
export function Band({ title, href, isTight = false, children }: BandProps) {
  return (
    <section className={isTight ? styles.tight : undefined}>
      <SectionHeading
        note={
          href && (
            <Link href={href}>
              <FormattedMessage id="results.bands.all" defaultMessage="View all" />
            </Link>
          )
        }
      >
        {title}
      </SectionHeading>
      {children}
    </section>
  );
}
